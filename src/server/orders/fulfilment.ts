import { canBecome, type OrderStatus } from '#domain/orders/order-status.ts'
import type { OrderDocument, OrderShipment } from './order-document.ts'
import { collected, isDigital, isGone, LEFT } from './shipment-kinds.ts'

/** Minutes that each step of the demo's warehouse takes. */
const STEP_MS = 10 * 60 * 1000

const NEXT: Partial<Record<OrderStatus, { home: OrderStatus; store: OrderStatus }>> = {
  created: { home: 'processing', store: 'processing' },
  paid: { home: 'processing', store: 'processing' },
  processing: { home: 'shipped', store: 'ready-for-pickup' },
  shipped: { home: 'delivered', store: 'ready-for-pickup' },
  'ready-for-pickup': { home: 'picked-up', store: 'picked-up' },
}
const DONE: readonly OrderStatus[] = ['delivered', 'picked-up', 'cancelled', 'returned']
/** The warehouse still has something to do for it: a mail is neither packed nor carried. */
export const isOpen = (shipment: OrderShipment) => !DONE.includes(shipment.status) && !isDigital(shipment)

export type Step = {
  status: OrderStatus
  document: OrderDocument
  moved: OrderShipment[]
  nextStep: Date | null
}

/** Moves an order one step on. Each shipment goes its own way; the order is as far as what it is made of. */
export function nextStep(
  order: { status: OrderStatus; document: OrderDocument },
  now: Date,
  tracking: () => string,
): Step {
  const at = now.toISOString()
  const first = order.document.shipments.find(isOpen)
  const moved: OrderShipment[] = []
  const shipments = order.document.shipments.map(shipment => {
    // The second parcel leaves a step after the first: that is what 'partly shipped' is for.
    const waits = order.status === 'processing' && shipment !== first && shipment.status === 'processing'
    const next = waits || isDigital(shipment) ? undefined : NEXT[shipment.status]
    if (!next) return shipment
    const status = collected(shipment) ? next.store : next.home
    const sent = status === 'shipped' ? { carrier: 'Ridge Post', trackingNumber: tracking() } : {}
    const after = { ...shipment, ...sent, status, timeline: [...shipment.timeline, { status, at }] }
    moved.push(after)
    return after
  })
  const status = statusFor(order.status, shipments)
  return {
    status,
    document: { ...order.document, shipments },
    moved,
    nextStep: shipments.some(isOpen) ? new Date(now.getTime() + STEP_MS) : null,
  }
}

/** Moves one shipment one step on, and its order as far as that is. Nothing when there is no next step. */
export function moveShipment(
  order: { status: OrderStatus; document: OrderDocument },
  shipmentId: string,
  { now, sent }: { now: Date; sent: { carrier: string; trackingNumber: string } | undefined },
): Step | undefined {
  const before = order.document.shipments.find(each => each.shipmentId === shipmentId)
  const status = before && nextOf(before)
  if (!before || !status) return undefined
  const timeline = [...before.timeline, { status, at: now.toISOString() }]
  const after = { ...before, ...(status === 'shipped' && sent), status, timeline }
  const shipments = order.document.shipments.map(each => (each === before ? after : each))
  return {
    status: statusFor(order.status, shipments),
    document: { ...order.document, shipments },
    moved: [after],
    nextStep: null,
  }
}

/** Where a shipment goes next, if anywhere. */
export function nextOf(shipment: OrderShipment): OrderStatus | undefined {
  if (!isOpen(shipment)) return undefined
  const next = NEXT[shipment.status]
  return next && (collected(shipment) ? next.store : next.home)
}

/** A piece went out by mail: its shipment is delivered with the last of them, and so is an order of nothing else. */
export function afterMail(
  { status, document }: { status: OrderStatus; document: OrderDocument },
  { lineId, piece }: { lineId: string; piece: number },
  now: Date,
): { status: OrderStatus; document: OrderDocument } {
  const lines = document.lines.map(line =>
    line.id === lineId ? { ...line, mailed: [...new Set([...(line.mailed ?? []), piece])] } : line,
  )
  const waits = ({ shipmentId }: OrderShipment) =>
    lines.some(line => line.shipmentId === shipmentId && (line.mailed?.length ?? 0) < line.qty)
  const shipments = document.shipments.map(shipment => {
    if (!isDigital(shipment) || shipment.status === 'delivered' || waits(shipment)) return shipment
    const arrived = { status: 'delivered' as const, at: now.toISOString() }
    return { ...shipment, status: arrived.status, timeline: [...shipment.timeline, arrived] }
  })
  // Parcels move at the warehouse's pace.
  return {
    status: shipments.some(isOpen) ? status : statusFor(status, shipments),
    document: { ...document, lines, shipments },
  }
}

/** How far an order is that is made of these shipments. */
export function statusFor(now: OrderStatus, all: readonly OrderShipment[]): OrderStatus {
  const left = all.filter(shipment => !isGone(shipment))
  const shipments = left.filter(shipment => !isDigital(shipment))
  if (shipments.length === 0)
    return left.every(({ status }) => status === 'delivered') && canBecome(now, 'delivered') ? 'delivered' : now
  const every = (wanted: readonly OrderStatus[]) => shipments.every(({ status }) => wanted.includes(status))
  const target: OrderStatus = every(['picked-up'])
    ? 'picked-up'
    : every(['delivered', 'picked-up'])
      ? 'delivered'
      : every(['ready-for-pickup'])
        ? 'ready-for-pickup'
        : every(LEFT)
          ? 'shipped'
          : shipments.some(({ status }) => status === 'partly-shipped' || LEFT.includes(status))
            ? 'partly-shipped'
            : 'processing'
  return target === now || canBecome(now, target) ? target : now
}
