import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import type { TaxClass } from '#domain/tax/tax-class.ts'
import type { TaxDestination } from '#domain/tax/tax-rates.ts'
import { checked } from '../payment/stripe/stripe-answers.ts'
import { keyed, orRefused } from '../payment/stripe/stripe-client.ts'
import { quotedRates, Sale } from './stripe-tax-answers.ts'
import type { ReversedLine, RecordedSale, TaxQuestion, TaxService } from './tax-service.ts'

/** Stripe's own names of what is sold. */
const CODES = { clothing: 'txcd_30011000', general: 'txcd_99999999' } as const satisfies Record<TaxClass, string>
const DELIVERY = 'txcd_92010001'

/** Stripe Tax: calculated for a checkout, recorded for an order, reversed with its refunds. */
export const stripeTax = ({ asks, books }: { asks: Stripe; books: Stripe }): TaxService => ({
  name: 'stripe',
  async quote(question) {
    const params = paramsOf(question)
    // To calculate twice does no harm, and a failure of theirs would be kept under its key for a day.
    const calculation = await orRefused(() => asks.tax.calculations.create(params, keyed(`tax ${randomUUID()}`)))
    return quotedRates(question, calculation)
  },
  async record(orderNumber, quoteId, at, key) {
    const params = {
      calculation: quoteId,
      reference: orderNumber,
      posted_at: Math.floor(at.getTime() / 1000),
      expand: ['line_items'],
    }
    const sale = await orRefused(() => books.tax.transactions.createFromCalculation(params, keyed(key)))
    return checked(Sale, sale)
  },
  async reverse(sale, { name, amount, whole, lines }, key) {
    const part = lines ? byLine(sale, lines, name) : { flat_amount: -amount }
    await orRefused(() =>
      books.tax.transactions.createReversal(
        {
          original_transaction: sale.id,
          reference: name,
          ...(whole ? { mode: 'full' } : { mode: 'partial', ...part }),
        },
        keyed(key),
      ),
    )
  },
})

const addressOf = ({ country, province, postalCode, city, street }: TaxDestination) => ({
  country,
  ...(province !== undefined && { state: province }),
  ...(postalCode !== undefined && { postal_code: postalCode }),
  ...(city !== undefined && { city }),
  ...(street !== undefined && { line1: street }),
})

function paramsOf({ currency, included, from, to, lines, shipping }: TaxQuestion) {
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
    expand: ['line_items.data.tax_breakdown', 'shipping_cost.tax_breakdown'],
  } satisfies Stripe.Tax.CalculationCreateParams
}

function byLine(sale: RecordedSale, lines: readonly ReversedLine[], name: string) {
  const delivery = lines.find(({ id }) => id === undefined)
  return {
    line_items: lines.flatMap(({ id, price, tax }) =>
      id === undefined
        ? []
        : [
            {
              original_line_item: sale.lines[id] ?? '',
              reference: `${name} ${id}`,
              amount: -price,
              amount_tax: -tax,
            },
          ],
    ),
    ...(delivery && { shipping_cost: { amount: -delivery.price, amount_tax: -delivery.tax } }),
  }
}
