import type { Shop } from '../shop.ts'
import { openQty } from './kept.ts'
import type { StoredOrder } from './order.queries.ts'
import { readReturn } from './return.queries.ts'
import { hasLeft } from './shipment-kinds.ts'

/** Whether something still goes out, or comes back, with the label of a parcel. */
export async function labelIsNeeded(
  { db }: Shop,
  { document }: StoredOrder,
  { shipmentId, returnNumber }: { shipmentId: string | undefined; returnNumber: string | undefined },
): Promise<boolean> {
  if (returnNumber !== undefined) return (await readReturn(db, returnNumber)).status === 'return-requested'
  const shipment = document.shipments.find(each => each.shipmentId === shipmentId)
  if (!shipment || shipment.status === 'cancelled' || hasLeft(shipment)) return false
  return document.lines.some(line => line.shipmentId === shipmentId && openQty(line) > 0)
}
