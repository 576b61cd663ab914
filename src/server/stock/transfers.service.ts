import type { z } from 'zod'
import type { transfers } from '#contract/staff/stock/stock-moves.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { addedUp, requireKnown } from './lines.ts'
import { moverOf } from './moved-by-hand.service.ts'
import { requirePlaces } from './places.service.ts'
import { loseOnTheWay, moveShelves } from './shelves.service.ts'
import { readerOf } from './stock.service.ts'
import * as queries from './transfers.queries.ts'
import type { TransferRow } from './transfers.queries.ts'

type Query = z.output<typeof transfers.list.query>

export async function listTransfers(desk: Desk, { state, location, after, limit }: Query) {
  const rows = await queries.listTransfers(desk.db, {
    ...readerOf(desk),
    state,
    location,
    after: placeOf(after),
    limit,
  })
  const last = rows.at(-1)
  return { rows: rows.map(shown), ...(last && rows.length === limit && { next: last.place }) }
}

function placeOf(after: string | undefined) {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~(trf_[0-9a-z]{4,40})$/.exec(after ?? '') ?? []
  return at === undefined || id === undefined || Number.isNaN(Date.parse(at)) ? undefined : ([at, id] as const)
}

const shown = (row: TransferRow) => ({
  id: row.id,
  from: row.from_location,
  fromName: row.from_name,
  to: row.to_location,
  toName: row.to_name,
  state: row.state,
  note: row.note,
  ...(row.expected_on !== null && { expectedOn: row.expected_on }),
  createdAt: row.created_at.toISOString(),
  pieces: row.pieces,
  ...(row.received !== null && { received: row.received }),
  ...(row.short_reason !== null && { shortReason: row.short_reason }),
  maySend: row.sendable,
  mayReceive: row.receivable,
})

async function getTransfer(desk: Desk, id: string): Promise<TransferRow> {
  const [found] = await queries.listTransfers(desk.db, { ...readerOf(desk), id, limit: 1 })
  if (!found) throw new StoreError('STAFF_NOT_FOUND')
  return found
}

/** Nobody else does anything with it meanwhile. */
async function openTransfer(desk: Desk, id: string, end: 'sendable' | 'receivable', ...states: TransferRow['state'][]) {
  await queries.lockTransfer(desk.db, id)
  const found = await getTransfer(desk, id)
  if (!found[end]) throw new StoreError('STAFF_FORBIDDEN', { permission: 'stock.write' })
  if (!states.includes(found.state)) throw notNow('wentOn')
  return { ...found, lines: await queries.linesOfTransfer(desk.db, id, desk.language) }
}

export async function readTransfer(desk: Desk, id: string) {
  const lines = await queries.linesOfTransfer(desk.db, id, desk.language)
  return {
    ...shown(await getTransfer(desk, id)),
    lines: lines.map(({ received, ...line }) => ({ ...line, ...(received !== null && { received }) })),
  }
}

type Draft = z.output<typeof transfers.draft.body>

export async function draft(desk: Desk, { from, to, note, expectedOn, lines }: Draft) {
  if (from === to) throw notNow('oneLocation')
  await requirePlaces(desk, [from, to])
  const wanted = addedUp(lines)
  await requireKnown(desk, wanted)
  const id = newId('trf')
  const { db, now, staff } = desk
  await queries.insertTransfer(db, { id, from, to, note, expectedOn, staffId: staff.id, now, lines: wanted })
  desk.record({ type: 'transfer', id, changes: [{ field: 'draft', after: { from, to, lines: wanted } }] })
  return { id }
}

const told = (desk: Desk, id: string, before: string, after: string, more: { field: string; after: unknown }[] = []) =>
  desk.record({ type: 'transfer', id, changes: [{ field: 'state', before, after }, ...more] })

/** What shoppers hold, and what is not there, cannot be sent. */
export async function send(desk: Desk, id: string): Promise<void> {
  const { lines, from_location: location } = await openTransfer(desk, id, 'sendable', 'draft')
  const rows = lines.map(({ sku, qty }) => ({ sku, location, amount: -qty }))
  const requireMaySend = await moverOf(desk, 'sent')
  requireMaySend(rows)
  const { counted } = await moveShelves(desk, rows, { kind: 'sent', reference: id })
  const short = counted.find(({ missing }) => missing > 0)
  if (short) throw notNow('tooFewFree', { sku: short.sku })
  await queries.markSent(desk.db, id, desk.now)
  told(desk, id, 'draft', 'sent')
}

type Arrived = z.output<typeof transfers.receive.body>

/** What is not named did not arrive. */
export async function receive(desk: Desk, id: string, { lines, shortReason }: Arrived): Promise<void> {
  const transfer = await openTransfer(desk, id, 'receivable', 'sent')
  const came = new Map(addedUp(lines).map(({ sku, qty }) => [sku, qty]))
  const strange = [...came.keys()].find(sku => !transfer.lines.some(line => line.sku === sku))
  if (strange !== undefined) throw notNow('notInIt', { sku: strange })
  const arrived = transfer.lines.map(({ sku, qty }) => ({ sku, sent: qty, qty: came.get(sku) ?? 0 }))
  const over = arrived.find(({ sent, qty }) => qty > sent)
  if (over) throw notNow('onlySent', { count: over.sent, sku: over.sku })
  const isShort = arrived.some(({ sent, qty }) => qty < sent)
  if (isShort && shortReason === undefined) throw notNow('sayWhyShort')
  const to = { location: transfer.to_location }
  const lost = arrived
    .filter(({ sent, qty }) => qty < sent)
    .map(({ sku, sent, qty }) => ({ sku, ...to, amount: sent - qty }))
  if (lost.length > 0) {
    const requireMayLose = await moverOf(desk)
    requireMayLose(lost)
  }
  const rows = arrived.filter(({ qty }) => qty > 0).map(({ sku, qty }) => ({ sku, ...to, amount: qty }))
  if (rows.length > 0) await moveShelves(desk, rows, { kind: 'arrived', reference: id })
  if (lost.length > 0 && shortReason !== undefined) await loseOnTheWay(desk, lost, { kind: shortReason, reference: id })
  await queries.noteArrived(desk.db, id, arrived)
  await queries.markReceived(desk.db, id, desk.now, isShort ? shortReason : undefined)
  told(
    desk,
    id,
    'sent',
    'received',
    isShort ? [{ field: 'short', after: { reason: shortReason, lines: arrived } }] : [],
  )
}

export async function cancel(desk: Desk, id: string, reason: string | undefined): Promise<void> {
  const { lines, state, from_location: location } = await openTransfer(desk, id, 'sendable', 'draft', 'sent')
  const rows = lines.map(({ sku, qty }) => ({ sku, location, amount: qty }))
  if (state === 'sent') await moveShelves(desk, rows, { kind: 'came-back', reference: id, note: reason })
  await queries.markCancelled(desk.db, id)
  desk.record({ type: 'transfer', id, changes: [{ field: 'state', before: state, after: 'cancelled' }], reason })
}
