import type { Order } from '#contract/orders/order.entities.ts'
import { closeCart, createCart, getCart, ownerOf } from '../cart/cart.service.ts'
import { moveReservations } from '../cart/reservation.service.ts'
import { inTransaction } from '../db/transaction.ts'
import * as orders from '../orders/order.service.ts'
import * as payments from '../payment/attempts.service.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { moveHolds } from './holds.queries.ts'
import { conclude } from './place.service.ts'

export type AuthenticationResult = { transactionId: string; authenticationResult: string }

/** Goes on with an order once its shopper was at the bank or at another provider. */
export async function patchOrder(shop: Shop, orderNumber: string, result: AuthenticationResult): Promise<Order> {
  const order = await orders.findOrder(shop, orderNumber)
  if (!order || order.ownerId !== ownerOf(shop)) throw new StoreError('ORDER_NOT_FOUND')
  if (order.placedAt) return orders.present(shop, order)
  const payment = await payments.findLivePayment(shop, order.number)
  if (!payment) throw await withNewCart(shop, order.cartId, orderNumber)
  // An older attempt, told of by a tab that was left open: the one under way is not to suffer from it.
  if (payment.providerId !== result.transactionId) throw authenticationFailed()
  const outcome = await confirmed(shop, payment, result)
  try {
    return await conclude(shop, order, outcome)
  } catch (error) {
    if (error instanceof StoreError && error.code !== 'ITEM_NO_LONGER_AVAILABLE' && isDeclined(outcome))
      throw await withNewCart(shop, order.cartId, orderNumber, error)
    throw error
  }
}

const authenticationFailed = () => new StoreError('PAYMENT_ERROR', { reason: 'authentication-failed' })

async function confirmed(
  shop: Shop,
  payment: payments.StoredPayment,
  { authenticationResult }: AuthenticationResult,
): Promise<payments.Asked> {
  try {
    return await shop.services.payments.provider.confirm(payment.providerId ?? '', authenticationResult)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    return payments.ask(shop.services, payment)
  }
}

const isDeclined = (asked: payments.Asked) => typeof asked === 'object' && asked.state === 'declined'

/** A failed authentication ends the cart: the shopper goes on at billing with a new one that holds the same things. */
async function withNewCart(
  shop: Shop,
  cartId: string,
  orderNumber: string,
  cause = authenticationFailed(),
): Promise<StoreError> {
  try {
    const basketId = await inTransaction(shop, async inside => {
      const { state } = await getCart(inside, cartId, 'lock')
      const payments = state.payments.filter(({ giftCard }) => giftCard)
      const fresh = await createCart(inside, { ...state, payments })
      await moveHolds(inside.db, cartId, fresh.id)
      await moveReservations(inside, cartId, fresh.id)
      await closeCart(inside, cartId, orderNumber)
      return fresh.id
    })
    return new StoreError(cause.code, { ...cause.details, basketId })
  } catch (error) {
    if (error instanceof StoreError && error.code === 'CART_NOT_FOUND') return cause
    throw error
  }
}
