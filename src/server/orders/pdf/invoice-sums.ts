import { discountRows } from '#domain/promotions/discount-rows.ts'
import { taxName } from '#domain/tax/tax-name.ts'
import { bcp47Of, languageOf } from '#domain/sites/sites.ts'
import { textsIn } from '#domain/sites/texts.ts'
import type { StoredOrder } from '../order.service.ts'
import { INVOICE_TEXTS } from './invoice-texts.ts'

export type Sum = { label: string; amount: number }

const wordsOf = ({ locale }: StoredOrder) => textsIn(INVOICE_TEXTS, languageOf(locale))

/** Each tax with its rate; an order from before taxes were told apart has their sum. */
export function taxSums(order: StoredOrder): Sum[] {
  const { totals, taxIncluded } = order.document
  const words = wordsOf(order)
  if (totals.taxes.length === 0)
    return [{ label: taxIncluded ? words.taxIncluded : words.tax, amount: totals.taxAmount }]
  return totals.taxes.map(tax => ({ label: taxName(tax, bcp47Of(order.locale)), amount: tax.amount }))
}

/** What adds up to the total. */
export function sumsAbove(order: StoredOrder): Sum[] {
  const { totals, taxIncluded, orderPromotions = [] } = order.document
  const words = wordsOf(order)
  return [
    { label: words.subtotal, amount: totals.itemSubTotal },
    ...discountRows(totals.totalDiscount, orderPromotions, words.discount).map(({ name, amount }) => ({
      label: name,
      amount: -amount,
    })),
    { label: words.shipping, amount: totals.shipping },
    ...(taxIncluded ? [] : taxSums(order)),
  ]
}
