import { withCredit } from '#domain/promotions/spend.ts'
import { normalCode, usableCoupon, usableCouponsOf } from '../promotions/promotion.service.ts'
import { requireConsumer } from '../identity/ownership.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { changeCart, getCart, type PricedCart } from './cart.service.ts'
import { customerOf } from './customer.service.ts'
import { newId } from './ids.ts'

const MOST_COUPONS = 10

/** Puts a coupon into the cart, if it gives something there. The cart stays as it was when it does not. */
export async function applyCoupon(shop: Shop, basketId: string, typed: string): Promise<PricedCart> {
  const { state } = await getCart(shop, basketId)
  if (state.coupons.some(({ code }) => code === normalCode(typed))) throw new StoreError('PROMO_ALREADY_APPLIED')
  const { names } = await customerOf(shop)
  const { code, promotion } = await usableCoupon(shop, typed, names)
  return changeCart(shop, basketId, {
    change: before => {
      if (before.coupons.some(one => one.code === code)) throw new StoreError('PROMO_ALREADY_APPLIED')
      const taken = before.coupons.some(one => one.promotionId === promotion.id)
      if (taken || before.coupons.length >= MOST_COUPONS) throw new StoreError('PROMO_FAILURE')
      return { ...before, coupons: [...before.coupons, { id: newId('cpn', 8), code, promotionId: promotion.id }] }
    },
    verify: priced => requireEffect(priced, promotion.id),
  })
}

/** The coupons of the consumer who asks. */
export async function ownCoupons(shop: Shop) {
  requireConsumer(shop)
  const { names } = await customerOf(shop)
  return { coupons: await usableCouponsOf(shop, names) }
}

function requireEffect({ totals, customer, missingGifts, promotions }: PricedCart, promotionId: string) {
  if (missingGifts.includes(promotionId)) throw new StoreError('GIFT_OUT_OF_STOCK')
  if (totals.reached.some(one => one.promotionId === promotionId)) return
  if (withCredit(customer.programs).length > 0) throw new StoreError('PROMO_FAILURE')
  const alone = [promotionId, ...totals.reached.map(one => one.promotionId)].some(
    id => (promotions.find(id)?.exclusivity ?? 'none') !== 'none',
  )
  throw new StoreError(alone && totals.reached.length > 0 ? 'PROMO_FAILURE' : 'PROMO_NOT_APPLICABLE')
}

export function removeCoupon(shop: Shop, basketId: string, typed: string): Promise<PricedCart> {
  const code = normalCode(typed)
  return changeCart(shop, basketId, {
    change: state => {
      const coupons = state.coupons.filter(one => one.code !== code)
      if (coupons.length === state.coupons.length) throw new StoreError('PROMO_INVALID')
      return { ...state, coupons }
    },
  })
}
