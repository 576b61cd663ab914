import type { CatalogStyle, SiteSupply } from './style.ts'
import type { VariantFacet, WantedVariant } from './variant-index.ts'

/** Which colour of a style a list shows at a site, to whoever wants this of it, in that store; -1 where it is not sold. */
export function shownAt(style: CatalogStyle, site: number, wanted: WantedVariant, store?: string): number {
  const supply = style.supply[site]
  if (!supply) return -1
  if (store === undefined) return shownColour(style, supply, wanted)
  const shelf = style.stores.find(each => String(each.store) === store)
  return shownColour(style, { ...supply, runs: shelf?.runs ?? [] }, wanted, true)
}

/** What a list shows as its price: that of the colour it shows. */
export const shownPrice = (style: CatalogStyle, site: number, wanted: WantedVariant, store?: string): number =>
  style.supply[site]?.offers[shownAt(style, site, wanted, store)]?.lowCurrent ?? 0

type Wish = { site: number; wanted: WantedVariant; store: string | undefined }

/** Most people choose one thing at a time: those prices are kept with the style, which is replaced when anything of it changes. */
const alone = new WeakMap<CatalogStyle, Map<string, ReadonlyMap<string, number>>>()

/** What a list would show as its price for each value of a facet that is in stock, with whatever else is wanted. */
export function shownPrices(style: CatalogStyle, facet: VariantFacet, wish: Wish): ReadonlyMap<string, number> {
  if (wish.store !== undefined || Object.keys(wish.wanted).length > 0) return pricesByValue(style, facet, wish)
  const kept = alone.get(style) ?? new Map<string, ReadonlyMap<string, number>>()
  alone.set(style, kept)
  const key = `${facet} ${wish.site}`
  const prices = kept.get(key) ?? pricesByValue(style, facet, wish)
  kept.set(key, prices)
  return prices
}

function pricesByValue(
  { colours, supply, stores }: CatalogStyle,
  facet: VariantFacet,
  { site, wanted: { colour, size, width }, store }: Wish,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const at = supply[site]
  const runs = store === undefined ? at?.runs : stores.find(each => String(each.store) === store)?.runs
  for (const [index, { family }] of colours.entries()) {
    const offer = at?.offers[index]
    if (!offer || (colour && !colour.has(family))) continue
    for (const fit of runs?.[index] ?? []) {
      if ((size && !size.has(fit.size)) || (width && !width.has(fit.width))) continue
      const value = facet === 'colour' ? family : fit[facet]
      if (!found.has(value)) found.set(value, offer.lowCurrent)
    }
  }
  return found
}

/** The first colour in the sizes asked for; else the first of a family asked for; else the first that can be bought. */
function shownColour(
  { colours }: CatalogStyle,
  supply: SiteSupply,
  { colour, size, width }: WantedVariant,
  inStore = false,
): number {
  if (!colour && !size && !width && !inStore) return supply.shown
  const ofFamily = (at: number) => supply.offers[at] !== undefined && (!colour || colour.has(colours[at]?.family ?? ''))
  const fits = (at: number) =>
    supply.runs[at]?.some(fit => (!size || size.has(fit.size)) && (!width || width.has(fit.width))) ?? false
  const exact = colours.findIndex((_, at) => ofFamily(at) && fits(at))
  if (exact >= 0) return exact
  const near = colour ? colours.findIndex((_, at) => ofFamily(at)) : -1
  return near >= 0 ? near : supply.shown
}
