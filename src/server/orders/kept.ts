import { sumOf } from '#domain/money/money.ts'
import { orderedAs } from '#domain/orders/exchanged-for.ts'
import { keptTotals } from '#domain/orders/kept-order.ts'
import type { DeliveryFate, Holding } from '#domain/orders/order-terms.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { OrderDocument, OrderLine, OrderShipment } from './order-document.ts'

/** Pieces neither cancelled nor sent back. */
export const openQty = ({ qty, cancelledQty, returnedQty }: OrderLine): number => qty - cancelledQty - returnedQty

const isGoods = ({ bonus, isGiftCard }: OrderLine) => !bonus && !isGiftCard

export const keepsGoods = ({ lines, awaited = [] }: Pick<OrderDocument, 'lines' | 'awaited'>): boolean =>
  lines.some(line => isGoods(line) && (openQty(line) > 0 || awaited.some(({ itemId }) => itemId === line.id)))

const ARRIVED: readonly OrderStatus[] = ['delivered', 'picked-up']
const LEFT: readonly OrderStatus[] = [...ARRIVED, 'shipped', 'ready-for-pickup']
const hasLeft = ({ timeline }: OrderShipment) => timeline.some(({ status }) => LEFT.includes(status))
export const hasArrived = ({ timeline }: OrderShipment) => timeline.some(({ status }) => ARRIVED.includes(status))
/** Its buyer has a part of it at least. */
const hasArrivedInPart = (shipment: OrderShipment) =>
  hasArrived(shipment) || (shipment.parcels ?? []).some(({ arrivedAt }) => arrivedAt !== undefined)

/** Goods of a shipment that its buyer has or waits for. A gift alone keeps no shipment going. */
export const isWaitedFor = ({ lines }: Pick<OrderDocument, 'lines'>, id: string): boolean =>
  lines.some(line => line.shipmentId === id && !line.bonus && openQty(line) > 0)

/** All of it came back, or is given up, before it was there. */
export const isTurnedBack = (document: OrderDocument, shipment: OrderShipment): boolean =>
  hasLeft(shipment) &&
  !hasArrivedInPart(shipment) &&
  !isWaitedFor(document, shipment.shipmentId) &&
  !document.lines.some(
    ({ id, shipmentId }) => shipmentId === shipment.shipmentId && document.awaited?.some(({ itemId }) => itemId === id),
  )

/** The shipments these pieces were ordered in: what came in exchange counts with those of the first size. */
export function orderedShipments({ lines }: Pick<OrderDocument, 'lines'>, itemIds: readonly string[]): Set<string> {
  const ordered = new Set(lines.flatMap(line => (itemIds.includes(line.id) && !line.bonus ? [orderedAs(line)] : [])))
  return new Set(lines.flatMap(({ id, shipmentId }) => (ordered.has(id) ? [shipmentId] : [])))
}

/** Another size that leaves in a parcel of its own while the first one comes back: it was paid with that. */
export const isSentAgainst = (
  { lines }: Pick<OrderDocument, 'lines'>,
  { exchangeOf, shipmentId }: OrderLine,
): boolean => exchangeOf !== undefined && lines.find(({ id }) => id === exchangeOf)?.shipmentId !== shipmentId

/** Who got another size and could keep the first one too has no more than he paid for. */
export function keptPieces(document: OrderDocument): Map<string, number> {
  const { lines, awaited = [] } = document
  const out = (id: string) => sumOf(awaited.flatMap(({ itemId, qty }) => (itemId === id ? [qty] : [])))
  const kept = new Map<string, number>()
  for (const line of lines) {
    const id = orderedAs(line)
    kept.set(id, (kept.get(id) ?? 0) + openQty(line) + out(line.id))
  }
  for (const id of new Set(lines.flatMap(({ exchangeOf }) => exchangeOf ?? [])))
    kept.set(id, Math.min(kept.get(id) ?? 0, paidQty(document, id)))
  return kept
}

/** Pieces of a line that were ordered and whose going was not settled. */
function paidQty({ terms, refunds = [], awaited = [] }: OrderDocument, id: string): number {
  const settled = refunds.filter(
    ({ way, returnNumber }) => way !== 'given' && !awaited.some(each => each.returnNumber === returnNumber),
  )
  const gone = settled.flatMap(({ parts }) =>
    parts.flatMap(({ kind, itemId, qty = 0 }) => (kind === 'item' && itemId === id ? [qty] : [])),
  )
  return (terms?.lines.find(line => line.id === id)?.qty ?? Infinity) - sumOf(gone)
}

/** What an order still holds, and how those of its shipments went that are gone. */
export function holdingOf(document: OrderDocument): Holding {
  const { lines, shipments, withdrawn = [], notBrought = {} } = document
  const failed = orderedShipments(document, Object.keys(notBrought))
  const fateOf = (id: string): DeliveryFate => {
    if (withdrawn.includes(id)) return 'withdrawn'
    const ordered = new Set(lines.flatMap(line => (line.shipmentId === id ? [orderedAs(line)] : [])))
    const parcels = new Set([id, ...lines.flatMap(line => (ordered.has(orderedAs(line)) ? [line.shipmentId] : []))])
    const carried = shipments.some(
      each => parcels.has(each.shipmentId) && hasLeft(each) && !isTurnedBack(document, each),
    )
    // Who has nothing of it in the end because the shop failed is as if he had withdrawn.
    if (carried) return failed.has(id) ? 'withdrawn' : 'carried'
    return 'cancelled'
  }
  return { kept: keptPieces(document), fateOf, missed: new Map(Object.entries(notBrought)) }
}

export type KeptWorth = {
  /** After discounts; points are for nothing else, not for tax, delivery or gift cards. */
  goods: number
  /** Counted against the yearly limit of a program. */
  covered: number
}

/** The worth of what the buyer keeps. */
export function keptWorth(document: OrderDocument): KeptWorth {
  if (!document.terms) return worthByShares(document)
  const { shippingTerms, program } = keptTotals(document.terms, holdingOf(document))
  return { goods: shippingTerms.subtotal, covered: program?.covered ?? 0 }
}

/** Of an order that does not know its terms: each piece its share. */
function worthByShares({ lines, programSpend }: OrderDocument): KeptWorth {
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard)
  const shareOf = (amount: number, line: OrderLine) => (amount * openQty(line)) / line.qty
  const whole = sumOf(goods.map(({ price }) => price.amount))
  const kept = sumOf(goods.map(line => shareOf(line.price.amount, line)))
  return {
    goods: sumOf(goods.map(line => Math.round(shareOf(line.price.rowTotal, line)))),
    covered: whole === 0 ? 0 : Math.round(((programSpend?.amount ?? 0) * kept) / whole),
  }
}
