import type { Address } from '#contract/address/address.entities.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { OrderDocument } from './order-document.ts'
import type { StoredOrder } from './order.queries.ts'
import { returnableUntil } from './present-order.ts'

const ARRIVED: ReadonlySet<OrderStatus> = new Set(['delivered', 'picked-up', 'cancelled', 'returned', 'refunded'])
const ATTEMPT_MS = 24 * 60 * 60 * 1000

/** Nothing is on its way, nothing can come back any more. An attempt nobody paid for is over after a day. */
export function isOver(order: StoredOrder, now: Date): boolean {
  if (order.placedAt === undefined) return now.getTime() - order.createdAt.getTime() > ATTEMPT_MS
  if (order.status === 'cancelled' || order.status === 'refunded') return true
  const { lines, shipments } = order.document
  return (
    order.status !== 'return-requested' &&
    shipments.every(({ status }) => ARRIVED.has(status)) &&
    lines.every(line => returnableUntil(order, line, now) === undefined)
  )
}

/** The order as the books need it: what, how much, which tax and where to; not who. */
export function withoutBuyer(document: OrderDocument): OrderDocument {
  const { billingAddress, shippingAddress, refunds, saveCard: _, ...kept } = document
  return {
    ...kept,
    ...(billingAddress && { billingAddress: placeOnly(billingAddress) }),
    ...(shippingAddress && { shippingAddress: placeOnly(shippingAddress) }),
    lines: document.lines.map(({ giftOption: _option, giftCard: _card, ...line }) => line),
    shipments: document.shipments.map(shipment => {
      const { address, contact: _contact, collectionPointId: _point, collectionPointName: _name, ...sent } = shipment
      return { ...sent, ...(address && { address: placeOnly(address) }) }
    }),
    paymentMethod: document.paymentMethod.map(({ billingAddress: _address, card, ...instrument }) => {
      const { holder: _holder, ...shown } = card
      return { ...instrument, card: shown }
    }),
    ...(refunds && { refunds: refunds.map(({ reason: _reason, ...refund }) => refund) }),
    customers: [],
  }
}

/** Where the tax was owed. */
const placeOnly = ({ approachType, main, countryCode, stateCityProvDept, postalCode }: Address): Address => ({
  approachType,
  main,
  addressLine1: '',
  city: '',
  countryCode,
  ...(stateCityProvDept !== undefined && { stateCityProvDept }),
  ...(postalCode !== undefined && { postalCode }),
  recipientFirstName: '',
  recipientLastName: '',
})
