import type { Order } from '#contract/orders/order.entities.ts'
import { listReadableDisputes } from '../payment/provider-books.service.ts'
import type { Reserved } from '../payment/payment-provider.ts'
import type { Shop } from '../shop.ts'
import * as queries from './order.queries.ts'
import type { StoredOrder } from './order.queries.ts'
import { listReturns } from './return.queries.ts'
import { presentOrder } from './present-order.ts'
import { takeoverProof } from './takeover.service.ts'

export type { StoredOrder } from './order.queries.ts'

export const findOrderOfCart = (shop: Shop, cartId: string): Promise<StoredOrder | undefined> =>
  queries.findOrder(shop.db, 'cart_id', cartId)

export const findOrder = (shop: Shop, number: string, lock?: 'lock'): Promise<StoredOrder | undefined> =>
  queries.findOrder(shop.db, 'number', number, lock === 'lock')

/** True for whoever gives back what the attempt took; false when that was done before. */
export const markUnclaimed = (shop: Shop, { number, attempt }: StoredOrder): Promise<boolean> =>
  queries.markUnclaimed(shop.db, number, attempt)

/** Writes down that the money is there, on the payment and on its order at once. */
export const recordCapture = (shop: Shop, reference: string, captured: number): Promise<boolean> =>
  queries.recordCapture(shop.db, reference, captured, shop.now)

/** No way to pay holds money for less. Of cards the provider says it to the second, of wallets it says nothing. */
const HELD_AT_LEAST_MS = 7 * 86_400_000

/** The money is reserved until parcels leave; for the buyer the order is paid. */
export const recordReserved = ({ db, now }: Shop, reference: string, reserved: Reserved): Promise<boolean> => {
  const captureBefore = reserved.captureBefore ?? new Date(now.getTime() + HELD_AT_LEAST_MS)
  return queries.recordReserved(db, reference, { ...reserved, captureBefore }, now)
}

/** An order that gift cards have paid in full has no payment to wait for. */
export const markPaid = (shop: Shop, { number }: StoredOrder): Promise<boolean> =>
  queries.markPaid(shop.db, number, shop.now)

export function present(shop: Shop, order: StoredOrder): Order {
  const st = takeoverProof(shop, order)
  return { ...presentOrder(order, shop.now), ...(st !== undefined && { st }) }
}

/** The same with what was announced to come back, so that a lost label is found, and with what a bank fights over. */
export async function presentWithReturns(shop: Shop, order: StoredOrder): Promise<Order> {
  const disputes = await listReadableDisputes(shop, order.number)
  const shown = {
    ...present(shop, order),
    ...(disputes.length > 0 && {
      disputes: disputes.map(({ amount, reason, state, opened_at }) => ({
        amount,
        reason,
        state,
        openedAt: opened_at.toISOString(),
      })),
    }),
  }
  const returns = await listReturns(shop.db, order.number)
  if (returns.length === 0) return shown
  return {
    ...shown,
    returns: returns.map(({ number, status, created_at, items, refund, label_waits, exchange_line }) => ({
      returnNumber: number,
      status,
      createdAt: created_at.toISOString(),
      items: items.map(({ itemId, qty }) => ({ itemId, qty })),
      refundTotal: refund,
      ...(exchange_line !== null && { exchange: true }),
      ...(label_waits && { labelWaits: true }),
    })),
  }
}
