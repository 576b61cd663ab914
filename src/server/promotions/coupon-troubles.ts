import { isRunning, type Promotion } from '#domain/promotions/promotion.ts'
import type { Shop } from '../shop.ts'
import { digestsOf, limitsOf, type Limit } from './limits.ts'
import * as queries from './promotion.queries.ts'
import type { Coupon } from './promotion.queries.ts'

export type CouponTrouble = 'PROMO_INVALID' | 'PROMO_EXPIRED' | 'PROMO_NOT_AVAILABLE_NOW' | Limit['error']

/** Why coupons cannot be used by this shopper, by code; those that can are not named. */
export async function couponTroubles(
  shop: Shop,
  codes: readonly string[],
  customers: readonly string[],
): Promise<Map<string, CouponTrouble>> {
  const index = await shop.services.promotions.index(shop.db)
  const coupons = await queries.findCoupons(shop.db, codes)
  const troubles = new Map<string, CouponTrouble>(codes.map(code => [code, 'PROMO_INVALID']))
  const limited: (Limit & { code: string })[] = []
  const digests = await digestsOf(shop, customers)
  for (const coupon of coupons) {
    const promotion = index.find(coupon.promotion_id)
    if (!promotion || (coupon.customer !== null && !customers.includes(coupon.customer))) continue
    const trouble = troubleWith(shop, coupon, promotion)
    if (trouble) troubles.set(coupon.code, trouble)
    else {
      troubles.delete(coupon.code)
      limited.push(...limitsOf(promotion, coupon, digests).map(limit => ({ ...limit, code: coupon.code })))
    }
  }
  const uses = await queries.readUses(
    shop.db,
    limited.map(({ subject }) => subject),
  )
  for (const { code, subject, limit, error } of limited.toReversed())
    if ((uses.get(subject) ?? 0) >= limit) troubles.set(code, error)
  return troubles
}

function troubleWith(shop: Shop, coupon: Coupon, promotion: Promotion): CouponTrouble | undefined {
  const now = shop.now.getTime()
  const starts = Math.max(coupon.starts_at?.getTime() ?? -Infinity, promotion.startsAt ?? -Infinity)
  const ends = Math.min(coupon.ends_at?.getTime() ?? Infinity, promotion.endsAt ?? Infinity)
  if (coupon.site !== null && coupon.site !== shop.site.id) return 'PROMO_INVALID'
  if (now >= ends) return 'PROMO_EXPIRED'
  if (now < starts) return 'PROMO_NOT_AVAILABLE_NOW'
  if (!isRunning(promotion, { site: shop.site.id, now })) return 'PROMO_INVALID'
  return coupon.max_uses !== null && coupon.uses >= coupon.max_uses ? 'PROMO_LIMIT_EXCEEDED' : undefined
}
