import { FACETS, type FacetId } from '#contract/products/listing-options.ts'
import type { Bitmap } from './bitmap.ts'
import type { FacetIndex } from './facet-index.ts'
import {
  choosesColours,
  isChosen,
  membersOf,
  narrowing,
  wantedStore,
  wantedVariant,
  type ListingAsk,
  type Source,
} from './narrowing.ts'
import { holdsOf, priceRanges } from './price-ranges.ts'
import { Remainder } from './remainder.ts'
import { isVariantFacet, type VariantFacet } from './variant-index.ts'

export type FacetCounts = ReadonlyMap<FacetId, ReadonlyMap<string, number>>

/** Of each value what choosing it gives. A facet's own choices never lessen its own counts. */
export function facetCounts(source: Source, ask: ListingAsk, matching: Bitmap, left: Remainder): FacetCounts {
  const within = narrowing(source, ask)
  return new Map(
    FACETS.map(facet => {
      const among = isChosen(ask.selection, facet) ? within(facet) : matching
      if (facet === 'price' && choosesColours(ask.selection)) return [facet, pricesIn(source, ask, among)]
      const around = among === matching ? left : new Remainder(among)
      const counts = countsWithin(source.facets, facet, ask, around)
      return [facet, changesPrices(facet, ask) ? recounted(source, ask, facet, counts) : counts]
    }),
  )
}

/** Whether choosing a value changes which colours are shown, and with them the prices that were chosen by. */
const changesPrices = (facet: FacetId, { selection }: ListingAsk): boolean =>
  isChosen(selection, 'price') && (isVariantFacet(facet) || facet === 'store')

/** Each value by the list it gives: another colour of a style may cost more or less than the one shown now. */
function recounted(source: Source, ask: ListingAsk, facet: FacetId, counts: ReadonlyMap<string, number>) {
  const apart = source.facets.pricedApart[ask.site]
  if (!apart || ask.base.copy().keep(apart).count() === 0) return counts
  const values = facet === 'store' ? [] : source.facets.valuesOf(facet, ask.site).keys()
  const found = new Map<string, number>()
  for (const value of new Set([...values, ...counts.keys()])) {
    const selection = { ...ask.selection, [facet]: [value] }
    const total = narrowing(source, { ...ask, selection })().count()
    if (total > 0 || ask.selection[facet]?.includes(value)) found.set(value, total)
  }
  return found
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

function countsWithin(facets: FacetIndex, facet: FacetId, ask: ListingAsk, around: Remainder) {
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
