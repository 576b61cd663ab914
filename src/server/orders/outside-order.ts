import type { z } from 'zod'
import type { OutsideOrder } from '#contract/staff/events/events.ts'
import type { Shop } from '../shop.ts'
import type { Desk } from '../staff/staff.ts'
import { placeNewEvents } from '../events/place.service.ts'
import { findOrders, listPaidOrders, type StoredOrder } from './order.queries.ts'
import { presentOrder } from './present-order.ts'
import { sitesWithPersons } from './seeing-persons.ts'

/** An order as other systems of the company read it. */
export function outsideOrder(order: StoredOrder, now: Date): z.output<typeof OutsideOrder> {
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

export async function outsideOrders({ db, now, log }: Shop, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  const orders = await findOrders(db, numbers, log)
  return orders.map(order => outsideOrder(order, now))
}

type Asked = { after: number; limit: number; open: boolean }

/** Paid orders since a place in the feed. One that is paid late has a later place: none is passed over. */
export async function ordersToSend(desk: Desk, { after, limit, open }: Asked) {
  await placeNewEvents(desk)
  const { rows, newest, fullUpTo } = await listPaidOrders(
    desk.db,
    sitesWithPersons(desk),
    { after, limit, open },
    desk.log,
  )
  for (const { order } of rows) desk.record({ type: 'order', id: order.number })
  return {
    orders: rows.map(({ position, order }) => ({ position, order: outsideOrder(order, desk.now) })),
    next: fullUpTo ?? Math.max(after, newest),
    more: fullUpTo !== undefined,
  }
}
