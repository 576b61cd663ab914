import { sumOf } from '#domain/money/money.ts'
import { PIECE_CONDITIONS } from '#domain/orders/piece-conditions.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { isAwaited, notReplaced, withoutReturn } from './awaited.ts'
import { requireMayGive } from './given-refund.service.ts'
import { hasArrived, openQty } from './kept.ts'
import { type PlacedOrder } from './open-for-staff.ts'
import { storeOf } from './order-document.ts'
import { partBeside, type Besides, type PartingBeside } from './beside.ts'
import type { Chosen } from './parting.ts'
import type { DeskReturn, FoundPiece } from './returns-desk.queries.ts'
import { besidesOf } from './besides.ts'
import { wantsWithheld, withheldFor } from './worn.ts'
import { worthUpTo } from './worth.ts'

/** What is said of a parcel: each piece, and whether everything else that was sent with it came back too. */
export type Said = { readonly pieces: readonly FoundPiece[]; readonly wholeParcel?: boolean | undefined }

/** What a receipt comes to, and what of it is given: it did not come, or nobody announced it. */
type Receipt = PartingBeside & { readonly given?: number }

type Content = { readonly items: readonly { readonly itemId: string; readonly qty: number }[] }

/** Parcels that have not arrived; a shipment that was not sent in parts is one. */
function parcelsUnderway({ document }: PlacedOrder): Content[] {
  return document.shipments.flatMap((shipment): Content[] => {
    if (hasArrived(shipment)) return []
    if (shipment.parcels) return shipment.parcels.filter(({ arrivedAt }) => arrivedAt === undefined)
    const inIt = document.lines.filter(({ shipmentId }) => shipmentId === shipment.shipmentId)
    return [{ items: inIt.map(line => ({ itemId: line.id, qty: line.qty - line.cancelledQty })) }]
  })
}

/** What else lies in a parcel that is exchanged and has not arrived: it may be turned back as it is. */
export function restOfParcel(order: PlacedOrder, found: DeskReturn): Chosen[] {
  if (!isAwaited(order.document, found.number)) return []
  const announced = new Map(found.items.map(({ itemId, qty }) => [itemId, qty]))
  const beside = new Map<string, number>()
  for (const { items } of parcelsUnderway(order))
    if (items.some(({ itemId }) => announced.has(itemId)))
      for (const { itemId, qty } of items) beside.set(itemId, (beside.get(itemId) ?? 0) + qty)
  return order.document.lines.flatMap(line => {
    const qty = Math.min((beside.get(line.id) ?? 0) - (announced.get(line.id) ?? 0), openQty(line))
    return qty > 0 ? [{ line, qty }] : []
  })
}

