import { shelvesIn, type FacetId } from '#contract/products/listing-options.ts'
import { Bounded } from '#domain/memory/bounded.ts'
import { Bitmap } from './bitmap.ts'
import { OF_SITE, type FacetPicture, type NamedSet } from './facet-picture.ts'
import { FitSets } from './fit-sets.ts'
import { fitOf } from './fits.ts'
import { endsOf, holdsOf, priceRanges } from './price-ranges.ts'
import { ratingOf, SITE_COUNT, type CatalogStyle, type SiteSupply } from './style.ts'
import { StoreVariants } from './store-variants.ts'
import { VariantIndex } from './variant-index.ts'

const STARS = [1, 2, 3, 4, 5] as const
const NOTHING = new Bitmap()
const MOST_RANGES = 32
const RANGES = priceRanges.map(range => ({ range, holds: holdsOf(range) }))

/** Each set in a list of its own, as values are counted that are several sets: listing them makes none anew. */
type Values = Map<string, readonly [Bitmap]>
/** Facets whose members differ by site: what is sold and in stock there. */
const SITE_FACETS: ReadonlySet<FacetId> = new Set(['size', 'width', 'colour', 'price'])

/** Which styles have which value of which facet, as sets of slots. */
export class FacetIndex {
  #everywhere = new Map<FacetId, Values>()
  #bySite: Map<FacetId, Values>[] = Array.from({ length: SITE_COUNT }, () => new Map())
  readonly #variants: readonly VariantIndex[] = Array.from({ length: SITE_COUNT }, () => new VariantIndex())
  readonly #fits: readonly FitSets[] = Array.from(
    { length: SITE_COUNT },
    (_, site) => new FitSets((facet, value) => this.#setOf(facet, value, site)),
  )
  readonly sold: Bitmap[] = Array.from({ length: SITE_COUNT }, () => new Bitmap())
  readonly inStock: Bitmap[] = Array.from({ length: SITE_COUNT }, () => new Bitmap())
  /** Styles whose colours differ in price, so that it matters which of them is shown. */
  readonly pricedApart: Bitmap[] = Array.from({ length: SITE_COUNT }, () => new Bitmap())
  /** Lowest price of the shown colour, by site and slot; 0 where it is not sold. */
  readonly prices: Int32Array[] = perSlot()
  /** Of all colours, where they differ. */
  readonly lowest: Int32Array[] = perSlot()
  readonly highest: Int32Array[] = perSlot()

  /** Until there is another set. */
  #onShelves = new WeakMap<readonly string[], ReadonlyMap<string, readonly Bitmap[]>>()
  readonly #askedRanges = new Bounded<Bitmap>(MOST_RANGES)
  readonly #inStores: StoreVariants

  constructor(styles: readonly (CatalogStyle | undefined)[]) {
    this.#inStores = new StoreVariants(styles)
  }

