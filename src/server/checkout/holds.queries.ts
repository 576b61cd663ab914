import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export async function releaseExpiredHolds(db: Db, now: Date): Promise<void> {
  await sql`select release_expired_holds(${now})`.execute(db)
}

/** Hands what one cart holds to another of the same shopper. */
export async function moveHolds(db: Db, from: string, to: string): Promise<void> {
  await sql`update stock_holds set cart_id = ${to} where cart_id = ${from}`.execute(db)
}

export async function saveDevice(db: Db, cartId: string, device: object): Promise<void> {
  await sql`insert into checkouts (cart_id, device) values (${cartId}, ${JSON.stringify(device)}::jsonb)
    on conflict (cart_id) do update set device = excluded.device`.execute(db)
}
