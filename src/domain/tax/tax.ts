import { firstById, percentageOf, prorate, roundHalfUp, sumOf } from '../money/money.ts'
import { taxAsQuoted } from './quoted-tax.ts'
import type { TaxClass } from './tax-class.ts'
import type { TaxRate, TaxRates } from './tax-rates.ts'
import type { ClothingRule } from './us-sales-tax.ts'

/** What a line costs after discounts; gift cards are not taxed when they are sold. */
export type TaxableLine = {
  readonly id: string
  readonly qty: number
  readonly rowTotal: number
  readonly isGiftCard: boolean
  readonly taxClass?: TaxClass | undefined
}

type TaxPart = TaxRate & {
  /** What is taxed, without the tax, in minor units. */
  readonly net: number
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
  if (rates.quote) return taxAsQuoted(rates, rates.quote, lines, shipping)
  const taxed = lines.map(line => taxedOf(line, rates.clothing))
  const taxedShipping = shippingTaxed(rates, lines, taxed, shipping)
  const base = sumOf(taxed) + taxedShipping
  const part = rates.included ? includedTax : percentageOf
  const parts = rates.rates.map(rate => {
    const amount = part(base, rate.percent)
    return { ...rate, net: rates.included ? base - amount : base, amount }
  })
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

/** How much of a line is taxed. Limits for clothing count per piece, at the price that is paid. */
function taxedOf({ rowTotal, qty, isGiftCard, taxClass }: TaxableLine, clothing: ClothingRule | undefined): number {
  if (isGiftCard) return 0
  if (!clothing || taxClass !== 'clothing') return rowTotal
  if (clothing.kind === 'exempt') return 0
  const free = clothing.limit * qty
  if (clothing.kind === 'below') return rowTotal < free ? 0 : rowTotal
  return Math.max(rowTotal - free, 0)
}

/** Delivery of goods that are free is free too; of a mixed parcel, in proportion to their prices. */
function shippingTaxed(
  rates: TaxRates,
  lines: readonly TaxableLine[],
  taxed: readonly number[],
  shipping: number,
): number {
  if (!rates.taxesShipping || !rates.clothing) return rates.taxesShipping ? shipping : 0
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard)
  const all = sumOf(goods.map(({ rowTotal }) => rowTotal))
  const due = sumOf(lines.map(({ rowTotal }, at) => ((taxed[at] ?? 0) > 0 ? rowTotal : 0)))
  return all === 0 ? 0 : roundHalfUp((shipping * due) / all)
}
