import { firstById, prorate, sumOf } from '../money/money.ts'
import type { DiscountableLine } from './piece-discounts.ts'
import { KINDS_OF_PROMOTION, type RuleOfKind } from './promotion-kinds.ts'
import type { Promotion } from './promotion.ts'

/** Orders may name kinds that only a later version knows: nothing is reckoned without their rule. */
function ruleOf({ kind }: Promotion): RuleOfKind {
  if (!Object.hasOwn(KINDS_OF_PROMOTION, kind)) throw new Error(`no rule for promotions of the kind ${kind}`)
  return KINDS_OF_PROMOTION[kind]
}

/** What a promotion takes off each line, in the order given; never more than is left of it. */
export function productDiscounts(promotion: Promotion, lines: readonly DiscountableLine[]): number[] {
  const off = ruleOf(promotion).lines(promotion, lines)
  return lines.map(({ left }, index) => Math.min(Math.max(off[index] ?? 0, 0), left))
}

/** What an order-level promotion takes off lines together, shared out by what is left of each. */
export function orderDiscounts(
  promotion: Promotion,
  lines: readonly Pick<DiscountableLine, 'id' | 'left'>[],
): number[] {
  const left = lines.map(line => line.left)
  return prorate(ruleOf(promotion).order(promotion, sumOf(left)), left, firstById(lines))
}

export const shippingDiscount = (promotion: Promotion, price: number): number =>
  ruleOf(promotion).shipping(promotion, price)

/** Whether a promotion that took off so much was reached. */
export const isReached = (promotion: Promotion, amount: number): boolean =>
  amount > 0 || ruleOf(promotion).givesElse === true
