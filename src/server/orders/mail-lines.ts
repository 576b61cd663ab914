import type { RefundPart } from '#contract/orders/refund.entities.ts'
import type { MailLine } from '../mail/mail-values.ts'
import type { OrderLine } from './order-document.ts'
import type { StoredOrder } from './order.queries.ts'
import type { Chosen } from './parting.ts'

/** A line as it stands in a message. */
export const mailLine = (line: OrderLine, qty = line.qty, amount?: number): MailLine => ({
  name: line.name,
  detail: [line.color, line.size].filter(Boolean).join(', '),
  qty,
  picture: line.image.url,
  ...(amount === undefined ? {} : { amount }),
})

/** What goes back, at its price, and how that becomes the refund. */
export const refundLetter = (
  { number, currency }: StoredOrder,
  going: readonly Chosen[],
  { refund, parts, includedTax }: { refund: number; parts: readonly RefundPart[]; includedTax?: number | undefined },
) => ({
  orderNumber: number,
  currency,
  lines: going.map(({ line, qty }) =>
    mailLine(line, qty, parts.find(({ kind, itemId }) => kind === 'item' && itemId === line.id)?.amount),
  ),
  parts: parts.flatMap(({ kind, name = '', amount }) =>
    kind === 'item' || kind === 'gift' ? [] : [{ kind, name, amount }],
  ),
  refund,
  ...(includedTax !== undefined && { includedTax }),
})
