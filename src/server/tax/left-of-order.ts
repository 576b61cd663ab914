import { sumOf } from '#domain/money/money.ts'
import type { CartTotals } from '#domain/money/totals.ts'
import { keptTotals } from '#domain/orders/kept-order.ts'
import type { OrderTerms } from '#domain/orders/order-terms.ts'
import { includedTax } from '#domain/tax/tax.ts'
import { holdingOf } from '../orders/kept.ts'
import type { OrderDocument } from '../orders/order-document.ts'

/** Pieces that were announced to come back and whose money has not gone back yet. */
export type Announced = readonly { readonly itemId: string; readonly qty: number }[]

type Order = { readonly total: number; readonly refunded: number; readonly document: OrderDocument }

/** What an order would have cost with what is kept of it; what is still on its way back counts as kept. */
export function keptOf(document: OrderDocument, terms: OrderTerms, announced: Announced): CartTotals {
  const still = new Map<string, number>()
  for (const { itemId, qty } of announced) still.set(itemId, (still.get(itemId) ?? 0) + qty)
  // These count as kept by themselves.
  for (const { itemId, qty } of document.awaited ?? []) still.set(itemId, (still.get(itemId) ?? 0) - qty)
  const lines = document.lines.map(line => ({ ...line, returnedQty: line.returnedQty - (still.get(line.id) ?? 0) }))
  return keptTotals(terms, holdingOf({ ...document, lines }))
}

/** Gift cards are not taxed when they are sold: nor is what went back for them. */
export function giftCardsIn({ lines, refunds = [] }: Pick<OrderDocument, 'lines' | 'refunds'>) {
  const cards = new Map(
    lines.flatMap(({ id, isGiftCard, price }) => (isGiftCard ? [[id, price.rowTotal] as const] : [])),
  )
  const back = refunds.flatMap(({ parts }) => parts.filter(({ itemId = '' }) => cards.has(itemId)))
  return { sold: sumOf([...cards.values()]), back: sumOf(back.map(({ amount }) => amount)) }
}

/** The tax within what is left of an order whose prices contain it, by the rule that the books of a tax service follow. */
function includedTaxLeft({ total, refunded, document }: Order, announced: Announced): number {
  const { terms, totals } = document
  const giftCards = giftCardsIn(document)
  const sold = total - giftCards.sold
  const left = Math.max(0, sold - Math.max(0, refunded - giftCards.back))
  if (!terms?.taxRates?.quote) return sumOf(totals.taxes.map(({ percent }) => includedTax(left, percent)))
  const kept = keptOf(document, terms, announced)
  const cards = sumOf(kept.lines.flatMap(({ isGiftCard, rowTotal }) => (isGiftCard ? [rowTotal] : [])))
  if (kept.total - cards === left) return kept.taxes.amount
  // Money without pieces: every line has its share.
  return sold === 0 ? 0 : Math.round((totals.taxAmount * left) / sold)
}

type Announcements = { readonly before: Announced; readonly after: Announced }

/** The tax within what goes back with a change of an order; nothing where tax comes on top, or no money goes. */
export function includedTaxBack(
  before: Order,
  after: Order,
  announced: Announcements,
): { readonly includedTax?: number } {
  if (!before.document.taxIncluded || after.refunded <= before.refunded) return {}
  return { includedTax: includedTaxLeft(before, announced.before) - includedTaxLeft(after, announced.after) }
}
