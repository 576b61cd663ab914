import { limitOfCall } from '../http/rate-limits.ts'
import { owns } from '../identity/ownership.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findOrder, type StoredOrder } from './order.service.ts'

/** Whoever was taken out of his order has no address left: nothing is the same as that. */
const sameEmail = (kept: string, given: string) =>
  kept !== '' && kept.trim().toLowerCase() === given.trim().toLowerCase()

/** An order of whoever asks: his own, or one whose email address he knows. The one place where that is decided. */
export async function openOrder(
  shop: Shop,
  number: string,
  { email, lock }: { email?: string | undefined; lock?: 'lock' } = {},
): Promise<StoredOrder> {
  const { shopper } = shop
  const order = await findOrder(shop, number, lock)
  const placed = order?.placedAt === undefined ? undefined : order
  if (placed && owns(shop, placed.ownerId)) return placed
  if (email !== undefined) {
    await countTry(shop)
    if (!placed) throw new StoreError('PURCHASE_NOT_FOUND')
    if (sameEmail(placed.email, email)) return placed
    throw new StoreError('INVALID_ORDER_EMAIL')
  }
  throw new StoreError(shopper.kind === 'anonymous' ? 'AUTHORISATION_FAILED' : 'PURCHASE_NOT_FOUND')
}

const TRACKING = limitOfCall('consumer.trackOrder')

/** Whoever tries addresses through another call is as slow as through the one that is made for it. */
const countTry = ({ services, address, now }: Shop) => services.rateLimits.take(TRACKING, address, now.getTime())

export async function trackedOrder(shop: Shop, number: string, email: string): Promise<StoredOrder> {
  const order = await findOrder(shop, number)
  if (order?.placedAt === undefined) throw new StoreError('ORDER_NOT_FOUND')
  if (!sameEmail(order.email, email)) throw new StoreError('INVALID_ORDER_EMAIL')
  return order
}

/** Whether someone may speak of an order as his: it is, or he knows the address it was placed under. */
export async function knowsOrder(shop: Shop, number: string, email: string): Promise<boolean> {
  const order = await findOrder(shop, number)
  if (order && owns(shop, order.ownerId)) return order.placedAt !== undefined
  await countTry(shop)
  return order?.placedAt !== undefined && sameEmail(order.email, email)
}
