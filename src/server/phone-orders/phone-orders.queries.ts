import { sql } from 'kysely'
import { z } from 'zod'
import { LOCALES, SITE_IDS, type Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { beginningWith, containing } from '../db/like.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'
import { called } from '../desk/called.ts'
import { onSites, type Sites } from '../desk/on-sites.ts'

const Row = z.object({
  id: z.string(),
  site: z.enum(SITE_IDS),
  locale: z.enum(LOCALES),
  cart_id: z.string(),
  owner_id: z.string(),
  consumer_id: z.string().nullable(),
  staff_name: z.string(),
  created_at: z.date(),
  sent_at: z.date().nullable(),
  expires_at: z.date().nullable(),
  opened_at: z.date().nullable(),
  revoked_at: z.date().nullable(),
  closed: z.boolean(),
  units: z.int(),
  email: z.string().nullable(),
  order_number: z.string().nullable(),
})
export type PhoneOrder = z.output<typeof Row>

/** A cart may have been poured into one that its buyer had: what is ordered with that is this. */
const SHOWN = sql`select p.id, p.site, p.locale, p.cart_id, c.owner_id, p.consumer_id, p.staff_name, p.created_at, p.sent_at, p.expires_at,
    p.opened_at, p.revoked_at, c.closed_at is not null as closed, c.units,
    coalesce(c.state->>'linkTo', c.state->'shippingAddress'->>'recipientContactEmail') as email, o.number as order_number
  from phone_orders p join carts c on c.id = p.cart_id
  left join orders o on o.cart_id in (p.cart_id, c.closed_by) and o.placed_at is not null`

export type NewPhoneOrder = {
  id: string
  site: string
  locale: string
  cart_id: string
  consumer_id: string | null
  staff_id: string
  staff_name: string
  created_at: Date
}

export const insertPhoneOrder = (db: Db, row: NewPhoneOrder) => db.insertInto('phone_orders').values(row).execute()

async function findOne(db: Db, condition: ReturnType<typeof sql>, lock: boolean): Promise<PhoneOrder | undefined> {
  const { rows } = await sql<unknown>`${SHOWN} where ${condition} ${lock ? sql`for update of p` : sql``}`.execute(db)
  return rows[0] === undefined ? undefined : Row.parse(rows[0])
}

export const findPhoneOrder = (db: Db, id: string, lock = false) => findOne(db, sql`p.id = ${id}`, lock)
export const findByLink = (db: Db, hash: string) => findOne(db, sql`p.link_hash = ${hash}`, true)

export type Place = { readonly createdAt: Date; readonly id: string }

export async function listPhoneOrders(
  db: Db,
  { sites, after, limit }: { sites: Sites; after: Place | undefined; limit: number },
  log: Log,
): Promise<{ rows: PhoneOrder[]; next: Place | undefined }> {
  const since = after ? sql`(p.created_at, p.id) < (${after.createdAt}, ${after.id})` : sql`true`
  const { rows } = await sql<{ created_at: Date; id: string }>`${SHOWN} where ${onSites('p.site', sites)} and ${since}
    order by p.created_at desc, p.id desc limit ${limit}`.execute(db)
  const last = rows.length === limit ? rows.at(-1) : undefined
  return {
    rows: readableRows(rows, Row, log, { what: 'A phone order', key: 'id' }),
    next: last && { createdAt: last.created_at, id: last.id },
  }
}

export const noteSent = (db: Db, id: string, link: { link_hash: string; sent_at: Date; expires_at: Date }) =>
  db.updateTable('phone_orders').set(link).where('id', '=', id).execute()

export const noteOpened = (db: Db, id: string, at: Date) =>
  db.updateTable('phone_orders').set({ opened_at: at }).where('id', '=', id).execute()

export const noteRevoked = (db: Db, id: string, at: Date) =>
  db.updateTable('phone_orders').set({ revoked_at: at, link_hash: null }).where('id', '=', id).execute()

/** Never opened, nor sent again since: nobody will pay them. Answers their carts. */
export async function takeForgotten(db: Db, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ cart_id: string }>`delete from phone_orders where id in (
      select id from phone_orders where opened_at is null and coalesce(revoked_at, expires_at, created_at) < ${before}
        and not exists (select from orders where orders.cart_id = phone_orders.cart_id)
      order by created_at limit ${most} for update skip locked)
    returning cart_id`.execute(db)
  return rows.map(({ cart_id }) => cart_id)
}

type Typed = { readonly typed: string; readonly site: string; readonly languages: readonly Language[] }

/** Sizes by the beginning of a SKU, by barcode, or by what is written in a name: words of some languages are parts of others. */
export async function findSkus(db: Db, { typed, site, languages }: Typed, limit: number) {
  const start = beginningWith(typed)
  const names = languages.map(language => called('st.names', language))
  const named = names.map(name => sql`${name} ilike ${containing(typed)}`)
  const { rows } = await sql<{ sku: string }>`select s.sku from skus s join colours c on c.id = s.colour_id
      join styles st on st.id = c.style_id join prices p on p.sku_key = s.key and p.site = ${site} and p.current is not null
    where s.status = 'active' and st.status = 'active' and not st.is_gift_card and not st.is_customisable
      and (s.sku ilike ${start} or s.upc = ${typed} or ${sql.join(named, sql` or `)})
    order by ${names[0]}, c.id, s.sort limit ${limit}`.execute(db)
  return rows.map(({ sku }) => sku)
}
