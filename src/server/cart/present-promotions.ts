import type { z } from 'zod'
import type { PromoSummary } from '#contract/cart/cart.entities.ts'
import { formatMoney } from '#domain/money/money.ts'
import { parsePromoCallout } from '#domain/promotions/promo-callout.ts'
import { bcp47Of } from '#domain/sites/sites.ts'
import type { Shop } from '../shop.ts'
import type { PricedCart } from './price-cart.ts'

const nameOf = (shop: Shop, { promotions }: PricedCart, id: string) => {
  const names = promotions.find(id)?.names ?? {}
  return names[shop.language] ?? names['en'] ?? id
}

export function appliedPromotion(shop: Shop, priced: PricedCart, promotionId: string, discount: number) {
  const coupon = priced.state.coupons.find(one => one.promotionId === promotionId)
  return {
    promotionId,
    promotionName: nameOf(shop, priced, promotionId),
    discount,
    ...(coupon && { couponCode: coupon.code }),
  }
}

/** Promotions that are reached, then those that are near. */
export function promoSummary(shop: Shop, priced: PricedCart): z.output<typeof PromoSummary>[] {
  const { totals, promotions } = priced
  const reached = totals.reached.map(({ promotionId, level }) => ({
    promotionId,
    promotionName: nameOf(shop, priced, promotionId),
    level,
  }))
  const near = totals.approaching.flatMap(({ promotionId, remaining }) => {
    const promotion = promotions.find(promotionId)
    if (!promotion) return []
    const template = promotion.callouts[shop.language] ?? promotion.callouts['en'] ?? ''
    const callout = template.replaceAll('{remaining}', formatMoney(remaining, shop.site.currency, bcp47Of(shop.locale)))
    return [
      {
        promotionId,
        promotionName: nameOf(shop, priced, promotionId),
        level: promotion.level,
        approachingDisplayLevel: promotion.level,
        remaining,
        ...(parsePromoCallout(callout) && { calloutMessage: callout }),
      },
    ]
  })
  return [...reached, ...near]
}
