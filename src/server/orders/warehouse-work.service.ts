import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { isTheBuyers } from '#contract/staff/orders/fulfilment-words.ts'
import type { fulfilment } from '#contract/staff/orders/fulfilment.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { cancelUnsent, chosenLines, unsentQty, type ItemQuantity } from './cancel.service.ts'
import { captureWhatLeft } from './capture.service.ts'
import { noteOrderWords } from './find-orders.queries.ts'
import { isOpen, statusFor } from './fulfilment.ts'
import { earn } from './ledgers.service.ts'
import { mailLine } from './mail-lines.ts'
import { openForStaff, type PlacedOrder } from './open-for-staff.ts'
import type { OrderDocument } from './order-document.ts'
import { findHold } from './order-desk.queries.ts'
import { findOrder, updateOrder } from './order.queries.ts'
import { outsideOrder } from './outside-order.ts'
import { requireThereUnlessSystem } from './paid-back.ts'
import { leftQty, withArrival, withParcel } from './parcels.ts'

const answer = async (desk: Desk, number: string) => {
  const order = await findOrder(desk.db, 'number', number)
  if (!order) throw notNow('gone')
  return outsideOrder(order, desk.now)
}

/** An order that whoever fulfils it works on: taken over, and not kept back. */
async function openToSend(desk: Desk, number: string): Promise<PlacedOrder> {
  const order = await openForStaff(desk, number, 'orders.ship', 'lock')
  requireSendable(order)
  return order
}

function requireSendable({ status }: PlacedOrder): void {
  if (status === 'created') throw notNow('notPaid')
  if (status === 'cancelled') throw notNow('cancelled')
}

/** Whoever takes an order over packs it: its buyer cannot cancel it any more. */
export async function acknowledge(desk: Desk, number: string, externalId: string) {
  const order = await openToSend(desk, number)
  if (order.acknowledgedAt && order.externalId !== externalId) throw notNow('otherSystem')
  if (!order.acknowledgedAt) {
    const at = desk.now.toISOString()
    const shipments = order.document.shipments.map(shipment =>
      isOpen(shipment) && (shipment.status === 'created' || shipment.status === 'paid')
        ? {
            ...shipment,
            status: 'processing' as const,
            timeline: [...shipment.timeline, { status: 'processing' as const, at }],
          }
        : shipment,
    )
    const status = order.status === 'paid' ? statusFor('paid', shipments) : order.status
    const taken = { externalId, acknowledgedAt: desk.now }
    await updateOrder(desk.db, order, { status, document: { ...order.document, shipments }, nextStep: null, taken })
    if (order.status === 'paid') await earn(desk, order)
    desk.record({ type: 'order', id: number, changes: [{ field: 'externalId', after: externalId }] })
  }
  return answer(desk, number)
}

type Sent = z.output<typeof fulfilment.send.body>

export async function sendParcel(desk: Desk, number: string, { items, ...parcel }: Sent) {
  const order = await openToSend(desk, number)
  const { document } = order
  if (document.shipments.some(({ parcels }) => parcels?.some(each => each.parcelId === parcel.parcelId)))
    return answer(desk, number)
  if ((await findHold(desk.db, number))?.held_at) throw notNow('held')
  if (!order.acknowledgedAt) throw notNow('notAcknowledged')
  const chosen = piecesOf(order, items)
  const sentAt = desk.now.toISOString()
  const after = withParcel(
    document,
    chosen.map(({ line, qty }) => ({ itemId: line.id, qty })),
    { ...parcel, sentAt },
  )
  await move(desk, order, after)
  if (parcel.trackingNumber !== undefined) await noteOrderWords(desk.db, { ...order, document: after })
  await captureWhatLeft(desk, number)
  const { carrier = '', trackingNumber = '' } = parcel
  await enqueueMail(desk.db, {
    template: 'order-shipped',
    to: order.email,
    locale: order.locale,
    values: {
      orderNumber: number,
      currency: order.currency,
      lines: chosen.map(({ line, qty }) => mailLine(line, qty)),
      carrier,
      trackingNumber,
    },
  })
  desk.record({ type: 'order', id: number, changes: [{ field: 'parcel', after: { ...parcel, items } }] })
  return answer(desk, number)
}

