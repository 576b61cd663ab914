import type { Language, SiteId } from '#domain/sites/sites.ts'
import { Bitmap } from './bitmap.ts'
import type { Lexicon } from './lexicon.ts'
import { bestFirst, firstInStock, list } from './listing.ts'
import type { Source } from './narrowing.ts'
import type { Best, FacetCounts, ListAsk, ListFound, SearchEngine, Sought } from './search-engine.ts'
import type { Steered } from './steered.ts'
import { siteIndex } from './style.ts'
import type { StyleMemory } from './style-memory.ts'
import type { Hits } from './text/find.ts'
import { Searches } from './text/searches.ts'
import type { TextIndex } from './text/text-index.ts'

/** The catalogue, as far as it is searched. */
type Shelves = {
  readonly memory: StyleMemory
  readonly steered: Steered
  readonly generation: () => number
  readonly lexicon: () => Lexicon
  readonly words: (language: Language) => TextIndex
}

type Found = Omit<ListFound, 'counts'> & { readonly counts: () => FacetCounts }

const NOBODY = new Bitmap()

/** Answered at once, from sets of slots that lie in memory. */
export class OwnSearch implements SearchEngine {
  readonly #shelves: Shelves
  readonly #searches = new Searches()

  constructor(shelves: Shelves) {
    this.#shelves = shelves
  }

  get generation(): number {
    return this.#shelves.generation()
  }

  list(ask: ListAsk): Found {
    const { memory, steered } = this.#shelves
    const { categoryId, steering, sought } = ask
    const order: Source['order'] = (sort, site) =>
      sort === 'recommended' && categoryId !== undefined
        ? steered.order(categoryId, site, this.generation, steering)
        : memory.orders.of(sort, site)
    const site = siteIndex(ask.site)
    const prices: Source['prices'] = (wanted, store) => memory.prices.of(site, wanted, store)
    const source = { facets: memory.facets, order, prices, styleAt: (slot: number) => memory.at(slot) }
    const hits = sought && this.#hits({ ...sought, site: ask.site, ...(steering && { steering }) })
    const base = hits ? this.#sold(hits, site) : memory.facets.among(site, categoryId)
    const { total, slots, counts } = list(source, { ...ask, site, base, scores: hits?.scores })
    return { total, ids: this.#idsOf(slots), corrected: hits?.corrected, counts }
  }

  /** Without counting anything. */
  best(sought: Sought, most: number): Best {
    const { memory } = this.#shelves
    const site = siteIndex(sought.site)
    const hits = this.#hits(sought)
    const members = this.#sold(hits, site)
    const inStock = memory.facets.inStock[site] ?? NOBODY
    const order = memory.orders.of('recommended', site)
    const slots = most === 0 ? [] : bestFirst(order, members, inStock, hits.scores, { offset: 0, limit: most })
    return { total: members.count(), ids: this.#idsOf(slots) }
  }

  popular(where: { readonly site: SiteId; readonly categoryId?: number | undefined }, most: number): readonly string[] {
    const { facets, orders } = this.#shelves.memory
    const site = siteIndex(where.site)
    const inStock = facets.inStock[site] ?? NOBODY
    const members = facets.among(site, where.categoryId)
    return this.#idsOf(firstInStock(orders.of('recommended', site), members, inStock, { offset: 0, limit: most }))
  }

  countsIn = (categoryIds: readonly number[], site: SiteId): readonly number[] =>
    categoryIds.map(id => this.#shelves.memory.facets.among(siteIndex(site), id).count())

  completions = (beginning: string, language: Language, most: number): readonly string[] =>
    this.#shelves
      .words(language)
      .beginningWith(beginning, most)
      .map(({ written }) => written)

  knows(words: readonly string[], language: Language): boolean {
    const index = this.#shelves.words(language)
    return words.every(word => index.has(index.stemOf(word)))
  }

  #hits({ site, text, language, unfinished = false, synonyms, steering }: Sought): Hits {
    const { memory, steered, words, lexicon } = this.#shelves
    const own = memory.slotOf(text.toUpperCase())
    const ask = { index: words(language), query: text, language, own, slots: memory.styles.length, unfinished }
    // With words that somebody only thinks of, nothing of what shoppers find is pushed out of memory.
    const found = synonyms
      ? this.#searches.anew(ask, synonyms)
      : this.#searches.of(ask, this.generation, lexicon().synonyms[language])
    return steered.hits(found, text, language, site, steering)
  }

  #sold = (hits: Hits, site: number): Bitmap =>
    hits.members.copy().keep(this.#shelves.memory.facets.sold[site] ?? NOBODY)

  #idsOf = (slots: readonly number[]): string[] => slots.flatMap(slot => this.#shelves.memory.at(slot)?.id ?? [])
}
