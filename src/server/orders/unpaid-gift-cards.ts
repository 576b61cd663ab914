import type { Shop } from '../shop.ts'
import { moneyFor } from './gift-card-money.ts'
import { withdrawGiftCards } from './gift-cards-by-mail.ts'
import { findHold, holdOrder } from './order-desk.queries.ts'
import type { OrderLine } from './order-document.ts'
import type { StoredOrder } from './order.service.ts'

/** Gift cards of an order whose money is gone. */
export async function unpaidGiftCards(shop: Shop, order: StoredOrder): Promise<OrderLine[]> {
  const unpaid: OrderLine[] = []
  for (const line of order.document.lines)
    if (line.giftCard && (await moneyFor(shop, order, line)) === 'gone') unpaid.push(line)
  return unpaid
}

/** Those that have become so. What staff do about a card afterwards stays as they want it. */
export async function withdrawUnpaid(shop: Shop, order: StoredOrder, before: readonly OrderLine[]): Promise<void> {
  const known = new Set(before.map(({ id }) => id))
  for (const line of await unpaidGiftCards(shop, order)) {
    if (known.has(line.id) || !(await withdrawGiftCards(shop, order, line))) continue
    shop.log.error('A gift card was spent whose money went back', { order: order.number })
    if (!(await findHold(shop.db, order.number))?.held_at) await holdOrder(shop.db, order.number, shop.now, SPENT)
  }
}
const SPENT = 'The money for a gift card of this order went back, but the card had been spent.'
