import { sumOf } from '#domain/money/money.ts'
import { keptTotals } from '#domain/orders/kept-order.ts'
import type { CartTotals } from '#domain/money/totals.ts'
import type { OrderDocument } from '../orders/order-document.ts'
import { giftCardsIn, keptOf, type Announced } from './left-of-order.ts'
import type { Book, Intended, ReversedLines } from './tax-books.queries.ts'

type Order = {
  readonly total: number
  readonly refunded: number
  readonly status: string
  readonly document: OrderDocument
}

/** Delivery among the lines of a book. */
const DELIVERY = ''

/** What is to be undone so that the service's books are those of the order. Nothing when they are. */
export function reversalFor(
  order: Order,
  announced: Announced,
  { reversed, reversed_lines }: Book,
): Intended | undefined {
  const { document } = order
  const giftCards = giftCardsIn(document)
  const sold = order.total - giftCards.sold
  const wentBack = Math.max(0, Math.min(sold, order.refunded - giftCards.back))
  const to = order.status === 'cancelled' ? sold : wentBack
  const amount = to - reversed
  if (amount === 0) return undefined
  // Money that had gone back came again. What was undone cannot be made undone: the sale is booked anew.
  if (amount < 0) return { to: sold, whole: false, anew: true }
  if (to === sold && reversed === 0) return { to, whole: true }
  // Money without pieces, or pieces whose going makes others dearer: every line has its share.
  const lines = reversed_lines && !document.taxEstimated && linesGone(document, announced, reversed_lines)
  const fits =
    lines && lines.every(({ price, tax }) => price >= 0 && tax >= 0) && sumOf(lines.map(worthIn(document))) === amount
  return { to, whole: false, ...(fits && { lines: lines.filter(({ price, tax }) => price + tax > 0) }) }
}

const worthIn =
  ({ taxIncluded }: OrderDocument) =>
  ({ price, tax }: { price: number; tax: number }) =>
    price + (taxIncluded ? 0 : tax)

function linesGone(document: OrderDocument, announced: Announced, before: ReversedLines) {
  const { terms } = document
  if (!terms) return undefined
  const whole = new Map(terms.lines.map(({ id, qty }) => [id, qty]))
  const sold = amountsOf(keptTotals(terms, { kept: whole, fateOf: () => 'carried' }))
  const kept = amountsOf(keptOf(document, terms, announced))
  return Object.entries(sold).map(([id, { price, tax }]) => ({
    ...(id !== DELIVERY && { id }),
    price: price - (kept[id]?.price ?? 0) - (before[id]?.price ?? 0),
    tax: tax - (kept[id]?.tax ?? 0) - (before[id]?.tax ?? 0),
  }))
}

const amountsOf = ({ lines, taxes, shipping }: CartTotals): ReversedLines => ({
  ...Object.fromEntries(
    lines.flatMap(({ id, rowTotal, isGiftCard }, at) =>
      isGiftCard ? [] : [[id, { price: rowTotal, tax: taxes.lines[at] ?? 0 }]],
    ),
  ),
  [DELIVERY]: { price: shipping, tax: taxes.shipping },
})

/** The lines of a book after a reversal; nothing once a reversal did not say which. */
export function reversedAfter(before: ReversedLines | null, { lines }: Intended): ReversedLines | undefined {
  if (!before || !lines) return undefined
  const after = { ...before }
  for (const { id = DELIVERY, price, tax } of lines) {
    const known = after[id] ?? { price: 0, tax: 0 }
    after[id] = { price: known.price + price, tax: known.tax + tax }
  }
  return after
}
