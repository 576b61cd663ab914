import type { CatalogStyle, SiteSupply } from './style.ts'
import type { WantedVariant } from './variant-index.ts'

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
