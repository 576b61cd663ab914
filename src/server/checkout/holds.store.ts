import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

/** Pieces wanted of a SKU: from a store, or (0) from the centres of the site. */
export type Wanted = { key: number; qty: number; store: number }

/** Holds them until then in place of what the cart held before. Answers the SKUs of which there is too little. */
export async function holdStock(
  db: Db,
  cartId: string,
  site: string,
  wanted: readonly Wanted[],
  { now, until }: { now: Date; until: Date },
): Promise<number[]> {
  const { rows } = await sql<{ missing_key: number }>`select missing_key from hold_stock(${cartId}, ${site},
    ${wanted.map(({ key }) => key)}::integer[], ${wanted.map(({ qty }) => qty)}::integer[],
    ${wanted.map(({ store }) => store)}::integer[], ${now}, ${until})`.execute(db)
  return rows.map(({ missing_key }) => missing_key)
}

export async function sellHeld(db: Db, cartId: string, orderNumber: string, now: Date): Promise<number> {
  const { rows } = await sql<{ sold: number }>`select sell_held(${cartId}, ${orderNumber}, ${now}) as sold`.execute(db)
  return rows[0]?.sold ?? 0
}

export async function releaseExpiredHolds(db: Db, now: Date): Promise<void> {
  await sql`select release_expired_holds(${now})`.execute(db)
}

const Prepared = z.object({ total: z.int().nullable(), tax: z.int().nullable() })

/** Hands what one cart holds to another of the same shopper. */
export async function moveHolds(db: Db, from: string, to: string): Promise<void> {
  await sql`update stock_holds set cart_id = ${to} where cart_id = ${from}`.execute(db)
}

/** The amounts the shopper saw when the order was prepared. */
export async function findPrepared(db: Db, cartId: string): Promise<{ total: number; tax: number } | undefined> {
  const { rows } = await sql<unknown>`select total, tax from checkouts where cart_id = ${cartId}`.execute(db)
  const { total, tax } = rows[0] === undefined ? { total: null, tax: null } : Prepared.parse(rows[0])
  return total === null || tax === null ? undefined : { total, tax }
}

export async function savePrepared(db: Db, cartId: string, seen: { total: number; tax: number }, now: Date) {
  await sql`insert into checkouts (cart_id, total, tax, prepared_at)
    values (${cartId}, ${seen.total}, ${seen.tax}, ${now})
    on conflict (cart_id) do update set total = excluded.total, tax = excluded.tax, prepared_at = excluded.prepared_at`.execute(
    db,
  )
}

export async function saveDevice(db: Db, cartId: string, device: object): Promise<void> {
  await sql`insert into checkouts (cart_id, device) values (${cartId}, ${JSON.stringify(device)}::jsonb)
    on conflict (cart_id) do update set device = excluded.device`.execute(db)
}
