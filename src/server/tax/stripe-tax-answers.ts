import { z } from 'zod'
import { sumOf } from '#domain/money/money.ts'
import type { TaxName } from '#domain/tax/tax-names.ts'
import type { TaxRate } from '#domain/tax/tax-rates.ts'
import { ProviderRefused } from '../payment/payment-provider.ts'
import type { QuotedRates, TaxQuestion } from './tax-service.ts'

const Breakdown = z.array(
  z.object({
    amount: z.int(),
    jurisdiction: z.object({ country: z.string(), state: z.string().nullish() }),
    tax_rate_details: z.object({ percentage_decimal: z.string(), tax_type: z.string() }).nullable(),
  }),
)
type Breakdown = z.output<typeof Breakdown>

export const CalculatedLine = z.object({
  reference: z.string(),
  amount: z.int(),
  amount_tax: z.int(),
  tax_breakdown: Breakdown,
})
export const SoldLine = z.object({ id: z.string(), reference: z.string() })

/** An answer that does not say of every line what it is made of is none. */
const Calculation = z.object({
  id: z.string().min(1),
  line_items: z.object({
    data: z.array(CalculatedLine),
    has_more: z.boolean(),
  }),
  shipping_cost: z.object({ amount: z.int(), amount_tax: z.int(), tax_breakdown: Breakdown }).nullable(),
})

export const Sold = z.object({
  id: z.string().min(1),
  reference: z.string(),
  line_items: z.object({ data: z.array(SoldLine), has_more: z.boolean() }),
})

const NAMES: Readonly<Record<string, TaxName>> = {
  sales_tax: 'Sales tax',
  gst: 'GST',
  hst: 'HST',
  pst: 'PST',
  rst: 'RST',
  qst: 'QST',
  vat: 'VAT',
}

/** Rates of county, city and district are one to who pays them: that of the state. */
function sharesOf(breakdown: Breakdown, otherName: TaxName): Map<string, TaxRate & { amount: number }> {
  const shares = new Map<string, TaxRate & { amount: number }>()
  for (const { amount, jurisdiction, tax_rate_details: rate } of breakdown) {
    if (!rate || amount === 0) continue
    const name = NAMES[rate.tax_type] ?? otherName
    const whose =
      name === 'GST' || !jurisdiction.state ? jurisdiction.country : `${jurisdiction.country}-${jurisdiction.state}`
    const key = `${name} ${whose}`
    const before = shares.get(key)
    shares.set(key, {
      name,
      jurisdiction: whose,
      percent: roundedPercent((before?.percent ?? 0) + Number(rate.percentage_decimal)),
      amount: (before?.amount ?? 0) + amount,
    })
  }
  return shares
}

const roundedPercent = (percent: number) => Math.round(percent * 10_000) / 10_000

/** What cannot be read concerns this question alone, like one that is refused. */
export function calculationOf(answer: unknown): z.output<typeof Calculation> {
  const read = Calculation.safeParse(answer)
  if (!read.success) throw new ProviderRefused('Stripe: a calculation of another shape', { cause: read.error })
  return read.data
}

/** The answer in the shop's words. */
export function quotedRates({ included, lines }: TaxQuestion, answer: z.output<typeof Calculation>): QuotedRates {
  const named = new Set(answer.line_items.data.map(({ reference }) => reference))
  if (named.size !== lines.length || lines.some(({ id }) => !named.has(id)))
    throw new ProviderRefused('Stripe: other lines than it was asked about')
  const otherName = included ? 'VAT' : 'Sales tax'
  const priced = [
    ...answer.line_items.data.map(line => ({ ...line, id: line.reference })),
    ...(answer.shipping_cost ? [{ ...answer.shipping_cost, id: undefined }] : []),
  ].map(({ id, amount, amount_tax, tax_breakdown }) => {
    const shares = sharesOf(tax_breakdown, otherName)
    // Whatever their parts are called, they must be the tax that was said.
    if (sumOf([...shares.values()].map(share => share.amount)) !== amount_tax)
      throw new ProviderRefused('Stripe: the parts of a tax are not the tax')
    return { id, price: amount, shares }
  })
  const rates = new Map<string, TaxRate>()
  for (const { shares } of priced)
    for (const [key, { name, jurisdiction, percent }] of shares)
      rates.set(key, { name, jurisdiction, percent: Math.max(percent, rates.get(key)?.percent ?? 0) })
  const amountsOf = (shares: ReadonlyMap<string, { amount: number }>) =>
    Array.from(rates.keys(), key => shares.get(key)?.amount ?? 0)
  const delivery = priced.find(({ id }) => id === undefined)
  return {
    included,
    taxesShipping: delivery !== undefined && delivery.shares.size > 0,
    rates: [...rates.values()],
    quote: {
      id: answer.id,
      lines: Object.fromEntries(
        priced.flatMap(({ id, price, shares }) =>
          id === undefined ? [] : [[id, { price, amounts: amountsOf(shares) }]],
        ),
      ),
      shipping: { price: delivery?.price ?? 0, amounts: delivery ? amountsOf(delivery.shares) : [] },
    },
  }
}
