import type { Explanation } from '#contract/cart.entities.ts'
import type { CartTotals } from '#domain/totals.ts'
import type { z } from 'zod'

/** Which rule made each amount: what a line costs, what was taken off, what shipping and each tax add. */
export function explain({ lines, shipments, taxes, giftCardShares }: CartTotals): z.output<typeof Explanation>[] {
  return [
    ...lines.flatMap(({ id: itemId, amount, discounts }) => [
      { field: 'totals.itemSubTotal', itemId, rule: 'price', amount },
      ...discounts.map(({ rule, amount: off }) => ({ field: 'totals.totalDiscount', itemId, rule, amount: -off })),
    ]),
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
