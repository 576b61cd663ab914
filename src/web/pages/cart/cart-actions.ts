import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { findShippingMethodCode } from '#domain/delivery/delivery.ts'
import { giftOptionOf } from '#domain/gift-cards/gift-cards.ts'
import { ADJUSTMENT_REASONS } from '#domain/cart/price-adjustments.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import type { Action } from '#web/page.ts'

const BASKET = { basketId: CURRENT_CART }

/** Does what a form asks and goes back to the cart; a refusal travels in the address, with what it is about. */
const cartAction =
  (
    work: (visit: PageVisit, field: (name: string) => string) => Promise<unknown>,
    about: (field: (name: string) => string) => string,
  ): Action =>
  async visit => {
    const field = (name: string) => visit.form.get(name) ?? ''
    const cart = shopUrl(visit.locale, '/cart')
    try {
      await work(visit, field)
      return cart
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const refused = new URLSearchParams({ refused: error.code ?? 'GENERAL', about: about(field) })
      const most: unknown = error.details['maxAllowedQty']
      if (typeof most === 'number') refused.set('most', String(most))
      if (field('_action') === 'coupon') refused.set('typed', field('couponCode'))
      return `${cart}?${refused}`
    }
  }

const item = (field: (name: string) => string) => field('itemId')

/** Typed in percent or in whole money, with a point or a comma; sent in percent or in the smallest unit. */
function adjustmentOf(field: (name: string) => string) {
  const typed = Number(field('value').replace(',', '.'))
  const type = field('type') === 'amount' ? ('amount' as const) : ('percent' as const)
  return {
    type,
    value: Math.round(type === 'amount' ? typed * 100 : typed),
    reasonCode: ADJUSTMENT_REASONS.find(reason => reason === field('reasonCode')) ?? 'other',
  }
}

/** What a manager who stands beside the associate approves with number and PIN, if anybody does. */
async function approvalIn(
  { call }: PageVisit,
  field: (name: string) => string,
  { itemId, type, value }: Pick<ReturnType<typeof adjustmentOf>, 'type' | 'value'> & { itemId: string },
) {
  const [managerId, pin] = [field('managerId').trim(), field('managerPin')]
  if (managerId === '') return {}
  const body = { itemId, type, value, managerId, pin }
  const { managerApproval } = await call('cart.approvePriceAdjustment', { params: BASKET, body })
  return { managerApproval }
}

export const cartActions = {
  adjust: cartAction(
    async (visit, field) => {
      const wanted = { itemId: field('itemId'), ...adjustmentOf(field) }
      const body = { ...wanted, ...(await approvalIn(visit, field, wanted)) }
      return visit.call('cart.addPriceAdjustment', { params: BASKET, body })
    },
    () => 'associate',
  ),
  'remove-adjustment': cartAction(
    ({ call }, field) =>
      call('cart.removePriceAdjustment', { params: { ...BASKET, adjustmentId: field('adjustmentId') } }),
    () => 'associate',
  ),
  add: cartAction(
    async ({ call, form }, field) => {
      const qty = Number(field('qty') || 1)
      for (const sku of form.getAll('sku')) await call('cart.addItem', { body: { ...BASKET, sku, qty } })
    },
    () => 'cart',
  ),
  quantity: cartAction(
    ({ call }, field) =>
      call('cart.updateItem', { params: BASKET, body: { itemId: field('itemId'), qty: Number(field('qty')) } }),
    item,
  ),
  remove: cartAction(
    ({ call }, field) => call('cart.removeItem', { body: { ...BASKET, itemId: field('itemId') } }),
    item,
  ),
  later: cartAction(
    ({ call }, field) => call('cart.saveForLater', { params: BASKET, body: { itemId: field('itemId') } }),
    item,
  ),
  delivery: cartAction(({ call }, field) => {
    const shippingOption = findShippingMethodCode(field('shippingOption'))
    const [storeId, collectionPointId] = [field('storeId'), field('collectionPointId')]
    return call('cart.updateItem', {
      params: BASKET,
      body: {
        itemId: field('itemId'),
        ...(shippingOption && { shippingOption }),
        ...(storeId && { storeId }),
        ...(collectionPointId && { collectionPointId }),
      },
    })
  }, item),
  gift: cartAction(
    ({ call }, field) =>
      call('cart.updateItem', {
        params: BASKET,
        body: { itemId: field('itemId'), giftOption: giftOptionOf(field('to'), field('message')) },
      }),
    item,
  ),
  'to-cart': cartAction(
    ({ call }, field) =>
      call('cart.updateSavedForLater', {
        body: { ...BASKET, saveForLaterId: field('saveForLaterId'), itemId: field('itemId') },
      }),
    item,
  ),
  unsave: cartAction(
    ({ call }, field) =>
      call('cart.removeSavedForLater', {
        params: { saveForlaterId: field('saveForLaterId'), itemId: field('itemId') },
      }),
    item,
  ),
  coupon: cartAction(
    ({ call }, field) => call('cart.applyCoupon', { body: { ...BASKET, couponCode: field('couponCode') } }),
    () => 'coupon',
  ),
  'remove-coupon': cartAction(
    ({ call }, field) => call('cart.removeCoupon', { body: { ...BASKET, couponCode: field('couponCode') } }),
    () => 'coupon',
  ),
  reward: cartAction(
    ({ call }, field) => call('cart.applyReward', { params: BASKET, body: { points: Number(field('points')) } }),
    () => 'reward',
  ),
} satisfies Record<string, Action>
