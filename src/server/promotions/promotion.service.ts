import type { Promotion } from '#domain/promotions/promotion.ts'
import { isRunning } from '#domain/promotions/promotion.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import * as store from './promotion.store.ts'

export const normalCode = (code: string): string => code.trim().toUpperCase()

/** The coupon and what it promises, if this shopper may still use it. Every reason why not has its own error. */
export async function usableCoupon(
  shop: Shop,
  typed: string,
  customers: readonly string[],
): Promise<{ code: string; promotion: Promotion }> {
  const code = normalCode(typed)
  const coupon = await store.findCoupon(shop.db, code)
  const index = await shop.services.promotions.index(shop.db)
  const promotion = coupon && index.find(coupon.promotion_id)
  if (!coupon || !promotion) throw new StoreError('PROMO_INVALID')
  if (coupon.customer !== null && !customers.includes(coupon.customer)) throw new StoreError('PROMO_INVALID')
  requireRunning(shop, coupon, promotion)
  if (coupon.max_uses !== null && coupon.uses >= coupon.max_uses) throw new StoreError('PROMO_LIMIT_EXCEEDED')
  await requireLeft(shop, coupon, promotion, customers)
  return { code, promotion }
}

function requireRunning(shop: Shop, coupon: store.Coupon, promotion: Promotion) {
  const now = shop.now.getTime()
  const starts = Math.max(coupon.starts_at?.getTime() ?? -Infinity, promotion.startsAt ?? -Infinity)
  const ends = Math.min(coupon.ends_at?.getTime() ?? Infinity, promotion.endsAt ?? Infinity)
  if (now >= ends) throw new StoreError('PROMO_EXPIRED')
  if (now < starts) throw new StoreError('PROMO_NOT_AVAILABLE_NOW')
  if (!isRunning(promotion, { site: shop.site.id, now })) throw new StoreError('PROMO_INVALID')
}

async function requireLeft(shop: Shop, coupon: store.Coupon, promotion: Promotion, customers: readonly string[]) {
  const limits = limitsOf(promotion, coupon, await digestsOf(shop, customers))
  const uses = await store.readUses(
    shop.db,
    limits.map(({ subject }) => subject),
  )
  for (const { subject, limit, error } of limits) if ((uses.get(subject) ?? 0) >= limit) throw new StoreError(error)
}

const digestsOf = (shop: Shop, customers: readonly string[]): Promise<string[]> =>
  Promise.all(customers.map(customer => shop.services.promotions.digestOf(shop.db, customer)))

type Limit = { subject: string; limit: number; error: 'PROMO_LIMIT_EXCEEDED' | 'PROMO_ALREADY_REDEEMED' }

function limitsOf(
  { id, maxUses, maxUsesPerCustomer }: Promotion,
  coupon: Pick<store.Coupon, 'code' | 'max_uses_per_customer'> | undefined,
  digests: readonly string[],
): Limit[] {
  const perCoupon = coupon?.max_uses_per_customer ?? undefined
  return [
    ...(maxUses === undefined
      ? []
      : [{ subject: `promotion:${id}`, limit: maxUses, error: 'PROMO_LIMIT_EXCEEDED' as const }]),
    ...digests.flatMap(digest => [
      ...(maxUsesPerCustomer === undefined
        ? []
        : [
            {
              subject: `promotion:${id} ${digest}`,
              limit: maxUsesPerCustomer,
              error: 'PROMO_ALREADY_REDEEMED' as const,
            },
          ]),
      ...(perCoupon === undefined || !coupon
        ? []
        : [
            {
              subject: `coupon:${coupon.code} ${digest}`,
              limit: perCoupon,
              error: 'PROMO_ALREADY_REDEEMED' as const,
            },
          ]),
    ]),
  ]
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
 * use wait for each other on its row; all but one are refused.
 */
export async function redeem(shop: Shop, { orderNumber, promotionIds, coupons, customers }: Redeeming): Promise<void> {
  const index = await shop.services.promotions.index(shop.db)
  const digests = await digestsOf(shop, customers)
  // Sorted, so that two orders with the same promotions never wait for each other crosswise.
  for (const id of [...new Set(promotionIds)].toSorted()) {
    const promotion = index.find(id)
    if (!promotion) throw new StoreError('PROMO_EXPIRED')
    const couponCode = coupons.find(({ promotionId }) => promotionId === id)?.code
    const fresh = await store.insertRedemption(shop.db, {
      orderNumber,
      promotionId: id,
      couponCode,
      customers: digests,
    })
    if (!fresh) continue
    const coupon = couponCode === undefined ? undefined : await store.findCoupon(shop.db, couponCode)
    // It was good when it was typed: a cart may have waited since.
    if (couponCode !== undefined && !(coupon && (coupon.ends_at === null || shop.now < coupon.ends_at)))
      throw new StoreError('PROMO_EXPIRED')
    if (coupon && !(await store.countCouponUse(shop.db, coupon.code))) throw new StoreError('PROMO_LIMIT_EXCEEDED')
    for (const { subject, limit, error } of limitsOf(promotion, coupon, digests))
      if (!(await store.countUse(shop.db, subject, limit))) throw new StoreError(error)
  }
}

/** Gives back what an order had used, once, however often it is asked. */
export async function releaseRedemptions(shop: Shop, orderNumber: string): Promise<void> {
  const index = await shop.services.promotions.index(shop.db)
  for (const { promotionId, couponCode, customers } of await store.takeBackRedemptions(shop.db, orderNumber)) {
    const coupon = couponCode === undefined ? undefined : await store.findCoupon(shop.db, couponCode)
    if (coupon) await store.uncountCouponUse(shop.db, coupon.code)
    const promotion = index.find(promotionId)
    if (!promotion) continue
    for (const { subject } of limitsOf(promotion, coupon, customers)) await store.uncountUse(shop.db, subject)
  }
}

/** Makes a coupon for one person; false when the code is taken. */
export const issueCoupon = (
  shop: Shop,
  coupon: { code: string; promotionId: string; customer: string; endsAt: Date; maxUses?: number },
): Promise<boolean> => store.insertCoupon(shop.db, { maxUses: 1, ...coupon, code: normalCode(coupon.code) })

/** Whether every use of a coupon was made. One that an order gave back is there again. */
export async function isUsedUp(shop: Shop, code: string): Promise<boolean> {
  const coupon = await store.findCoupon(shop.db, code)
  return !coupon || (coupon.max_uses !== null && coupon.uses >= coupon.max_uses)
}
