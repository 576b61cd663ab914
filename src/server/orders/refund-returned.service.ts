import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import { includedTaxBack } from '../tax/left-of-order.ts'
import { withAnnounced, withoutReturn } from './awaited.ts'
import { countKept, takeBackPoints } from './ledgers.service.ts'
import { refundLetter } from './mail-lines.ts'
import { findOrder } from './order.service.ts'
import { updateOrder } from './order.queries.ts'
import { announcedPieces, returnsBeside } from './promised-refunds.ts'
import { oweRefund } from './refund.service.ts'
import { moveReturn, stageOfReturns, type DueReturn } from './return.queries.ts'

/** The goods are back: the money goes to the buyer, and with a reason less of it than was announced. */
export async function refundReturned(shop: Shop, due: DueReturn, reason?: string): Promise<void> {
  const order = await findOrder(shop, due.order_number, 'lock')
  if (!order) return
  await moveReturn(shop.db, due.number, 'refunded', null)
  const refund = Math.min(due.refund, order.total - order.refunded)
  const status = await stageOfReturns(shop.db, order)
  const still = await announcedPieces(shop, order)
  const refunded = order.refunded + refund
  const includedTax = includedTaxBack(order, { ...order, refunded }, { before: [...still, ...due.items], after: still })
  const after = {
    ...order.document,
    refunds: order.document.refunds?.map(each =>
      each.returnNumber === due.number ? { ...each, ...includedTax } : each,
    ),
  }
  await updateOrder(shop.db, order, { status, document: after, refunded })
  await oweRefund(shop, order, refund, due.number)
  const here = withAnnounced(after, await returnsBeside(shop, order, due.number))
  await takeBackPoints(shop, order, { before: withoutReturn(here, due), after: here }, due.number)
  await countKept(shop, { ...order, document: here })
  const going = due.items.flatMap(({ itemId, qty }) => {
    const line = after.lines.find(({ id }) => id === itemId)
    return line ? [{ line, qty }] : []
  })
  const parts = after.refunds?.find(({ returnNumber }) => returnNumber === due.number)?.parts ?? []
  const to = { to: order.email, locale: order.locale }
  const values = refundLetter(order, going, { refund, parts, ...includedTax })
  // Of an exchange its buyer has heard everything, unless something is wrong with it.
  if (due.exchange_line !== null && refund === 0 && reason === undefined) return
  if (reason === undefined) await enqueueMail(shop.db, { template: 'return-refunded', ...to, values })
  else await enqueueMail(shop.db, { template: 'return-refused', ...to, values: { ...values, reason } })
}
