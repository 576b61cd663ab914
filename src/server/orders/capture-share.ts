import { sumOf } from '#domain/money/money.ts'
import { hasLeft } from './fulfilment.ts'
import type { OrderDocument, OrderLine } from './order-document.ts'

type Reserved = { amount: number; captured: number; released: number; inParts: boolean }
export type Share = { amount: number; last: boolean }

const worth = ({ price, taxOnTop, qty, cancelledQty }: OrderLine) =>
  ((price.rowTotal + taxOnTop) * (qty - cancelledQty)) / qty

/**
 * What of reserved money is due now that some parcels have left: their share where it may be taken in parts, otherwise
 * all of it with the first. The last parcel takes what is left, so that no cent is.
 */
export function captureShare({ lines, shipments }: OrderDocument, reserved: Reserved): Share | undefined {
  const going = lines.filter(({ qty, cancelledQty }) => qty > cancelledQty)
  const left = new Set(shipments.filter(hasLeft).map(({ shipmentId }) => shipmentId))
  const gone = going.filter(({ shipmentId }) => left.has(shipmentId))
  if (gone.length === 0) return undefined
  const last = !reserved.inParts || gone.length === going.length
  const open = reserved.amount - reserved.released
  const share = last ? open : Math.floor((open * sumOf(gone.map(worth))) / sumOf(going.map(worth)))
  const amount = share - reserved.captured
  return amount > 0 ? { amount, last } : undefined
}
