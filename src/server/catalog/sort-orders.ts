import { SORTS, type Sort } from '#contract/products/listing-options.ts'
import { NEW_DAYS, ratingOf, SITE_COUNT, type CatalogStyle } from './style.ts'

const DAY = 86_400_000
/** A rating counts fully from so many reviews on. */
const TRUSTED_REVIEWS = 10
const MIDDLE_RATING = 3.5

type Key = (style: CatalogStyle, site: number, today: number) => number

/** Larger comes first. */
const KEYS = {
  recommended: (style, _, today) => style.popularity + ratingPull(style) * 800 + newness(style, today) * 1_500,
  newest: style => style.launchedAt,
  'price-asc': (style, site) => -priceOf(style, site),
  'price-desc': priceOf,
  rating: style => MIDDLE_RATING + ratingPull(style),
  bestselling: style => style.popularity,
} as const satisfies Record<Sort, Key>

function priceOf(style: CatalogStyle, site: number): number {
  const supply = style.supply[site]
  return supply?.offers[supply.shown]?.lowCurrent ?? 0
}

/** How far reviews pull a style up or down: few reviews pull little. */
const ratingPull = (style: CatalogStyle) =>
  style.ratingCount === 0 ? 0 : (ratingOf(style) - MIDDLE_RATING) * Math.min(1, style.ratingCount / TRUSTED_REVIEWS)

/** By whole days, so that two looks at the same style agree. */
const newness = (style: CatalogStyle, today: number) => Math.max(0, 1 - (today - style.launchedAt / DAY) / NEW_DAYS)

const bySite = (sort: Sort) => sort === 'price-asc' || sort === 'price-desc'

/** All slots in each order a listing can be asked in; made at the start or when first asked for, and again after a change. */
export class SortOrders {
  #orders = new Map<string, Int32Array>()
  #styles: readonly (CatalogStyle | undefined)[]

  readonly #clock: () => Date

  constructor(styles: readonly (CatalogStyle | undefined)[], clock: () => Date) {
    this.#styles = styles
    this.#clock = clock
  }

  of(sort: Sort, site: number): Int32Array {
    const name = `${sort} ${bySite(sort) ? site : ''}`
    const known = this.#orders.get(name)
    if (known) return known
    const fresh = this.#make(sort, site)
    this.#orders.set(name, fresh)
    return fresh
  }

  /** Every order, one at a time: whoever searches first waits for none. */
  *all(): Generator<Int32Array> {
    for (const sort of SORTS)
      for (let site = 0; site < (bySite(sort) ? SITE_COUNT : 1); site++) yield this.of(sort, site)
  }

  /** Forgets the orders in which a changed style may stand elsewhere now. */
  changed(style: CatalogStyle | undefined, before: CatalogStyle | undefined): void {
    if (!style || !before) return this.#orders.clear()
    const today = this.#today()
    for (const name of this.#orders.keys()) {
      const [sort = '', site = ''] = name.split(' ')
      const key = isSort(sort) ? KEYS[sort] : undefined
      if (key && key(style, Number(site), today) !== key(before, Number(site), today)) this.#orders.delete(name)
    }
  }

  #today = () => Math.floor(this.#clock().getTime() / DAY)

  #make(sort: Sort, site: number): Int32Array {
    const today = this.#today()
    const keys = new Float64Array(this.#styles.length)
    const slots: number[] = []
    this.#styles.forEach((style, slot) => {
      if (!style) return
      keys[slot] = KEYS[sort](style, Math.min(site, SITE_COUNT - 1), today)
      slots.push(slot)
    })
    return Int32Array.from(slots).sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b)
  }
}

const isSort = (name: string): name is Sort => Object.hasOwn(KEYS, name)
