import type { z } from 'zod'
import type { PurchaseHistory } from '#contract/orders/order.entities.ts'
import type { PurchaseHistoryRequest } from '#contract/consumer/consumer.requests.ts'
import { sumOf } from '#domain/money/money.ts'
import { requireConsumer } from '../identity/ownership.ts'
import type { Shop } from '../shop.ts'
import { boughtStyle, hasPaid, listOrders } from './order.queries.ts'

/** The orders of a consumer, newest first. */
export async function purchaseHistory(
  shop: Shop,
  request: z.output<typeof PurchaseHistoryRequest>,
): Promise<z.output<typeof PurchaseHistory>> {
  const { id } = requireConsumer(shop)
  const { orders, total } = await listOrders(shop.db, id, request, shop.log)
  return {
    orders: orders.map(order => ({
      orderNumber: order.number,
      status: order.status,
      createdAt: (order.placedAt ?? order.createdAt).toISOString(),
      currency: order.currency,
      total: order.total,
      totalUnits: sumOf(order.document.lines.map(({ qty }) => qty)),
      items: order.document.lines.map(({ id: itemId, name, image, qty }) => ({ id: itemId, name, image, qty })),
    })),
    total,
    start: request.start,
    count: orders.length,
  }
}

/** Whether the shopper ever ordered a style, and did not take all of it back before it was sent. */
export const hasBought = async ({ db, shopper }: Shop, styleId: string): Promise<boolean> =>
  shopper.kind !== 'anonymous' && boughtStyle(db, shopper.id, styleId)

/** Somebody with an account who has paid for something: an identity that cannot be made up. */
export const isCustomer = async ({ db, shopper }: Shop): Promise<boolean> =>
  shopper.kind === 'consumer' && hasPaid(db, shopper.id)
