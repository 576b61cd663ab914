import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import { z } from 'zod'
import type { TaxClass } from '#domain/tax/tax-class.ts'
import type { TaxDestination } from '#domain/tax/tax-rates.ts'
import { ProviderRefused } from '../payment/payment-provider.ts'
import { checked } from '../payment/stripe/stripe-answers.ts'
import { found, keyed, orRefused, understood } from '../payment/stripe/stripe-client.ts'
import { QuoteExpired } from './quote-expired.ts'
import { CalculatedLine, calculationOf, quotedRates, Sold, SoldLine } from './stripe-tax-answers.ts'
import type { ReversedLine, RecordedSale, TaxQuestion, TaxService } from './tax-service.ts'

/** Stripe's own names of what is sold. */
const CODES = { clothing: 'txcd_30011000', general: 'txcd_99999999' } as const satisfies Record<TaxClass, string>
const LINES = { limit: 100 }
const LINES_TAXED = { ...LINES, expand: ['data.tax_breakdown'] }
const MOST_LINES = 10_000
const DELIVERY = 'txcd_92010001'

/** Stripe Tax: calculated for a checkout, recorded for an order, reversed with its refunds. */
export const stripeTax = ({ asks, books }: { asks: Stripe; books: Stripe }): TaxService => ({
  name: 'stripe',
  async quote(question, written) {
    const params = paramsOf(question)
    const key = `tax ${written} ${createHash('sha256').update(JSON.stringify(params)).digest('base64url')}`
    const calculation = await orRefused(() => asks.tax.calculations.create(params, keyed(key)))
    const { line_items, ...answer } = calculationOf(calculation)
    const data = line_items.has_more
      ? await allOf(CalculatedLine, asks.tax.calculations.listLineItems(answer.id, LINES_TAXED))
      : line_items.data
    return quotedRates(question, { ...answer, line_items: { data, has_more: false } })
  },
  async record(name, quoteId, at, key) {
    const params = {
      calculation: quoteId,
      reference: name,
      posted_at: inSeconds(at),
      expand: ['line_items'],
    }
    const sale = await orRefused(() =>
      books.tax.transactions.createFromCalculation(params, keyed(key)).catch((error: unknown) => {
        if (isAbout('calculation', error)) throw new QuoteExpired('Stripe has no such calculation', { cause: error })
        // It was carried out although its answer was a failure. Stripe finds no sale by its name.
        if (isAbout('reference', error))
          throw new ProviderRefused(`it has ${name} already and does not say under which id`, { cause: error })
        throw error
      }),
    )
    return soldIn(books, checked(Sold, sale))
  },
  async find(name, id) {
    const sale = await found(() => books.tax.transactions.retrieve(id, { expand: ['line_items'] }))
    const known = sale && checked(Sold, sale)
    if (known?.reference !== name) throw new ProviderRefused(`it has no ${name} under ${id}`)
    return soldIn(books, known)
  },
  async reverse(sale, { name, amount, whole, lines }, key) {
    const part = lines ? byLine(sale, lines, name) : { flat_amount: -amount }
    const params = {
      original_transaction: sale.id,
      reference: name,
      ...(whole ? { mode: 'full' as const } : { mode: 'partial' as const, ...part }),
    }
    await orRefused(() =>
      books.tax.transactions.createReversal(params, keyed(key)).catch((error: unknown) => {
        // The name says from where to where: what is there under it is this one.
        if (!isAbout('reference', error)) throw error
      }),
    )
  },
})

async function soldIn(books: Stripe, { id, line_items }: z.output<typeof Sold>): Promise<RecordedSale> {
  const lines = line_items.has_more
    ? await allOf(SoldLine, books.tax.transactions.listLineItems(id, LINES))
    : line_items.data
  return { id, lines: Object.fromEntries(lines.map(line => [line.reference, line.id])) }
}

/** An answer has the first few lines only. */
const allOf = <Line extends z.ZodType>(line: Line, list: Stripe.ApiListPromise<unknown>) =>
  understood(async () => checked(z.array(line), await list.autoPagingToArray({ limit: MOST_LINES })))

const isAbout = (param: string, error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === param

const inSeconds = (at: Date) => Math.floor(at.getTime() / 1000)

const addressOf = ({ country, province, postalCode, city, street }: TaxDestination) => ({
  country,
  ...(province !== undefined && { state: province }),
  ...(postalCode !== undefined && { postal_code: postalCode }),
  ...(city !== undefined && { city }),
  ...(street !== undefined && { line1: street }),
})

function paramsOf({ currency, included, from, to, lines, shipping, at }: TaxQuestion) {
  const tax_behavior = included ? 'inclusive' : 'exclusive'
  return {
    currency: currency.toLowerCase(),
    customer_details: { address: addressOf(to), address_source: 'shipping' },
    ship_from_details: { address: addressOf(from) },
    line_items: lines.map(({ id, price, qty, taxClass }) => ({
      amount: price,
      quantity: qty,
      reference: id,
      tax_behavior,
      tax_code: CODES[taxClass],
    })),
    shipping_cost: { amount: shipping, tax_behavior, tax_code: DELIVERY },
    ...(at && { tax_date: inSeconds(at) }),
    expand: ['line_items.data.tax_breakdown', 'shipping_cost.tax_breakdown'],
  } satisfies Stripe.Tax.CalculationCreateParams
}

function nameOf({ id: saleId, lines }: RecordedSale, id: string): string {
  const name = lines[id]
  if (name === undefined) throw new ProviderRefused(`Stripe: its sale ${saleId} does not name every line`)
  return name
}

function byLine(sale: RecordedSale, lines: readonly ReversedLine[], name: string) {
  const delivery = lines.find(({ id }) => id === undefined)
  return {
    line_items: lines.flatMap(({ id, price, tax }) =>
      id === undefined
        ? []
        : [
            {
              original_line_item: nameOf(sale, id),
              reference: `${name} ${id}`,
              amount: -price,
              amount_tax: -tax,
            },
          ],
    ),
    ...(delivery && { shipping_cost: { amount: -delivery.price, amount_tax: -delivery.tax } }),
  }
}
