import { numberFormat } from '../sites/formats.ts'

/** Money is an integer number of minor units (cents, pence). All currencies of the shop have two decimals. */
export const CURRENCIES = ['USD', 'CAD', 'GBP', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

const MINOR_PER_MAJOR = 100

/** The dollar sign alone would not tell Canadian from United States dollars, so CAD is shown by its code. */
const CURRENCY_DISPLAY = { USD: 'symbol', CAD: 'code', GBP: 'symbol', EUR: 'symbol' } as const satisfies Record<
  Currency,
  'symbol' | 'code'
>

/** The most one order may come to, in minor units: payments carry eight digits. */
export const MOST_PAYABLE = 99_999_999

export const findCurrency = (code: string): Currency | undefined => CURRENCIES.find(currency => currency === code)

/** Halves go away from zero, so that a refund rounds exactly like the charge it undoes. */
export function roundHalfUp(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value))
  return rounded === 0 ? 0 : rounded
}

/** The decimal amount of minor units: 1995 → 19.95. */
export const toMajor = (minor: number): number => minor / MINOR_PER_MAJOR

const PERCENT_SCALE = 10_000

/** `percent` of an amount, in minor units, rounded half up; percentages count to four decimals. */
export function percentageOf(amount: number, percent: number): number {
  const product = amount * Math.round(percent * PERCENT_SCALE)
  return roundHalfUp(product / (100 * PERCENT_SCALE))
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const inOrder = (a: number, b: number): number => a - b

/**
 * Splits a total in proportion to the weights without losing or inventing a cent: every share is the exact one rounded
 * down or up, and what is left goes to the largest remainders; of equal ones to the one that `first` puts first, by the
 * places of both. Without any weight the total is split evenly.
 */
export function prorate(total: number, weights: readonly number[], first = inOrder): number[] {
  if (weights.some(weight => weight < 0)) throw new RangeError('A weight is never negative')
  if (weights.length === 0) {
    if (total === 0) return []
    throw new RangeError('An amount cannot be split among nobody')
  }
  if (total === 0) return weights.map(() => 0)
  if (total < 0) return prorate(-total, weights, first).map(share => (share === 0 ? 0 : -share))
  const sum = sumOf(weights)
  if (sum === 0)
    return prorate(
      total,
      weights.map(() => 1),
      first,
    )
  const divide = total * sum <= Number.MAX_SAFE_INTEGER ? divided : dividedExactly
  const parts = weights.map((weight, index) => ({ index, ...divide(total, weight, sum) }))
  const left = total - sumOf(parts.map(({ share }) => share))
  const luckiest = parts.toSorted((a, b) => b.remainder - a.remainder || first(a.index, b.index)).slice(0, left)
  for (const part of luckiest) part.share += 1
  return parts.map(({ share }) => share)
}

/** Cents left over in a split land on the same line however the lines are sorted. What has no id comes last. */
export const firstById =
  (lines: readonly { readonly id: string }[]) =>
  (a: number, b: number): number => {
    const [one, other] = [lines[a]?.id, lines[b]?.id]
    if (one === undefined || other === undefined) return a - b
    return one < other ? -1 : 1
  }

/** In whole numbers: fractions of a cent that are equal must not differ by the noise of a float. */
function divided(total: number, weight: number, sum: number) {
  const product = total * weight
  const remainder = product % sum
  return { share: (product - remainder) / sum, remainder }
}

/** A million pieces of something dear: the product no longer fits a float without loss. */
function dividedExactly(total: number, weight: number, sum: number) {
  const product = BigInt(total) * BigInt(weight)
  return { share: Number(product / BigInt(sum)), remainder: Number(product % BigInt(sum)) }
}

/** An amount as a shopper reads it; `tag` is a locale or BCP 47 tag. */
export const formatMoney = (minor: number, currency: Currency, tag: string): string =>
  numberFormat(tag, { style: 'currency', currency, currencyDisplay: CURRENCY_DISPLAY[currency] })
    .format(toMajor(minor))
    .replace('-', '−')
