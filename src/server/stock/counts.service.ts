import type { z } from 'zod'
import type { counts } from '#contract/staff/stock/stock-counts.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './counts.queries.ts'
import type { CountedRow, CountRow, Scan } from './counts.queries.ts'
import { moverOf } from './moved-by-hand.service.ts'
import { requirePlaces } from './places.service.ts'
import { moveShelves } from './shelves.service.ts'
import { readerOf } from './stock.service.ts'

type Query = z.output<typeof counts.list.query>

export async function listCounts(desk: Desk, { state, location, after, limit }: Query) {
  const rows = await queries.listCounts(desk.db, { ...readerOf(desk), state, location, after: placeOf(after), limit })
  const last = rows.at(-1)
  return { rows: rows.map(shown), ...(last && rows.length === limit && { next: last.place }) }
}

function placeOf(after: string | undefined) {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~(cnt_[0-9a-z]{4,40})$/.exec(after ?? '') ?? []
  return at === undefined || id === undefined || Number.isNaN(Date.parse(at)) ? undefined : ([at, id] as const)
}

const shown = (row: CountRow) => ({
  id: row.id,
  location: row.location_id,
  locationName: row.location,
  name: row.name,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  ...(row.by !== null && { by: row.by }),
  pieces: row.pieces,
  mayChange: row.changeable,
})

async function getCount(desk: Desk, id: string): Promise<CountRow> {
  const [found] = await queries.listCounts(desk.db, { ...readerOf(desk), id, limit: 1 })
  if (!found) throw new StoreError('STAFF_NOT_FOUND')
  return found
}

async function openCount(desk: Desk, id: string, way: 'to scan' | 'to end'): Promise<CountRow> {
  await queries.lockCount(desk.db, id, way)
  const found = await getCount(desk, id)
  if (!found.changeable) throw new StoreError('STAFF_FORBIDDEN', { permission: 'stock.write' })
  if (found.state !== 'open') throw notNow('wentOn')
  return found
}

export async function startCount(desk: Desk, { location, name }: { location: number; name: string }) {
  await requirePlaces(desk, [location])
  const id = newId('cnt')
  const made = await queries.insertCount(desk.db, { id, location, name, staffId: desk.staff.id, now: desk.now })
  if (made.numInsertedOrUpdatedRows === 0n) throw notNow('beingCounted')
  desk.record({ type: 'count', id, changes: [{ field: 'location', after: location }] })
  return { id }
}

const shownLine = ({ sku, name, size, counted, expected, held }: CountedRow) => ({
  sku,
  name,
  size,
  counted,
  expected,
  held,
})

const differs = ({ counted, expected }: CountedRow) => counted !== expected

export async function readCount(desk: Desk, id: string, { differing }: { differing: boolean }) {
  const count = await getCount(desk, id)
  const lines = await queries.readCounted(desk.db, count, desk)
  const different = lines.filter(differs)
  return {
    ...shown(count),
    lines: (differing ? different : lines).map(shownLine),
    skus: lines.length,
    differing: different.length,
    difference: different.reduce((sum, { counted, expected }) => sum + counted - expected, 0),
    notScanned: await queries.countNotScanned(desk.db, count),
  }
}

export async function scan(desk: Desk, id: string, scans: readonly Scan[]) {
  const count = await openCount(desk, id, 'to scan')
  const of = { countId: id, location: count.location_id, staffId: desk.staff.id, now: desk.now }
  const { unknown, skus } = await queries.insertScans(desk.db, of, scans)
  desk.record({ type: 'count', id, changes: [{ field: 'scans', after: scans.length }] })
  return {
    unknown,
    counted: (await queries.readCounted(desk.db, count, { language: desk.language, skus })).map(shownLine),
  }
}

/** By how many each size differs, not how many there are: what is sold meanwhile stays sold. */
export async function book(desk: Desk, id: string, notScanned: 'leave' | 'gone') {
  const count = await openCount(desk, id, 'to end')
  const requireMayMove = await moverOf(desk)
  if (notScanned === 'gone') await queries.lockLocation(desk.db, count.location_id)
  const lines = (await queries.readCounted(desk.db, count, desk)).filter(differs)
  const counted = lines.filter(({ moved }) => !moved)
  const again = lines.filter(({ moved }) => moved).map(({ sku }) => sku)
  const gone = notScanned === 'gone' ? await queries.readNotScanned(desk.db, count) : []
  const location = count.location_id
  const rows = [
    ...counted.map(line => ({ sku: line.sku, location, amount: line.counted - line.expected })),
    ...gone.map(({ sku, pieces }) => ({ sku, location, amount: -pieces })),
  ]
  requireMayMove(rows)
  if (rows.length > 0) await moveShelves(desk, rows, { kind: 'count', reference: id, note: count.name })
  await queries.endCount(desk.db, id, 'booked', desk.staff.id, desk.now)
  const told = { shelves: rows.length, pieces: rows.reduce((sum, { amount }) => sum + amount, 0) }
  desk.record({ type: 'count', id, changes: [{ field: 'booked', after: { ...told, notScanned } }] })
  return { ...told, again }
}

export async function discard(desk: Desk, id: string): Promise<void> {
  await openCount(desk, id, 'to end')
  await queries.endCount(desk.db, id, 'discarded', desk.staff.id, desk.now)
  desk.record({ type: 'count', id, changes: [{ field: 'state', before: 'open', after: 'discarded' }] })
}
