import { isTurnedBack, orderedAs } from './kept.ts'
import type { OrderDocument, OrderLine } from './order-document.ts'

type Back = { number: string; items: readonly { itemId: string; qty: number }[] }

/** Of a piece and what was sent in exchange for it only the last to come back is worth something. */
export const isExchanged = ({ lines }: OrderDocument, line: OrderLine): boolean =>
  lines.some(({ exchangeOf }) => exchangeOf === orderedAs(line))

export const isAwaited = ({ awaited = [] }: OrderDocument, returnNumber: string): boolean =>
  awaited.some(each => each.returnNumber === returnNumber)

export const awaiting = (document: OrderDocument, { number, items }: Back): OrderDocument => ({
  ...document,
  awaited: [...(document.awaited ?? []), ...items.map(({ itemId, qty }) => ({ returnNumber: number, itemId, qty }))],
})

/** As it was before the return was announced. */
export function withoutReturn(document: OrderDocument, { number, items }: Back): OrderDocument {
  const back = new Map(items.map(({ itemId, qty }) => [itemId, qty]))
  return {
    ...document,
    lines: document.lines.map(line => ({ ...line, returnedQty: line.returnedQty - (back.get(line.id) ?? 0) })),
    refunds: document.refunds?.filter(({ returnNumber }) => returnNumber !== number),
    awaited: document.awaited?.filter(({ returnNumber }) => returnNumber !== number),
  }
}

/** Parcels that were exchanged on their way and are back without having arrived: nobody waits for them any more. */
export function settleTurnedBack(document: OrderDocument, at: string): OrderDocument {
  const shipments = document.shipments.map(shipment => {
    if (shipment.status === 'returned' || !isTurnedBack(document, shipment)) return shipment
    const status = 'returned' as const
    return { ...shipment, status, timeline: [...shipment.timeline, { status, at }] }
  })
  return { ...document, shipments }
}
