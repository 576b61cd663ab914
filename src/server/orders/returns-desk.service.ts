import type { z } from 'zod'
import type { returns } from '#contract/staff/returns.ts'
import { sumOf } from '#domain/money/money.ts'
import { PIECE_CONDITIONS } from '#domain/orders/piece-conditions.ts'
import { noteUnneededLabels } from '../carrier/unneeded-labels.service.ts'
import { requireProof } from '../staff/proof.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { isAwaited, withoutReturn } from './awaited.ts'
import { isWithinLimit } from './given-refund.service.ts'
import { notNow, openForStaff, type PlacedOrder } from './open-for-staff.ts'
import { storeOf, type OrderDocument } from './order-document.ts'
import { restock, updateOrder } from './order.queries.ts'
import { holds, partWith, wantsWithheld, withheldFor, worthUpTo, type Chosen, type Parting } from './parting.ts'
import { refundReturned } from './refund-returned.service.ts'
import { readReturn, stageOfReturns } from './return.queries.ts'
import { promisedBeside } from './return.service.ts'
import { maySeePersons } from './seeing-persons.ts'
import * as queries from './returns-desk.queries.ts'
import type { DeskReturn, FoundPiece } from './returns-desk.queries.ts'

type Query = z.output<typeof returns.list.query>

export async function listReturns({ db, staff }: Desk, { q, state, site, after, limit }: Query) {
  const sites =
    site === undefined ? staff.grants.sitesFor('orders.read') : staff.grants.can('orders.read', site) ? [site] : []
  const [at = '', number] = after?.split('~') ?? []
  const place = number === undefined ? undefined : { createdAt: new Date(at), number }
  const rows = await queries.listDeskReturns(db, { sites, state, limit, q: q?.toUpperCase(), after: place })
  const last = rows.at(-1)
  return {
    rows: rows.map(shownRow),
    ...(last && rows.length === limit && { next: `${last.created_at.toISOString()}~${last.number}` }),
  }
}

const shownRow = ({
  number,
  order_number,
  site,
  status,
  kind,
  items,
  refund,
  currency,
  created_at,
  exchange_line,
}: DeskReturn) => ({
  number,
  orderNumber: order_number,
  site,
  state: status,
  kind,
  pieces: sumOf(items.map(({ qty }) => qty)),
  exchange: exchange_line !== null,
  refund,
  currency,
  createdAt: created_at.toISOString(),
})

export async function readDeskReturn(desk: Desk, number: string) {
  const { found, order } = await open(desk, number, 'orders.read')
  const codes = await queries.codesOf(
    desk.db,
    found.items.map(({ skuKey }) => skuKey),
  )
  const { received_at, received_by, received, refused_reason, comment } = found
  return {
    ...shownRow(found),
    ...(comment !== null && { comment }),
    lines: found.items.map(({ itemId, skuKey, qty, reason }) => {
      const line = order.document.lines.find(({ id }) => id === itemId)
      return {
        itemId,
        name: line?.name ?? '',
        detail: [line?.color, line?.size].filter(Boolean).join(' · '),
        ...(line && { image: line.image.url }),
        qty,
        gift: line?.bonus ?? false,
        ...(reason !== undefined && { reason }),
        codes: codes.get(skuKey) ?? [],
      }
    }),
    ...(received_at &&
      received && {
        received: {
          at: received_at.toISOString(),
          by: received_by ?? '',
          pieces: received,
          ...(refused_reason !== null && { reason: refused_reason }),
        },
      }),
    mayReceive: found.status === 'return-requested' && desk.staff.grants.can('orders.ship', order.site),
    mayPrint: maySeePersons(desk)(order.site),
  }
}

async function open(desk: Desk, number: string, permission: 'orders.read' | 'orders.ship', lock?: 'lock') {
  const first = await queries.findDeskReturn(desk.db, number)
  if (!first) throw new StoreError('STAFF_NOT_FOUND')
  const order = await openForStaff(desk, first.order_number, permission, lock)
  // Read anew: whoever held the lock before may have taken it in.
  const found = lock ? await queries.findDeskReturn(desk.db, number) : first
  if (!found) throw new StoreError('STAFF_NOT_FOUND')
  return { found, order }
}

export async function previewReceipt(desk: Desk, number: string, pieces: readonly FoundPiece[]) {
  const { found, order } = await open(desk, number, 'orders.ship')
  const { refund, parts } = await partingFor(desk, order, found, pieces)
  return { orderNumber: order.number, refundTotal: refund, currency: order.currency, parts }
}

