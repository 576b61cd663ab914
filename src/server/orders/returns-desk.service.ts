import type { z } from 'zod'
import type { returns } from '#contract/staff/orders/returns.ts'
import { sumOf } from '#domain/money/money.ts'
import { LATE_EXCHANGE_DAYS } from '#domain/orders/order-status.ts'
import { noteUnneededLabels } from '../carrier/unneeded-labels.service.ts'
import { notNow } from '../staff/not-now.ts'
import { requireProof } from '../staff/proof.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { settleTurnedBack } from './awaited.ts'
import { statusFor } from './fulfilment.ts'
import { openForStaff } from './open-for-staff.ts'
import { restock, updateOrder } from './order.queries.ts'
import { requireThereForParcels } from './paid-back.ts'
import { acceptedOf, partingFor, restOfParcel, shelvedOf, type Said } from './receipt.service.ts'
import { goodsAsRead } from './goods-as-read.ts'
import { refundReturned } from './refund-returned.service.ts'
import { readReturn, stageOfReturns } from './return.queries.ts'
import { maySeePersons } from './seeing-persons.ts'
import * as queries from './returns-desk.queries.ts'
import type { DeskReturn } from './returns-desk.queries.ts'

type Query = z.output<typeof returns.list.query>

const LATE_MS = LATE_EXCHANGE_DAYS * 24 * 60 * 60 * 1000

export async function listReturns({ db, staff, now, log }: Desk, { q, state, late, site, after, limit }: Query) {
  const sites =
    site === undefined ? staff.grants.sitesFor('orders.read') : staff.grants.can('orders.read', site) ? [site] : []
  const [at = '', number] = after?.split('~') ?? []
  const place = number === undefined ? undefined : { createdAt: new Date(at), number }
  const lateSince = late && new Date(now.getTime() - LATE_MS)
  const wanted = { sites, state, lateSince, limit, q: q?.toUpperCase(), after: place }
  const { rows, next } = await queries.listDeskReturns(db, wanted, log)
  return {
    rows: rows.map(shownRow),
    ...(next && { next: `${next.createdAt.toISOString()}~${next.number}` }),
  }
}

const shownRow = ({
  number,
  order_number,
  site,
  status,
  kind,
  items,
  refund,
  currency,
  created_at,
  exchange_line,
}: DeskReturn) => ({
  number,
  orderNumber: order_number,
  site,
  state: status,
  kind,
  pieces: sumOf(items.map(({ qty }) => qty)),
  exchange: exchange_line !== null,
  refund,
  currency,
  createdAt: created_at.toISOString(),
})

export async function readDeskReturn(desk: Desk, number: string) {
  const { found, order } = await open(desk, number, 'orders.read')
  desk.record({ type: 'order', id: order.number })
  const rest = restOfParcel(order, found)
  const sizes = order.document.lines.map(({ skuKey }) => skuKey)
  const codes = await queries.codesOf(desk.db, sizes)
  const goods = await goodsAsRead(desk, order)
  const lineOf = (itemId: string) => {
    const line = order.document.lines.find(({ id }) => id === itemId)
    return line && { ...line, ...goods(line) }
  }
  const shownLine = ({ itemId, skuKey, qty, reason }: DeskReturn['items'][number]) => {
    const line = lineOf(itemId)
    return {
      itemId,
      name: line?.name ?? '',
      detail: [line?.color, line?.size].filter(Boolean).join(' · '),
      ...(line && { image: line.image.url }),
      qty,
      gift: line?.bonus ?? false,
      ...(reason !== undefined && { reason }),
      codes: codes.get(skuKey) ?? [],
    }
  }
  const { received_at, received_by, received, refused_reason, comment } = found
  return {
    ...shownRow(found),
    ...(comment !== null && { comment }),
    lines: found.items.map(shownLine),
    restOfParcel: rest.map(({ line, qty }) => shownLine({ itemId: line.id, skuKey: line.skuKey, qty })),
    ...(received_at &&
      received && {
        received: {
          at: received_at.toISOString(),
          by: received_by ?? '',
          pieces: received.map(piece => ({ ...piece, name: lineOf(piece.itemId)?.name ?? '' })),
          ...(refused_reason !== null && { reason: refused_reason }),
        },
      }),
    mayReceive: found.status === 'return-requested' && desk.staff.grants.can('orders.ship', order.site),
    mayPrint: maySeePersons(desk)(order.site),
  }
}

