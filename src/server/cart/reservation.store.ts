import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Sets pieces aside in a store if it has them. */
export async function holdInStore(db: Db, key: number, storeId: number, qty: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update stock set held = held + ${qty}
    where sku_key = ${key} and location_id = ${storeId} and on_hand - held >= ${qty}`.execute(db)
  return numAffectedRows === 1n
}

type Reservation = {
  id: string
  cartId: string
  key: number
  storeId: number
  qty: number
  contact: object
  expiresAt: Date
}

export async function insertReservation(db: Db, reservation: Reservation): Promise<void> {
  await db
    .insertInto('reservations')
    .values({
      id: reservation.id,
      cart_id: reservation.cartId,
      sku_key: reservation.key,
      location_id: reservation.storeId,
      qty: reservation.qty,
      contact: JSON.stringify(reservation.contact),
      expires_at: reservation.expiresAt,
    })
    .execute()
}

/** Puts back what was set aside: for a cart, or everything whose time is over. Each piece once. */
export async function release(db: Db, which: { cartId: string } | { id: string } | { before: Date }): Promise<void> {
  const due =
    'cartId' in which
      ? sql`cart_id = ${which.cartId}`
      : 'id' in which
        ? sql`id = ${which.id}`
        : sql`expires_at <= ${which.before}`
  await sql`with freed as (
      update reservations set released_at = now() where released_at is null and ${due}
      returning sku_key, location_id, qty
    ), sums as (select sku_key, location_id, sum(qty)::int as qty from freed group by 1, 2)
    update stock s set held = s.held - sums.qty from sums
    where s.sku_key = sums.sku_key and s.location_id = sums.location_id`.execute(db)
}
