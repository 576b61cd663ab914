import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export async function findWaitedSku(db: Db, productId: string, sku: string, site: string) {
  const { rows } = await sql<{ key: number; sku: string; units: number }>`
    select k.key, k.sku, coalesce((
      select sum(t.on_hand - t.held) from stock t join site_locations l on l.location_id = t.location_id and l.site = ${site}
      where t.sku_key = k.key), 0)::int as units
    from skus k join colours c on c.id = k.colour_id
    where (k.sku = ${sku} or k.upc = ${sku}) and (c.id = ${productId} or c.style_id = ${productId}) and k.status = 'active'`.execute(
    db,
  )
  return rows[0]
}

export const addWaiting = (db: Db, wish: { skuKey: number; site: string; locale: string; email: string }) =>
  db
    .insertInto('back_in_stock')
    .values({ sku_key: wish.skuKey, site: wish.site, locale: wish.locale, email: wish.email })
    .onConflict(conflict => conflict.doNothing())
    .execute()
