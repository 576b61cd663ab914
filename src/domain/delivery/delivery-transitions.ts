import { SHIPPING_METHODS, deliveryTimeRank } from './delivery.ts'
import type { DeliveryWay, ShippingMethodCode } from './delivery.ts'

const DELIVERY_TRANSITION_NAMES = [
  'pickup to ship-to-home',
  'pickup to ship-to-store',
  'ship-to-store to ship-to-home',
  'ship-to-store to pickup',
  'ship-to-home to pickup',
  'shipping method downgraded',
] as const
export type DeliveryTransition = (typeof DELIVERY_TRANSITION_NAMES)[number]

type Transition = { readonly from: DeliveryWay; readonly to: DeliveryWay; readonly severity: 'info' | 'error' }

/** What the server may do to the delivery of an item; each shows a message and marks the item for review. */
export const DELIVERY_TRANSITIONS: Readonly<Record<DeliveryTransition, Transition>> = {
  'pickup to ship-to-home': { from: 'pickup', to: 'ship-to-home', severity: 'error' },
  'pickup to ship-to-store': { from: 'pickup', to: 'ship-to-store', severity: 'error' },
  'ship-to-store to ship-to-home': { from: 'ship-to-store', to: 'ship-to-home', severity: 'error' },
  'ship-to-store to pickup': { from: 'ship-to-store', to: 'pickup', severity: 'info' },
  'ship-to-home to pickup': { from: 'ship-to-home', to: 'pickup', severity: 'info' },
  'shipping method downgraded': { from: 'ship-to-home', to: 'ship-to-home', severity: 'info' },
}

/** The transition an item went through, if the change is one to tell the shopper about. */
export function findDeliveryTransition(
  before: ShippingMethodCode,
  after: ShippingMethodCode,
): DeliveryTransition | undefined {
  const [from, to] = [SHIPPING_METHODS[before], SHIPPING_METHODS[after]]
  const slower = deliveryTimeRank(to.deliveryTime) > deliveryTimeRank(from.deliveryTime)
  return DELIVERY_TRANSITION_NAMES.find(name => {
    const transition = DELIVERY_TRANSITIONS[name]
    const sameWays = transition.from === from.way && transition.to === to.way
    return sameWays && (from.way !== to.way || slower)
  })
}
