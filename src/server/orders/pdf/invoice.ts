import { labelled } from '#domain/sites/labelled.ts'
import { addressLines } from '#domain/address/address-lines.ts'
import { dayText } from '#domain/time/moments.ts'
import { formatMoney } from '#domain/money/money.ts'
import { bcp47Of, languageOf } from '#domain/sites/sites.ts'
import { textsIn } from '#domain/sites/texts.ts'
import type { StoredOrder } from '../order.service.ts'
import { houseLines, TAX_NUMBERS } from './houses.ts'
import { sumsAbove, taxSums, type Sum } from './invoice-sums.ts'
import { invoiceLines } from './invoice-lines.ts'
import { INVOICE_TEXTS } from './invoice-texts.ts'
import { refundRows, sumsAfterRefunds } from './refund-rows.ts'
import { A4, MARGIN, newSheet, type TextOptions } from './sheet.ts'

const RIGHT = A4.width - MARGIN
const TOP = A4.height - MARGIN
/** What stands below the sums at the end. */
const UNDER_SUMS = 96
const ITEM_WIDTH = 330
const ROW = 16
const ADDRESS_WIDTH = 280

/** The invoice of an order, in the language it was ordered in. */
export async function invoicePdf(order: StoredOrder): Promise<Uint8Array<ArrayBuffer>> {
  const words = textsIn(INVOICE_TEXTS, languageOf(order.locale))
  const { document } = order
  const { totals, billingAddress, taxIncluded } = document
  const money = (amount: number) => formatMoney(amount, order.currency, bcp47Of(order.locale))
  const sheet = await newSheet(`${words.invoice} ${order.number}`, order.locale)
  const taxes = taxSums(order)
  const seller = ['Cairn', ...houseLines(order.site), ...TAX_NUMBERS[order.site]]
  let y = A4.height - 140
  sheet.text(words.invoice, MARGIN, y, { size: 22, bold: true, tag: 'H1' })
  sheet.text(`${words.order} ${order.number}`, RIGHT, y + 8, { right: true })
  const day = dayText(order.locale, order.placedAt ?? order.createdAt)
  sheet.text(labelled(words.date, day, languageOf(order.locale)), RIGHT, y - 6, { right: true })
  y -= 40
  const buyer = billingAddress ? addressLines(billingAddress, bcp47Of(order.locale)) : []
  for (const [x, label, lines] of [
    [MARGIN, words.to, buyer],
    [MARGIN + 300, words.from, seller],
  ] as const) {
    sheet.text(label, x, y, { quiet: true, size: 9 })
    for (const [index, line] of lines.entries()) sheet.text(line, x, y - 14 * (index + 1), { width: ADDRESS_WIDTH })
  }
  y -= 32 + 14 * Math.max(buyer.length, seller.length)
  const items = {}
  const head = { quiet: true, size: 9, tag: { row: { table: items }, names: 'Column' } } as const
  sheet.text(words.item, MARGIN, y, head)
  sheet.text(words.qty, RIGHT - 110, y, { ...head, right: true })
  sheet.text(words.amount, RIGHT, y, { ...head, right: true })
  for (const { item, insteadOf, qty, amount } of invoiceLines(order)) {
    if (y < MARGIN + 54) {
      sheet.turn()
      y = TOP
    }
    sheet.rule(y - 6)
    y -= 20
    const tag = { row: { table: items } }
    sheet.text(item, MARGIN, y, { width: ITEM_WIDTH, tag })
    sheet.text(String(qty), RIGHT - 110, y, { right: true, tag })
    sheet.text(money(amount), RIGHT, y, { right: true, tag })
    if (insteadOf === undefined) continue
    y -= 14
    sheet.text(insteadOf, MARGIN, y, { quiet: true, size: 9, tag: { row: { table: items } } })
  }
  sheet.rule(y - 8)
  const sums = sumsAbove(order)
  if (y < MARGIN + UNDER_SUMS + ROW * sums.length) {
    sheet.turn()
    y = TOP
  }
  y -= 10
  const table = {}
  const writeSum = ({ label, amount }: Sum, look: TextOptions) => {
    const row = { table }
    sheet.text(label, RIGHT - 110, y, { right: true, width: ITEM_WIDTH, tag: { row, names: 'Row' }, ...look })
    sheet.text(money(amount), RIGHT, y, { ...look, right: true, quiet: false, tag: { row } })
  }
  const write = (sum: Sum) => {
    y -= ROW
    writeSum(sum, { quiet: true })
  }
  sums.forEach(write)
  y -= 22
  writeSum({ label: words.total, amount: totals.total }, { bold: true, size: 12 })
  if (taxIncluded) [{ label: words.net, amount: totals.netAmount }, ...taxes].forEach(write)
  const writeBelow = (sum: Sum, look: TextOptions) => {
    if (y < MARGIN + 40) {
      sheet.turn()
      y = TOP
    }
    y -= ROW
    writeSum(sum, look)
  }
  for (const { total, ...sum } of refundRows(order)) writeBelow(sum, { quiet: !total })
  if (order.refunded > 0) writeBelow({ label: words.refunded, amount: order.refunded }, { quiet: true })
  for (const sum of sumsAfterRefunds(order)) writeBelow(sum, { quiet: true })
  return sheet.finish()
}
