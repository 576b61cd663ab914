import { isDeepStrictEqual } from 'node:util'
import type { Sort } from '#contract/products/listing-options.ts'
import type { Language, SiteId } from '#domain/sites/sites.ts'
import { tagOf } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { assembleStyles } from './assemble-style.ts'
import { Bitmap } from './bitmap.ts'
import { CategoryTree } from './category-tree.ts'
import { DatedMemory } from './dated-memory.ts'
import { readCategories, readParts, readPrices } from './catalog.queries.ts'
import { FacetIndex } from './facet-index.ts'
import { followChanges, type Follower } from './follow-changes.ts'
import { inSlices } from './in-slices.ts'
import { readLexicon, type Lexicon } from './lexicon.ts'
import { bestFirst, firstInStock, list, type ListingFound } from './listing.ts'
import type { ListingAsk } from './narrowing.ts'
import { readAllIds, readMembers } from './membership.queries.ts'
import { repriced } from './repriced.ts'
import { ShownPrices } from './shown-prices.ts'
import { SortOrders } from './sort-orders.ts'
import { Steered } from './steered.ts'
import type { Steering } from './steering.ts'
import { isListedAlike, siteIndex, type CatalogStyle } from './style.ts'
import { find, onlyHit, type FindOptions, type Hits } from './text/find.ts'
import { StyleWords } from './text/style-words.ts'
import type { TextIndex } from './text/text-index.ts'
import type { WantedVariant } from './variant-index.ts'

const BATCH = 1_000
const MOST_HITS = 200

type Synonyms = FindOptions['synonyms']

/** All styles of the shop in memory: what listings, search and suggestions are answered from. */
export class Catalog {
  readonly styles: (CatalogStyle | undefined)[] = []
  readonly facets = new FacetIndex(this.styles)
  readonly #orders: SortOrders
  readonly #prices = new ShownPrices(this.styles)
  readonly #slots = new Map<string, number>()
  readonly #styleOfColour = new Map<string, string>()
  #words = new StyleWords()
  /** What was found lately: facets of the same words are asked for one after another. */
  readonly #hits = new DatedMemory<Hits>(MOST_HITS)
  readonly steered: Steered
  readonly #clock: () => Date
  readonly #log: Log
  #tree = new CategoryTree([])
  #lexicon: Lexicon | undefined
  #loading: Promise<void> | undefined
  #isLoaded = false
  /** What styles are called after has changed; stays until all are read anew, should reading fail. */
  #isRenamed = false
  readonly #db: Db
  readonly #changes: Changes
  readonly #follower: Follower
  /** Counts changes, so that whatever was made from older data is known to be old. */
  generation = 0

