import type { MailLine } from '../mail/mail-values.ts'
import type { OrderLine } from './order-document.ts'

/** A line as it stands in a message. */
export const mailLine = (line: OrderLine, qty = line.qty, amount?: number): MailLine => ({
  name: line.name,
  detail: [line.color, line.size].filter(Boolean).join(', '),
  qty,
  ...(amount === undefined ? {} : { amount }),
})
