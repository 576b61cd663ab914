import type { z } from 'zod'
import type { DeskLabel } from '#contract/staff/orders/orders.entities.ts'
import { labelPdf, labelsOf, wantLabel } from '../carrier/labels.service.ts'
import { usualGrams } from '../carrier/wish.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { openQty } from './kept.ts'
import { openForStaff, type PlacedOrder } from './open-for-staff.ts'
import type { OrderShipment } from './order-document.ts'
import { findHold } from './order-desk.queries.ts'
import { maySeePersons } from './seeing-persons.ts'
import { collected, hasLeft, isDigital } from './shipment-kinds.ts'

/** Whether a label can be bought for it: it goes to an address, and has not left. */
export const takesLabel = (
  { services, staff }: Desk,
  { site, status }: PlacedOrder,
  shipment: OrderShipment,
): boolean =>
  services.carrier !== undefined &&
  staff.grants.can('orders.ship', site) &&
  status !== 'created' &&
  shipment.status !== 'cancelled' &&
  !collected(shipment) &&
  !isDigital(shipment) &&
  !hasLeft(shipment)

/** Asks the carrier for the label of a shipment: once, and again where it was refused. */
export async function buyLabel(desk: Desk, number: string, shipmentId: string, grams: number | undefined) {
  const order = await openForStaff(desk, number, 'orders.ship', 'lock')
  const shipment = order.document.shipments.find(each => each.shipmentId === shipmentId)
  if (!shipment) throw new StoreError('STAFF_NOT_FOUND')
  if (!desk.services.carrier) throw notNow('noCarrier')
  if (!takesLabel(desk, order, shipment)) throw notNow('noLabelNeeded')
  if ((await findHold(desk.db, number))?.held_at) throw notNow('held')
  const pieces = order.document.lines
    .filter(line => line.shipmentId === shipmentId)
    .map(line => ({ qty: openQty(line) }))
  await wantLabel(desk, { orderNumber: number, shipmentId }, grams ?? usualGrams(pieces))
  desk.record({ type: 'order', id: number, changes: [{ field: 'label', after: shipmentId }] })
}

export async function shipmentLabel(desk: Desk, number: string, shipmentId: string): Promise<Uint8Array> {
  const order = await openForStaff(desk, number, 'orders.ship')
  if (!maySeePersons(desk)(order.site)) throw new StoreError('STAFF_FORBIDDEN', { permission: 'customers.read' })
  const label = (await labelsOf(desk, number)).find(each => each.shipmentId === shipmentId)
  const bytes = label && (await labelPdf(desk, label))
  if (!bytes) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'order', id: number })
  return bytes
}

type Shown = z.output<typeof DeskLabel>
export type DeskLabels = (of: { shipmentId?: string; returnNumber?: string }) => Shown | undefined

/** How far the labels of an order are, for who works with it. */
export async function deskLabels(desk: Desk, number: string): Promise<DeskLabels> {
  const labels = desk.services.carrier ? await labelsOf(desk, number) : []
  return ({ shipmentId, returnNumber }) => {
    const label = labels.find(each => each.shipmentId === shipmentId && each.returnNumber === returnNumber)
    return (
      label && {
        state: label.state,
        ...(label.voiding !== undefined && { voiding: label.voiding }),
        ...(label.reason !== undefined && { reason: label.reason }),
        ...(label.carrier !== undefined && { carrier: label.carrier }),
        ...(label.trackingNumber !== undefined && { trackingNumber: label.trackingNumber }),
        ...(label.tracking !== undefined && { tracking: label.tracking }),
      }
    )
  }
}
