import { DEFAULT_SITE, type SiteId } from '#domain/sites/sites.ts'
import { siteIndex, type CatalogStyle } from '../catalog/style.ts'
import { inLanguage } from '../catalog/words.ts'
import type { Desk } from '../staff/staff.ts'

const seen = ({ services, language }: Desk, style: CatalogStyle, slot: number | undefined, site: SiteId) => ({
  styleId: style.id,
  title: inLanguage(style.names, language),
  inStock: slot !== undefined && (services.catalog.facets.inStock[siteIndex(site)]?.has(slot) ?? false),
})

export type SeenStyle = ReturnType<typeof seen>

/** Styles as a site has them; what the shop no longer sells goes by its number. */
export const seenStyles = (desk: Desk, styleIds: readonly string[], site: SiteId = DEFAULT_SITE): SeenStyle[] =>
  styleIds.map(id => {
    const { catalog } = desk.services
    const style = catalog.find(id)
    return style ? seen(desk, style, catalog.slotOf(id), site) : { styleId: id, title: id, inStock: false }
  })

export const seenSlots = (desk: Desk, slots: readonly number[], site: SiteId): SeenStyle[] =>
  slots.flatMap(slot => {
    const style = desk.services.catalog.at(slot)
    return style ? [seen(desk, style, slot, site)] : []
  })
