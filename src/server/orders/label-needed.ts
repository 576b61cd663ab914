import { hasParcel, type TrackingStatus } from '#domain/delivery/tracking.ts'
import type { Shop } from '../shop.ts'
import { openQty } from './kept.ts'
import type { StoredOrder } from './order.queries.ts'
import { readReturn } from './return.queries.ts'
import { hasLeft } from './shipment-kinds.ts'

type LabelOf = { readonly shipmentId: string | undefined; readonly returnNumber: string | undefined }

/** Whether something still goes out, or comes back, with the label of a parcel. */
export async function labelIsNeeded(
  { db }: Shop,
  { document }: StoredOrder,
  { shipmentId, returnNumber }: LabelOf,
): Promise<boolean> {
  if (returnNumber !== undefined) return (await readReturn(db, returnNumber)).status === 'return-requested'
  const shipment = document.shipments.find(each => each.shipmentId === shipmentId)
  if (!shipment || shipment.status === 'cancelled' || hasLeft(shipment)) return false
  return document.lines.some(line => line.shipmentId === shipmentId && openQty(line) > 0)
}

/** Whether nothing went, or will go, with a label that was paid for: as far as its carrier has told. */
export async function labelIsWasted(
  shop: Shop,
  order: StoredOrder,
  { tracking, ...label }: LabelOf & { readonly tracking: TrackingStatus | undefined },
): Promise<boolean> {
  const shipment = order.document.shipments.find(each => each.shipmentId === label.shipmentId)
  const wentOut = shipment !== undefined && (hasLeft(shipment) || shipment.parcels !== undefined)
  return !wentOut && !(tracking && hasParcel(tracking)) && !(await labelIsNeeded(shop, order, label))
}
