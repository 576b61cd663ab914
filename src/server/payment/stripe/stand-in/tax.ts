import { invalid, missing, newId, type Books } from './books.ts'
import { field, page, whole } from './form.ts'
import type { Request } from './answer.ts'
import { readSale, saleLines, sell, undo } from './tax-sales.ts'

/** In thousandths of a percent, by state; other countries include twenty percent. Denver has a district of its own. */
const RATES: Readonly<Record<string, readonly (readonly [type: string, rate: number])[]>> = {
  'US-CO': [
    ['sales_tax', 2_900],
    ['sales_tax', 4_810],
  ],
  'US-NJ': [['sales_tax', 6_625]],
  'CA-QC': [
    ['gst', 5_000],
    ['qst', 9_975],
  ],
}
const CLOTHING = 'txcd_30011000'
const SPARES_CLOTHING = new Set(['US-NJ'])

/** What Stripe answers below /v1/tax. */
export function answerTax(books: Books, { method, path, query, form }: Request): object {
  const write = method === 'POST'
  if (!write && path === 'settings')
    return { object: 'tax.settings', status: books.tax.isActive ? 'active' : 'pending' }
  const [kind, id = '', below] = path.split('/')
  if (!write && below === 'line_items')
    return kind === 'calculations' ? calculatedLines(books, id, query) : saleLines(books, id, query)
  if (path === 'calculations') return calculate(books, form)
  if (path === 'transactions/create_from_calculation') return sell(books, form)
  if (path === 'transactions/create_reversal') return undo(books, form)
  if (!write && kind === 'transactions') return readSale(books, id)
  throw missing()
}

const CODE = /^txcd_\d{8}$/

function calculate(books: Books, form: URLSearchParams): object {
  const country = field(form, 'customer_details[address][country]')
  for (const part of ['line1', 'city', 'postal_code'])
    if (books.tax.unknown.has(form.get(`customer_details[address][${part}]`) ?? ''))
      throw invalid('customer_tax_location_invalid')
  const place = `${country}-${form.get('customer_details[address][state]') ?? ''}`
  if (country === 'US') field(form, 'customer_details[address][postal_code]')
  if (form.get('customer_details[address_source]') !== 'shipping') throw invalid('address_source')
  field(form, 'ship_from_details[address][country]')
  if (!/^[a-z]{3}$/.test(field(form, 'currency'))) throw invalid('currency')
  const taxed = (under: string, reference: string) => {
    const tax_behavior = field(form, `${under}[tax_behavior]`)
    const tax_code = field(form, `${under}[tax_code]`)
    if (!CODE.test(tax_code) || !['inclusive', 'exclusive'].includes(tax_behavior)) throw invalid('tax_code')
    const amount = whole(form, `${under}[amount]`)
    const tax_breakdown = taxesOf(place, { amount, tax_code, included: tax_behavior === 'inclusive' })
    const amount_tax = tax_breakdown.reduce((sum, part) => sum + part.amount, 0)
    return { id: newId('tax_li'), reference, amount, amount_tax, tax_behavior, tax_code, tax_breakdown }
  }
  const lines = []
  for (let at = 0; form.has(`line_items[${at}][amount]`); at++) {
    if (whole(form, `line_items[${at}][quantity]`) < 1) throw invalid('quantity')
    lines.push(taxed(`line_items[${at}]`, field(form, `line_items[${at}][reference]`)))
  }
  if (lines.length === 0) throw invalid('parameter_missing line_items')
  if (new Set(lines.map(({ reference }) => reference)).size < lines.length) throw invalid('reference')
  const now = Math.floor(books.clock() / 1000)
  const made = {
    id: newId('taxcalc'),
    tax_date: form.has('tax_date') ? whole(form, 'tax_date') : now,
    expires_at: now + 90 * 24 * 60 * 60,
    lines,
    shipping: taxed('shipping_cost', 'shipping'),
  }
  books.tax.calculations.set(made.id, made)
  const expanded = [...form].some(([name, value]) => name.startsWith('expand') && value.startsWith('line_items'))
  return {
    id: made.id,
    object: 'tax.calculation',
    line_items: expanded ? page(lines) : undefined,
    shipping_cost: made.shipping,
  }
}

function calculatedLines({ tax }: Books, id: string, query: URLSearchParams): object {
  const known = tax.calculations.get(id)
  if (!known) throw missing('calculation')
  return page(known.lines, query)
}

function taxesOf(
  place: string,
  { amount, tax_code, included }: { amount: number; tax_code: string; included: boolean },
) {
  const [country = '', state = ''] = place.split('-')
  const free = tax_code === CLOTHING && SPARES_CLOTHING.has(place)
  const rates = RATES[place] ?? (country === 'US' || country === 'CA' ? [] : [['vat', 20_000] as const])
  return rates.map(([tax_type, rate]) => ({
    amount: free ? 0 : Math.round((amount * rate) / (included ? 100_000 + rate : 100_000)),
    jurisdiction: { country, state: state === '' ? null : state, level: 'state', display_name: place },
    tax_rate_details: { display_name: tax_type, percentage_decimal: String(rate / 1000), tax_type },
    taxability_reason: free ? 'product_exempt' : 'standard_rated',
    taxable_amount: free ? 0 : amount,
  }))
}
