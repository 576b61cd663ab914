import type { Order } from '#contract/orders/order.entities.ts'
import type { ShippingMethodCode } from '#domain/delivery/delivery.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'

const DELIVERED = ['processing', 'shipped', 'delivered'] as const
const COLLECTED = ['processing', 'ready-for-pickup', 'picked-up'] as const

/** What happens to a parcel after it is ordered, by the way it goes. What is mailed is neither packed nor carried. */
const WAYS: Readonly<Record<ShippingMethodCode, readonly OrderStatus[]>> = {
  standard: DELIVERED,
  me: DELIVERED,
  customs: DELIVERED,
  pickup: COLLECTED,
  sts: COLLECTED,
  pudo: COLLECTED,
  digital: [],
}

type Parcel = Pick<Order['shipments'][number], 'status' | 'code'>

/** What is still to come of a parcel; nothing where it was cancelled or came back. */
export function stepsAhead({ status, code }: Parcel): readonly OrderStatus[] {
  const way = WAYS[code]
  if (status === 'created' || status === 'paid') return way
  // On its way to where it is collected.
  const at = way.indexOf(status === 'shipped' && way === COLLECTED ? 'processing' : status)
  return at === -1 ? [] : way.slice(at + 1)
}
