import type { Shop } from '../shop.ts'
import { partBeside } from './beside.ts'
import { notReplaced, withoutReturn } from './awaited.ts'
import type { StoredOrder } from './order.service.ts'
import { reckonReturn, type DueReturn } from './return.queries.ts'
import { besidesOf } from './besides.ts'

/** Everything of a parcel has come: it gets its worth beside what else has come and what has not, as at the returns desk. */
export async function reckoned(shop: Shop, order: StoredOrder, due: DueReturn) {
  const document = withoutReturn(order.document, due)
  const announced = new Map(due.items.map(item => [item.itemId, item]))
  const chosen = document.lines.flatMap(line => {
    const qty = announced.get(line.id)?.qty
    return qty === undefined || line.bonus ? [] : [{ line, qty }]
  })
  const besides = await besidesOf(shop, order, due.number)
  const undelivered = notReplaced(order.document, due.number, chosen)
  const parting = partBeside({ ...order, document }, chosen, due.kind, { ...besides, undelivered })
  const { refund, parts, going, document: rest } = parting
  const items = going.map(({ line, qty }) => ({
    itemId: line.id,
    skuKey: line.skuKey,
    qty,
    reason: announced.get(line.id)?.reason,
  }))
  await reckonReturn(shop.db, due.number, items, refund)
  if (due.exchange_line !== null && parts.length === 0) return { items, document: rest }
  const told = { way: due.kind, at: shop.now.toISOString(), returnNumber: due.number, refund, parts }
  return { items, document: { ...rest, refunds: [...(rest.refunds ?? []), told] } }
}
