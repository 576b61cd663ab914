import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { locationOn, type Sites } from '../desk/on-sites.ts'

export type FeedKind = 'stock' | 'prices'
/** Of whoever sends it: nobody counts on, or silences, the feed of another. */
export type FeedOf = { staffId: string; feed: string; kind: FeedKind }

/** The last sequence of a feed; its row is locked, so that two of one feed come one after the other. */
export async function lockFeed(db: Db, of: FeedOf, now: Date): Promise<number | undefined> {
  const { staffId, feed, kind } = of
  await sql`insert into supply_feed_places (staff_id, feed, kind, sequence, updated_at)
    values (${staffId}, ${feed}, ${kind}, -1, ${now}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ sequence: number }>`select sequence from supply_feed_places
    where staff_id = ${staffId} and feed = ${feed} and kind = ${kind} for update`.execute(db)
  return rows[0] && rows[0].sequence >= 0 ? rows[0].sequence : undefined
}

export const noteSequence = (db: Db, { staffId, feed, kind }: FeedOf, sequence: number, now: Date) =>
  db
    .updateTable('supply_feed_places')
    .set({ sequence, updated_at: now })
    .where('staff_id', '=', staffId)
    .where('feed', '=', feed)
    .where('kind', '=', kind)
    .execute()

export type Shelf = { sku: string; location: number; amount: number; lowAt?: number | undefined }
/** `missing`: shoppers hold so many more than there are. */
export type Counted = { sku: string; location: number; on_hand: number; missing: number }
export type Locked = { mine: Shelf[]; before: ReadonlyMap<string, number> }

const shelves = (rows: readonly Shelf[]) => sql`unnest(${rows.map(({ sku }) => sku)}::text[],
  ${rows.map(({ location }) => location)}::integer[], ${rows.map(({ amount }) => amount)}::integer[],
  ${rows.map(({ lowAt }) => lowAt ?? null)}::smallint[]) as w (sku, location, amount, low_at)`

export const nameOf = ({ sku, location }: Pick<Shelf, 'sku' | 'location'>) => `${sku} @ ${location}`

/**
 * Makes the rows there are to write, of locations that one may, and locks them in the order everybody does. Only what
 * it returns may be written; and what was on each before.
 */
export async function lockShelves(db: Db, rows: readonly Shelf[], sites: Sites): Promise<Locked> {
  const permitted = locationOn(sites)
  await sql`insert into stock (sku_key, location_id) select k.key, l.id from ${shelves(rows)}
    join skus k on k.sku = w.sku join locations l on l.id = w.location and ${permitted}
    order by 1, 2 on conflict do nothing`.execute(db)
  const { rows: locked } = await sql<Omit<Counted, 'missing'>>`
    select w.sku, w.location, s.on_hand from stock s join skus k on k.key = s.sku_key join ${shelves(rows)}
    on w.sku = k.sku and w.location = s.location_id join locations l on l.id = s.location_id and ${permitted}
    order by s.sku_key, s.location_id for update of s`.execute(db)
  const before = new Map(locked.map(shelf => [nameOf(shelf), shelf.on_hand]))
  return { mine: rows.filter(row => before.has(nameOf(row))), before }
}

/**
 * Sets what is free to sell. Whoever counted knows of orders up to a place in the feed; what later ones took is taken off.
 * What shoppers hold stays theirs, whatever was counted, until they let go of it.
 */
export async function setShelves(db: Db, rows: readonly Shelf[], ordersUpTo: number): Promise<Counted[]> {
  const { rows: counted } = await sql<Counted>`
    with later as (
      select substr(resource, 7) as number from events where type = 'order.paid' and position > ${ordersUpTo}
      union select substr(resource, 7) from events where type = 'order.paid' and position is null
      union select order_number from payments where state = 'authorised'
    ), sold as (
      select t.sku_key, t.location_id, sum(t.qty - t.restocked)::integer as qty from order_stock t
      join later on later.number = t.order_number group by 1, 2
    )
    update stock s set on_hand = greatest(s.held, w.amount - coalesce(sold.qty, 0)),
        missing = greatest(s.held - w.amount + coalesce(sold.qty, 0), 0), low_at = coalesce(w.low_at, s.low_at)
      from ${shelves(rows)} join skus k on k.sku = w.sku
      left join sold on sold.sku_key = k.key and sold.location_id = w.location
      where s.sku_key = k.key and s.location_id = w.location
      returning w.sku, w.location, s.on_hand, s.missing`.execute(db)
  return counted
}

export async function moveShelves(db: Db, rows: readonly Shelf[]): Promise<Counted[]> {
  const { rows: counted } = await sql<Counted>`
    with w as (select w.sku, w.location, sum(w.amount)::integer as amount from ${shelves(rows)} group by 1, 2),
    there as (select s.sku_key, s.location_id, s.on_hand - s.missing + w.amount as pieces, w.sku
      from w join skus k on k.sku = w.sku join stock s on s.sku_key = k.key and s.location_id = w.location)
    update stock s set on_hand = greatest(s.held, t.pieces), missing = greatest(s.held - t.pieces, 0) from there t
      where s.sku_key = t.sku_key and s.location_id = t.location_id
      returning t.sku, t.location_id as location, s.on_hand, s.missing`.execute(db)
  return counted
}