/** Takes a parcel in. What is not refunded stays with its buyer, who is told why. */
export async function receive(
  desk: Desk,
  number: string,
  { pieces, reason }: { pieces: readonly FoundPiece[]; reason?: string | undefined },
) {
  const { found, order } = await open(desk, number, 'orders.ship', 'lock')
  const refused = pieces.filter(({ refund, refundPercent }) => !refund || refundPercent !== undefined)
  if (refused.length > 0 && reason === undefined) throw notNow('say why not everything is refunded.')
  const parting = await partingFor(desk, order, found, pieces)
  if (pieces.some(isGivenAway)) requireProof(desk, desk.staff)
  const { refund, parts, going, document: rest, waived: worth } = parting
  const reasons = new Map(found.items.map(({ itemId, reason: why }) => [itemId, why]))
  const items = going.map(({ line, qty }) => ({
    itemId: line.id,
    skuKey: line.skuKey,
    qty,
    reason: reasons.get(line.id),
  }))
  const receipt = { items, refund, pieces, reason, at: desk.now, by: desk.staff.name }
  if (!(await queries.noteReceived(desk.db, number, receipt))) throw notNow('it was taken in already.')
  const told = {
    way: found.kind,
    at: desk.now.toISOString(),
    returnNumber: number,
    refund,
    parts,
    ...(pieces.some(isGivenAway) && {
      given: { kind: 'lines' as const, staffId: desk.staff.id, ...(worth !== undefined && { worth }) },
    }),
  }
  // Of an exchange in which no money moves there is nothing to tell.
  const silent = found.exchange_line !== null && refund === 0 && !pieces.some(isGivenAway)
  const document = silent ? rest : { ...rest, refunds: [...(rest.refunds ?? []), told] }
  await updateOrder(desk.db, order, { status: await stageOfReturns(desk.db, order), document })
  await noteUnneededLabels(desk, order)
  const shelved = shelvedOf(order, going, pieces)
  await restock(desk.db, order.number, shelved)
  const restocked = sumOf(shelved.map(({ qty }) => qty))
  await refundReturned(desk, await readReturn(desk.db, number), reason)
  desk.record({
    type: 'order',
    id: order.number,
    changes: [
      { field: 'return', after: { number, refund, restocked, pieces: pieces.length, refused: refused.length } },
    ],
    reason,
  })
  const arrived = sumOf(going.map(each => acceptedOf(each, pieces, ({ condition }) => condition !== 'missing')))
  return { refund, restocked, writtenOff: arrived - restocked }
}

/** The order with what is accepted of the return instead of what was announced. */
async function partingFor(
  desk: Desk,
  order: PlacedOrder,
  found: DeskReturn,
  pieces: readonly FoundPiece[],
): Promise<Parting & { waived?: number }> {
  if (found.status !== 'return-requested') throw notNow('it was taken in already.')
  const counted = Map.groupBy(pieces, ({ itemId }) => itemId)
  const complete = found.items.every(({ itemId, qty }) => counted.get(itemId)?.length === qty)
  if (!complete || counted.size !== found.items.length) throw notNow('say of each piece how it came.')
  const document = withoutReturn(order.document, found)
  const accepted = document.lines.flatMap((line): Chosen[] => {
    const qty = (counted.get(line.id) ?? []).filter(({ refund }) => refund).length
    return qty > 0 && !line.bonus ? [{ line, qty }] : []
  })
  if (accepted.length === 0) return { refund: 0, parts: [], going: [], document: keptOnes(document) }
  const others = await promisedBeside(desk, order, found.number)
  const refunded = pieces.filter(({ refund }) => refund)
  const whole = partWith({ ...order, document }, accepted, found.kind, others)
  const awaited = isAwaited(order.document, found.number)
  if (awaited && wantsWithheld(whole, refunded) > whole.refund)
    throw notNow('less is paid for it now than would be kept back. Take it as it is, or refuse it.')
  const parting = withheldFor(whole, refunded)
  const missing = accepted.map(each => worthUpTo(each.line, acceptedOf(each, pieces, isGivenAway)))
  // What is waived of an exchange is paid with the other size.
  const worth = awaited ? sumOf(missing) : parting.refund
  if (pieces.some(isGivenAway)) requireMayGive(desk, order, worth)
  return { ...parting, document: keptOnes(parting.document), ...(awaited && { waived: worth }) }
}

/** Money for what never came is no refund of a return: it is given. */
const isGivenAway = ({ condition, refund }: FoundPiece) => condition === 'missing' && refund

function requireMayGive(desk: Desk, order: PlacedOrder, amount: number): void {
  if (desk.staff.kind === 'key' || !desk.staff.grants.can('orders.refund', order.site))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'orders.refund' })
  if (!isWithinLimit(desk, order, 'lines', amount)) throw new StoreError('STAFF_SECOND_PERSON')
}

/** Nobody has withdrawn from a shipment of which pieces stay after all. */
const keptOnes = (document: OrderDocument): OrderDocument => ({
  ...document,
  withdrawn: document.withdrawn?.filter(id => !holds(document.lines, id)),
})

/** What is refused goes back to its buyer, and so does a gift whose goods are. */
function shelvedOf({ document }: PlacedOrder, going: readonly Chosen[], pieces: readonly FoundPiece[]) {
  return going.flatMap(each => {
    const { line } = each
    const qty = acceptedOf(each, pieces, ({ condition }) => PIECE_CONDITIONS[condition].restock)
    return line.stocked && qty > 0 ? [{ skuKey: line.skuKey, qty, store: storeOf(document, line) }] : []
  })
}

const acceptedOf = ({ line, qty }: Chosen, pieces: readonly FoundPiece[], came: (piece: FoundPiece) => boolean) =>
  Math.min(pieces.filter(piece => piece.itemId === line.id && piece.refund && came(piece)).length, qty)
