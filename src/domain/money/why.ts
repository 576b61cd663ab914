import { idInRule } from '../promotions/discount-rule.ts'
import type { CartTotals } from './totals.ts'

export const WHY_STEPS = [
  'base',
  'strike',
  'promotion',
  'coupon',
  'adjustment',
  'program',
  'reward',
  'delivery',
  'tax',
  'taxIncluded',
  'giftCard',
  'rounding',
] as const
export type WhyStep = {
  readonly step: (typeof WHY_STEPS)[number]
  /** A SKU, a shipment. */
  readonly about?: string
  readonly name: string
  readonly amount: number
}

export type WhyFacts = {
  /** By line: what it is, and what it cost before it was reduced. */
  readonly lines: ReadonlyMap<string, { readonly sku: string; readonly before?: number | undefined }>
  readonly promotionNames: ReadonlyMap<string, string>
  readonly couponPromotions: ReadonlySet<string>
}

/** Told beside the total: it is in it already, or pays it. */
const isBeside = ({ step }: WhyStep): boolean => step === 'taxIncluded' || step === 'giftCard'

/** Which step made each amount. What is not beside adds up to the total; whatever rounding should ever leave is said. */
export function stepsOf(totals: CartTotals, facts: WhyFacts): WhyStep[] {
  const steps = [
    ...totals.lines.flatMap(line => lineSteps(line, facts)),
    ...totals.shipments.flatMap(({ id, code, price, discounts }): WhyStep[] => [
      { step: 'delivery', about: id, name: code, amount: discounts.reduce((sum, { amount }) => sum + amount, price) },
      ...discounts.map(discount => ({ ...discountStep(discount, facts), about: id })),
    ]),
    ...totals.taxes.parts.map(({ name, jurisdiction, percent, amount }): WhyStep => ({
      step: totals.taxes.included ? 'taxIncluded' : 'tax',
      name: `${name} ${jurisdiction} ${percent} %`,
      amount,
    })),
    ...totals.giftCardShares.flatMap(({ id, amount }): WhyStep[] =>
      amount === 0 ? [] : [{ step: 'giftCard', name: id, amount: -amount }],
    ),
  ]
  const sum = steps.reduce((all, each) => all + (isBeside(each) ? 0 : each.amount), 0)
  return sum === totals.total ? steps : [...steps, { step: 'rounding', name: '', amount: totals.total - sum }]
}

function lineSteps({ id, amount, discounts }: CartTotals['lines'][number], facts: WhyFacts): WhyStep[] {
  const { sku = id, before } = facts.lines.get(id) ?? {}
  const base = Math.max(before ?? amount, amount)
  return [
    { step: 'base', about: sku, name: sku, amount: base },
    ...(base > amount ? [{ step: 'strike' as const, about: sku, name: sku, amount: amount - base }] : []),
    ...discounts.map(discount => ({ ...discountStep(discount, facts), about: sku })),
  ]
}

const KINDS = ['adjustment', 'program', 'reward'] as const

function discountStep({ rule, amount }: { rule: string; amount: number }, facts: WhyFacts): WhyStep {
  const promotion = idInRule('promotion', rule)
  if (promotion !== undefined)
    return {
      step: facts.couponPromotions.has(promotion) ? 'coupon' : 'promotion',
      name: facts.promotionNames.get(promotion) ?? promotion,
      amount: -amount,
    }
  const kind = KINDS.find(each => idInRule(each, rule) !== undefined) ?? 'adjustment'
  return { step: kind, name: idInRule(kind, rule) ?? rule, amount: -amount }
}
