import { sumOf } from '#domain/money/money.ts'
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
  return (await moneyIn(shop, order))(line)
}

async function moneyIn(shop: Shop, order: StoredOrder): Promise<(line: OrderLine) => MoneyFor> {
  const states = new Set((await listDisputes(shop, order.number)).map(({ state }) => state))
  const elsewhere = await refundedElsewhere(shop, order.number)
  const isAllRefunded = order.refunded > 0 && order.refunded >= order.total
  const isLost = states.has('lost') || isAllRefunded
  const otherwise = states.has('open') || states.has('under-review') ? 'disputed' : 'here'
  return line => (isLost || (elsewhere > 0 && elsewhere >= worthUpTo(line, line.qty)) ? 'gone' : otherwise)
}

/** What was paid for cards, is not back with its buyer and was not taken off them. Frozen ones can be made good again. */
export async function stillInGiftCards(shop: Shop, order: StoredOrder): Promise<number> {
  const cards = order.document.lines.filter(({ isGiftCard }) => isGiftCard)
  if (cards.length === 0 || order.paidAt === undefined) return 0
  const stateOf = await moneyIn(shop, order)
  const takenOff = await takenOffBought(shop, order.number)
  const still = cards.filter(line => stateOf(line) !== 'gone')
  return sumOf(still.map(line => Math.max(0, worthUpTo(line, line.qty) - (takenOff.get(line.id) ?? 0))))
}
