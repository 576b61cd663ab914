import { FACETS, shelvesIn, type FacetId, type Sort } from '#contract/products/listing-options.ts'
import { Bitmap } from './bitmap.ts'
import type { FacetIndex } from './facet-index.ts'
import { endsOf, holdsOf } from './price-ranges.ts'
import type { Selection } from './search-engine.ts'
import type { PriceOf } from './shown-prices.ts'
import type { CatalogStyle } from './style.ts'
import { isVariantFacet, VARIANT_FACETS, type WantedVariant } from './variant-index.ts'

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
  /** Whose own order is the recommended one. */
  readonly categoryId?: number | undefined
  /** How well each slot fits what was searched for; with it, the best fit comes first when sorted by recommendation. */
  readonly scores?: Uint16Array | undefined
}

export type Source = {
  facets: FacetIndex
  order: (sort: Sort, site: number) => Int32Array
  /** The prices a list shows to whoever wants this. */
  prices: (wanted: WantedVariant, store: string | undefined) => PriceOf
  styleAt: (slot: number) => CatalogStyle | undefined
}

/** Whether cards show the colours that were asked for, with their own prices, instead of the first ones. */
export const choosesColours = (selection: Selection): boolean =>
  wantedStore(selection) !== undefined || Object.keys(wantedVariant(selection)).length > 0

export const isChosen = (selection: Selection, facet: FacetId) => (selection[facet]?.length ?? 0) > 0

/** What is left of the listing by all choices, or by all but those of one facet. */
export function narrowing(source: Source, ask: ListingAsk): (except?: FacetId) => Bitmap {
  const { facets } = source
  const ranges = choosesColours(ask.selection) ? (ask.selection.price ?? []) : []
  const chosen = FACETS.filter(facet => isChosen(ask.selection, facet) && !(facet === 'price' && ranges.length > 0))
  const unions = new Map(chosen.map(facet => [facet, unionOf(facets, facet, ask.selection[facet] ?? [], ask.site)]))
  return except => {
    const left = ask.base.copy()
    const store = except === 'store' ? undefined : wantedStore(ask.selection)
    const wanted = wantedVariant(ask.selection, except)
    // What the site has in a size says nothing of what a store has.
    const together = Object.keys(wanted).length > (store === undefined ? 1 : 0)
    for (const [facet, union] of unions) if (facet !== except && !(together && isVariantFacet(facet))) left.keep(union)
    if (together) left.keep(facets.variants(ask.site, store).matching(wanted))
    if (ranges.length > 0 && except !== 'price') keepPriced(left, source, ask, { ranges, wanted, store })
    return left
  }
}

type PricedAs = { ranges: readonly string[]; wanted: WantedVariant; store: string | undefined }

/** Keeps what is shown at a price in one of the ranges. Only styles whose colours differ in price need a look each. */
function keepPriced(
  left: Bitmap,
  { facets, prices }: Source,
  { site }: ListingAsk,
  { ranges, wanted, store }: PricedAs,
) {
  const apart = left.copy().keep(facets.pricedApart[site] ?? new Bitmap())
  left.keep(unionOf(facets, 'price', ranges, site).copy().join(apart))
  const priceOf = prices(wanted, store)
  const holds = ranges.map(holdsOf)
  apart.each(slot => {
    const price = priceOf(slot)
    if (!holds.some(each => each(price))) left.remove(slot)
  })
}

/** What costs as asked for in all colours, and what may in some: with these it matters which colour is shown. */
export function byPrice({ facets }: Source, site: number, among: Bitmap, ranges: readonly string[]) {
  const inside = among.copy().keep(unionOf(facets, 'price', ranges, site))
  const between: number[] = []
  const ends = ranges.map(endsOf)
  const highest = facets.highest[site]
  const lowest = facets.lowest[site]
  among
    .copy()
    .keep(facets.pricedApart[site] ?? new Bitmap())
    .each(slot => {
      const least = lowest?.[slot] ?? 0
      const most = highest?.[slot] ?? 0
      const all = ends.some(({ low, high }) => least >= low && most <= (high ?? most))
      inside.set(slot, all)
      if (!all && ends.some(({ low, high }) => most >= low && least <= (high ?? least))) between.push(slot)
    })
  return { inside, between }
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
  const [first, ...more] = values.flatMap(value => setsOf(facets, facet, value, site))
  if (more.length === 0) return first ?? new Bitmap()
  return more.reduce((union, members) => union.join(members), first?.copy() ?? new Bitmap())
}

/** Who has a value: at least one of its sets holds them. */
export function setsOf(facets: FacetIndex, facet: FacetId, value: string, site: number): readonly Bitmap[] {
  if (facet === 'category') return shelvesIn(value).map(shelf => facets.members(facet, shelf, site))
  return [facet === 'price' ? facets.pricedIn(value, site) : facets.members(facet, value, site)]
}