/** The order with what is accepted of the return instead of what was announced. */
export async function partingFor(
  desk: Desk,
  order: PlacedOrder,
  found: DeskReturn,
  { pieces, wholeParcel }: Said,
): Promise<Receipt> {
  if (found.status !== 'return-requested') throw notNow('takenIn')
  const beside = restOfParcel(order, found)
  // A gift weighs nothing in any account: unasked, nobody would miss it.
  if (beside.length > 0 && wholeParcel === undefined) throw notNow('sayWholeParcel')
  const rest = wholeParcel ? beside : []
  const counted = Map.groupBy(pieces, ({ itemId }) => itemId)
  const expected = expectedPieces(found, rest)
  const complete = [...expected].every(([itemId, qty]) => counted.get(itemId)?.length === qty)
  if (!complete || counted.size !== expected.size) throw notNow('sayEachPiece')
  const less = ({ refund, refundPercent }: FoundPiece) => !refund || refundPercent !== undefined
  if (isAwaited(order.document, found.number) && pieces.some(each => less(each) && neverCame(order, each.itemId)))
    throw notNow('neverReached')
  // Nobody has announced the rest, and no carrier says that it came: it is paid by who might give as much.
  const unannounced = sumOf(rest.map(({ line, qty }) => worthUpTo(line, qty)))
  if (unannounced > 0) requireMayGive(desk, order, unannounced)
  const document = withoutReturn(order.document, found)
  const accepted = document.lines.flatMap((line): Chosen[] => {
    const qty = (counted.get(line.id) ?? []).filter(({ refund }) => refund).length
    return qty > 0 && !line.bonus ? [{ line, qty }] : []
  })
  const besides = await besidesOf(desk, order, found.number)
  if (accepted.length === 0) return madeUpFor({ ...order, document }, found, besides)
  const refunded = pieces.filter(({ refund }) => refund)
  const notBrought = rest.filter(({ line }) => !line.bonus)
  const undelivered = [...notBrought, ...notReplaced(order.document, found.number, accepted)]
  const whole = partBeside({ ...order, document }, accepted, found.kind, { ...besides, undelivered })
  const awaited = isAwaited(order.document, found.number)
  if (awaited && wantsWithheld(document, whole, refunded) > whole.refund) throw notNow('lessThanKept')
  const parting = withGifts(withheldFor(document, whole, refunded), rest)
  if (unannounced === 0 && !pieces.some(isGivenAway)) return parting
  const besideOf = ({ line }: Chosen) => rest.find(each => each.line.id === line.id)?.qty ?? 0
  const givenOf = (each: Chosen) =>
    worthUpTo(each.line, Math.min(each.qty, besideOf(each) + acceptedOf(each, pieces, isGivenAway)))
  // What is waived may be paid later: with the other size, or with what else was announced.
  const worth = Math.max(parting.refund, parting.expected, sumOf(accepted.map(givenOf)))
  requireMayGive(desk, order, worth)
  return { ...parting, given: worth }
}

/** Nothing comes of it: what was less because of it is paid now. Up to a cent for each line is how shares were rounded. */
function madeUpFor(order: PlacedOrder, { kind }: DeskReturn, besides: Besides): Receipt {
  const { document } = order
  const { refund, parts } = partBeside(order, [], kind, besides)
  const owed = refund > document.lines.length ? { refund, parts } : { refund: 0, parts: [] }
  return { ...owed, going: [], document, expected: owed.refund }
}

function expectedPieces({ items }: DeskReturn, rest: readonly Chosen[]): Map<string, number> {
  const expected = new Map(items.map(({ itemId, qty }) => [itemId, qty]))
  for (const { line, qty } of rest) expected.set(line.id, (expected.get(line.id) ?? 0) + qty)
  return expected
}

/** Gifts of a parcel that is back are back, also where what is kept would still bring them. */
function withGifts(parting: PartingBeside, rest: readonly Chosen[]): PartingBeside {
  const gifts = rest.filter(({ line }) => line.bonus && !parting.going.some(each => each.line.id === line.id))
  const back = new Map(gifts.map(({ line, qty }) => [line.id, qty]))
  const lines = parting.document.lines.map(line => ({
    ...line,
    returnedQty: line.returnedQty + (back.get(line.id) ?? 0),
  }))
  return { ...parting, going: [...parting.going, ...gifts], document: { ...parting.document, lines } }
}

function neverCame(order: PlacedOrder, itemId: string): boolean {
  const line = order.document.lines.find(({ id }) => id === itemId)
  return (
    line !== undefined &&
    !line.bonus &&
    parcelsUnderway(order).some(({ items }) => items.some(each => each.itemId === itemId))
  )
}

/** Money for what never came is no refund of a return: it is given. */
const isGivenAway = ({ condition, refund }: FoundPiece) => condition === 'missing' && refund

/** What is refused goes back to its buyer, and so does a gift whose goods are. */
export function shelvedOf({ document }: PlacedOrder, going: readonly Chosen[], pieces: readonly FoundPiece[]) {
  return going.flatMap(each => {
    const { line } = each
    const qty = acceptedOf(each, pieces, ({ condition }) => PIECE_CONDITIONS[condition].restock)
    return line.stocked && qty > 0 ? [{ skuKey: line.skuKey, qty, store: storeOf(document, line) }] : []
  })
}

export const acceptedOf = (
  { line, qty }: Chosen,
  pieces: readonly FoundPiece[],
  came: (piece: FoundPiece) => boolean,
) => Math.min(pieces.filter(piece => piece.itemId === line.id && piece.refund && came(piece)).length, qty)
