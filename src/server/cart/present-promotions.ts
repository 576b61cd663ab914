import type { z } from 'zod'
import type { AppliedPromotion } from '#contract/cart/cart-item.entities.ts'
import type { PromoSummary } from '#contract/cart/cart.entities.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Discount } from '#domain/promotions/discount-lines.ts'
import { discountRule, idInRule } from '#domain/promotions/discount-rule.ts'
import { programMessage, programName } from '#domain/promotions/program-words.ts'
import { parsePromoCallout } from '#domain/promotions/promo-callout.ts'
import { promotionName } from '#domain/promotions/promotion-index.ts'
import { PROGRAMS, type Program } from '#domain/promotions/spend.ts'
import { bcp47Of } from '#domain/sites/sites.ts'
import type { Shop } from '../shop.ts'
import type { PricedCart } from './price-cart.ts'

const nameOf = ({ language }: Shop, { promotions }: PricedCart, id: string) => promotionName(promotions, id, language)

function appliedPromotion(shop: Shop, priced: PricedCart, promotionId: string, discount: number): AppliedPromotion {
  const coupon = priced.state.coupons.find(one => one.promotionId === promotionId)
  return {
    promotionId,
    promotionName: nameOf(shop, priced, promotionId),
    discount,
    ...(coupon && { couponCode: coupon.code }),
  }
}

/** What a program took off, told as a promotion is. */
const appliedProgram = ({ language }: Shop, program: Program, discount: number): AppliedPromotion => ({
  promotionId: discountRule('program', program),
  promotionName: programName(program, language),
  discount,
})

/** The program that counted for the order as a whole; one that had nothing to take off is not worth a word. */
function orderProgram(shop: Shop, { totals: { program } }: PricedCart): AppliedPromotion[] {
  if (!program || program.discount === 0) return []
  const message = programMessage(program.name, shop.language, program.limited)
  return [{ ...appliedProgram(shop, program.name, program.discount), ...(message !== undefined && { message }) }]
}

/** What took something off the order as a whole. */
export function orderPromotions(shop: Shop, priced: PricedCart): AppliedPromotion[] {
  const reached = priced.totals.reached.flatMap(({ promotionId, level, amount }) =>
    level === 'ORDER' && amount > 0 ? [appliedPromotion(shop, priced, promotionId, amount)] : [],
  )
  return [...orderProgram(shop, priced), ...reached]
}

/** What took something off a line, in the order in which it did. */
export const linePromotions = (shop: Shop, priced: PricedCart, discounts: readonly Discount[]): AppliedPromotion[] =>
  discounts.flatMap(({ rule, amount }) => {
    const id = idInRule('promotion', rule)
    if (id !== undefined) return [appliedPromotion(shop, priced, id, amount)]
    const program = PROGRAMS.find(name => rule === discountRule('program', name))
    return program ? [appliedProgram(shop, program, amount)] : []
  })

/** Programs and promotions that are reached, then those that are near. */
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
  const programs = orderProgram(shop, priced).map(({ promotionId, promotionName }) => ({
    promotionId,
    promotionName,
    level: 'ORDER' as const,
  }))
  return [...programs, ...reached, ...near]
}
