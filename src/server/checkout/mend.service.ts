import type { ErrorName } from '#contract/errors/errors.ts'
import { getCart, readCart } from '../cart/cart.service.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { billedTo, type PlaceOrderInput } from './begin-order.ts'
import { noteSeen } from './steps.queries.ts'

/** Refusals whose cause pricing takes out of the cart. */
const MENDABLE: ReadonlySet<string> = new Set<ErrorName>([
  'ITEMS_UNAVAILABLE',
  'ITEM_NO_LONGER_AVAILABLE',
  'SOME_PRODUCTS_NO_INVENTORY',
  'SHIPPING_METHOD_UNAVAILABLE',
  'ORDER_SWITCHED_TO_SHIPPING',
  'ORDER_SWITCHED_TO_SHIP_TO_STORE',
  'ORDER_SWITCHED_TO_PICKUP',
  'PAYMENT_NOT_ENOUGH',
  'PROMO_ALREADY_REDEEMED',
  'PROMO_EXPIRED',
  'PROMO_INVALID',
  'PROMO_LIMIT_EXCEEDED',
  'PROMO_NOT_AVAILABLE_NOW',
  'REWARD_INSUFFICIENT_BALANCE',
  'SPEND_LIMIT_REACHED',
  'TAX_UPDATED',
  'TOTALS_FAILURE',
])

/**
 * Mends the cart of an order that was refused, and says with the reason what it costs now. That is what the shopper has
 * seen from here on: placing it once more succeeds.
 */
export async function mended(shop: Shop, { cartId, billingAddress }: PlaceOrderInput, error: unknown) {
  if (!(error instanceof StoreError && MENDABLE.has(error.code))) return error
  const { id } = await readCart(shop, cartId)
  const { totals } = await priceCart(shop, billedTo(await getCart(shop, id), billingAddress))
  await noteSeen(shop.db, id, { total: totals.total, tax: totals.taxes.amount })
  return new StoreError(error.code, { ...error.details, total: totals.total, remainingToPay: totals.remainingToPay })
}
