import type { z } from 'zod'
import type { OutsideOrder } from '#contract/staff/events.ts'
import type { Shop } from '../shop.ts'
import { findOrders, type StoredOrder } from './order.queries.ts'
import { presentOrder } from './present-order.ts'

/** An order as other systems of the company read it. */
function outsideOrder(order: StoredOrder, now: Date): z.output<typeof OutsideOrder> {
  const { flash: _, cancellable: __, ...shown } = presentOrder(order, now)
  return {
    ...shown,
    version: order.version,
    locale: order.locale,
    ...(order.paidAt && { paidAt: order.paidAt.toISOString() }),
    ...(order.acknowledgedAt && { acknowledgedAt: order.acknowledgedAt.toISOString() }),
    ...(order.externalId !== undefined && { externalId: order.externalId }),
  }
}

export async function outsideOrders({ db, now }: Shop, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  const orders = await findOrders(db, numbers)
  return orders.map(order => outsideOrder(order, now))
}
