import { firstById, percentageOf, prorate, roundHalfUp, sumOf } from './money.ts'
import type { TaxRate, TaxRates } from './tax-rates.ts'

/** What a line costs after discounts; gift cards are not taxed when they are sold. */
export type TaxableLine = { readonly id: string; readonly rowTotal: number; readonly isGiftCard: boolean }

export type TaxPart = TaxRate & {
  /** What the rate was taken of, in minor units. */
  readonly base: number
  readonly amount: number
}

export type Tax = {
  readonly included: boolean
  readonly amount: number
  /** Each tax by its name, so that a total can be explained. */
  readonly parts: readonly TaxPart[]
  /** The share of each line, in the order given. */
  readonly lines: readonly number[]
  readonly shipping: number
}

/** Tax contained in a price that includes it. */
export const includedTax = (gross: number, percent: number): number => roundHalfUp((gross * percent) / (100 + percent))

export function taxOn(rates: TaxRates, lines: readonly TaxableLine[], shipping = 0): Tax {
  const taxed = lines.map(({ rowTotal, isGiftCard }) => (isGiftCard ? 0 : rowTotal))
  const taxedShipping = rates.taxesShipping ? shipping : 0
  const base = sumOf(taxed) + taxedShipping
  const part = rates.included ? includedTax : percentageOf
  const parts = rates.rates.map(rate => ({ ...rate, base, amount: part(base, rate.percent) }))
  const amount = sumOf(parts.map(({ amount: share }) => share))
  // Rounded once for the whole order, then shared out, so that the lines always add up to the total.
  const shares = prorate(amount, [...taxed, taxedShipping], firstById(lines))
  return {
    included: rates.included,
    amount,
    parts,
    lines: shares.slice(0, lines.length),
    shipping: shares.at(-1) ?? 0,
  }
}
