import type { Sort } from '#contract/products/listing-options.ts'
import type { Language, SiteId } from '#domain/sites/sites.ts'
import type { Bitmap } from './bitmap.ts'
import type { ListingFound } from './listing.ts'
import type { ListingAsk } from './narrowing.ts'
import type { Steering } from './steering.ts'
import type { FindOptions, Hits } from './text/find.ts'

/**
 * What lists, searches and suggestions ask of whoever finds styles for them; what a style is, they ask the catalogue. Answered
 * from memory (docs/decisions/013); an engine of its own answers these and nothing else.
 */
export type SearchEngine = {
  /** Counts changes: what was found before it rose is old. */
  readonly generation: number
  /** All that is sold at a site, and what of it lies in a category: what there is to choose from. */
  soldAt(site: SiteId): Bitmap
  inCategory(categoryId: number, site: SiteId): Bitmap
  /** What words find, how well it fits, and what was understood of them. */
  search(
    query: string,
    language: Language,
    options?: { unfinished?: boolean; synonyms?: FindOptions['synonyms'] },
  ): Hits
  /** A page of what is left by all choices, in an order, with the count of what each further choice gives. */
  list(ask: ListingAsk, steering?: Steering): ListingFound
  topOf(hits: Hits, site: number, most: number): readonly number[]
  firstOf(members: Bitmap, sort: Sort, site: number, most: number): readonly number[]
}
