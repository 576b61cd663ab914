import { invalid, missing, newId, type Books } from './books.ts'
import { field, page, whole } from './form.ts'
import type { TaxSale } from './tax-books.ts'

const unused = ({ tax }: Books, reference: string) => {
  if ([...tax.sales.values()].some(sale => sale.reference === reference))
    throw invalid('reference_already_used', 'it has been used', 'reference')
}

export function sell(books: Books, form: URLSearchParams): object {
  const known = books.tax.calculations.get(field(form, 'calculation'))
  if (!known || known.expires_at <= books.clock() / 1000) throw missing('calculation')
  if (whole(form, 'posted_at') < known.tax_date) throw invalid('parameter_invalid_integer posted_at')
  const reference = field(form, 'reference')
  unused(books, reference)
  const sale: TaxSale = {
    id: newId('tax'),
    object: 'tax.transaction',
    type: 'transaction',
    reference,
    reversal: null,
    lines: known.lines.map(line => ({ ...line, id: newId('tax_li') })),
    shipping: { amount: known.shipping.amount, amount_tax: known.shipping.amount_tax },
  }
  books.tax.sales.set(sale.id, sale)
  return shown(sale)
}

export const saleLines = ({ tax }: Books, id: string, query: URLSearchParams) => {
  const sale = tax.sales.get(id)
  if (!sale) throw missing('transaction')
  return page(sale.lines, query)
}

export const readSale = ({ tax }: Books, id: string): object => {
  const sale = tax.sales.get(id)
  if (!sale) throw missing('transaction')
  return shown(sale)
}

const shown = ({ lines, shipping, ...sale }: TaxSale) => ({
  ...sale,
  line_items: page(lines),
  shipping_cost: shipping,
})

/** What is left of a sale, in all. */
export function leftOfSale({ tax }: Books, sale: TaxSale): number {
  const gross = ({ lines, shipping }: TaxSale) =>
    [...lines, { ...shipping, tax_behavior: lines[0]?.tax_behavior }].reduce(
      (sum, { amount, amount_tax, tax_behavior }) => sum + amount + (tax_behavior === 'inclusive' ? 0 : amount_tax),
      0,
    )
  const undone = [...tax.sales.values()].filter(({ reversal }) => reversal?.original_transaction === sale.id)
  return gross(sale) + undone.reduce((sum, each) => sum + gross(each), 0)
}

export function undo(books: Books, form: URLSearchParams): object {
  const sale = books.tax.sales.get(field(form, 'original_transaction'))
  if (!sale || sale.type !== 'transaction') throw missing()
  const reference = field(form, 'reference')
  unused(books, reference)
  const left = leftOfSale(books, sale)
  const undone = form.get('mode') === 'full' ? allOf(sale) : partOf(sale, form)
  const reversal: TaxSale = {
    ...sale,
    ...undone,
    id: newId('tax'),
    type: 'reversal',
    reference,
    reversal: { original_transaction: sale.id },
  }
  books.tax.sales.set(reversal.id, reversal)
  if (leftOfSale(books, sale) < 0 || (form.get('mode') === 'full' && leftOfSale(books, sale) !== 0)) {
    books.tax.sales.delete(reversal.id)
    throw invalid(`more than the ${left} that are left`)
  }
  return shown(reversal)
}

const allOf = ({ lines, shipping }: TaxSale) => ({
  lines: lines.map(line => ({ ...line, amount: -line.amount, amount_tax: -line.amount_tax })),
  shipping: { amount: -shipping.amount, amount_tax: -shipping.amount_tax },
})

function partOf(sale: TaxSale, form: URLSearchParams) {
  if (form.get('mode') !== 'partial') throw invalid('mode')
  const below = (name: string) => {
    const value = whole(form, name)
    if (value > 0) throw invalid(`parameter_invalid_integer ${name}`)
    return value
  }
  if (form.has('flat_amount')) {
    const amount = below('flat_amount')
    if (form.has('line_items[0][amount]')) throw invalid('flat_amount')
    // Its tax is Stripe's to share out: here it is one line of it.
    const [line] = sale.lines
    return {
      lines: line ? [{ ...line, amount, amount_tax: 0, tax_behavior: 'inclusive' }] : [],
      shipping: { amount: 0, amount_tax: 0 },
    }
  }
  const lines = []
  for (let at = 0; form.has(`line_items[${at}][amount]`); at++) {
    const original = sale.lines.find(({ id }) => id === form.get(`line_items[${at}][original_line_item]`))
    if (!original) throw missing()
    field(form, `line_items[${at}][reference]`)
    lines.push({
      ...original,
      amount: below(`line_items[${at}][amount]`),
      amount_tax: below(`line_items[${at}][amount_tax]`),
    })
  }
  const shipping = form.has('shipping_cost[amount]')
    ? { amount: below('shipping_cost[amount]'), amount_tax: below('shipping_cost[amount_tax]') }
    : { amount: 0, amount_tax: 0 }
  if (lines.length === 0 && shipping.amount === 0) throw invalid('parameter_missing line_items')
  return { lines, shipping }
}
