import type { OutputOf } from '#contract/client.ts'
import type { ORDER_ACTIONS } from '#contract/staff/orders/order-words.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'

export type Order = OutputOf<StaffEndpointOf<'orders.read'>>
export type Line = Order['lines'][number]
export type Shipment = Order['shipments'][number]
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** What shows an order, and is read again when one was changed. */
export const TOUCHED = ['orders.read', 'orders.list', 'home.read'] as const
