import { canBecome, type OrderStatus } from '#domain/order-status.ts'
import type { OrderDocument, OrderShipment } from './order-document.ts'

/** Minutes that each step of the demo's warehouse takes. */
const STEP_MS = 10 * 60 * 1000

const NEXT: Partial<Record<OrderStatus, { home: OrderStatus; store: OrderStatus }>> = {
  created: { home: 'processing', store: 'processing' },
  paid: { home: 'processing', store: 'processing' },
  processing: { home: 'shipped', store: 'ready-for-pickup' },
  shipped: { home: 'delivered', store: 'ready-for-pickup' },
  'ready-for-pickup': { home: 'picked-up', store: 'picked-up' },
}
const DONE: readonly OrderStatus[] = ['delivered', 'picked-up', 'cancelled']
const LEFT: readonly OrderStatus[] = ['shipped', 'delivered', 'ready-for-pickup', 'picked-up']

const isDigital = ({ code }: OrderShipment) => code === 'digital'
const collected = ({ code }: OrderShipment) => code === 'pickup' || code === 'sts' || code === 'pudo'

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
  const first = order.document.shipments.find(shipment => !DONE.includes(shipment.status) && !isDigital(shipment))
  const moved: OrderShipment[] = []
  const shipments = order.document.shipments.map(shipment => {
    // The second parcel leaves a step after the first: that is what 'partly shipped' is for.
    const waits = order.status === 'processing' && shipment !== first && shipment.status === 'processing'
    const next = waits ? undefined : NEXT[shipment.status]
    if (!next) return shipment
    // A mail is neither packed nor carried.
    const status = isDigital(shipment) ? 'delivered' : collected(shipment) ? next.store : next.home
    const sent = status === 'shipped' ? { carrier: 'Ridge Post', trackingNumber: tracking() } : {}
    const after = { ...shipment, ...sent, status, timeline: [...shipment.timeline, { status, at }] }
    moved.push(after)
    return after
  })
  const status = statusFor(order.status, shipments)
  const open = shipments.some(shipment => !DONE.includes(shipment.status))
  return {
    status,
    document: { ...order.document, shipments },
    moved,
    nextStep: open ? new Date(now.getTime() + STEP_MS) : null,
  }
}

function statusFor(now: OrderStatus, all: readonly OrderShipment[]): OrderStatus {
  const parcels = all.filter(shipment => !isDigital(shipment))
  const shipments = (parcels.length > 0 ? parcels : all).filter(({ status }) => status !== 'cancelled')
  const every = (wanted: readonly OrderStatus[]) => shipments.every(({ status }) => wanted.includes(status))
  const target: OrderStatus = every(['picked-up'])
    ? 'picked-up'
    : every(['delivered', 'picked-up'])
      ? 'delivered'
      : every(['ready-for-pickup'])
        ? 'ready-for-pickup'
        : every(LEFT)
          ? 'shipped'
          : shipments.some(({ status }) => LEFT.includes(status))
            ? 'partly-shipped'
            : 'processing'
  return target === now || canBecome(now, target) ? target : now
}
