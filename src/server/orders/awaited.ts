import type { WayBack } from '#contract/orders/refund.entities.ts'
import { orderedAs } from '#domain/orders/exchanged-for.ts'
import { isTurnedBack, keptPieces, orderedShipments } from './kept.ts'
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
export function withoutReturn(
  document: OrderDocument,
  { number, items, kind }: Back & { kind: WayBack },
): OrderDocument {
  const back = new Map(items.map(({ itemId, qty }) => [itemId, qty]))
  return {
    ...document,
    ...(kind === 'withdrawal' && {
      withdrawn: withoutOnce(document.withdrawn, orderedShipments(document, [...back.keys()])),
    }),
    lines: document.lines.map(line => ({ ...line, returnedQty: line.returnedQty - (back.get(line.id) ?? 0) })),
    refunds: document.refunds?.filter(({ returnNumber }) => returnNumber !== number),
    awaited: document.awaited?.filter(({ returnNumber }) => returnNumber !== number),
  }
}

type Announced = Back & { kind: WayBack; status: string }

/** What was announced and has not come is still with its buyer, and may stay there. */
export const withAnnounced = (document: OrderDocument, returns: readonly Announced[]): OrderDocument =>
  returns.filter(({ status }) => status === 'return-requested').reduce(withoutReturn, document)

function withoutOnce(from: readonly string[] = [], gone: ReadonlySet<string>): string[] {
  const last = new Map([...gone].map(id => [id, from.lastIndexOf(id)]))
  return from.filter((id, at) => last.get(id) !== at)
}

type Pieces = { readonly line: OrderLine; readonly qty: number }

/** Of pieces that come back for another size, how many of these the shop did not bring, beside what is written down as such. */
export function withoutOtherSize(
  document: OrderDocument,
  gone: readonly Pieces[],
  before: OrderDocument,
): OrderDocument {
  const missed = new Map<string, number>()
  for (const { line, qty } of gone) missed.set(orderedAs(line), (missed.get(orderedAs(line)) ?? 0) + qty)
  for (const [id, qty] of missed)
    missed.set(id, qty - (document.notBrought?.[id] ?? 0) + (before.notBrought?.[id] ?? 0))
  if (!document.awaited || missed.size === 0) return document
  const ordered = new Map(document.lines.map(line => [line.id, orderedAs(line)]))
  const awaited = document.awaited.map(each => {
    const first = ordered.get(each.itemId) ?? ''
    const notReplacedQty = each.notReplacedQty ?? 0
    const more = Math.min(missed.get(first) ?? 0, each.qty - notReplacedQty)
    if (more <= 0) return each
    missed.set(first, (missed.get(first) ?? 0) - more)
    return { ...each, notReplacedQty: notReplacedQty + more }
  })
  return { ...document, awaited }
}

/** The pieces of a return instead of which its buyer got nothing, because the shop did not bring the other size. */
export const notReplaced = (
  { awaited = [] }: OrderDocument,
  returnNumber: string,
  accepted: readonly Pieces[],
): Pieces[] =>
  accepted.flatMap(({ line, qty }) => {
    const each = awaited.find(one => one.returnNumber === returnNumber && one.itemId === line.id)
    const missed = Math.min(each?.notReplacedQty ?? 0, qty)
    return missed > 0 ? [{ line, qty: missed }] : []
  })

/** As it is once all that is awaited has come. */
export function withAwaited(document: OrderDocument): OrderDocument {
  const { lines, awaited = [] } = document
  const ordered = new Map(lines.map(line => [line.id, orderedAs(line)]))
  const here = { ...document, awaited: [] }
  const [before, after] = [keptPieces(document), keptPieces(here)]
  const notBrought = { ...document.notBrought }
  for (const { itemId, notReplacedQty = 0 } of awaited) {
    const id = ordered.get(itemId) ?? itemId
    const gone = (before.get(id) ?? 0) - (after.get(id) ?? 0)
    const missed = Math.min(notReplacedQty, gone)
    if (missed > 0) notBrought[id] = (notBrought[id] ?? 0) + missed
  }
  return { ...here, notBrought }
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
