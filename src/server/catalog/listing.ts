import { FACETS, type FacetId, type Sort } from '#contract/products/listing-options.ts'
import { Bitmap } from './bitmap.ts'
import type { FacetIndex } from './facet-index.ts'
import { holdsOf, priceRanges } from './price-ranges.ts'
import { Remainder } from './remainder.ts'
import type { PriceOf } from './shown-prices.ts'
import { isVariantFacet, VARIANT_FACETS, type VariantFacet, type WantedVariant } from './variant-index.ts'

export type Selection = Readonly<Partial<Record<FacetId, readonly string[]>>>

export type ListingAsk = {
  readonly site: number
  /** What there is to choose from before any filter. */
  readonly base: Bitmap
  readonly selection: Selection
  /** The categories a shopper may choose from here. */
  readonly categories: readonly string[]
  readonly sort: Sort
  readonly offset: number
  readonly limit: number
  /** How well each slot fits what was searched for; with it, the best fit comes first when sorted by recommendation. */
  readonly scores?: Uint16Array | undefined
}

export type ListingFound = {
  readonly total: number
  readonly slots: readonly number[]
  /** Counted when asked for: whoever turns the page has the counts already. */
  readonly counts: () => FacetCounts
}
export type FacetCounts = ReadonlyMap<FacetId, ReadonlyMap<string, number>>

type Source = {
  facets: FacetIndex
  order: (sort: Sort, site: number) => Int32Array
  /** The prices a list shows to whoever wants this. */
  prices: (wanted: WantedVariant, store: string | undefined) => PriceOf
}

/** Filters, counts and sorts. A facet's own choices never lessen its own counts. */
export function list(source: Source, ask: ListingAsk): ListingFound {
  const { facets } = source
  const within = narrowing(source, ask)
  const matching = within()
  const left = new Remainder(matching)
  const counts = () =>
    new Map(
      FACETS.map(facet => [
        facet,
        facet === 'price' && choosesColours(ask.selection)
          ? pricesIn(source, ask, isChosen(ask.selection, facet) ? within(facet) : matching)
          : countsOf(facets, facet, ask, isChosen(ask.selection, facet) ? new Remainder(within(facet)) : left),
      ]),
    )
  const inOrder = orderOf(source, ask, matching)
  const inStock = facets.inStock[ask.site] ?? new Bitmap()
  const slots =
    ask.scores && ask.sort === 'recommended'
      ? bestFirst(inOrder, matching, inStock, ask.scores, ask)
      : firstInStock(inOrder, matching, inStock, ask)
  return { total: left.size, slots, counts }
}

/** Whether cards show the colours that were asked for, with their own prices, instead of the first ones. */
const choosesColours = (selection: Selection): boolean =>
  wantedStore(selection) !== undefined || Object.keys(wantedVariant(selection)).length > 0

/** More than there are slots. */
const RANKS = 2 ** 22

/** All slots in the order asked for; by the prices that are shown, where those are not the usual ones. */
function orderOf({ order, prices }: Source, { sort, site, selection }: ListingAsk, matching: Bitmap): Int32Array {
  const usual = order(sort, site)
  if (!(sort === 'price-asc' || sort === 'price-desc') || !choosesColours(selection)) return usual
  const priceOf = prices(wantedVariant(selection), wantedStore(selection))
  const way = sort === 'price-asc' ? 1 : -1
  // Price and rank in one number: numbers are sorted many times as fast as by a comparison.
  const keys = new Float64Array(usual.length)
  let count = 0
  for (let rank = 0; rank < usual.length; rank++) {
    const slot = usual[rank] ?? 0
    if (matching.has(slot)) keys[count++] = priceOf(slot) * way * RANKS + rank
  }
  return Int32Array.from(keys.subarray(0, count).sort(), key => usual[((key % RANKS) + RANKS) % RANKS] ?? 0)
}

function pricesIn({ prices }: Source, { selection }: ListingAsk, among: Bitmap): ReadonlyMap<string, number> {
  const priceOf = prices(wantedVariant(selection), wantedStore(selection))
  const ranges = [...new Set([...priceRanges, ...(selection.price ?? [])])].map(range => ({
    range,
    holds: holdsOf(range),
    count: 0,
  }))
  among.each(slot => {
    const price = priceOf(slot)
    for (const each of ranges) if (each.holds(price)) each.count++
  })
  const isListed = ({ range, count }: { range: string; count: number }) => count > 0 || selection.price?.includes(range)
  return new Map(ranges.filter(isListed).map(({ range, count }) => [range, count]))
}

const isChosen = (selection: Selection, facet: FacetId) => (selection[facet]?.length ?? 0) > 0

