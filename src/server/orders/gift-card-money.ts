import { takenOffBought } from '../gift-cards/gift-card.service.ts'
import { listDisputes, refundedElsewhere } from '../payment/provider-books.service.ts'
import type { Shop } from '../shop.ts'
import type { OrderLine } from './order-document.ts'
import type { StoredOrder } from './order.service.ts'
import { worthUpTo } from './worth.ts'

type MoneyFor = 'here' | 'disputed' | 'gone'

/**
 * A card that was bought is as good as money. What was given back at the provider says not for which line: it may be for
 * this one if it is as much.
 */
export async function moneyFor(shop: Shop, order: StoredOrder, line: OrderLine): Promise<MoneyFor> {
  const states = new Set((await listDisputes(shop, order.number)).map(({ state }) => state))
  const elsewhere = await refundedElsewhere(shop, order.number)
  const isRefunded = elsewhere > 0 && elsewhere >= worthUpTo(line, line.qty)
  const isAllRefunded = order.refunded > 0 && order.refunded >= order.total
  if (states.has('lost') || isRefunded || isAllRefunded) return 'gone'
  return states.has('open') || states.has('under-review') ? 'disputed' : 'here'
}

/** What was paid for cards, is not back with its buyer and was not taken off them. Frozen ones can be made good again. */
export async function stillInGiftCards(shop: Shop, order: StoredOrder): Promise<number> {
  let sum = 0
  for (const line of order.document.lines) {
    if (!line.isGiftCard || (await moneyFor(shop, order, line)) === 'gone') continue
    sum += Math.max(0, worthUpTo(line, line.qty) - (await takenOffBought(shop, `${order.number} ${line.id} `)))
  }
  return sum
}