/** Pieces that have not left; gifts that travel along are named too. */
function piecesOf({ document }: PlacedOrder, items: readonly ItemQuantity[]) {
  const wanted = new Map<string, number>()
  for (const { itemId, qty } of items) wanted.set(itemId, (wanted.get(itemId) ?? 0) + qty)
  return Array.from(wanted, ([itemId, qty]) => {
    const line = document.lines.find(({ id }) => id === itemId)
    if (!line) throw notNow('noSuchItem', { item: itemId })
    if (qty > line.qty - line.cancelledQty - leftQty(document, line)) throw notNow('fewerOpen', { item: itemId })
    return { line, qty }
  })
}

export async function arrive(desk: Desk, number: string, parcelId: string) {
  const order = await openToSend(desk, number)
  const after = withArrival(order.document, parcelId, desk.now.toISOString())
  if (!after) throw notNow('noSuchParcel')
  await move(desk, order, after)
  desk.record({ type: 'order', id: number, changes: [{ field: 'arrived', after: parcelId }] })
  return answer(desk, number)
}

type Short = z.output<typeof fulfilment.cancel.body>

export async function cancelPieces(desk: Desk, number: string, { cancellationId, items, reason, restock }: Short) {
  const order = await openForStaff(desk, number, 'orders.ship', 'lock')
  if (order.document.refunds?.some(refund => refund.cancellationId === cancellationId)) return answer(desk, number)
  requireSendable(order)
  if (!order.document.lines.some(line => !line.isGiftCard && unsentQty(order, line) > 0)) throw notNow('hasLeft')
  const told = { items, cancellationId, reason, lost: !restock, failed: !isTheBuyers(reason) }
  const { refunded } = await cancelUnsent(desk, order, told)
  requireThereUnlessSystem(desk, order, refunded - order.refunded)
  // What is left of it may be all that will be sent.
  await captureWhatLeft(desk, number)
  desk.record({ type: 'order', id: number, changes: [{ field: 'cancelled', after: items ?? 'all' }], reason })
  return answer(desk, number)
}

type Later = z.output<typeof fulfilment.backorder.body>

export async function backorder(desk: Desk, number: string, { items, expectedOn }: Later) {
  const order = await openToSend(desk, number)
  const chosen = chosenLines(order, items)
  const shipments = order.document.shipments.map(shipment => {
    const later = chosen.filter(({ line }) => line.shipmentId === shipment.shipmentId)
    if (later.length === 0) return shipment
    const others = (shipment.backordered ?? []).filter(({ itemId }) => !later.some(({ line }) => line.id === itemId))
    const backordered = [...others, ...later.map(({ line, qty }) => ({ itemId: line.id, qty, expectedOn }))]
    const firstPromised = shipment.firstPromised ?? shipment.promisedDate
    return { ...shipment, backordered, promisedDate: expectedOn, ...(firstPromised !== undefined && { firstPromised }) }
  })
  // Said again, it is not told again.
  if (isDeepStrictEqual(shipments, order.document.shipments)) return answer(desk, number)
  await updateOrder(desk.db, order, { status: order.status, document: { ...order.document, shipments } })
  await enqueueMail(desk.db, {
    template: 'order-delayed',
    to: order.email,
    locale: order.locale,
    values: {
      orderNumber: number,
      currency: order.currency,
      lines: chosen.map(({ line, qty }) => mailLine(line, qty)),
      expectedOn,
    },
  })
  desk.record({ type: 'order', id: number, changes: [{ field: 'backorder', after: { items, expectedOn } }] })
  return answer(desk, number)
}

const move = (desk: Desk, order: PlacedOrder, document: OrderDocument) =>
  updateOrder(desk.db, order, { status: statusFor(order.status, document.shipments), document })
