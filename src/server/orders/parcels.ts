import type { OrderStatus } from '#domain/orders/order-status.ts'
import { sumOf } from '#domain/money/money.ts'
import { collected, hasLeft, isDigital, isGone } from './shipment-kinds.ts'
import type { OrderDocument, OrderLine, OrderShipment } from './order-document.ts'

type Pieces = readonly { itemId: string; qty: number }[]
export type Parcel = NonNullable<OrderShipment['parcels']>[number]

/** Pieces that are to be sent, or were. */
const wantedQty = ({ qty, cancelledQty }: OrderLine) => qty - cancelledQty

/** How many pieces of a line have left. */
export function leftQty({ shipments }: Pick<OrderDocument, 'shipments'>, line: OrderLine): number {
  const shipment = shipments.find(({ shipmentId }) => shipmentId === line.shipmentId)
  if (!shipment) return 0
  if (!shipment.parcels) return hasLeft(shipment) ? wantedQty(line) : 0
  return sumOf(
    shipment.parcels.flatMap(({ items }) => items.filter(({ itemId }) => itemId === line.id).map(i => i.qty)),
  )
}

/** Puts pieces into a parcel of each shipment that they belong to. The caller has seen that they have not left yet. */
export function withParcel(document: OrderDocument, pieces: Pieces, parcel: Omit<Parcel, 'items'>): OrderDocument {
  const lineOf = new Map(document.lines.map(line => [line.id, line]))
  const shipments = document.shipments.map(shipment => {
    const items = pieces.filter(({ itemId }) => lineOf.get(itemId)?.shipmentId === shipment.shipmentId)
    if (items.length === 0) return shipment
    const { carrier, trackingNumber, trackingUrl } = parcel
    return {
      ...shipment,
      ...(carrier !== undefined && { carrier }),
      ...(trackingNumber !== undefined && { trackingNumber }),
      ...(trackingUrl !== undefined && { trackingUrl }),
      parcels: [...(shipment.parcels ?? []), { ...parcel, items: [...items] }],
    }
  })
  return settledShipments({ ...document, shipments }, parcel.sentAt)
}

/** A parcel has arrived, or was collected. Nothing when there is none of that name. */
export function withArrival(document: OrderDocument, parcelId: string, at: string): OrderDocument | undefined {
  if (!document.shipments.some(({ parcels }) => parcels?.some(each => each.parcelId === parcelId))) return undefined
  const shipments = document.shipments.map(shipment =>
    shipment.parcels
      ? {
          ...shipment,
          parcels: shipment.parcels.map(each =>
            each.parcelId === parcelId && each.arrivedAt === undefined ? { ...each, arrivedAt: at } : each,
          ),
        }
      : shipment,
  )
  return settledShipments({ ...document, shipments }, at)
}

/** Shipments as far as what they are made of: pieces that left, pieces that arrived, pieces that will not be sent. */
export function settledShipments(document: OrderDocument, at: string): OrderDocument {
  return { ...document, shipments: document.shipments.map(shipment => settled(document, shipment, at)) }
}

function settled({ lines }: OrderDocument, shipment: OrderShipment, at: string): OrderShipment {
  if (isDigital(shipment) || isGone(shipment)) return shipment
  const wanted = sumOf(lines.filter(({ shipmentId }) => shipmentId === shipment.shipmentId).map(wantedQty))
  const status = wanted === 0 ? 'cancelled' : statusOf(shipment, wanted)
  if (status === shipment.status) return shipment
  return { ...shipment, status, timeline: [...shipment.timeline, { status, at }] }
}

function statusOf(shipment: OrderShipment, wanted: number): OrderStatus {
  const { parcels = [], status } = shipment
  const left = sumOf(parcels.flatMap(({ items }) => items.map(({ qty }) => qty)))
  if (left === 0) return status
  if (left < wanted) return 'partly-shipped'
  const arrived = parcels.every(({ arrivedAt }) => arrivedAt !== undefined)
  if (collected(shipment)) return arrived ? 'picked-up' : 'ready-for-pickup'
  return arrived ? 'delivered' : 'shipped'
}
