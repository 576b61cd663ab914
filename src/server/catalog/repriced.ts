import { SITE_IDS } from '#domain/sites/sites.ts'
import { offerIn, priceAt } from './assemble-supply.ts'
import type { PriceRow } from './catalog.queries.ts'
import type { CatalogStyle, SiteSupply } from './style.ts'

/** The style at other prices; nothing where a colour comes to a site or leaves it, which changes more than its price. */
export function repriced(
  style: CatalogStyle,
  prices: ReadonlyMap<string, readonly PriceRow[]>,
): CatalogStyle | undefined {
  const supply: SiteSupply[] = []
  for (const [index, site] of SITE_IDS.entries()) {
    const before = style.supply[index]
    const rows = style.colours.map(({ id }) => priceAt(site, prices.get(id)))
    if (!before || rows.some((row, at) => (row === undefined) !== (before.offers[at] === undefined))) return undefined
    supply.push({ ...before, offers: rows.map(row => row && offerIn(row)) })
  }
  return { ...style, supply }
}
