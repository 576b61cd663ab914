import { sumOf } from '#domain/money/money.ts'
import { orderedAs } from '#domain/orders/exchanged-for.ts'
import { keptPieces, openQty } from './kept.ts'
import type { OrderDocument, OrderLine } from './order-document.ts'
import { worthUpTo } from './worth.ts'

/** Pieces of this line whose money went back though they stay. */
export const givenQty = ({ refunds = [] }: OrderDocument, { id }: OrderLine): number =>
  sumOf(
    refunds
      .filter(({ way }) => way === 'given')
      .flatMap(({ parts }) => parts.flatMap(({ itemId, qty = 0 }) => (itemId === id ? [qty] : []))),
  )

/** Of what is kept of it, what nobody has given the money back for: a piece and what came in exchange were paid for once. */
export function keptAndPaidQty(document: OrderDocument, line: OrderLine): number {
  const alike = document.lines.filter(each => orderedAs(each) === orderedAs(line))
  const given = sumOf(alike.map(each => givenQty(document, each)))
  return (keptPieces(document).get(orderedAs(line)) ?? 0) - given
}

/** Those of this line: the ones that were given for are the last to go. */
export const mayGiveQty = (document: OrderDocument, line: OrderLine): number =>
  line.bonus ? 0 : Math.max(0, Math.min(openQty(line) - givenQty(document, line), keptAndPaidQty(document, line)))

/** What was paid for each line, and how much of it went back. */
export const paidLines = (document: OrderDocument) =>
  document.lines.map(line => ({
    id: line.id,
    qty: line.qty,
    amount: worthUpTo(line, line.qty),
    given: givenQty(document, line),
    exchangeOf: line.exchangeOf,
  }))
