import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

export async function releaseExpiredHolds(db: Db, now: Date): Promise<void> {
  await sql`select release_expired_holds(${now})`.execute(db)
}

/** Hands what one cart holds to another of the same shopper. */
export async function moveHolds(db: Db, from: string, to: string): Promise<void> {
  await sql`update stock_holds set cart_id = ${to} where cart_id = ${from}`.execute(db)
}

const StoredDevice = z.object({
  fingerprint: z.string(),
  screen: z.object({ width: z.int(), height: z.int() }).optional(),
  timeZone: z.string().optional(),
})

export async function findDevice(db: Db, cartId: string): Promise<z.output<typeof StoredDevice> | undefined> {
  const row = await db.selectFrom('checkouts').select('device').where('cart_id', '=', cartId).executeTakeFirst()
  return StoredDevice.safeParse(row?.device).data
}

export async function saveDevice(db: Db, cartId: string, device: object): Promise<void> {
  await sql`insert into checkouts (cart_id, device) values (${cartId}, ${JSON.stringify(device)}::jsonb)
    on conflict (cart_id) do update set device = excluded.device`.execute(db)
}