/** What is left of the listing by all choices, or by all but those of one facet. */
function narrowing({ facets, prices }: Source, ask: ListingAsk): (except?: FacetId) => Bitmap {
  const ranges = choosesColours(ask.selection) ? ask.selection.price : undefined
  const chosen = FACETS.filter(facet => isChosen(ask.selection, facet) && !(facet === 'price' && ranges))
  const unions = new Map(chosen.map(facet => [facet, unionOf(facets, facet, ask.selection[facet] ?? [], ask.site)]))
  return except => {
    const left = ask.base.copy()
    const store = except === 'store' ? undefined : wantedStore(ask.selection)
    const wanted = wantedVariant(ask.selection, except)
    // What the site has in a size says nothing of what a store has.
    const together = Object.keys(wanted).length > (store === undefined ? 1 : 0)
    for (const [facet, union] of unions) if (facet !== except && !(together && isVariantFacet(facet))) left.keep(union)
    if (together) left.keep(facets.variants(ask.site, store).matching(wanted))
    if (ranges && except !== 'price') {
      const priceOf = prices(wanted, store)
      const holds = ranges.map(holdsOf)
      left.each(slot => {
        const price = priceOf(slot)
        if (!holds.some(each => each(price))) left.remove(slot)
      })
    }
    return left
  }
}

/** The store whose shelves count, where one is chosen. */
export const wantedStore = ({ store }: Selection): string | undefined => store?.[0]

/** Which values of size, width and colour must meet in one variant. */
export const wantedVariant = (selection: Selection, except?: FacetId): WantedVariant =>
  Object.fromEntries(
    VARIANT_FACETS.filter(facet => facet !== except && isChosen(selection, facet)).map(facet => [
      facet,
      new Set(selection[facet]),
    ]),
  )

function unionOf(facets: FacetIndex, facet: FacetId, values: readonly string[], site: number): Bitmap {
  const [first, ...more] = values.map(value => membersOf(facets, facet, value, site))
  if (more.length === 0) return first ?? new Bitmap()
  return more.reduce((union, members) => union.join(members), first?.copy() ?? new Bitmap())
}

const membersOf = (facets: FacetIndex, facet: FacetId, value: string, site: number): Bitmap =>
  facet === 'price' ? facets.pricedIn(value, site) : facets.members(facet, value, site)

function countsOf(facets: FacetIndex, facet: FacetId, ask: ListingAsk, around: Remainder) {
  const { site, selection, categories } = ask
  const counts = new Map<string, number>()
  const note = (value: string, both: number) => both > 0 && counts.set(value, both)
  const countOf = (value: string) =>
    around.countWith(facet === 'store' ? inStore(facets, value, ask) : membersOf(facets, facet, value, site))
  const variants = isVariantFacet(facet) ? together(facets, facet, ask) : undefined
  if (variants) for (const [value, sets] of variants) note(value, around.countWithAny(sets))
  else if (facet === 'category') for (const value of categories) note(value, countOf(value))
  // There are as many stores as there are: only the one asked for is counted.
  else if (facet !== 'store')
    for (const [value, members] of facets.valuesOf(facet, site)) note(value, around.countWith(members))
  for (const value of selection[facet] ?? [])
    if (!counts.has(value)) counts.set(value, isVariantFacet(facet) ? 0 : countOf(value))
  return counts
}

/** Who has each size, width or colour together with what is chosen of the other two and in the store; undefined where nothing is. */
function together(facets: FacetIndex, facet: VariantFacet, ask: ListingAsk) {
  const wanted = wantedVariant(ask.selection, facet)
  const store = wantedStore(ask.selection)
  if (store === undefined && Object.keys(wanted).length === 0) return undefined
  return facets.variants(ask.site, store).byValue(facet, wanted)
}

/** What a store has of the sizes, widths and colours chosen. */
function inStore(facets: FacetIndex, store: string, { site, selection }: ListingAsk): Bitmap {
  const wanted = wantedVariant(selection)
  return Object.keys(wanted).length === 0
    ? facets.members('store', store, site)
    : facets.variants(site, store).matching(wanted)
}

/** What is in stock first, then the rest, each in the order asked for. */
export function firstInStock(
  order: Int32Array,
  matching: Bitmap,
  inStock: Bitmap,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const page: number[] = []
  let skipped = 0
  for (const wanted of [true, false]) {
    for (let at = 0; at < order.length && page.length < limit; at++) {
      const slot = order[at] ?? 0
      if (!matching.has(slot) || inStock.has(slot) !== wanted) continue
      if (skipped < offset) skipped++
      else page.push(slot)
    }
  }
  return page
}

/** More than any score, so that what cannot be bought comes last. */
const IN_STOCK_FIRST = 1 << 16

/** The best fits of a page; equal fits stay in the order of recommendation. */
export function bestFirst(
  order: Int32Array,
  matching: Bitmap,
  inStock: Bitmap,
  scores: Uint16Array,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const most = offset + limit
  const slots: number[] = []
  const fits: number[] = []
  for (let at = 0; at < order.length; at++) {
    const slot = order[at] ?? 0
    if (!matching.has(slot)) continue
    const fit = (scores[slot] ?? 0) + (inStock.has(slot) ? IN_STOCK_FIRST : 0)
    // Nearly every slot stops here: only what beats the worst of the best is put in its place.
    if (slots.length === most && fit <= (fits[most - 1] ?? 0)) continue
    const place = placeOf(fits, fit)
    slots.splice(place, 0, slot)
    fits.splice(place, 0, fit)
    if (slots.length > most) {
      slots.pop()
      fits.pop()
    }
  }
  return slots.slice(offset)
}

/** Behind all that fit as well or better. */
function placeOf(fits: readonly number[], fit: number): number {
  let low = 0
  let high = fits.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((fits[middle] ?? 0) >= fit) low = middle + 1
    else high = middle
  }
  return low
}
