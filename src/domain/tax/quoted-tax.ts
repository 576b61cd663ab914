import { roundHalfUp, sumOf } from '../money/money.ts'
import type { Tax, TaxableLine } from './tax.ts'
import type { TaxRates } from './tax-rates.ts'

/** What each of the rates comes to for a price, in the order of the rates. */
type Quoted = { readonly price: number; readonly amounts: readonly number[] }

/** What a tax service answered for an order, under its own name. */
export type TaxQuote = {
  readonly id: string
  readonly lines: Readonly<Record<string, Quoted>>
  readonly shipping: Quoted
}

/** As it was quoted; of a line of which less is kept, its share. */
export function taxAsQuoted(
  { included, rates }: TaxRates,
  quote: TaxQuote,
  lines: readonly TaxableLine[],
  shipping: number,
): Tax {
  const priced = [
    ...lines.map(({ id, rowTotal }) => ({ price: rowTotal, shares: sharesOf(quote.lines[id], rowTotal) })),
    { price: shipping, shares: sharesOf(quote.shipping, shipping) },
  ]
  const parts = rates.map((rate, at) => {
    const taxed = priced.filter(({ shares }) => (shares[at] ?? 0) !== 0)
    const amount = sumOf(taxed.map(({ shares }) => shares[at] ?? 0))
    const base = sumOf(taxed.map(({ price }) => price))
    return { ...rate, net: included ? base - amount : base, amount }
  })
  const each = priced.map(({ shares }) => sumOf(shares))
  return { included, amount: sumOf(each), parts, lines: each.slice(0, lines.length), shipping: each.at(-1) ?? 0 }
}

const sharesOf = (quoted: Quoted | undefined, price: number): readonly number[] =>
  quoted === undefined || quoted.price === 0
    ? []
    : quoted.amounts.map(amount => roundHalfUp((amount * price) / quoted.price))
