import type { z } from 'zod'
import type { fulfilment } from '#contract/staff/fulfilment.ts'
import { sumOf } from '#domain/money/money.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { openQty } from './kept.ts'
import { notNow, openForStaff, type PlacedOrder } from './open-for-staff.ts'
import { storeOf, type OrderDocument } from './order-document.ts'
import { findOrder, restock, updateOrder } from './order.queries.ts'
import { outsideOrder } from './outside-order.ts'
import { partWith, type Parting } from './parting.ts'
import { refundReturned } from './refund-returned.service.ts'
import {
  findReturnOrder,
  moveReturn,
  noteReceived,
  readReturn,
  stageOfReturns,
  type DueReturn,
} from './return.queries.ts'
import { announcedRefunds } from './return.service.ts'

type Found = z.output<typeof fulfilment.receive.body>['items']

const NOT_OURS: readonly Found[number]['condition'][] = ['wrong-item', 'missing']
const SELLABLE: readonly Found[number]['condition'][] = ['as-new', 'opened']

/** A parcel came back: what of it is as it should be goes on its shelf, and what it is worth to its buyer. */
export async function receiveReturn(desk: Desk, returnNumber: string, items: Found) {
  const orderNumber = await findReturnOrder(desk.db, returnNumber)
  if (orderNumber === undefined) throw new StoreError('STAFF_NOT_FOUND')
  const order = await openForStaff(desk, orderNumber, 'orders.ship', 'lock')
  const due = await readReturn(desk.db, returnNumber)
  if (due.status !== 'return-requested') throw notNow('it was received before.')
  const accepted = acceptedPieces(due, items)
  const { refund, parts, document } = await worthOf(desk, order, due, accepted, items)
  const refunds = (document.refunds ?? []).map(each =>
    each.returnNumber === returnNumber ? { ...each, refund, parts } : each,
  )
  const received = { ...due, items: due.items.flatMap(item => piecesBack(item, accepted)), refund }
  await noteReceived(desk.db, returnNumber, { items: received.items, refund, received: { at: desk.now, items } })
  await moveReturn(desk.db, returnNumber, 'returned', null)
  await restock(desk.db, order.number, shelvesOf(order, due, items))
  const after = { ...order, document: { ...document, refunds } }
  const status = await stageOfReturns(desk.db, order.number)
  await updateOrder(desk.db, order, { status, document: after.document })
  await refundReturned(desk, received)
  desk.record({
    type: 'order',
    id: order.number,
    changes: [{ field: 'received', after: { returnNumber, items, refund } }],
  })
  const shown = await findOrder(desk.db, 'number', order.number)
  if (!shown) throw new StoreError('STAFF_NOT_FOUND')
  return { returnNumber, refundTotal: refund, order: outsideOrder(shown, desk.now) }
}

/** How many pieces of each line came back as they were announced. */
function acceptedPieces(due: DueReturn, items: Found): Map<string, number> {
  const accepted = new Map<string, number>()
  for (const { itemId, qty, condition } of items) {
    const announced = due.items.find(each => each.itemId === itemId)?.qty ?? 0
    const sum = (accepted.get(itemId) ?? 0) + (NOT_OURS.includes(condition) ? 0 : qty)
    if (sum > announced) throw notNow(`fewer pieces of ${itemId} were announced.`)
    accepted.set(itemId, sum)
  }
  return accepted
}

const piecesBack = (item: DueReturn['items'][number], accepted: ReadonlyMap<string, number>) => {
  const qty = accepted.get(item.itemId) ?? 0
  return qty > 0 ? [{ ...item, qty }] : []
}

/** What was announced is refunded as it was promised where all of it came; otherwise the account is made anew. */
async function worthOf(
  desk: Desk,
  order: PlacedOrder,
  due: DueReturn,
  accepted: ReadonlyMap<string, number>,
  items: Found,
): Promise<Pick<Parting, 'refund' | 'parts' | 'document'>> {
  const told = order.document.refunds?.find(({ returnNumber }) => returnNumber === due.number)
  const complete = due.items.every(({ itemId, qty }) => accepted.get(itemId) === qty)
  if (complete && told) return reduced({ refund: due.refund, parts: told.parts, document: order.document }, items)
  const before = withoutReturn(order.document, due)
  const chosen = before.lines.flatMap(line => {
    const qty = accepted.get(line.id) ?? 0
    return qty > 0 ? [{ line, qty }] : []
  })
  if (chosen.length === 0) return { refund: 0, parts: [], document: before }
  const promised = (await announcedRefunds(desk, order)) - due.refund
  return reduced(
    partWith({ ...order, document: before }, chosen, told?.way === 'withdrawal' ? 'withdrawal' : 'return', promised),
    items,
  )
}

/** The order as if this return had not been announced. */
function withoutReturn(document: OrderDocument, due: DueReturn): OrderDocument {
  const back = new Map(due.items.map(({ itemId, qty }) => [itemId, qty]))
  const lines = document.lines.map(line => ({ ...line, returnedQty: line.returnedQty - (back.get(line.id) ?? 0) }))
  const withdrawn = document.withdrawn?.filter(
    id => !lines.some(line => line.shipmentId === id && !line.bonus && openQty(line) > 0),
  )
  return { ...document, lines, ...(withdrawn && { withdrawn }) }
}

/** Pieces that are worth less are refunded less. */
function reduced(parting: Pick<Parting, 'refund' | 'parts' | 'document'>, items: Found) {
  const parts = parting.parts.map(part => {
    if (part.kind !== 'item' || part.qty === undefined) return part
    const mine = items.filter(({ itemId, condition }) => itemId === part.itemId && !NOT_OURS.includes(condition))
    const kept = sumOf(mine.map(({ qty, refundPercent }) => qty * (100 - refundPercent)))
    return { ...part, amount: part.amount - Math.round((part.amount * kept) / (100 * part.qty)) }
  })
  const less = sumOf(parting.parts.map(({ amount }) => amount)) - sumOf(parts.map(({ amount }) => amount))
  return { ...parting, parts, refund: Math.max(0, parting.refund - less) }
}

const shelvesOf = ({ document }: PlacedOrder, due: DueReturn, items: Found) =>
  items.flatMap(({ itemId, qty, condition, restock: wanted }) => {
    const line = document.lines.find(({ id }) => id === itemId)
    const announced = due.items.find(each => each.itemId === itemId)
    const back = (wanted ?? SELLABLE.includes(condition)) && !NOT_OURS.includes(condition)
    return line && announced && back ? [{ skuKey: announced.skuKey, qty, store: storeOf(document, line) }] : []
  })
