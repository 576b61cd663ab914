import { isDeepStrictEqual } from 'node:util'
import { tagOf } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { assembleStyles } from './assemble-style.ts'
import { CategoryTree } from './category-tree.ts'
import { readCategories, readParts, readPrices } from './catalog.queries.ts'
import { followChanges, type Follower } from './follow-changes.ts'
import { inSlices } from './in-slices.ts'
import { readLexicon, type Lexicon } from './lexicon.ts'
import { readAllIds, readMembers } from './membership.queries.ts'
import { OwnSearch } from './own-search.ts'
import { toldIn, type CatalogPicture, type Restored } from './snapshot/picture.ts'
import { Steered } from './steered.ts'
import { isListedAlike, type CatalogStyle } from './style.ts'
import { StyleMemory } from './style-memory.ts'
import { StyleWords } from './text/style-words.ts'

const BATCH = 1_000
/** Beyond, reading everything is quicker than taking the words of each out of the index. */
const MOST_TOLD = 500

/** All styles of the shop in memory, and what finds them there where no other engine does. */
export class Catalog {
  readonly #memory: StyleMemory
  #words = new StyleWords()
  readonly steered: Steered
  readonly ownSearch: OwnSearch
  readonly #clock: () => Date
  readonly #log: Log
  #tree = new CategoryTree([])
  #lexicon: Lexicon | undefined
  #loading: Promise<void> | undefined
  #isLoaded = false
  /** What styles are called after has changed; stays until all are read anew, should reading fail. */
  #isRenamed = false
  /** When everything was read last, here or by whoever wrote the picture that this began with. */
  #readAt = 0
  readonly #db: Db
  readonly #changes: Changes
  readonly #follower: Follower
  /** Counts changes, so that whatever was made from older data is known to be old. */
  generation = 0

  constructor(db: Db, changes: Changes, log: Log, clock: () => Date) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    this.#memory = new StyleMemory(clock)
    this.steered = new Steered(this.#memory)
    this.ownSearch = new OwnSearch({
      memory: this.#memory,
      steered: this.steered,
      generation: () => this.generation,
      lexicon: () => this.lexicon,
      words: language => this.#words.of(language),
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

  /** Resolves once everything is in memory. The first call loads it: of what was kept, where that can still be used. */
  ready(restored: () => Promise<Restored | undefined> = async () => undefined): Promise<void> {
    return (this.#loading ??= this.#open(restored))
  }

  async #open(restored: () => Promise<Restored | undefined>): Promise<void> {
    if (!(await this.#restore(await restored()))) await this.#loadAll()
    this.#isLoaded = true
    this.#follower.start()
    void this.#prepare().catch((error: unknown) =>
      this.#log.warn('What the first searches need could not be made ahead', { error }),
    )
  }

  /** What the first searches would have to make. The shop opens meanwhile. */
  async #prepare(): Promise<void> {
    for await (const _ of inSlices(this.#memory.orders.all()));
  }

  /** What is told from now on is heard already; what was told before is read here. */
  async #restore(known: Restored | undefined): Promise<boolean> {
    if (!known) return false
    await this.#readSurroundings()
    const { picture, told } = known
    const { products, categories } = toldIn(told)
    if (picture.surroundings !== this.#surroundings() || products.size > MOST_TOLD) return false
    this.#memory.restore(picture.styles, picture.facets)
    this.#words = new StyleWords(picture.words)
    await this.#reloadSteering()
    this.#readAt = picture.readAt
    if (categories.length > 0) await this.#reloadCategories(categories)
    await this.#reloadEach([...products])
    return true
  }

  /** All that was told before this was asked is in it; nothing where that could not be read. */
  async picture(): Promise<CatalogPicture | undefined> {
    await this.#loading
    await this.#changes.heardAll()
    if (!(await this.#follower.takeInNow())) return undefined
    return {
      surroundings: this.#surroundings(),
      readAt: this.#readAt,
      styles: this.styles.slice(),
      facets: this.#memory.facets.picture(),
      words: this.#words.picture(),
    }
  }

  /** What styles are called after, and where they are sent from. */
  #surroundings = () =>
    JSON.stringify([this.lexicon.digest, Array.from(this.#tree.all(), ({ id }) => [id, this.#tree.nameOf(id)])])

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

  get styles(): readonly (CatalogStyle | undefined)[] {
    return this.#memory.styles
  }

  /** By the id of a style or of one of its colours. */
  find(productId: string): CatalogStyle | undefined {
    return this.#memory.at(this.#memory.slotOf(productId))
  }

  async #readSurroundings(): Promise<void> {
    this.#lexicon = await readLexicon(this.#db)
    this.#tree = new CategoryTree(await readCategories(this.#db))
  }

  async #loadAll(): Promise<void> {
    const before = this.#lexicon && this.#surroundings()
    const readAt = Date.now()
    await this.#readSurroundings()
    this.#isRenamed ||= before !== undefined && before !== this.#surroundings()
    const words = this.#isRenamed ? new StyleWords() : this.#words
    await this.#reloadSteering()
    const ids = new Set(await readAllIds(this.#db))
    await this.#reloadEach([...ids], words)
    for (const id of [...this.#memory.ids()]) if (!ids.has(id)) this.#drop(id)
    this.#words = words
    this.#readAt = readAt
    this.#isRenamed = false
    this.generation++
  }

  async #reloadEach(ids: readonly string[], words = this.#words): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) await this.#reload(ids.slice(from, from + BATCH), words)
  }

  async #reload(ids: readonly string[], words = this.#words): Promise<void> {
    const { texts, ...parts } = await readParts(this.#db, ids)
    const surroundings = { ...this.lexicon, pathOf: this.#tree.pathOf, log: this.#log }
    const longTexts = new Map(texts.map(text => [text.id, text]))
    const missing = new Set(ids)
    for await (const style of inSlices(assembleStyles(parts, surroundings))) {
      missing.delete(style.id)
      const { slot, before } = this.#memory.put(style)
      words.put(slot, style, longTexts.get(style.id), { lexicon: this.lexicon, tree: this.#tree })
      if (this.#isLoaded && !isListedAlike(style, before)) this.#announce(style, before)
    }
    missing.forEach(id => this.#drop(id))
    this.generation++
  }

  /** Nothing is read of a style but its prices, unless they take it off a site or bring it there. */
  async #reprice(ids: readonly string[]): Promise<void> {
    const prices = Map.groupBy(await readPrices(this.#db, ids), row => row.colour_id)
    const changed = this.#memory.reprice(ids, prices)
    this.generation++
    if (changed.length > 0) await this.#reload(changed)
  }

  #drop(id: string) {
    const dropped = this.#memory.drop(id)
    if (!dropped) return
    this.#words.drop(dropped.slot)
    this.generation++
    this.#announce(dropped.style)
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
    this.#isRenamed ||= Array.from(before.all()).some(({ id }) => !isDeepStrictEqual(before.nameOf(id), now.nameOf(id)))
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
    const changed = await this.steered.reload({ db: this.#db, now: this.#clock(), log: this.#log }, this.#tree)
    if (this.#isLoaded) for (const id of changed) this.#changes.announce(tagOf('listed', id))
  }
}
