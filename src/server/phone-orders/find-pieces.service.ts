import { languageOf, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { inLanguage } from '../catalog/words.ts'
import { fitOn, priceAt } from '../sellable/sellable.ts'
import { stockOf } from '../sellable/stock.service.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { findSkus } from './phone-orders.queries.ts'

const MOST = 24

/** What can be sold on a site, with its price there and what is free of it. */
export async function findPieces(desk: Desk, { q, locale }: { q: string; locale: Locale }) {
  const site = siteOfLocale(locale)
  if (!desk.staff.grants.can('orders.write', site.id))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'orders.write' })
  const language = languageOf(locale)
  const languages = [...new Set([language, desk.language, 'en' as const])]
  const skus = await findSkus(desk.db, { typed: q, site: site.id, languages }, MOST)
  const found = await desk.services.sellables.find(desk.db, skus)
  const stock = await stockOf({ ...desk, site }, found)
  const pieces = skus.flatMap(sku => {
    const sellable = found.get(sku)
    const price = sellable && priceAt(sellable, site.id)?.current
    if (!sellable?.active || price === undefined) return []
    const detail = [inLanguage(sellable.colourNames, language), fitOn(sellable, site, language)]
      .filter(Boolean)
      .join(' · ')
    const free = stock.of(sellable.key).centres ?? 0
    return [{ sku, name: inLanguage(sellable.names, language), detail, price, currency: site.currency, free }]
  })
  return { pieces }
}
