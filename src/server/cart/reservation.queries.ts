import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Reserved } from './reserved-lines.ts'

/** Sets pieces aside in a store if it has them. */
export async function holdInStore(db: Db, key: number, storeId: number, qty: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update stock set held = held + ${qty}
    where sku_key = ${key} and location_id = ${storeId} and free >= ${qty}`.execute(db)
  return numAffectedRows === 1n
}

/** Whether a store hands over one more today. Who asks at the same time waits. */
export async function handsOneMoreOver(db: Db, storeId: number, cartId: string, now: Date): Promise<boolean> {
  await sql`select from stores where id = ${storeId} and pickup_capacity is not null for no key update`.execute(db)
  const { rows } = await sql<{ room: boolean }>`select pickup_capacity is null
      or pickup_capacity > pickups_taken(id, ${now}, ${cartId}) as room from stores where id = ${storeId}`.execute(db)
  return rows[0]?.room ?? false
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

/** Puts back what was set aside for too long. */
export async function releaseExpired(db: Db, now: Date): Promise<void> {
  await sql`select release_expired_reservations(${now})`.execute(db)
}

/** Puts back what a cart has set aside beyond what it still wants; the reservation that ends last is kept longest. */
export async function releaseBeyond(db: Db, cartId: string, wanted: readonly Reserved[]): Promise<void> {
  await sql`with wanted as (
      select k.key, w."storeId" as store, w.qty
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(sku text, "storeId" integer, qty integer) join skus k using (sku)
    ), ranked as (
      select r.id, r.qty, coalesce(w.qty, 0)
        - sum(r.qty) over (partition by r.sku_key, r.location_id order by r.expires_at desc, r.id) + r.qty as left_over
      from reservations r left join wanted w on w.key = r.sku_key and w.store = r.location_id
      where r.cart_id = ${cartId} and r.released_at is null
    ), freed as (
      update reservations r set
        qty = case when k.left_over > 0 then k.left_over else r.qty end,
        released_at = case when k.left_over > 0 then null else now() end
      from ranked k where k.id = r.id and k.left_over < k.qty
      returning r.sku_key, r.location_id, k.qty - greatest(k.left_over, 0) as qty
    ), sums as (select sku_key, location_id, sum(qty)::int as qty from freed group by 1, 2)
    update stock s set held = s.held - sums.qty from sums
    where s.sku_key = sums.sku_key and s.location_id = sums.location_id`.execute(db)
}

type Piece = { readonly sellable: { readonly key: number }; readonly qty: number }

/** Frees what a cart holds beyond the pieces it wants. */
export async function releaseUnwanted(db: Db, cartId: string, pieces: readonly Piece[]): Promise<void> {
  const keys = pieces.map(({ sellable }) => sellable.key)
  const qtys = pieces.map(({ qty }) => qty)
  await sql`select release_unwanted_holds(${cartId}, ${keys}::integer[], ${qtys}::integer[])`.execute(db)
}

/** What one cart has set aside is now another's. */
export async function giveReservations(db: Db, from: string, into: string): Promise<void> {
  await sql`update reservations set cart_id = ${into} where cart_id = ${from} and released_at is null`.execute(db)
}
