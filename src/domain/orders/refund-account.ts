import { sumOf } from '../money/money.ts'
import type { CartTotals } from '../money/totals.ts'
import { lostGifts, type Priced } from './kept-order.ts'
import type { Holding, OrderTerms } from './order-terms.ts'

/** One line of how a refund comes about; all lines add up to it. */
export type RefundPart =
  | { readonly kind: 'item'; readonly lineId: string; readonly qty: number; readonly amount: number }
  /** What a rule takes off the rest differs from what it took off everything. */
  | { readonly kind: 'discount'; readonly rule: string; readonly amount: number }
  | { readonly kind: 'delivery'; readonly shipmentId: string; readonly amount: number }
  | { readonly kind: 'tax'; readonly amount: number }
  /** What an earlier refund could not take back because nobody is charged for giving something back. */
  | { readonly kind: 'earlier'; readonly amount: number }

export type RefundAccount = {
  readonly refund: number
  readonly parts: readonly RefundPart[]
  /** Of what is kept. */
  readonly totals: CartTotals
  readonly lostGifts: readonly string[]
}

/** Everything that was paid, and what of it has gone back or is promised to. */
export type Paid = {
  readonly paid: number
  readonly already: number
  /** Of what is kept, what the shop gave back. */
  readonly forgiven?: number
  /** What it gives now, so that what it does not bring takes no advantage of the rest along. */
  readonly spared?: number
  /** What still pays as gift cards that were bought: it goes back only as far as it is taken off them. */
  readonly inGiftCards?: number
}

/** What goes back to the buyer when he keeps less: what he paid, less what the rest would have cost. Never a charge. */
export function refundAccount(
  terms: OrderTerms,
  { before, after }: { before: Priced; after: Priced },
  { paid, already, forgiven = 0, spared = 0, inGiftCards = 0 }: Paid,
): RefundAccount {
  const [was, totals] = [before.totals, after.totals]
  const open = Math.max(paid - already, 0)
  const refund = Math.min(Math.max(open + forgiven + spared - totals.total, 0), Math.max(open - inGiftCards, 0))
  const parts = [
    ...itemParts(terms, before, after),
    ...discountParts(was, totals),
    ...deliveryParts(was, totals),
    ...only({ kind: 'tax', amount: was.tax - totals.tax }),
  ]
  const earlier = refund - spared - sumOf(parts.map(({ amount }) => amount))
  return {
    refund,
    parts: [...parts, ...only({ kind: 'earlier', amount: earlier })],
    totals,
    lostGifts: lostGifts(terms, totals),
  }
}

const only = (part: RefundPart): RefundPart[] => (part.amount === 0 ? [] : [part])

function itemParts({ lines }: OrderTerms, before: Holding, after: Holding): RefundPart[] {
  return lines.flatMap(({ id, unitPrice }) => {
    const qty = (before.kept.get(id) ?? 0) - (after.kept.get(id) ?? 0)
    return qty > 0 ? [{ kind: 'item' as const, lineId: id, qty, amount: unitPrice * qty }] : []
  })
}

function discountParts(was: CartTotals, now: CartTotals): RefundPart[] {
  const [before, after] = [discountsOf(was), discountsOf(now)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(rule =>
    only({ kind: 'discount', rule, amount: (after.get(rule) ?? 0) - (before.get(rule) ?? 0) }),
  )
}

function discountsOf({ lines }: CartTotals): Map<string, number> {
  const byRule = new Map<string, number>()
  for (const { discounts } of lines)
    for (const { rule, amount } of discounts) byRule.set(rule, (byRule.get(rule) ?? 0) + amount)
  return byRule
}

function deliveryParts(was: CartTotals, now: CartTotals): RefundPart[] {
  const priceIn = ({ shipments }: CartTotals, shipmentId: string) =>
    shipments.find(({ id }) => id === shipmentId)?.price ?? 0
  return was.shipments.flatMap(({ id }) =>
    only({ kind: 'delivery', shipmentId: id, amount: priceIn(was, id) - priceIn(now, id) }),
  )
}
