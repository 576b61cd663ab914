import { z } from 'zod'
import {
  AddItem,
  CartParams,
  CartQuery,
  Coupon,
  CreateCartWithItem,
  DeviceFingerprint,
  RemoveItem,
  ReserveWithItem,
  SaveForLater,
  UpdateItem,
  UpdateSavedForLater,
} from './cart.requests.ts'
import { cartCheckout } from '../checkout/cart.checkout.ts'
import { cartPayment } from '../payment/cart.payment.ts'
import { OWNED, UNSELLABLE } from './cart-errors.ts'
import { Cart, CartAndSavedForLater, SavedForLater } from './cart.entities.ts'
import { endpoint, type OwnedGroup } from '../endpoint.ts'
import { BasketId, Done, ItemId, line, SaveForLaterId, Timestamp } from '../fields.ts'
import { StoreInfo } from './cart-item.entities.ts'

const sellable = [
  ...UNSELLABLE,
  'GIFT_OPTION_NOT_AVAILABLE',
  'ITEMS_UNAVAILABLE_IN_STORE',
  'SHIPPING_METHOD_UNAVAILABLE',
] as const

const cartItems = {
  create: endpoint({
    method: 'POST',
    path: '/cart/v1/cart',
    summary: 'Create an empty cart',
    owned: true,
    body: z.strictObject({}).optional().meta({ id: 'CreateCart' }),
    response: Cart,
  }),
  createWithItem: endpoint({
    method: 'POST',
    path: '/cart/v1/cartWithItem',
    summary: 'Create a cart that holds items',
    owned: true,
    query: CartQuery,
    body: CreateCartWithItem,
    response: Cart,
    errors: [...sellable, 'ITEMS_OOS', 'ITEMS_UNAVAILABLE'],
  }),
  openPaymentLink: endpoint({
    method: 'POST',
    path: '/cart/v1/payment-link',
    beyondSpecification: true,
    summary: 'Take the cart that was filled on the telephone, by the link that was mailed',
    owned: true,
    perMinute: 10,
    body: z.strictObject({ token: line(100).meta({ examples: ['Zk3…'] }) }).meta({ id: 'PaymentLink' }),
    response: z.object({ basketId: BasketId }),
    errors: ['PAYMENT_LINK_ENDED', 'PAYMENT_LINK_SIGN_IN', 'INVALID_CUSTOMER', 'RATE_LIMITED'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/cart/v1/cart/{basketId}',
    summary: 'Read a cart',
    owned: true,
    params: CartParams,
    query: CartQuery,
    response: Cart,
    errors: OWNED,
  }),
  addItem: endpoint({
    method: 'POST',
    path: '/cart/v1/item',
    summary: 'Add an item',
    owned: true,
    description: 'What the cart already holds of it counts against the stock and the most one order may hold.',
    body: AddItem,
    response: Cart,
    errors: [...OWNED, ...sellable],
  }),
  removeItem: endpoint({
    method: 'DELETE',
    path: '/cart/v1/item',
    summary: 'Remove an item',
    owned: true,
    body: RemoveItem,
    response: Cart,
    errors: [...OWNED, 'LIST_PRODUCT_NOT_FOUND', 'GWP_PRODUCT'],
  }),
  updateItem: endpoint({
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/item',
    summary: 'Change quantity, size, gift option or delivery of an item',
    owned: true,
    params: CartParams,
    body: UpdateItem,
    response: Cart,
    errors: [...OWNED, ...sellable, 'LIST_PRODUCT_NOT_FOUND'],
  }),
  applyCoupon: endpoint({
    method: 'PUT',
    path: '/cart/v1/coupon',
    summary: 'Apply a coupon',
    owned: true,
    query: CartQuery,
    body: Coupon,
    response: Cart,
    errors: [
      ...OWNED,
      'PROMO_INVALID',
      'PROMO_NOT_APPLICABLE',
      'PROMO_NOT_AVAILABLE_NOW',
      'PROMO_LIMIT_EXCEEDED',
      'PROMO_ALREADY_REDEEMED',
      'PROMO_EXPIRED',
      'PROMO_ALREADY_APPLIED',
      'PROMO_FAILURE',
      'GIFT_OUT_OF_STOCK',
    ],
  }),
  removeCoupon: endpoint({
    method: 'DELETE',
    path: '/cart/v1/coupon',
    summary: 'Remove a coupon',
    owned: true,
    body: Coupon,
    response: Cart,
    errors: [...OWNED, 'PROMO_INVALID'],
  }),
  updateSavedForLater: endpoint({
    method: 'PUT',
    path: '/cart/v2/saveForLater',
    summary: 'Change an item of the saved-for-later list, or move it into the cart',
    owned: true,
    body: UpdateSavedForLater,
    response: CartAndSavedForLater.partial({ cart: true }).meta({
      id: 'UpdatedSavedForLater',
      description: 'The cart is there when the item moved into it',
    }),
    errors: [...OWNED, ...sellable, 'ITEMS_OOS', 'LIST_PRODUCT_NOT_FOUND', 'CANNOT_AUTHORISE'],
  }),
  saveForLater: endpoint({
    method: 'POST',
    path: '/cart/v2/cart/{basketId}/saveForLater',
    summary: 'Move an item from the cart to the saved-for-later list',
    owned: true,
    params: CartParams,
    body: SaveForLater,
    response: CartAndSavedForLater,
    errors: [...OWNED, 'LIST_PRODUCT_NOT_FOUND', 'GWP_PRODUCT', 'CANNOT_AUTHORISE'],
  }),
  removeSavedForLater: endpoint({
    method: 'DELETE',
    path: '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
    summary: 'Remove an item from the saved-for-later list',
    owned: true,
    params: z.object({ saveForlaterId: SaveForLaterId, itemId: ItemId }),
    response: SavedForLater,
    errors: ['LIST_PRODUCT_NOT_FOUND', 'CANNOT_AUTHORISE'],
  }),
  reserveWithItem: endpoint({
    method: 'POST',
    path: '/cart/v1/reserveWithItem',
    summary: 'Hold an item in a store',
    perMinute: 10,
    owned: true,
    body: ReserveWithItem,
    response: z
      .object({
        reservationId: z.string().meta({ examples: ['rsv_4k2'] }),
        expiresAt: Timestamp,
        storeInfo: StoreInfo,
        cart: Cart,
      })
      .meta({ id: 'Reservation' }),
    errors: [...OWNED, ...sellable, 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
  deviceFingerprint: endpoint({
    method: 'POST',
    path: '/cart/v1/deviceFingerPrint',
    summary: 'Tell the fraud check about the device',
    owned: true,
    body: DeviceFingerprint,
    response: Done,
    errors: OWNED,
  }),
}

export const cart = { ...cartItems, ...cartCheckout, ...cartPayment } satisfies OwnedGroup
