import { paidForFirst } from '#domain/orders/paid-for-pieces.ts'
import type { OrderLine } from './order-document.ts'

/** What was paid for the first pieces of a line, with the tax that came on top. */
export const worthUpTo = ({ price, taxOnTop, qty }: OrderLine, pieces: number): number =>
  paidForFirst({ amount: price.rowTotal + taxOnTop, qty }, pieces)

/** Counted from the pieces before, so that no cent is lost or doubled. */
export function shareOf(line: OrderLine, qty: number): number {
  const before = line.cancelledQty + line.returnedQty
  return worthUpTo(line, before + qty) - worthUpTo(line, before)
}
