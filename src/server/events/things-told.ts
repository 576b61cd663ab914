import { briefConsumers } from '../consumer/brief.service.ts'
import { outsideOrders } from '../orders/outside-order.ts'
import type { Shop } from '../shop.ts'
import type { Recorded } from '../staff/staff.ts'
import type { EventRow } from './events.queries.ts'

type Told = { data: Record<string, unknown>; seen: Recorded }

/** The things that events are about, as they are now: never older than the event, and nothing of who was forgotten. */
export async function thingsOf(shop: Shop, rows: readonly Pick<EventRow, 'resource'>[]): Promise<Map<string, Told>> {
  const idsOf = (subject: string) => [
    ...new Set(
      rows.flatMap(({ resource }) => (resource.startsWith(`${subject}:`) ? [resource.slice(subject.length + 1)] : [])),
    ),
  ]
  const orders = await outsideOrders(shop, idsOf('order'))
  const customers = await briefConsumers(shop, idsOf('customer'))
  return new Map<string, Told>([
    ...orders.map((order): [string, Told] => [
      `order:${order.orderNumber}`,
      { data: { order }, seen: { type: 'order', id: order.orderNumber } },
    ]),
    ...customers.map((customer): [string, Told] => [
      `customer:${customer.id}`,
      { data: { customer }, seen: { type: 'customer', id: customer.id } },
    ]),
  ])
}
