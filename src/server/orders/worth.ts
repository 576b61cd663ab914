import type { OrderLine } from './order-document.ts'

/** What was paid for the first pieces of a line, with the tax that came on top. */
export const worthUpTo = ({ price, taxOnTop, qty }: OrderLine, pieces: number): number =>
  Math.round(((price.rowTotal + taxOnTop) * pieces) / qty)

/** Counted from the pieces before, so that no cent is lost or doubled. */
export function shareOf(line: OrderLine, qty: number): number {
  const before = line.cancelledQty + line.returnedQty
  return worthUpTo(line, before + qty) - worthUpTo(line, before)
}

/** The same for pieces that stay though their money goes back: from the other end, as they are the last to go. */
export function givenShareOf(line: OrderLine, qty: number, before: number): number {
  const end = line.qty - before
  return worthUpTo(line, end) - worthUpTo(line, end - qty)
}
