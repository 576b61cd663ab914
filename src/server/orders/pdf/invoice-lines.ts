import { fillIn } from '#domain/identity/problem.ts'
import { sizeBeside } from '#domain/orders/exchanged-for.ts'
import { languageOf } from '#domain/sites/sites.ts'
import type { StoredOrder } from '../order.service.ts'
import { INVOICE_TEXTS } from './invoice-texts.ts'

type Item = { item: string; qty: number; amount: number; insteadOf?: string }

/** What was bought. What came in exchange is paid for by the line it came for, and says so. */
export function invoiceLines({ document: { lines }, locale }: Pick<StoredOrder, 'document' | 'locale'>): Item[] {
  return lines.map(line => {
    const { name, color, size, qty, price, exchangeOf } = line
    const first = lines.find(({ id }) => id === exchangeOf)
    return {
      item: [name, color, size].filter(Boolean).join(', '),
      qty,
      amount: exchangeOf === undefined ? price.rowTotal : 0,
      ...(first && {
        insteadOf: fillIn(INVOICE_TEXTS.insteadOf[languageOf(locale)], { size: sizeBeside(first, line) }),
      }),
    }
  })
}
