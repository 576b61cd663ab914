import { numberFormat } from '../sites/formats.ts'
import { formatMoney, roundHalfUp } from './money.ts'
import type { Currency } from './money.ts'

/** Amounts in minor units; the currency is given separately. */
export type Price = {
  readonly lowCurrent: number
  readonly highCurrent: number
  readonly lowOriginal: number
  readonly highOriginal: number
  readonly previousBestSalesPrice?: number | undefined
  readonly historicBestPrice?: number | undefined
  readonly percentagePriceDiscount?: number | undefined
}

export type AmountRange = { readonly low: number; readonly high: number }

export type PriceDisplay = {
  readonly kind: 'free' | 'regular' | 'sale'
  readonly current: AmountRange
  /** Whether the current price spans several amounts. */
  readonly range: boolean
  /** Struck through beside the current price. */
  readonly original: AmountRange | undefined
  /** Discount in percent to one decimal; only against the lowest price of late. */
  readonly percent: number | undefined
  /** Whether the original is the lowest price of late, as the law of some sites asks. */
  readonly isHistoric: boolean
}

const oneDecimal = (percent: number): number => roundHalfUp(Number((percent * 10).toPrecision(12))) / 10

export const discountPercent = (current: number, original: number): number =>
  original <= 0 ? 0 : oneDecimal(((original - current) / original) * 100)

/** The lowest price of late is told where the law of the site asks for it, and then it is what a reduction is measured by. */
const originalOf = ({ historicBestPrice: best, lowOriginal, highOriginal }: Price): AmountRange =>
  best === undefined ? { low: lowOriginal, high: highOriginal } : { low: best, high: best }

export function priceDisplay(price: Price): PriceDisplay {
  const current = { low: price.lowCurrent, high: price.highCurrent }
  const range = current.low !== current.high
  const original = originalOf(price)
  const isHistoric = price.historicBestPrice !== undefined
  // An "original" below the current price would announce a rise as a reduction.
  const reduced = original.low > current.low || original.high > current.high
  if (current.high === 0) {
    return {
      kind: 'free',
      current,
      range: false,
      original: reduced ? original : undefined,
      percent: undefined,
      isHistoric,
    }
  }
  if (!reduced) return { kind: 'regular', current, range, original: undefined, percent: undefined, isHistoric }
  const computed = Math.max(discountPercent(current.low, original.low), 0)
  const percent = isHistoric ? oneDecimal(price.percentagePriceDiscount ?? computed) : undefined
  return { kind: 'sale', current, range, original, percent: percent === 0 ? undefined : percent, isHistoric }
}

/** A price of one amount, in minor units. */
export const flatPrice = (current: number, original = current): Price => ({
  lowCurrent: current,
  highCurrent: current,
  lowOriginal: original,
  highOriginal: original,
})

export type PriceWording = { readonly currency: Currency; readonly locale: string; readonly free: string }

/** An amount as a shopper reads it, zero in the word for free. */
export const amountText = (minor: number, { currency, locale, free }: PriceWording): string =>
  minor === 0 ? free : formatMoney(minor, currency, locale)

export const rangeText = ({ low, high }: AmountRange, wording: PriceWording): string =>
  low === high ? amountText(low, wording) : `${amountText(low, wording)} – ${amountText(high, wording)}`

export const percentText = (percent: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(percent / 100)
