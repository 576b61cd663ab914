import { placeNewEvents } from '../events/place.service.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { changesOf, countShelves, moveShelves, toldOf } from '../stock/shelves.service.ts'
import { lockFeed, noteSequence, type FeedKind } from './supply.queries.ts'

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
  if (!gaps && last !== undefined && sequence !== last + 1) throw notNow('nextOfFeed', { next: last + 1 })
  await noteSequence(db, of, sequence, now)
  return true
}

type CountRow = { sku: string; location: number; onHand: number; lowAt?: number | undefined }

export async function countStock(desk: Desk, { ordersUpTo, ...batch }: Batch<CountRow> & { ordersUpTo: number }) {
  if (!(await isNewer(desk, batch, 'stock', { gaps: true }))) return { stale: true, rows: [] }
  await placeNewEvents(desk)
  const rows = batch.rows.map(({ onHand, ...row }) => ({ ...row, amount: onHand }))
  return told(desk, batch, await countShelves(desk, rows, ordersUpTo, { kind: 'feed', reference: batch.feed }))
}

export async function moveStock(desk: Desk, batch: Batch<{ sku: string; location: number; change: number }>) {
  if (!(await isNewer(desk, batch, 'stock', { gaps: false }))) return { stale: true, rows: [] }
  const rows = batch.rows.map(({ change, ...row }) => ({ ...row, amount: change }))
  return told(desk, batch, await moveShelves(desk, rows, { kind: 'feed', reference: batch.feed }))
}

type Written = Parameters<typeof changesOf>[0]

function told(desk: Desk, { feed, sequence, rows }: Batch<{ sku: string; location: number }>, written: Written) {
  const changes = [{ field: 'stock', after: { sequence, rows: rows.length } }, ...changesOf(written)]
  desk.record({ type: 'feed', id: feed, changes })
  return { stale: false, rows: toldOf(rows, written.counted) }
}
