import { percentageOf } from '../money/money.ts'

export const ADJUSTMENT_MAX_PERCENT = 20
/** Minor units of the site's currency, per line. */
export const ADJUSTMENT_MAX_AMOUNT = 5000
/** Of all lines together. */
export const ADJUSTMENT_MAX_IN_CART = 10_000

export const ADJUSTMENT_REASONS = ['price-match', 'damaged-box', 'service-recovery', 'loyal-customer', 'other'] as const

export type Adjustment =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }

/** What an adjustment takes off a line, never more than the line itself. */
export function adjustmentOn(lineTotal: number, adjustment: Adjustment): number {
  const off = adjustment.kind === 'percent' ? percentageOf(lineTotal, adjustment.percent) : adjustment.amount
  return Math.min(Math.max(off, 0), lineTotal)
}

/** All that is taken off one line together is more than an associate may give alone. */
export const needsManager = (adjustments: readonly Adjustment[]): boolean =>
  adjustments.reduce((sum, adjustment) => sum + partOfLimit(adjustment), 0) > WHOLE_LIMIT

/** In whole numbers, so that parts that make up the limit exactly do not exceed it. */
const WHOLE_LIMIT = ADJUSTMENT_MAX_PERCENT * ADJUSTMENT_MAX_AMOUNT
const partOfLimit = (adjustment: Adjustment): number =>
  adjustment.kind === 'percent'
    ? adjustment.percent * ADJUSTMENT_MAX_AMOUNT
    : adjustment.amount * ADJUSTMENT_MAX_PERCENT
