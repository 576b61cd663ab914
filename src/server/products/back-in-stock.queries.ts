import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export async function findWaitedSku(db: Db, productId: string, sku: string, site: string) {
  const { rows } = await sql<{ key: number; sku: string; units: number }>`
    select k.key, k.sku, coalesce((
      select sum(t.free) from stock t join site_locations l on l.location_id = t.location_id and l.site = ${site}
      where t.sku_key = k.key and exists (
        select from prices p where p.sku_key = k.key and p.site = ${site} and p.current is not null)), 0)::int as units
    from skus k join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
    where (k.sku = ${sku} or k.upc = ${sku}) and (c.id = ${productId} or c.style_id = ${productId})
      and k.status = 'active' and s.status = 'active'`.execute(db)
  return rows[0]
}

export const addWaiting = (db: Db, wish: { skuKey: number; site: string; locale: string; email: string }) =>
  db
    .insertInto('back_in_stock')
    .values({ sku_key: wish.skuKey, site: wish.site, locale: wish.locale, email: wish.email })
    .onConflict(conflict => conflict.doNothing())
    .execute()

export type ArrivedWish = {
  email: string
  site: string
  locale: string
  sku: string
  size: string
  us: string | null
  uk: string | null
  eu: string | null
  colour_id: string
  names: unknown
}

/** Wishes whose size can be bought again, marked as answered. Other processes skip what this one holds. */
export async function takeArrived(db: Db, most: number): Promise<ArrivedWish[]> {
  const { rows } = await sql<ArrivedWish>`
    with arrived as (
      select b.id from back_in_stock b
      where b.sent_at is null and exists (
        select from prices p join skus k on k.key = p.sku_key join colours c on c.id = k.colour_id
        join styles s on s.id = c.style_id
        where p.sku_key = b.sku_key and p.site = b.site and p.current is not null and k.status = 'active' and s.status = 'active'
      ) and exists (
        select from stock t join site_locations l on l.location_id = t.location_id and l.site = b.site
        where t.sku_key = b.sku_key and t.free > 0)
      order by b.id limit ${most} for update of b skip locked
    )
    update back_in_stock b set sent_at = now() from arrived a, skus k
      join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
      left join sizes z on z.scale = s.size_scale and z.label = k.size
    where b.id = a.id and k.key = b.sku_key
    returning b.email, b.site, b.locale, k.sku, k.size, z.us, z.uk, z.eu, c.id as colour_id, s.names`.execute(db)
  return rows
}

/** Other systems hear of those whose account and address it is. */
export async function tellReturned(db: Db, wishes: readonly ArrivedWish[]): Promise<void> {
  if (wishes.length === 0) return
  const of = (field: 'email' | 'site' | 'sku' | 'colour_id') => wishes.map(wish => wish[field])
  await sql`
    select tell_event('customer.back_in_stock', 'customer:' || p.id, w.site, null,
      jsonb_build_object('sku', w.sku, 'productId', w.colour))
    from unnest(${of('email')}::text[], ${of('site')}::text[], ${of('sku')}::text[], ${of('colour_id')}::text[])
      as w (email, site, sku, colour)
    join consumers p on lower(p.email) = lower(w.email) and p.email_unproven_since is null`.execute(db)
}

export async function stopWaiting(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('back_in_stock')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute()
}
