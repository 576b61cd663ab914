import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import { refundLetter } from './mail-lines.ts'
import { findOrder } from './order.service.ts'
import { readReturn } from './return.queries.ts'

/** The label of a return can be printed: its buyer gets the letter that says so, unless the goods are back by then. */
export async function labelIsThere(shop: Shop, { returnNumber }: { returnNumber: string | undefined }): Promise<void> {
  if (returnNumber === undefined) return
  const { order_number, status, items, refund, exchange_line } = await readReturn(shop.db, returnNumber)
  if (status !== 'return-requested') return
  const order = await findOrder(shop, order_number)
  if (!order) return
  const parts = order.document.refunds?.find(each => each.returnNumber === returnNumber)?.parts ?? []
  const going = items.flatMap(({ itemId, qty }) => {
    const line = order.document.lines.find(({ id }) => id === itemId)
    return line ? [{ line, qty }] : []
  })
  const to = { to: order.email, locale: order.locale }
  const letter = refundLetter(order, going, { refund, parts })
  await enqueueMail(
    shop.db,
    exchange_line === null
      ? { template: 'return-created', ...to, values: { ...letter, returnNumber } }
      : { template: 'exchange-return', ...to, values: { ...letter, returnNumber } },
  )
}
