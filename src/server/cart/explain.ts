import { discountRule } from '#domain/promotions/discount-rule.ts'
import type { Explanation } from '#contract/cart/cart.entities.ts'
import type { CartTotals } from '#domain/money/totals.ts'
import type { z } from 'zod'
import type { Bonus } from './price-cart.ts'

/** Which rule made each amount: what a line costs, what was taken off or given, what shipping and each tax add. */
export function explain(
  { lines, shipments, taxes, giftCardShares }: CartTotals,
  bonuses: readonly Bonus[],
): z.output<typeof Explanation>[] {
  return [
    ...lines.flatMap(({ id: itemId, amount, discounts }) => [
      { field: 'totals.itemSubTotal', itemId, rule: 'price', amount },
      ...discounts.map(({ rule, amount: off }) => ({ field: 'totals.totalDiscount', itemId, rule, amount: -off })),
    ]),
    ...bonuses.map(({ id: itemId, promotion }) => ({
      field: 'totals.itemSubTotal',
      itemId,
      rule: discountRule('promotion', promotion.id),
      amount: 0,
    })),
    ...shipments.flatMap(({ id, code, price, discounts }) => [
      {
        field: 'totals.shipping',
        rule: `delivery:${code} ${id}`,
        amount: price + discounts.reduce((sum, { amount }) => sum + amount, 0),
      },
      ...discounts.map(({ rule, amount }) => ({ field: 'totals.shipping', rule, amount: -amount })),
    ]),
    ...taxes.parts.map(({ name, jurisdiction, percent, amount }) => ({
      field: taxes.included ? 'totals.taxAmount' : 'totals.tax',
      rule: `tax:${name} ${jurisdiction} ${percent}%`,
      amount,
    })),
    ...giftCardShares.map(({ id, amount }) => ({
      field: 'totals.remainingToPay',
      rule: `giftCard:${id}`,
      amount: -amount,
    })),
  ]
}
