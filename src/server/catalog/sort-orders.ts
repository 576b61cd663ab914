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

  /** Lowest price of the shown colour, by site and slot. */
  readonly #prices: readonly Int32Array[]
  readonly #clock: () => Date

  constructor(styles: readonly (CatalogStyle | undefined)[], prices: readonly Int32Array[], clock: () => Date) {
    this.#styles = styles
    this.#prices = prices
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
    const keyOf = this.#keyOf(sort, site)
    const keys = new Float64Array(this.#styles.length)
    const slots = new Int32Array(this.#styles.length)
    let count = 0
    for (const [slot, style] of this.#styles.entries()) {
      if (!style) continue
      keys[count] = keyOf(style, slot)
      slots[count++] = slot
    }
    return largestFirst(slots.subarray(0, count), keys.subarray(0, count))
  }

  /** Prices lie in a row already: to look into each style for its own takes most of the time. */
  #keyOf(sort: Sort, site: number): (style: CatalogStyle, slot: number) => number {
    const prices = this.#prices[Math.min(site, SITE_COUNT - 1)]
    if (prices && sort === 'price-asc') return (_, slot) => -(prices[slot] ?? 0)
    if (prices && sort === 'price-desc') return (_, slot) => prices[slot] ?? 0
    const today = this.#today()
    return style => KEYS[sort](style, site, today)
  }
}

/** In the order of their keys, else as they came. Numbers are sorted many times as fast as by a comparison; then each finds its place. */
function largestFirst(slots: Int32Array, keys: Float64Array): Int32Array {
  const rising = keys.slice().sort()
  const order = new Int32Array(slots.length)
  const taken = new Int32Array(slots.length)
  for (let at = 0; at < slots.length; at++) {
    const first = rising.length - endOf(rising, keys[at] ?? 0)
    const ahead = taken[first] ?? 0
    order[first + ahead] = slots[at] ?? 0
    taken[first] = ahead + 1
  }
  return order
}

/** Behind the last that is no larger. */
function endOf(rising: Float64Array, key: number): number {
  let low = 0
  let high = rising.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rising[middle] ?? 0) <= key) low = middle + 1
    else high = middle
  }
  return low
}

const isSort = (name: string): name is Sort => Object.hasOwn(KEYS, name)
