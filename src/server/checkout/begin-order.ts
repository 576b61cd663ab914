import { PHONE_CHANNEL } from '#domain/cart/payment-link.ts'
import type { z } from 'zod'
import type { Address } from '#contract/address/address.entities.ts'
import type { PlaceOrder } from '#contract/cart/cart.requests.ts'
import { LEAST_CHARGE } from '#domain/money/least-charge.ts'
import type { Currency } from '#domain/money/money.ts'
import { dayOf, isExpired } from '#domain/time/dates.ts'
import { checkedBillingAddress } from '../cart/checked-address.ts'
import { ownerOf, present, type PricedCart, type StoredCart } from '../cart/cart.service.ts'
import type { CartPayment, CartState } from '../cart/cart-state.ts'
import { emailFor } from '../cart/customer.service.ts'
import { newOrderNumber } from '../orders/order-number.ts'
import type { StoredOrder } from '../orders/order.service.ts'
import type { ProviderMethod } from '../payment/payment-provider.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { documentOf } from './build-order.ts'
import { sellingAssociate } from './in-store.ts'

export type PlaceOrderInput = z.output<typeof PlaceOrder>

const METHOD_OF = {
  CREDIT_CARD: 'card',
  WALLET: 'wallet',
  PAY_LATER: 'pay-later',
} as const satisfies Partial<Record<CartPayment['method'], ProviderMethod>>

/** `kept`: the card is one that the consumer has with the provider. */
export type Charge = {
  method: ProviderMethod
  token: string | undefined
  amount: number
  saves: boolean
  kept: boolean
}

/** What the instruments of the cart leave to charge, or undefined when gift cards pay for everything. */
export function chargeOf(shop: Shop, cart: PricedCart, asked: PlaceOrderInput['paymentMethod']): Charge | undefined {
  const { payments } = cart.state
  if (asked !== undefined && cart.totals.total > 0 && !payments.some(({ method }) => method === asked))
    throw new StoreError('PAYMENT_INSTRUMENT_NOT_FOUND')
  const amount = cart.totals.remainingToPay
  if (amount === 0) return undefined
  const paying = payments.find(({ method }) => method !== 'GIFT_CARD')
  if (!paying || paying.method === 'GIFT_CARD') throw new StoreError('PAYMENT_NOT_ENOUGH', { remainingToPay: amount })
  requireUnexpired(shop, paying)
  requirePayable(paying.method, amount, shop.site.currency)
  return {
    method: METHOD_OF[paying.method],
    token: paying.card?.token,
    amount,
    saves: paying.card?.saveCard === true,
    kept: paying.card?.savedCardId !== undefined,
  }
}

/** What a pay-later provider lends, in minor units. */
const PAY_LATER_RANGE = { least: 3500, most: 100_000 }

export const payLaterFits = (amount: number): boolean =>
  amount >= PAY_LATER_RANGE.least && amount <= PAY_LATER_RANGE.most

/** The amount may have changed since the method was chosen, and an order may come to less than can be charged. */
export function requirePayable(method: CartPayment['method'], amount: number, currency: Currency): void {
  const tooLittle = amount > 0 && amount < LEAST_CHARGE[currency]
  if (tooLittle || (method === 'PAY_LATER' && !payLaterFits(amount)))
    throw new StoreError('PAYMENT_ERROR', { reason: 'amount' })
}

export function requireUnexpired({ now, site }: Pick<Shop, 'now' | 'site'>, { card }: Pick<CartPayment, 'card'>): void {
  if (card?.expiryYear === undefined || card.expiryMonth === undefined) return
  if (isExpired({ year: card.expiryYear, month: card.expiryMonth }, dayOf(now, site.timeZone)))
    throw new StoreError('CC_EXPIRY_DATE_INVALID')
}

function billingAddressOf({ billingAddress }: CartState): Address {
  if (!billingAddress) throw new StoreError('BILLING_ADDRESS_MISSING')
  if (!billingAddress.recipientContactPhone) throw new StoreError('BILLING_PHONE_MISSING')
  return billingAddress
}

/** The cart with the billing address that comes with the order. */
export function billedTo(cart: StoredCart, given: PlaceOrderInput['billingAddress']): StoredCart {
  return given ? { ...cart, state: { ...cart.state, billingAddress: checkedBillingAddress(given) } } : cart
}

function emailOf({ state, customer }: PricedCart): string {
  const email = emailFor(state, customer)
  if (email === undefined) throw new StoreError('SHIPPING_ADDRESS_INVALID', { field: 'recipientContactEmail' })
  return email
}

/** The order a cart would become. Nothing is written yet. */
export async function draftOrder(
  shop: Shop,
  cart: PricedCart,
  input: PlaceOrderInput,
  before: StoredOrder | undefined,
): Promise<StoredOrder> {
  const billingAddress = billingAddressOf(cart.state)
  const email = emailOf(cart)
  const inStoreSalesInfo = await sellingAssociate(shop, input.inStoreSalesInfo)
  return {
    number: before?.number ?? newOrderNumber(),
    cartId: cart.id,
    ownerId: ownerOf(shop),
    consumerId: shop.shopper.kind === 'consumer' ? shop.shopper.id : undefined,
    site: shop.site.id,
    locale: shop.locale,
    channel: cart.state.byPhone ? PHONE_CHANNEL : shop.channel,
    email,
    currency: shop.site.currency,
    total: cart.totals.total,
    status: 'created',
    attempt: (before?.attempt ?? 0) + 1,
    claimed: true,
    refunded: 0,
    document: documentOf(shop, cart, present(shop, cart), { billingAddress, email, inStoreSalesInfo }),
    createdAt: shop.now,
    placedAt: undefined,
    paidAt: undefined,
    version: 1,
    externalId: undefined,
    acknowledgedAt: undefined,
  }
}
