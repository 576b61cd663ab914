import { addressLines } from '#domain/address-lines.ts'
import { formatMoney } from '#domain/money.ts'
import { bcp47Of, languageOf, type Language } from '#domain/sites.ts'
import type { StoredOrder } from '../order.service.ts'
import { A4, MARGIN, newSheet } from './sheet.ts'

const WORDS = {
  en: {
    invoice: 'Invoice',
    order: 'Order',
    date: 'Date',
    to: 'Billed to',
    item: 'Item',
    qty: 'Pieces',
    amount: 'Amount',
    subtotal: 'Items before discounts',
    discount: 'Discount',
    shipping: 'Shipping',
    tax: 'Tax',
    taxIncluded: 'VAT included',
    total: 'Total',
    refunded: 'Refunded',
  },
  fr: {
    invoice: 'Facture',
    order: 'Commande',
    date: 'Date',
    to: 'Facturé à',
    item: 'Article',
    qty: 'Quantité',
    amount: 'Montant',
    subtotal: 'Articles avant remises',
    discount: 'Remise',
    shipping: 'Livraison',
    tax: 'Taxes',
    taxIncluded: 'TVA comprise',
    total: 'Total',
    refunded: 'Remboursé',
  },
  de: {
    invoice: 'Rechnung',
    order: 'Bestellung',
    date: 'Datum',
    to: 'Rechnung an',
    item: 'Artikel',
    qty: 'Stück',
    amount: 'Betrag',
    subtotal: 'Artikel vor Rabatten',
    discount: 'Rabatt',
    shipping: 'Versand',
    tax: 'Steuer',
    taxIncluded: 'Enthaltene MwSt.',
    total: 'Gesamt',
    refunded: 'Erstattet',
  },
  es: {
    invoice: 'Factura',
    order: 'Pedido',
    date: 'Fecha',
    to: 'Facturado a',
    item: 'Artículo',
    qty: 'Unidades',
    amount: 'Importe',
    subtotal: 'Artículos antes de descuentos',
    discount: 'Descuento',
    shipping: 'Envío',
    tax: 'Impuestos',
    taxIncluded: 'IVA incluido',
    total: 'Total',
    refunded: 'Reembolsado',
  },
} as const satisfies Record<Language, Record<string, string>>

const RIGHT = A4.width - MARGIN
const LINES_PER_PAGE = 22

/** The invoice of an order, in the language it was ordered in. */
export async function invoicePdf(order: StoredOrder): Promise<Uint8Array<ArrayBuffer>> {
  const words = WORDS[languageOf(order.locale)]
  const { document } = order
  const { totals, billingAddress, taxIncluded } = document
  const money = (amount: number) => formatMoney(amount, order.currency, bcp47Of(order.locale))
  const sheet = await newSheet(`${words.invoice} ${order.number}`)
  const dated = new Intl.DateTimeFormat(bcp47Of(order.locale), { dateStyle: 'long', timeZone: 'UTC' })
  let y = A4.height - 140
  sheet.text(words.invoice, MARGIN, y, { size: 22, bold: true })
  sheet.text(`${words.order} ${order.number}`, RIGHT, y + 8, { right: true })
  sheet.text(`${words.date}: ${dated.format(order.placedAt ?? order.createdAt)}`, RIGHT, y - 6, { right: true })
  y -= 40
  if (billingAddress) {
    sheet.text(words.to, MARGIN, y, { quiet: true, size: 9 })
    for (const line of addressLines(billingAddress, bcp47Of(order.locale))) sheet.text(line, MARGIN, (y -= 14))
  }
  y -= 32
  sheet.text(words.item, MARGIN, y, { quiet: true, size: 9 })
  sheet.text(words.qty, RIGHT - 110, y, { quiet: true, size: 9, right: true })
  sheet.text(words.amount, RIGHT, y, { quiet: true, size: 9, right: true })
  for (const line of document.lines.slice(0, LINES_PER_PAGE)) {
    sheet.rule(y - 6)
    y -= 20
    sheet.text([line.name, line.color, line.size].filter(Boolean).join(', ').slice(0, 70), MARGIN, y)
    sheet.text(String(line.qty), RIGHT - 110, y, { right: true })
    sheet.text(money(line.price.rowTotal), RIGHT, y, { right: true })
  }
  if (document.lines.length > LINES_PER_PAGE)
    sheet.text(`+ ${document.lines.length - LINES_PER_PAGE}`, MARGIN, (y -= 16))
  sheet.rule(y - 8)
  y -= 10
  const sums = [
    { label: words.subtotal, amount: totals.itemSubTotal },
    { label: words.discount, amount: -totals.totalDiscount },
    { label: words.shipping, amount: totals.shipping },
    { label: taxIncluded ? words.taxIncluded : words.tax, amount: totals.taxAmount },
  ]
  for (const { label, amount } of sums) {
    y -= 16
    sheet.text(label, RIGHT - 110, y, { right: true, quiet: true })
    sheet.text(money(amount), RIGHT, y, { right: true })
  }
  y -= 22
  sheet.text(words.total, RIGHT - 110, y, { right: true, bold: true, size: 12 })
  sheet.text(money(totals.total), RIGHT, y, { right: true, bold: true, size: 12 })
  if (order.refunded > 0) {
    y -= 18
    sheet.text(words.refunded, RIGHT - 110, y, { right: true, quiet: true })
    sheet.text(money(order.refunded), RIGHT, y, { right: true })
  }
  return new Uint8Array(await sheet.document.save())
}
