import { idInTag } from '#domain/sites/change-tags.ts'
import type { FacetPicture } from '../facet-picture.ts'
import type { CatalogStyle } from '../style.ts'
import type { WordsPicture } from '../text/style-words.ts'

/** All that is known of styles at one moment; the small tables around them are read anew each time. */
export type CatalogPicture = {
  /** Of what surrounds the styles and is part of what they are called and where they come from. */
  readonly surroundings: string
  readonly readAt: number
  readonly styles: readonly (CatalogStyle | undefined)[]
  readonly facets: FacetPicture
  readonly words: WordsPicture
}

/** A picture, and what was told since it was made. */
export type Restored = { readonly picture: CatalogPicture; readonly told: readonly string[] }

/** What of styles and categories was told since. */
export const toldIn = (told: readonly string[]) => ({
  products: new Set(told.flatMap(tag => idInTag('product', tag) ?? idInTag('prices', tag) ?? [])),
  categories: told.flatMap(tag => idInTag('category', tag) ?? []).map(Number),
})
