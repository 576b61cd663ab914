import { sql } from 'kysely'
import type { AdjustmentReason, MovementKind } from '#domain/stock/stock-words.ts'
import type { Db } from '../db/database.ts'
import { locationWithin, type Sites } from '../desk/on-sites.ts'

export type Place = { sku: string; location: number }
export type Shelf = Place & { amount: number; lowAt?: number | undefined }
/** `missing`: shoppers hold so many more than there are. */
export type Counted = Place & { on_hand: number; missing: number }
/** What was on a shelf: pieces, less what is missing. */
export type Locked = { mine: Shelf[]; before: ReadonlyMap<string, { onHand: number; pieces: number }> }
/** Who or what changed shelves, as their book tells it. */
export type Cause = {
  kind: AdjustmentReason | Exclude<MovementKind, 'order' | 'opening' | 'removed'>
  staffId: string
  reference?: string | undefined
  note?: string | undefined
  at: Date
}

const shelves = (rows: readonly Shelf[]) => sql`unnest(${rows.map(({ sku }) => sku)}::text[],
  ${rows.map(({ location }) => location)}::integer[], ${rows.map(({ amount }) => amount)}::integer[],
  ${rows.map(({ lowAt }) => lowAt ?? null)}::smallint[]) as w (sku, location, amount, low_at)`

export const nameOf = ({ sku, location }: Place) => `${sku} @ ${location}`

/**
 * Makes the rows there are to write, of locations that one may, and locks them in the order everybody does. Only what
 * it returns may be written; and what was on each before.
 */
export async function lockShelves(db: Db, rows: readonly Shelf[], sites: Sites): Promise<Locked> {
  const permitted = locationWithin(sites)
  await sql`insert into stock (sku_key, location_id) select k.key, l.id from ${shelves(rows)}
    join skus k on k.sku = w.sku join locations l on l.id = w.location and ${permitted}
    order by 1, 2 on conflict do nothing`.execute(db)
  const { rows: locked } = await sql<Counted>`
    select w.sku, w.location, s.on_hand, s.missing from stock s join skus k on k.key = s.sku_key join ${shelves(rows)}
    on w.sku = k.sku and w.location = s.location_id join locations l on l.id = s.location_id and ${permitted}
    order by s.sku_key, s.location_id for update of s`.execute(db)
  const before = new Map(
    locked.map(shelf => [nameOf(shelf), { onHand: shelf.on_hand, pieces: shelf.on_hand - shelf.missing }]),
  )
  return { mine: rows.filter(row => before.has(nameOf(row))), before }
}

/** What `changed` made of the shelves in `was`, which are locked, goes into their book with it. */
const booked = ({ kind, staffId, reference, note, at }: Cause) => sql`booked as (
    insert into stock_movements (at, sku_key, location_id, kind, change, pieces, staff_id, reference, note)
      select ${at}, c.sku_key, c.location, ${kind}, c.pieces - was.pieces, c.pieces, ${staffId}, ${reference ?? null}, ${note ?? null}
      from changed c join was on was.sku_key = c.sku_key and was.location_id = c.location where c.pieces <> was.pieces
      order by c.sku_key, c.location)
  select sku, location, on_hand, missing from changed`

const was = (rows: readonly Shelf[]) => sql`was as (
    select distinct s.sku_key, s.location_id, s.on_hand - s.missing as pieces from ${shelves(rows)}
      join skus k on k.sku = w.sku join stock s on s.sku_key = k.key and s.location_id = w.location)`

/**
 * Sets what is free to sell. Whoever counted knows of orders up to a place in the feed; what later ones took is taken off.
 * What shoppers hold stays theirs, whatever was counted, until they let go of it.
 */
export async function setShelves(db: Db, rows: readonly Shelf[], ordersUpTo: number, cause: Cause): Promise<Counted[]> {
  const { rows: counted } = await sql<Counted>`
    with later as (
      select substr(resource, 7) as number from events where type = 'order.paid' and position > ${ordersUpTo}
      union select substr(resource, 7) from events where type = 'order.paid' and position is null
      union select order_number from payments where state = 'authorised'
    ), sold as (
      select t.sku_key, t.location_id, sum(t.qty - t.restocked)::integer as qty from order_stock t
      join later on later.number = t.order_number group by 1, 2
    ), ${was(rows)}, changed as (
      update stock s set on_hand = greatest(s.held, w.amount - coalesce(sold.qty, 0)),
          missing = greatest(s.held - w.amount + coalesce(sold.qty, 0), 0), low_at = coalesce(w.low_at, s.low_at)
        from ${shelves(rows)} join skus k on k.sku = w.sku
        left join sold on sold.sku_key = k.key and sold.location_id = w.location
        where s.sku_key = k.key and s.location_id = w.location
        returning w.sku, w.location, s.sku_key, s.on_hand, s.missing, s.on_hand - s.missing as pieces
    ), ${booked(cause)}`.execute(db)
  return counted
}

export async function moveShelves(db: Db, rows: readonly Shelf[], cause: Cause): Promise<Counted[]> {
  const { rows: counted } = await sql<Counted>`
    with summed as (select w.sku, w.location, sum(w.amount)::integer as amount from ${shelves(rows)} group by 1, 2),
    ${was(rows)}, there as (
      select was.sku_key, was.location_id, was.pieces + m.amount as pieces, m.sku
      from summed m join skus k on k.sku = m.sku join was on was.sku_key = k.key and was.location_id = m.location
    ), changed as (
      update stock s set on_hand = greatest(s.held, t.pieces), missing = greatest(s.held - t.pieces, 0) from there t
        where s.sku_key = t.sku_key and s.location_id = t.location_id
        returning t.sku, t.location_id as location, s.sku_key, s.on_hand, s.missing, s.on_hand - s.missing as pieces
    ), ${booked(cause)}`.execute(db)
  return counted
}

/** Pieces that were on their way to a shelf and never came: its book tells of them, and the shelf stays as it is. Locked before. */
export const bookLost = (db: Db, rows: readonly Shelf[], { kind, staffId, reference, at }: Cause) =>
  sql`insert into stock_movements (at, sku_key, location_id, kind, change, pieces, staff_id, reference)
    select ${at}, s.sku_key, s.location_id, e.kind, e.way * w.amount, s.on_hand - s.missing + e.more * w.amount, ${staffId}, ${reference ?? null}
    from ${shelves(rows)} join skus k on k.sku = w.sku join stock s on s.sku_key = k.key and s.location_id = w.location
    cross join (values (1, 'arrived', 1, 1), (2, ${kind}, -1, 0)) as e (place, kind, way, more)
    order by s.sku_key, s.location_id, e.place`.execute(db)

type Levels = { safety?: number | undefined; lowAt?: number | undefined }
export type Kept = Place & { safety: number; low_at: number }

export async function readLevels(db: Db, rows: readonly Shelf[]): Promise<Kept[]> {
  const { rows: kept } = await sql<Kept>`select distinct w.sku, w.location, s.safety, s.low_at from ${shelves(rows)}
    join skus k on k.sku = w.sku join stock s on s.sku_key = k.key and s.location_id = w.location`.execute(db)
  return kept
}

export async function setLevels(db: Db, rows: readonly Shelf[], { safety, lowAt }: Levels): Promise<void> {
  await sql`update stock s set safety = coalesce(${safety ?? null}::integer, s.safety),
      low_at = coalesce(${lowAt ?? null}::smallint, s.low_at)
    from ${shelves(rows)} join skus k on k.sku = w.sku
    where s.sku_key = k.key and s.location_id = w.location`.execute(db)
}
