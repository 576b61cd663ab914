import { languageOf, SITES } from '#domain/sites/sites.ts'
import { fitOn } from '../sellable/sellable.ts'
import type { Desk } from '../staff/staff.ts'
import type { OrderLine } from './order-document.ts'
import { goodsBySize } from './order-goods.queries.ts'
import type { StoredOrder } from './order.queries.ts'

/** What a line is of, in the words of whoever reads. A size that goes by another name since it was bought keeps the buyer's. */
export async function goodsAsRead(desk: Desk, { document: { lines }, site, locale }: StoredOrder) {
  const { db, language } = desk
  const goods = await goodsBySize(
    db,
    lines.map(({ skuKey }) => skuKey),
    language,
  )
  const sold = await desk.services.sellables.find(
    db,
    lines.map(({ sku }) => sku),
  )
  const sizeOf = ({ sku, size }: OrderLine): { size?: string } => {
    const sellable = sold.get(sku)
    const isCalledSo = sellable && size === fitOn(sellable, SITES[site], languageOf(locale))
    return isCalledSo ? { size: fitOn(sellable, SITES[site], language) } : {}
  }
  return (line: OrderLine) => ({ ...goods.get(line.skuKey), ...sizeOf(line) })
}