  /** All of it is copied at once, while nothing changes. */
  picture(): FacetPicture {
    const kept = (all: readonly Int32Array[]) => all.map(prices => prices.slice())
    return {
      sets: Array.from(this.#sets(), ([name, members]) => [name, members.copy()]),
      prices: kept(this.prices),
      lowest: kept(this.lowest),
      highest: kept(this.highest),
    }
  }

  /** What was here before, of the same styles in the same slots. */
  restore({ sets, prices, lowest, highest }: FacetPicture): void {
    this.#onShelves = new WeakMap()
    for (const [name, members] of sets)
      if (name.of === 'value')
        this.#values(name.site === undefined ? this.#everywhere : this.#bySite[name.site], name.facet).set(name.value, [
          members,
        ])
      else if (name.of === 'variant')
        this.#variants[name.site]?.take(name.family, fitOf(name.size, name.width), members)
      else this[name.of][name.site] = members
    this.prices.splice(0, prices.length, ...prices)
    this.lowest.splice(0, lowest.length, ...lowest)
    this.highest.splice(0, highest.length, ...highest)
  }

  *#sets(): Generator<NamedSet> {
    for (const [site, facets] of [[undefined, this.#everywhere] as const, ...this.#bySite.entries()])
      for (const [facet, values] of facets)
        for (const [value, [members]] of values) yield [{ of: 'value', site, facet, value }, members]
    for (const [site, variants] of this.#variants.entries())
      for (const { family, fit, members } of variants.sets())
        yield [{ of: 'variant', site, family, size: fit.size, width: fit.width }, members]
    for (const of of OF_SITE) for (const [site, members] of this[of].entries()) yield [{ of, site }, members]
  }

  put(slot: number, style: CatalogStyle, before: CatalogStyle | undefined): void {
    if (before) this.#mark(slot, before, false)
    this.#mark(slot, style, true)
  }

  /** A style that is sold where it was, in the same colours and sizes. */
  reprice(slot: number, style: CatalogStyle, before: CatalogStyle): void {
    this.#askedRanges.clear()
    before.supply.forEach((supply, site) => this.#markPrices(slot, supply, site, false))
    style.supply.forEach((supply, site) => this.#markPrices(slot, supply, site, true))
  }

  drop(slot: number, before: CatalogStyle): void {
    this.#mark(slot, before, false)
  }

  members(facet: FacetId, value: string, site: number): Bitmap {
    return this.valuesOf(facet, site).get(value)?.[0] ?? NOTHING
  }

  /** A set of one's own of what is sold at a site: of a category, or of all. */
  among(site: number, categoryId: number | undefined): Bitmap {
    const sold = this.sold[site] ?? NOTHING
    return categoryId === undefined ? sold.copy() : this.members('category', String(categoryId), site).copy().keep(sold)
  }

  /** Who stands on each shelf; the lists of shelves that shoppers choose from hardly ever change. */
  onShelves(shelves: readonly string[]): ReadonlyMap<string, readonly Bitmap[]> {
    const known = this.#onShelves.get(shelves)
    if (known) return known
    const sets = new Map(shelves.map(shelf => [shelf, shelvesIn(shelf).map(id => this.members('category', id, 0))]))
    this.#onShelves.set(shelves, sets)
    return sets
  }

  valuesOf(facet: FacetId, site: number): Values {
    return this.#values(SITE_FACETS.has(facet) ? this.#bySite[site] : this.#everywhere, facet)
  }

  /** What is in stock at a site, or in one of its stores. */
  variants(site: number, store: string | undefined): VariantIndex {
    const known =
      store === undefined ? this.#variants[site] : this.#inStores.of(store, site, this.members('store', store, site))
    return known ?? new VariantIndex()
  }

  /** Styles whose shown price lies in a range; a range that has no set of its own is kept for a while. */
  pricedIn(range: string, site: number): Bitmap {
    const known = this.valuesOf('price', site).get(range)
    return known?.[0] ?? this.#askedRanges.of(`${site} ${range}`, () => this.#searchPrices(range, site))
  }

  #searchPrices(range: string, site: number): Bitmap {
    const prices = this.prices[site] ?? new Int32Array()
    const sold = (this.sold[site] ?? NOTHING).words
    const { low, high = Number.MAX_SAFE_INTEGER } = endsOf(range)
    const found = new Bitmap(sold.length * 32)
    const slots = Math.min(prices.length, sold.length * 32)
    for (let slot = 0; slot < slots; slot++) {
      const price = prices[slot] ?? 0
      if (price < low || price > high) continue
      const word = slot >>> 5
      found.words[word] = (found.words[word] ?? 0) | ((sold[word] ?? 0) & (1 << (slot & 31)))
    }
    return found
  }

  #values(map: Map<FacetId, Values> | undefined, facet: FacetId): Values {
    const known = map?.get(facet)
    if (known) return known
    const fresh: Values = new Map()
    map?.set(facet, fresh)
    return fresh
  }

  #mark(slot: number, style: CatalogStyle, member: boolean) {
    this.#askedRanges.clear()
    const set = (facet: FacetId, value: string, site = 0) => this.#set(slot, member, { facet, value, site })
    for (const category of style.categories) set('category', String(category))
    set('gender', style.gender)
    if (style.brand !== undefined) set('brand', style.brand)
    for (const activity of style.activities) set('activity', activity)
    for (const feature of style.features) set('feature', feature)
    for (const stars of STARS) if (style.ratingCount > 0 && ratingOf(style) >= stars) set('rating', String(stars))
    for (const { store } of style.stores) set('store', String(store))
    this.#inStores.changed(style)
    style.supply.forEach((supply, site) => {
      const offer = supply.offers[supply.shown]
      this.sold[site]?.set(slot, member && offer !== undefined)
      this.inStock[site]?.set(slot, member && supply.stock.some(level => level > 0))
      this.#markPrices(slot, supply, site, member)
      if (!offer) return
      this.#fits[site]?.set(supply.runs, slot, member)
      style.colours.forEach(({ family }, at) => {
        if (!supply.offers[at]) return
        set('colour', family, site)
        this.#variants[site]?.set(family, supply.runs[at] ?? [], slot, member)
      })
    })
  }

  #markPrices(slot: number, supply: SiteSupply, site: number, member: boolean) {
    const offer = supply.offers[supply.shown]
    put(this.prices, site, slot, member ? (offer?.lowCurrent ?? 0) : 0)
    if (!offer) return
    const offered = supply.offers.flatMap(other => (other ? [other.lowCurrent] : []))
    const [least, most] = [Math.min(...offered), Math.max(...offered)]
    this.pricedApart[site]?.set(slot, member && least < most)
    put(this.lowest, site, slot, least)
    put(this.highest, site, slot, most)
    for (const { range, holds } of RANGES)
      if (holds(offer.lowCurrent)) this.#set(slot, member, { facet: 'price', value: range, site })
  }

  #set(slot: number, member: boolean, { facet, value, site }: { facet: FacetId; value: string; site: number }) {
    this.#setOf(facet, value, site).set(slot, member)
  }

  #setOf(facet: FacetId, value: string, site: number): Bitmap {
    const values = this.valuesOf(facet, site)
    const known = values.get(value)
    if (known) return known[0]
    const fresh = new Bitmap()
    this.#onShelves = new WeakMap()
    values.set(value, [fresh])
    return fresh
  }
}

const perSlot = () => Array.from({ length: SITE_COUNT }, () => new Int32Array(64))

function put(all: Int32Array[], site: number, slot: number, price: number): void {
  let prices = all[site] ?? new Int32Array(64)
  if (slot >= prices.length) {
    const grown = new Int32Array(Math.max(slot + 1, prices.length * 2))
    grown.set(prices)
    all[site] = prices = grown
  }
  prices[slot] = price
}
