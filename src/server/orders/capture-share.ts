import { sumOf } from '#domain/money/money.ts'
import type { OrderDocument, OrderLine } from './order-document.ts'
import { isSentAgainst } from './kept.ts'
import { leftQty } from './parcels.ts'

type Reserved = { amount: number; captured: number; released: number; inParts: boolean }
export type Share = { amount: number; last: boolean }

const worth = ({ price, taxOnTop, qty }: OrderLine, pieces: number) => ((price.rowTotal + taxOnTop) * pieces) / qty

/**
 * What of reserved money is due now that some pieces have left: their share where it may be taken in parts, otherwise
 * all of it with the first. The last piece takes what is left, so that no cent is.
 */
export function captureShare(document: OrderDocument, reserved: Reserved): Share | undefined {
  const going = document.lines
    .filter(line => line.qty > line.cancelledQty && !isSentAgainst(document, line))
    .map(line => ({ line, wanted: line.qty - line.cancelledQty, left: leftQty(document, line) }))
  if (going.every(({ left }) => left === 0)) return undefined
  const last = !reserved.inParts || going.every(({ left, wanted }) => left >= wanted)
  const open = reserved.amount - reserved.released
  const share = last
    ? open
    : Math.floor(
        (open * sumOf(going.map(({ line, left }) => worth(line, left)))) /
          sumOf(going.map(({ line, wanted }) => worth(line, wanted))),
      )
  const amount = share - reserved.captured
  return amount > 0 ? { amount, last } : undefined
}
