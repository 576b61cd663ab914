import type { Tracked } from '../carrier/carrier.ts'
import type { Shop } from '../shop.ts'
import { moveShipmentTo, type Sent } from './fulfilment.service.ts'
import { statusFor } from './fulfilment.ts'
import type { OrderShipment } from './order-document.ts'
import { findOrder } from './order.service.ts'
import { updateOrder } from './order.queries.ts'
import { withArrival } from './parcels.ts'
import { collected, hasLeft } from './shipment-kinds.ts'

type Parcel = { readonly orderNumber: string; readonly shipmentId: string }

/** A carrier says that it has a parcel: whatever nobody has said of its shipment yet, it has left. */
export async function carrierHasIt(
  shop: Shop,
  { orderNumber, shipmentId, sent, tracked }: Parcel & { sent: Sent; tracked: Tracked },
): Promise<void> {
  const order = await findOrder(shop, orderNumber, 'lock')
  const shipment = order?.document.shipments.find(each => each.shipmentId === shipmentId)
  if (!order || !shipment || order.status === 'created' || order.status === 'cancelled') return
  const shipments = order.document.shipments.map(each =>
    each === shipment ? { ...each, tracking: { status: tracked.status, at: tracked.at.toISOString() } } : each,
  )
  await updateOrder(shop.db, order, { status: order.status, document: { ...order.document, shipments } })
  if (isOurs(shipment) && !hasLeft(shipment))
    await moveShipmentTo(shop, orderNumber, shipmentId, { to: 'shipped', sent })
}

/** Parcels that another system sends in parts, and what is collected, are somebody else's to move. */
const isOurs = (shipment: OrderShipment) => !collected(shipment) && !shipment.parcels

export async function carrierBroughtIt(shop: Shop, { orderNumber, shipmentId }: Parcel): Promise<void> {
  const order = await findOrder(shop, orderNumber, 'lock')
  const shipment = order?.document.shipments.find(each => each.shipmentId === shipmentId)
  if (!order || !shipment) return
  if (isOurs(shipment)) {
    await moveShipmentTo(shop, orderNumber, shipmentId, { to: 'delivered', sent: undefined })
    return
  }
  const parcel = shipment.parcels?.find(({ trackingNumber }) => trackingNumber === shipment.trackingNumber)
  const document = parcel && withArrival(order.document, parcel.parcelId, shop.now.toISOString())
  if (document) await updateOrder(shop.db, order, { status: statusFor(order.status, document.shipments), document })
}
