import { placeNewEvents } from '../events/place.service.ts'
import { notNow } from '../orders/open-for-staff.ts'
import type { Desk } from '../staff/staff.ts'
import {
  lockFeed,
  lockShelves,
  moveShelves,
  nameOf,
  noteSequence,
  setShelves,
  type Counted,
  type FeedKind,
  type Locked,
  type Shelf,
} from './supply.queries.ts'

type Batch<R> = { feed: string; sequence: number; rows: R[] }

/** Whether a batch is newer than the last that this key sent of its feed; then it is the last. */
export async function isNewer(
  { db, now, staff }: Desk,
  { feed, sequence }: { feed: string; sequence: number },
  kind: FeedKind,
  { gaps }: { gaps: boolean },
): Promise<boolean> {
  const of = { staffId: staff.id, feed, kind }
  const last = await lockFeed(db, of, now)
  if (last !== undefined && sequence <= last) return false
  if (!gaps && last !== undefined && sequence !== last + 1) throw notNow(`the next of this feed is ${last + 1}.`)
  await noteSequence(db, of, sequence, now)
  return true
}

type CountRow = { sku: string; location: number; onHand: number; lowAt?: number | undefined }

export async function countStock(desk: Desk, { ordersUpTo, ...batch }: Batch<CountRow> & { ordersUpTo: number }) {
  if (!(await isNewer(desk, batch, 'stock', { gaps: true }))) return { stale: true, rows: [] }
  await placeNewEvents(desk)
  const rows = batch.rows.map(({ onHand, ...row }) => ({ ...row, amount: onHand }))
  const locked = await lockShelves(desk.db, rows, desk.staff.grants.sitesFor('stock.write'))
  return told(desk, batch, rows, { ...locked, counted: await setShelves(desk.db, locked.mine, ordersUpTo) })
}

export async function moveStock(desk: Desk, batch: Batch<{ sku: string; location: number; change: number }>) {
  if (!(await isNewer(desk, batch, 'stock', { gaps: false }))) return { stale: true, rows: [] }
  const rows = batch.rows.map(({ change, ...row }) => ({ ...row, amount: change }))
  const locked = await lockShelves(desk.db, rows, desk.staff.grants.sitesFor('stock.write'))
  return told(desk, batch, rows, { ...locked, counted: await moveShelves(desk.db, locked.mine) })
}

type Written = Pick<Locked, 'before'> & { counted: readonly Counted[] }

function told(desk: Desk, { feed, sequence }: Batch<unknown>, rows: readonly Shelf[], { before, counted }: Written) {
  const shelves = counted.map(shelf => ({
    field: nameOf(shelf),
    before: before.get(nameOf(shelf)),
    after: shelf.missing > 0 ? { onHand: shelf.on_hand, missing: shelf.missing } : shelf.on_hand,
  }))
  const changes = [{ field: 'stock', after: { sequence, rows: rows.length } }, ...shelves]
  desk.record({ type: 'feed', id: feed, changes })
  const found = new Map(counted.map(shelf => [nameOf(shelf), shelf]))
  return {
    stale: false,
    rows: rows.map(({ sku, location }) => {
      const shelf = found.get(nameOf({ sku, location }))
      if (!shelf) return { sku, location, outcome: 'unknown' as const }
      return {
        sku,
        location,
        outcome: shelf.missing > 0 ? ('raised' as const) : ('set' as const),
        onHand: shelf.on_hand,
      }
    }),
  }
}
