import { DEFAULT_SITE, type SiteId } from '#domain/sites/sites.ts'
import { siteIndex, STOCK, type CatalogStyle } from '../catalog/style.ts'
import { inLanguage } from '../catalog/words.ts'
import type { Desk } from '../staff/staff.ts'

const seen = ({ language }: Desk, style: CatalogStyle, site: SiteId) => ({
  styleId: style.id,
  title: inLanguage(style.names, language),
  inStock: style.supply[siteIndex(site)]?.stock.some(level => level !== STOCK.out) ?? false,
})

export type SeenStyle = ReturnType<typeof seen>

/** Styles as a site has them; what the shop no longer sells goes by its number. */
export const seenStyles = (desk: Desk, styleIds: readonly string[], site: SiteId = DEFAULT_SITE): SeenStyle[] =>
  styleIds.map(id => {
    const style = desk.services.catalog.find(id)
    return style ? seen(desk, style, site) : { styleId: id, title: id, inStock: false }
  })

/** Those that were found: what the catalogue no longer knows is left out. */
export const foundStyles = (desk: Desk, styleIds: readonly string[], site: SiteId): SeenStyle[] =>
  styleIds.flatMap(id => {
    const style = desk.services.catalog.find(id)
    return style ? [seen(desk, style, site)] : []
  })
