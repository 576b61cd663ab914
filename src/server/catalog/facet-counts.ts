import { FACETS, type FacetId } from '#contract/products/listing-options.ts'
import type { Bitmap } from './bitmap.ts'
import type { FacetIndex } from './facet-index.ts'
import {
  byPrice,
  choosesColours,
  isChosen,
  narrowing,
  setsOf,
  wantedStore,
  wantedVariant,
  type ListingAsk,
  type Source,
} from './narrowing.ts'
import { holdsOf, priceRanges } from './price-ranges.ts'
import { Remainder } from './remainder.ts'
import type { FacetCounts } from './search-engine.ts'
import { shownPrice, shownPrices } from './shown-colour.ts'
import { isVariantFacet, type VariantFacet } from './variant-index.ts'

const NOBODY: readonly Bitmap[] = []

export function facetCounts(source: Source, ask: ListingAsk, matching: Bitmap, left: Remainder): FacetCounts {
  const within = narrowing(source, ask)
  const recounted = recounting(source, ask)
  return new Map(
    FACETS.map(facet => {
      if (changesPrices(facet, ask)) return [facet, recounted(facet)]
      const among = isChosen(ask.selection, facet) ? within(facet) : matching
      if (facet === 'price' && choosesColours(ask.selection)) return [facet, pricesIn(source, ask, among)]
      const around = among === matching ? left : new Remainder(among)
      return [facet, countsOf(setsByValue(source.facets, facet, ask), ask.selection[facet], around)]
    }),
  )
}

/** Whether choosing a value changes which colours are shown, and with them the prices that were chosen by. */
const changesPrices = (facet: FacetId, { selection }: ListingAsk): boolean =>
  isChosen(selection, 'price') && (isVariantFacet(facet) || facet === 'store')

/** Each value by the list it gives: another colour of a style may cost more or less than the one shown now. */
function recounting(source: Source, ask: ListingAsk): (facet: FacetId) => ReadonlyMap<string, number> {
  const { price = [], ...others } = ask.selection
  const holds = price.map(holdsOf)
  const isShown = (shown: number) => holds.some(each => each(shown))
  const within = narrowing(source, { ...ask, selection: others })
  const priced = (facet?: FacetId) => {
    const { inside, between } = byPrice(source, ask.site, within(facet), price)
    return { around: new Remainder(inside), between }
  }
  let unchosen: ReturnType<typeof priced> | undefined
  return facet => {
    const sets = setsByValue(source.facets, facet, ask)
    if (sets.size === 0) return new Map()
    // What is left without the choices of a facet is the same for all of which nothing is chosen.
    const { around, between } = isChosen(others, facet) ? priced(facet) : (unchosen ??= priced())
    const counts = countsOf(sets, ask.selection[facet], around)
    if (between.length === 0) return counts
    const ways = between.map(slot => ({ slot, priceWith: priceByValue(source, ask, facet, slot) }))
    for (const [value, members] of sets) {
      let more = 0
      for (const { slot, priceWith } of ways) if (isIn(members, slot) && isShown(priceWith(value))) more++
      if (more > 0) counts.set(value, (counts.get(value) ?? 0) + more)
    }
    return counts
  }
}

function isIn(sets: readonly Bitmap[], slot: number): boolean {
  for (const set of sets) if (set.has(slot)) return true
  return false
}

/** What a style would be shown at, were this value chosen too. */
function priceByValue(source: Source, { site, selection }: ListingAsk, facet: FacetId, slot: number) {
  const style = source.styleAt(slot)
  const wanted = wantedVariant(selection, facet)
  const store = wantedStore(selection)
  const known = style && isVariantFacet(facet) ? shownPrices(style, facet, { site, wanted, store }) : undefined
  return (value: string): number => {
    if (!style) return 0
    if (!isVariantFacet(facet)) return shownPrice(style, site, wanted, value)
    return known?.get(value) ?? shownPrice(style, site, { ...wanted, [facet]: new Set([value]) }, store)
  }
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

type Sets = ReadonlyMap<string, readonly Bitmap[]>

function countsOf(sets: Sets, chosen: readonly string[] | undefined, around: Remainder): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [value, members] of sets) {
    const both = around.countWithAny(members)
    if (both > 0 || chosen?.includes(value)) counts.set(value, both)
  }
  return counts
}

/** Who has each value that may be chosen: at least one of its sets holds them. */
function setsByValue(facets: FacetIndex, facet: FacetId, ask: ListingAsk): Sets {
  const { site, selection, categories } = ask
  const chosen = selection[facet] ?? []
  const variants = isVariantFacet(facet) ? together(facets, facet, ask) : undefined
  if (variants) return new Map([...chosen.map(value => [value, NOBODY] as const), ...variants])
  // There are as many stores as there are: only the one asked for is counted.
  if (facet === 'store') return new Map(chosen.map(store => [store, [inStore(facets, store, ask)]]))
  const values = facet === 'category' ? facets.onShelves(categories) : facets.valuesOf(facet, site)
  if (chosen.every(value => values.has(value))) return values
  return new Map([...values, ...chosen.map(value => [value, setsOf(facets, facet, value, site)] as const)])
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