  constructor(db: Db, changes: Changes, log: Log, clock: () => Date) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    this.#orders = new SortOrders(this.styles, clock)
    this.steered = new Steered({
      styles: this.styles,
      facets: this.facets,
      orders: this.#orders,
      slotOf: id => this.slotOf(id),
      inCategory: (id, site) => this.inCategory(id, site),
    })
    this.#changes = changes
    this.#follower = followChanges(changes, log, {
      styles: ids => this.#reload(ids),
      prices: ids => this.#reprice(ids),
      categories: ids => this.#reloadCategories(ids),
      words: () => this.#reloadLexicon(),
      everything: () => this.#loadAll(),
    })
  }

  /** Resolves once everything is in memory. The first call loads it. */
  ready(): Promise<void> {
    return (this.#loading ??= this.#loadAll().then(() => {
      this.#isLoaded = true
      this.#follower.start()
    }))
  }

  /** Whether every change heard of so far is taken in. */
  get isSettled(): boolean {
    return this.#follower.isSettled()
  }

  /** Resolves once every change heard of so far is taken in. What was never loaded has nothing to take in. */
  async settled(): Promise<void> {
    if (!this.#loading) return
    await this.#loading
    await this.#follower.settled()
  }

  stop = (): Promise<void> => this.#follower.stop()

  get tree(): CategoryTree {
    return this.#tree
  }

  get lexicon(): Lexicon {
    if (!this.#lexicon) throw new Error('the catalogue is not loaded yet')
    return this.#lexicon
  }

  /** By the id of a style or of one of its colours. */
  find(productId: string): CatalogStyle | undefined {
    const slot = this.slotOf(productId)
    return slot === undefined ? undefined : this.styles[slot]
  }

  slotOf(productId: string): number | undefined {
    return this.#slots.get(this.#styleOfColour.get(productId) ?? productId)
  }

  at(slot: number): CatalogStyle | undefined {
    return this.styles[slot]
  }

  soldAt(site: SiteId): Bitmap {
    return this.facets.sold[siteIndex(site)] ?? new Bitmap()
  }

  inCategory(categoryId: number, site: SiteId): Bitmap {
    return this.facets.members('category', String(categoryId), siteIndex(site)).copy().keep(this.soldAt(site))
  }

  /** `steering` may be what somebody only thinks of. */
  list(ask: ListingAsk, steering?: Steering): ListingFound {
    const source = {
      facets: this.facets,
      order: (sort: Sort, site: number) =>
        sort === 'recommended' && ask.categoryId !== undefined
          ? this.steered.order(ask.categoryId, site, this.generation, steering)
          : this.#orders.of(sort, site),
      prices: (wanted: WantedVariant, store: string | undefined) => this.#prices.of(ask.site, wanted, store),
      styleAt: (slot: number) => this.styles[slot],
    }
    return list(source, ask)
  }

  /** The first of a set in an order, what is in stock before the rest. */
  firstOf(members: Bitmap, sort: Sort, site: number, most: number): readonly number[] {
    const inStock = this.facets.inStock[site] ?? new Bitmap()
    return firstInStock(this.#orders.of(sort, site), members, inStock, { offset: 0, limit: most })
  }

  /** The best fits that are sold at a site, without counting anything. */
  topOf(hits: Hits, site: number, most: number): readonly number[] {
    const members = hits.members.copy().keep(this.facets.sold[site] ?? new Bitmap())
    const inStock = this.facets.inStock[site] ?? new Bitmap()
    const order = this.#orders.of('recommended', site)
    return bestFirst(order, members, inStock, hits.scores, { offset: 0, limit: most })
  }

  /** What a query finds by itself; `synonyms` may be what somebody only thinks of. */
  search(query: string, language: Language, options: { unfinished?: boolean; synonyms?: Synonyms } = {}): Hits {
    const { unfinished = false, synonyms } = options
    const make = (words: Synonyms) => {
      const own = this.slotOf(query.toUpperCase())
      const slots = this.styles.length
      return own === undefined
        ? find(this.textIndex(language), query, { slots, synonyms: words, unfinished })
        : onlyHit(own, slots)
    }
    if (synonyms) return make(synonyms)
    const known = this.lexicon.synonyms[language]
    return this.#hits.of(`${language} ${unfinished} ${query}`, this.generation, () => make(known))
  }

  textIndex = (language: Language): TextIndex => this.#words.of(language)

  async #loadAll(): Promise<void> {
    const words = this.#isRenamed ? new StyleWords() : this.#words
    this.#lexicon = await readLexicon(this.#db)
    this.#tree = new CategoryTree(await readCategories(this.#db))
    await this.#reloadSteering()
    const ids = await readAllIds(this.#db)
    const gone = new Set(this.#slots.keys())
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH)
      await this.#reload(batch, words)
      batch.forEach(id => gone.delete(id))
    }
    gone.forEach(id => this.#drop(id))
    this.#words = words
    this.#isRenamed = false
    this.generation++
  }

  async #reload(ids: readonly string[], words = this.#words): Promise<void> {
    const { texts, ...parts } = await readParts(this.#db, ids)
    const surroundings = { ...this.lexicon, pathOf: this.#tree.pathOf, log: this.#log }
    const longTexts = new Map(texts.map(text => [text.id, text]))
    const missing = new Set(ids)
    for await (const style of inSlices(assembleStyles(parts, surroundings))) {
      missing.delete(style.id)
      words.put(this.#put(style), style, longTexts.get(style.id), { lexicon: this.lexicon, tree: this.#tree })
    }
    missing.forEach(id => this.#drop(id))
    this.generation++
  }

  /** Nothing is read of a style but its prices, unless they take it off a site or bring it there. */
  async #reprice(ids: readonly string[]): Promise<void> {
    const prices = Map.groupBy(await readPrices(this.#db, ids), row => row.colour_id)
    const changed: string[] = []
    for (const id of ids) {
      const slot = this.#slots.get(id)
      const before = slot === undefined ? undefined : this.styles[slot]
      if (slot === undefined || !before) continue
      const style = repriced(before, prices)
      if (!style) changed.push(id)
      else {
        this.styles[slot] = style
        this.facets.reprice(slot, style, before)
        this.#prices.changed(slot)
        this.#orders.changed(style, before)
      }
    }
    this.generation++
    if (changed.length > 0) await this.#reload(changed)
  }

  #put(style: CatalogStyle): number {
    const slot = this.#slots.get(style.id) ?? this.styles.length
    const before = this.styles[slot]
    this.styles[slot] = style
    this.#slots.set(style.id, slot)
    before?.colours.forEach(({ id }) => this.#styleOfColour.delete(id))
    style.colours.forEach(({ id }) => this.#styleOfColour.set(id, style.id))
    this.facets.put(slot, style, before)
    this.#prices.changed(slot)
    this.#orders.changed(style, before)
    if (this.#isLoaded && !isListedAlike(style, before)) this.#announce(style, before)
    return slot
  }

  #drop(id: string) {
    const slot = this.#slots.get(id)
    const style = slot === undefined ? undefined : this.styles[slot]
    if (slot === undefined || !style) return
    this.facets.drop(slot, style)
    this.#prices.changed(slot)
    this.#orders.changed(undefined, style)
    this.#words.drop(slot)
    style.colours.forEach(colour => this.#styleOfColour.delete(colour.id))
    this.#slots.delete(id)
    this.styles[slot] = undefined
    this.generation++
    this.#announce(style)
  }

  /** Pages of its categories show other products now, or in another order. */
  #announce(...styles: readonly (CatalogStyle | undefined)[]) {
    for (const id of new Set(styles.flatMap(style => style?.categories ?? [])))
      this.#changes.announce(tagOf('listed', id))
  }

  async #reloadCategories(ids: readonly number[]): Promise<void> {
    const before = this.#tree
    this.#tree = new CategoryTree(await readCategories(this.#db))
    const now = this.#tree
    this.#isRenamed ||= ids.some(id => before.find(id) && !isDeepStrictEqual(before.nameOf(id), now.nameOf(id)))
    if (this.#isRenamed) return this.#loadAll()
    const moved = new Set<string>()
    for (const id of ids) {
      const members = new Set(await readMembers(this.#db, id))
      for (const style of this.styles)
        if (style && style.categories.includes(id) !== members.has(style.id)) moved.add(style.id)
    }
    if (moved.size > 0) await this.#reload([...moved])
    this.generation++
  }

  async #reloadLexicon(): Promise<void> {
    const before = this.lexicon.digest
    this.#lexicon = await readLexicon(this.#db)
    await this.#reloadSteering()
    this.generation++
    this.#isRenamed ||= before !== this.lexicon.digest
    if (this.#isRenamed) await this.#loadAll()
  }

  async #reloadSteering(): Promise<void> {
    const changed = await this.steered.reload(this.#db, this.#clock(), this.#tree)
    if (this.#isLoaded) for (const id of changed) this.#changes.announce(tagOf('listed', id))
  }
}
