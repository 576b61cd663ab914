import { SITE_IDS, DEFAULT_SITE, type Language, type SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import type { CategoryTree } from './category-tree.ts'
import { readPopularity } from './catalog.queries.ts'
import { DatedMemory } from './dated-memory.ts'
import { steerHits, steerOrder, type Ground } from './steer.ts'
import { readSteering, UNSTEERED, type Reading, type Steering } from './steering.ts'
import { siteIndex } from './style.ts'
import type { StyleMemory } from './style-memory.ts'
import type { Hits } from './text/find.ts'

const MOST_ORDERS = 100

type Shelves = Pick<StyleMemory, 'styles' | 'facets' | 'orders' | 'slotOf'>

/** Results and categories as merchandisers want them, or, by another `steering`, as they think of wanting them. */
export class Steered {
  readonly #shelves: Shelves
  readonly #orders = new DatedMemory<Int32Array>(MOST_ORDERS)
  #steering: Steering = UNSTEERED

  constructor(shelves: Shelves) {
    this.#shelves = shelves
  }

  get steering(): Steering {
    return this.#steering
  }

  hits(hits: Hits, query: string, language: Language, site: SiteId, steering = this.#steering): Hits {
    return steerHits(hits, steering.ofQuery(query, language, site), this.#groundAt(siteIndex(site)))
  }

  /** The slots of a category, in its own order. */
  order(categoryId: number, site: number, generation: number, steering = this.#steering): Int32Array {
    const siteId = SITE_IDS[site] ?? DEFAULT_SITE
    const rules = steering.ofCategory(categoryId, siteId)
    const { mode = 'rule', rule = 'recommended', placed = [] } = steering.settingOf(categoryId) ?? {}
    const usual = this.#shelves.orders.of(mode === 'hand' ? 'recommended' : rule, site)
    const byHand = mode === 'rule' ? [] : placed
    if (rules.length === 0 && byHand.length === 0) return usual
    const make = () => {
      const members = this.#shelves.facets.among(site, categoryId)
      return steerOrder(usual, members, { rules, placed: byHand }, this.#groundAt(site))
    }
    return steering === this.#steering ? this.#orders.of(`${categoryId} ${site}`, generation, make) : make()
  }

  /** Reads what counts at this moment: the categories whose pages show something else now. */
  async reload(reading: Reading, tree: CategoryTree): Promise<number[]> {
    const before = this.#steering
    this.#steering = await readSteering(reading)
    const isOther = (await this.#reloadPopularity(reading.db))
      ? () => true
      : (path: readonly number[]) => before.digestOf(path) !== this.#steering.digestOf(path)
    return [...tree.all()].flatMap(({ id, path }) => (isOther(path) ? [id] : []))
  }

  /** Whether anything is more or less popular than before. */
  async #reloadPopularity(db: Db): Promise<boolean> {
    const { styles, orders } = this.#shelves
    const known = await readPopularity(db)
    let isOther = false
    styles.forEach((before, slot) => {
      if (!before) return
      const popularity = known.get(before.id) ?? before.popularity
      if (popularity === before.popularity) return
      const style = { ...before, popularity }
      styles[slot] = style
      orders.changed(style, before)
      isOther = true
    })
    return isOther
  }

  #groundAt(site: number): Ground {
    const { facets, slotOf } = this.#shelves
    return { slotOf, having: (facet, value) => facets.members(facet, value, site) }
  }
}
