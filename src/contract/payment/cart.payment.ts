import { z } from 'zod'
import { ApplyReward, CartParams, PatchOrder, PlaceOrder, PrepareOrder } from '../cart/cart.requests.ts'
import { OWNED, UNSHIPPABLE } from '../cart/cart-errors.ts'
import { Cart } from '../cart/cart.entities.ts'
import { endpoint } from '../endpoint.ts'
import { BasketId, CaptchaToken, ChannelHeaders, OrderNumber, PaymentInstrumentId } from '../fields.ts'
import { Order } from '../orders/order.entities.ts'
import {
  AddPaymentInstrument,
  GiftCardBalance,
  GiftCardCode,
  GiftCardNumber,
  PaymentMethodId,
  PaymentMethods,
  PaymentSession,
} from './payment.entities.ts'

const giftCard = [
  'GC_INVALID',
  'GC_INVALID2',
  'GC_MISSING_CODE',
  'GC_NOT_ACTIVE',
  'GC_EXPIRED',
  'GC_NOT_ALLOWED',
  'GC_BALANCE_ERROR',
] as const
const placeable = [
  'ITEM_NO_LONGER_AVAILABLE',
  'ITEMS_UNAVAILABLE',
  'SOME_PRODUCTS_NO_INVENTORY',
  'ORDER_SWITCHED_TO_SHIPPING',
  'ORDER_SWITCHED_TO_SHIP_TO_STORE',
  'ORDER_SWITCHED_TO_PICKUP',
  'TOTALS_FAILURE',
  'TAX_FAILURE',
  'TAX_UPDATED',
  'SHIPPING_METHOD_UNAVAILABLE',
] as const

export const cartPayment = {
  paymentMethods: endpoint({
    method: 'GET',
    path: '/cart/v1/cart/{basketId}/paymentMethods',
    summary: 'List the ways this cart can be paid',
    owned: true,
    params: CartParams,
    response: PaymentMethods,
    errors: OWNED,
  }),
  addPaymentInstrument: endpoint({
    method: 'POST',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    summary: 'Add a way to pay',
    recordsItself: true,
    owned: true,
    params: CartParams,
    body: AddPaymentInstrument,
    response: Cart,
    errors: [
      ...OWNED,
      ...giftCard,
      'GC_ZERO_BALANCE',
      'GC_ALREADY_APPLIED',
      'GC_MAX_REACHED',
      'GIFT_CARD_NOT_APPLICABLE',
      'PAYMENT_INSTRUMENT_NOT_FOUND',
      'ADDRESS_NOT_FOUND',
      'CC_EXPIRY_DATE_INVALID',
      'PAYMENT_ERROR',
      'RATE_LIMITED',
    ],
  }),
  removePaymentInstrument: endpoint({
    method: 'DELETE',
    path: '/cart/v1/cart/{basketId}/paymentInstruments',
    summary: 'Remove a way to pay',
    owned: true,
    params: CartParams,
    body: z.strictObject({ paymentInstrumentId: PaymentInstrumentId }).meta({ id: 'RemovePaymentInstrument' }),
    response: Cart,
    errors: [...OWNED, 'PAYMENT_INSTRUMENT_NOT_FOUND'],
  }),
  applyReward: endpoint({
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/reward',
    summary: 'Use a loyalty voucher',
    owned: true,
    params: CartParams,
    body: ApplyReward,
    response: Cart,
    errors: [
      ...OWNED,
      'REWARD_NOT_AUTHENTICATED',
      'REWARD_NON_LOYALTY',
      'REWARD_LOYALTY_UNCONFIRMED',
      'REWARD_INSUFFICIENT_BALANCE',
    ],
  }),
  giftCardBalance: endpoint({
    method: 'POST',
    path: '/cart/v1/giftcard/balance',
    summary: 'Read the balance of a gift card',
    perMinute: 5,
    owned: true,
    body: z
      .strictObject({
        giftCardNumber: GiftCardNumber,
        giftCardCode: GiftCardCode,
        recaptcha_response: CaptchaToken.optional(),
      })
      .meta({ id: 'GiftCardBalanceRequest' }),
    response: GiftCardBalance,
    errors: [...giftCard, 'RATE_LIMITED'],
    readOnly: true,
  }),
  paymentSession: endpoint({
    method: 'GET',
    path: '/cart/v1/paymentSession',
    summary: 'Open the session of a way to pay',
    owned: true,
    query: z.strictObject({
      basketId: BasketId,
      paymentMethod: PaymentMethodId.default('CREDIT_CARD'),
    }),
    response: PaymentSession,
    errors: [...OWNED, 'PAYMENT_ERROR'],
  }),
  prepareOrder: endpoint({
    method: 'POST',
    path: '/cart/v1/cart/prepareOrder',
    summary: 'Price the cart anew and hold its stock',
    perMinute: 30,
    owned: true,
    description:
      'The hold ends at holdExpiresAt; preparing again renews it. A shopper holds the pieces of one cart: those of his ' +
      'other carts are free again. A guest passes the bot check once before.',
    headers: ChannelHeaders,
    body: PrepareOrder,
    response: Cart,
    errors: [...OWNED, ...placeable, ...UNSHIPPABLE, 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
  placeOrder: endpoint({
    method: 'PUT',
    path: '/cart/v2/checkout/order',
    summary: 'Place the order',
    perMinute: 20,
    recordsItself: true,
    owned: true,
    description:
      'One cart makes one order, however often it is sent. The flash PaymentNotAuthorized comes with an action to take. ' +
      'What changed since the shopper saw the cart is refused once, with its reason and the new total; the cart is put ' +
      'right with that, and placing it again succeeds. After a card was refused, another bot check is passed.',
    headers: ChannelHeaders,
    body: PlaceOrder,
    response: Order,
    errors: [
      ...OWNED,
      ...placeable,
      ...UNSHIPPABLE,
      'BILLING_ADDRESS_MISSING',
      'BILLING_PHONE_MISSING',
      'ADDRESS_INVALID',
      'PAYMENT_NOT_ENOUGH',
      'PAYMENT_ERROR',
      'PAYMENT_FRAUD_VERIFICATION_EXCEPTION',
      'PAYMENT_INSTRUMENT_NOT_FOUND',
      'CC_EXPIRY_DATE_INVALID',
      'PROMO_EXPIRED',
      'PROMO_ALREADY_REDEEMED',
      'PROMO_LIMIT_EXCEEDED',
      'PROMO_INVALID',
      'PROMO_NOT_AVAILABLE_NOW',
      'REWARD_INSUFFICIENT_BALANCE',
      'SPEND_LIMIT_REACHED',
      'EMPLOYEE_STORE_NOT_FOUND',
      'CAPTCHA_FAILED',
      'RATE_LIMITED',
    ],
  }),
  patchOrder: endpoint({
    method: 'PATCH',
    path: '/cart/v2/checkout/order/{orderNumber}',
    summary: 'Finish an order with the 3-D Secure result',
    recordsItself: true,
    owned: true,
    headers: ChannelHeaders,
    params: z.object({ orderNumber: OrderNumber }),
    body: PatchOrder,
    response: Order,
    errors: ['ORDER_NOT_FOUND', 'PAYMENT_ERROR', 'PAYMENT_FRAUD_VERIFICATION_EXCEPTION', 'ITEM_NO_LONGER_AVAILABLE'],
  }),
}
