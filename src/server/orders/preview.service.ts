import type { z } from 'zod'
import type { RefundPreviewRequest } from '#contract/consumer/consumer.requests.ts'
import type { RefundPreview } from '#contract/orders/refund.entities.ts'
import type { Shop } from '../shop.ts'
import { openOrder } from './access.ts'
import { announcing } from './beside.ts'
import { cancellable } from './cancel.service.ts'
import type { StoredOrder } from './order.service.ts'
import type { Chosen } from './parting.ts'
import { mayCancel, returnableUntil } from './present-order.ts'
import { besidesOf } from './besides.ts'
import { returnable, WITHDRAWAL } from './return.service.ts'

type Request = z.output<typeof RefundPreviewRequest>

/** What would be refunded, by the same rules as when it is: the shopper sees it before he decides. */
export async function previewRefund(
  shop: Shop,
  number: string,
  { way, items, email }: Request,
): Promise<RefundPreview> {
  const order = await openOrder(shop, number, { email })
  const chosen = chosenFor(shop, order, way, items)
  const { refund, parts } = announcing(order, chosen, way, await besidesOf(shop, order))
  return { orderNumber: order.number, refundTotal: refund, currency: order.currency, parts }
}

function chosenFor(shop: Shop, order: StoredOrder, way: Request['way'], items: Request['items']): Chosen[] {
  if (way === 'cancel') return cancellable(order, items, mayCancel(order, shop.now))
  const wanted = items ?? everythingReturnable(shop, order)
  const reason = way === 'withdrawal' ? WITHDRAWAL : way
  return returnable(
    shop,
    order,
    wanted.map(item => ({ ...item, reason })),
  ).chosen
}

const everythingReturnable = ({ now }: Shop, order: StoredOrder) =>
  order.document.lines.flatMap(line =>
    returnableUntil(order, line, now) === undefined
      ? []
      : [{ itemId: line.id, qty: line.qty - line.cancelledQty - line.returnedQty }],
  )