async function open(desk: Desk, number: string, permission: 'orders.read' | 'orders.ship', lock?: 'lock') {
  const first = await queries.findDeskReturn(desk.db, number)
  if (!first) throw new StoreError('STAFF_NOT_FOUND')
  const order = await openForStaff(desk, first.order_number, permission, lock)
  // Read anew: whoever held the lock before may have taken it in.
  const found = lock ? await queries.findDeskReturn(desk.db, number) : first
  if (!found) throw new StoreError('STAFF_NOT_FOUND')
  return { found, order }
}

export async function previewReceipt(desk: Desk, number: string, said: Said) {
  const { found, order } = await open(desk, number, 'orders.ship')
  const { refund, parts } = await partingFor(desk, order, found, said)
  return { orderNumber: order.number, refundTotal: refund, currency: order.currency, parts }
}

/** Takes a parcel in. What is not refunded stays with its buyer, who is told why. */
export async function receive(desk: Desk, number: string, said: Said & { reason?: string | undefined }) {
  const { pieces, reason } = said
  const { found, order } = await open(desk, number, 'orders.ship', 'lock')
  const refused = pieces.filter(({ refund, refundPercent }) => !refund || refundPercent !== undefined)
  if (refused.length > 0 && reason === undefined) throw notNow('sayWhyNotAll')
  const parting = await partingFor(desk, order, found, said)
  const { refund, parts, going, document: rest, given: worth } = parting
  if (worth !== undefined) requireProof(desk, desk.staff)
  await requireThereForParcels(desk, order, refund)
  const reasons = new Map(found.items.map(({ itemId, reason: why }) => [itemId, why]))
  const items = going.map(({ line, qty }) => ({
    itemId: line.id,
    skuKey: line.skuKey,
    qty,
    reason: reasons.get(line.id),
  }))
  const receipt = { items, refund, pieces, reason, at: desk.now, by: desk.staff.name }
  if (!(await queries.noteReceived(desk.db, number, receipt))) throw notNow('takenIn')
  const told = {
    way: found.kind,
    at: desk.now.toISOString(),
    returnNumber: number,
    refund,
    parts,
    ...(worth !== undefined && { given: { kind: 'lines' as const, staffId: desk.staff.id, worth } }),
  }
  // Of an exchange after which as much is kept as before there is nothing to tell.
  const silent = found.exchange_line !== null && parts.length === 0 && worth === undefined
  const document = settleTurnedBack(silent ? rest : { ...rest, refunds: [...(rest.refunds ?? []), told] }, told.at)
  const stage = await stageOfReturns(desk.db, order)
  await updateOrder(desk.db, order, { status: statusFor(stage, document.shipments), document })
  await noteUnneededLabels(desk, order)
  const shelved = shelvedOf(order, going, pieces)
  await restock(desk.db, order.number, shelved)
  const restocked = sumOf(shelved.map(({ qty }) => qty))
  await refundReturned(desk, await readReturn(desk.db, number), reason)
  desk.record({
    type: 'order',
    id: order.number,
    changes: [
      {
        field: 'return',
        after: { number, refund, currency: order.currency, restocked, pieces: pieces.length, refused: refused.length },
      },
    ],
    reason,
  })
  const arrived = sumOf(going.map(each => acceptedOf(each, pieces, ({ condition }) => condition !== 'missing')))
  return { refund, restocked, writtenOff: arrived - restocked }
}
