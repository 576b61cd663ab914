import type { cart } from '#contract/cart/cart.ts'
import { countCart } from '../experiments/exposures.service.ts'
import type { Handlers } from '../http/operation.ts'
import type { Shop } from '../shop.ts'
import * as addresses from './address.service.ts'
import * as carts from './cart.service.ts'
import * as coupons from './coupon.service.ts'
import * as delivery from './delivery.service.ts'
import * as items from './item.service.ts'
import * as adjustments from './adjustment.service.ts'
import { approveAdjustment } from './manager-approval.service.ts'
import { reserveWithItem } from './reservation.service.ts'
import { applyReward } from './reward.service.ts'
import * as saved from './saved.service.ts'
import { giftCardBalance } from '../gift-cards/gift-card.service.ts'
import { dropSaved } from '../wishlist/wishlist.service.ts'

/** What is in a cart counts for the tests that its owner saw. */
async function counted<T>(shop: Shop, adding: Promise<T>): Promise<T> {
  const added = await adding
  await countCart(shop)
  return added
}

export const cartHandlers = {
  create: async shop => carts.answer(shop, await carts.createCart(shop)),
  createWithItem: async (shop, { query, body }) =>
    carts.answer(shop, await counted(shop, items.createCartWithItems(shop, body.items)), {
      explained: query.explain ?? false,
    }),
  read: async (shop, { params, query }) =>
    carts.answer(shop, await carts.readCart(shop, params.basketId), { explained: query.explain ?? false }),
  addItem: async (shop, { body }) => carts.answer(shop, await counted(shop, items.addItem(shop, body))),
  removeItem: async (shop, { body }) => carts.answer(shop, await items.removeItem(shop, body.basketId, body.itemId)),
  updateItem: async (shop, { params, body }) => carts.answer(shop, await items.updateItem(shop, params.basketId, body)),
  applyCoupon: async (shop, { query, body }) =>
    carts.answer(shop, await coupons.applyCoupon(shop, body.basketId, body.couponCode), {
      explained: query.explain ?? false,
    }),
  removeCoupon: async (shop, { body }) =>
    carts.answer(shop, await coupons.removeCoupon(shop, body.basketId, body.couponCode)),
  applyReward: async (shop, { params, body }) =>
    carts.answer(shop, await applyReward(shop, params.basketId, body.points)),
  setShippingMethod: async (shop, { body }) => carts.answer(shop, await delivery.setShippingMethod(shop, body)),
  shippingMethods: (shop, { params }) => delivery.shipmentOfCart(shop, params.basketId, params.shippingId),
  applicableShippingMethods: async (shop, { params }) => ({
    shippingMethods: await delivery.shipmentsOfCart(shop, params.basketId),
  }),
  setShippingAddress: async (shop, { params, body }) =>
    carts.answer(shop, await addresses.setShippingAddress(shop, params.basketId, body)),
  removeShippingAddress: async (shop, { params }) =>
    carts.answer(shop, await addresses.removeShippingAddress(shop, params.basketId)),
  validateShippingAddress: (shop, { params, body }) => addresses.validateShippingAddress(shop, params.basketId, body),
  setBillingAddress: async (shop, { params, body }) =>
    carts.answer(shop, await addresses.setBillingAddress(shop, params.basketId, body)),
  updateSavedForLater: (shop, { body }) => saved.updateSavedForLater(shop, body),
  saveForLater: (shop, { params, body }) => saved.saveForLater(shop, params.basketId, body),
  removeSavedForLater: (shop, { params }) => dropSaved(shop, params.saveForlaterId, params.itemId),
  giftCardBalance: (shop, { body }) => giftCardBalance(shop, body.giftCardNumber, body.giftCardCode),
  reserveWithItem: (shop, { body }) => reserveWithItem(shop, body),
  addPriceAdjustment: async (shop, { params, body }) =>
    carts.answer(shop, await adjustments.addAdjustment(shop, params.basketId, body)),
  approvePriceAdjustment: (shop, { params, body }) => approveAdjustment(shop, params.basketId, body),
  changePriceAdjustment: async (shop, { params, body }) =>
    carts.answer(shop, await adjustments.changeAdjustment(shop, params.basketId, params.adjustmentId, body)),
  removePriceAdjustment: async (shop, { params }) =>
    carts.answer(shop, await adjustments.removeAdjustment(shop, params.basketId, params.adjustmentId)),
  removeBillingAddress: async (shop, { params }) =>
    carts.answer(shop, await addresses.removeBillingAddress(shop, params.basketId)),
} satisfies Partial<Handlers<typeof cart>>
