import { promotionName } from '#domain/promotions/promotion-index.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { couponTroubles, type CouponTrouble } from './coupon-troubles.ts'
import { digestsOf, limitsOf } from './limits.ts'
import { findPromotion } from './promotion-desk.queries.ts'
import * as queries from './promotion.queries.ts'

export const normalCode = (code: string): string => code.trim().toUpperCase()

/** The coupon and what it promises, if this shopper may still use it. Every reason why not has its own error. */
export async function usableCoupon(
  shop: Shop,
  typed: string,
  customers: readonly string[],
): Promise<{ code: string; promotion: Promotion }> {
  const code = normalCode(typed)
  const trouble = (await couponTroubles(shop, [code], customers)).get(code)
  if (trouble) throw new StoreError(trouble)
  const coupon = await queries.findCoupon(shop.db, code)
  const index = await shop.services.promotions.index(shop.db)
  const promotion = coupon && index.find(coupon.promotion_id)
  if (!promotion) throw new StoreError('PROMO_INVALID')
  return { code, promotion }
}

/** What is for this person alone and can be used here and now. */
export async function usableCouponsOf(shop: Shop, customers: readonly string[]) {
  const open = await queries.openCouponsOf(shop.db, customers, shop.now)
  const troubles = await couponTroubles(
    shop,
    open.map(({ code }) => code),
    customers,
  )
  const index = await shop.services.promotions.index(shop.db)
  return open
    .filter(({ code }) => !troubles.has(code))
    .map(({ code, promotion_id, ends_at }) => ({
      couponCode: code,
      promotionName: promotionName(index, promotion_id, shop.language),
      ...(ends_at && { expiresAt: ends_at.toISOString() }),
    }))
}

export type Redeeming = {
  orderNumber: string
  promotionIds: readonly string[]
  coupons: readonly { readonly code: string; readonly promotionId: string }[]
  /** Every name the buyer is known by: consumer or guest id, and the email address. */
  customers: readonly string[]
}

/**
 * Counts the promotions of an order against their limits, in the transaction that places it. Forty buyers of the last
 * use wait for each other on its row; all but one are refused. What applied by itself and no longer does changes the
 * total, and nobody typed a code that could be named.
 */
export async function redeem(shop: Shop, { orderNumber, promotionIds, coupons, customers }: Redeeming): Promise<void> {
  const index = await shop.services.promotions.index(shop.db)
  const digests = await digestsOf(shop, customers)
  // Sorted, so that two orders with the same promotions never wait for each other crosswise.
  for (const id of [...new Set(promotionIds)].toSorted()) {
    const couponCode = coupons.find(({ promotionId }) => promotionId === id)?.code
    const refuse = (error: CouponTrouble) => new StoreError(couponCode === undefined ? 'TOTALS_FAILURE' : error)
    const promotion = index.find(id)
    if (!promotion) throw refuse('PROMO_EXPIRED')
    const coupon = couponCode === undefined ? undefined : await queries.findCoupon(shop.db, couponCode)
    const limits = limitsOf(promotion, coupon, digests)
    const fresh = await queries.insertRedemption(shop.db, {
      orderNumber,
      promotionId: id,
      couponCode,
      customers: digests,
      counted: limits.map(({ subject }) => subject),
    })
    if (!fresh) continue
    // It was good when it was typed: a cart may have waited since.
    if (couponCode !== undefined && !(coupon && (coupon.ends_at === null || shop.now < coupon.ends_at)))
      throw refuse('PROMO_EXPIRED')
    if (coupon && !(await queries.countCouponUse(shop.db, coupon.code))) throw refuse('PROMO_LIMIT_EXCEEDED')
    for (const { subject, limit, error } of limits)
      if (!(await queries.countUse(shop.db, subject, limit))) throw refuse(error)
  }
}

/** Gives back what an order had used, once, however often it is asked. */
export async function releaseRedemptions(shop: Shop, orderNumber: string): Promise<void> {
  for (const { promotionId, couponCode, customers, counted } of await queries.takeBackRedemptions(
    shop.db,
    orderNumber,
  )) {
    const coupon = couponCode === undefined ? undefined : await queries.findCoupon(shop.db, couponCode)
    if (coupon) await queries.uncountCouponUse(shop.db, coupon.code)
    const promotion = counted ? undefined : (await findPromotion(shop.db, promotionId))?.promotion
    const subjects = counted ?? (promotion ? limitsOf(promotion, coupon, customers).map(({ subject }) => subject) : [])
    for (const subject of subjects) await queries.uncountUse(shop.db, subject)
  }
}

/** Makes a coupon for one person; false when the code is taken. */
export const issueCoupon = (
  shop: Shop,
  coupon: { code: string; promotionId: string; customer: string; site?: string; endsAt: Date; maxUses?: number },
): Promise<boolean> => queries.insertCoupon(shop.db, { maxUses: 1, ...coupon, code: normalCode(coupon.code) })

/** Whether every use of a coupon was made. One that an order gave back is there again. */
export async function isUsedUp(shop: Shop, code: string): Promise<boolean> {
  const coupon = await queries.findCoupon(shop.db, code)
  return !coupon || (coupon.max_uses !== null && coupon.uses >= coupon.max_uses)
}
