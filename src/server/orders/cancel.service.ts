import { sumOf } from '#domain/money/money.ts'
import { canBecome } from '#domain/orders/order-status.ts'
import { noteUnneededLabels } from '../carrier/unneeded-labels.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../identity/ids.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { refundedToGiftCards } from '../payment/refunds.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { includedTaxBack } from '../tax/left-of-order.ts'
import { openOrder } from './access.ts'
import { withoutOtherSize, withAnnounced } from './awaited.ts'
import { partBeside, type PartingBeside } from './beside.ts'
import { statusFor } from './fulfilment.ts'
import { stillInGiftCards } from './gift-card-money.ts'
import { withdrawGiftCards } from './gift-cards-by-mail.ts'
import { openQty } from './kept.ts'
import { countKept, takeBackPoints } from './ledgers.service.ts'
import { refundLetter } from './mail-lines.ts'
import { storeOf, type OrderLine } from './order-document.ts'
import { findOrder, type StoredOrder } from './order.service.ts'
import { forgiveMissing, restock, updateOrder } from './order.queries.ts'
import type { Chosen } from './parting.ts'
import { leftQty, settledShipments } from './parcels.ts'
import { mayCancel } from './present-order.ts'
import { returnsBeside } from './promised-refunds.ts'
import { oweRefund } from './refund.service.ts'
import { hasLeft } from './shipment-kinds.ts'
import type { StoredRefund } from './stored-terms.ts'

export type ItemQuantity = { itemId: string; qty: number }

type Cancellation = {
  items?: readonly ItemQuantity[] | undefined
  email?: string | undefined
  reason?: string | undefined
  failed?: Failed | undefined
}

/** What it comes to where the shop cannot send them, rather than its buyer not want them, and who gave what it spares. */
export type Failed = { readonly parting: PartingBeside; readonly given?: StoredRefund['given'] }

/** Cancels an order or some pieces of it. Stock, money, coupons and limits come back with it; points are earned later. */
export function cancelOrder(shop: Shop, number: string, { items, email, reason }: Cancellation): Promise<StoredOrder> {
  return inTransaction(shop, async inside => {
    const order = await openOrder(inside, number, { email, lock: 'lock' })
    return carryOut(inside, order, cancellable(order, items, mayCancel(order, inside.now)), { reason })
  })
}

/** The same for who works here: until it is packed, however long ago it was paid. */
export async function cancelForBuyer(
  shop: Shop,
  order: StoredOrder,
  { items, reason = '', failed }: Omit<Cancellation, 'email'>,
): Promise<void> {
  const chosen = cancellableByStaff(order, items)
  const told = { reason, failed: failed !== undefined, ...failed }
  if (mayStaffCancel(order)) await carryOut(shop, order, chosen, told)
  else await cancelUnsent(shop, order, { items, cancellationId: newId('ccl'), lost: false, ...told })
}

export const mayStaffCancel = ({ status, document }: StoredOrder): boolean =>
  status === 'paid' && !document.shipments.some(hasLeft)

/** Another size that was to be sent and has not left, while the rest of its order has. */
const isStuck = (order: StoredOrder, line: OrderLine): boolean =>
  line.exchangeOf !== undefined && order.status !== 'cancelled' && unsentQty(order, line) > 0

export const mayStaffCancelLine = (order: StoredOrder, line: OrderLine): boolean =>
  openQty(line) > 0 && !line.bonus && !line.isGiftCard && (mayStaffCancel(order) || isStuck(order, line))

/** What is stuck is cancelled by its name alone. */
export function cancellableByStaff(order: StoredOrder, items: readonly ItemQuantity[] | undefined): Chosen[] {
  const chosen = items ? chosenLines(order, items) : []
  const stuck =
    chosen.length > 0 && chosen.every(({ line, qty }) => isStuck(order, line) && qty <= unsentQty(order, line))
  return cancellable(order, items, mayStaffCancel(order) || stuck)
}

/** The pieces that are to be cancelled; without naming any, all but gift cards, which are as good as sent. */
export function cancellable(order: StoredOrder, items: readonly ItemQuantity[] | undefined, may: boolean): Chosen[] {
  const chosen = items
    ? chosenLines(order, items)
    : allOpen(order).filter(({ line }) => !line.isGiftCard && !line.bonus)
  const never = chosen.length === 0 || chosen.some(({ line }) => line.isGiftCard)
  if (order.status === 'cancelled') throw new StoreError('ORDER_ALREADY_CANCELLED')
  if (never || !may) throw new StoreError('ORDER_NOT_CANCELLABLE')
  return chosen
}

type Unsent = {
  items?: readonly ItemQuantity[] | undefined
  cancellationId: string
  reason: string
  lost: boolean
  failed?: boolean
  parting?: PartingBeside | undefined
  given?: StoredRefund['given']
}

/** Pieces that a warehouse cannot send; without naming any, all that has not left. What they had earned goes with them. */
export async function cancelUnsent(shop: Shop, order: StoredOrder, { items, ...told }: Unsent): Promise<StoredOrder> {
  const all = allOpen(order).map(({ line }) => ({ line, qty: unsentQty(order, line) }))
  const chosen = items
    ? chosenLines(order, items)
    : all.filter(({ line, qty }) => qty > 0 && !line.isGiftCard && !line.bonus)
  const never = chosen.length === 0 || chosen.some(({ line, qty }) => line.isGiftCard || qty > unsentQty(order, line))
  if (never) throw new StoreError('ORDER_NOT_CANCELLABLE')
  const besides = await returnsBeside(shop, order)
  const after = await carryOut(shop, order, chosen, told)
  const documents = {
    before: withAnnounced(order.document, besides),
    after: withAnnounced(after.document, besides),
  }
  await takeBackPoints(shop, order, documents, `${order.number} cancel ${after.document.refunds?.length ?? 0}`)
  return after
}

/** Cancels an order whose money will not come. Only what gift cards paid is there to go back. */
export async function cancelUnpaid(shop: Shop, number: string): Promise<void> {
  const order = await findOrder(shop, number, 'lock')
  if (!order?.placedAt || !canBecome(order.status, 'cancelled')) return
  if (order.document.shipments.some(hasLeft)) {
    shop.log.error('Money that was reserved has lapsed after a parcel had left: somebody has to ask for it', { number })
    return
  }
  const refunded = sumOf([...(await refundedToGiftCards(shop, number)).values()])
  await carryOut(
    shop,
    order,
    allOpen(order).filter(({ line }) => !line.bonus),
    // Nothing was taken of what was reserved: only gift cards have paid, and got something back.
    { letter: 'payment-lapsed', money: { paidAt: undefined, refunded } },
  )
  for (const line of order.document.lines) if (line.giftCard) await withdrawGiftCards(shop, order, line)
}

const allOpen = ({ document }: StoredOrder): Chosen[] =>
  document.lines.map(line => ({ line, qty: openQty(line) })).filter(({ qty }) => qty > 0)

export function chosenLines({ document }: StoredOrder, items: readonly ItemQuantity[]): Chosen[] {
  const wanted = new Map<string, number>()
  for (const { itemId, qty } of items) wanted.set(itemId, (wanted.get(itemId) ?? 0) + qty)
  return [...wanted].map(([itemId, qty]) => {
    const line = document.lines.find(({ id, bonus }) => id === itemId && !bonus)
    if (!line || qty > openQty(line)) throw new StoreError('LIST_PRODUCT_NOT_FOUND', { itemId })
    return { line, qty }
  })
}

/** A gift that goes with what it came with may have left before. */
const shelved = (order: StoredOrder, going: readonly Chosen[], lost: readonly Chosen[]): Chosen[] =>
  going
    .filter(each => each.line.stocked && !lost.includes(each))
    .map(({ line, qty }) => ({ line, qty: Math.min(qty, unsentQty(order, line)) }))
    .filter(({ qty }) => qty > 0)

export const unsentQty = ({ document }: StoredOrder, line: OrderLine): number =>
  line.qty - line.cancelledQty - leftQty(document, line)

type Carried = {
  letter?: 'payment-lapsed'
  reason?: string | undefined
  cancellationId?: string
  /** The pieces are not on their shelf, so they do not go back there. */
  lost?: boolean
  /** The shop cannot send them, rather than its buyer not want them. */
  failed?: boolean
  /** Where it was reckoned already. */
  parting?: PartingBeside | undefined
  given?: StoredRefund['given']
  /** What was paid and went back, where that is not what the order says. */
  money?: Pick<StoredOrder, 'paidAt' | 'refunded'>
}

async function carryOut(
  shop: Shop,
  order: StoredOrder,
  chosen: readonly Chosen[],
  { letter, reason, cancellationId, lost = false, failed = false, parting, given, money }: Carried,
): Promise<StoredOrder> {
  const besides = await returnsBeside(shop, order)
  const reckoned =
    parting ??
    partBeside({ ...order, ...money }, chosen, 'cancel', {
      besides,
      inGiftCards: await stillInGiftCards(shop, { ...order, ...money }),
      ...(failed && { undelivered: chosen }),
    })
  const { refund, parts, going, document: rest } = reckoned
  const at = shop.now.toISOString()
  const { shipments } = settledShipments(rest, at)
  const told = {
    way: 'cancel' as const,
    at,
    ...(cancellationId !== undefined && { cancellationId }),
    ...(reason !== undefined && { reason }),
    refund,
    ...(given && { given }),
    parts,
  }
  const left = { ...(failed ? withoutOtherSize(rest, chosen, order.document) : rest), shipments }
  // Someone may have given a part back at the provider before.
  const refunded = Math.min(order.total, order.refunded + refund)
  const pieces = besides.flatMap(({ items }) => items)
  const untaxed = { ...order, refunded, document: { ...left, refunds: [...(rest.refunds ?? []), told] } }
  const includedTax = money ? {} : includedTaxBack(order, untaxed, { before: pieces, after: pieces })
  const refunds = [...(rest.refunds ?? []), { ...told, ...includedTax }]
  const document = { ...left, refunds }
  const all = document.lines.every(line => openQty(line) === 0) && canBecome(order.status, 'cancelled')
  const started = shipments.some(({ parcels }) => parcels !== undefined)
  const status = all ? 'cancelled' : started ? statusFor(order.status, shipments) : order.status
  await updateOrder(shop.db, order, { status, document, refunded, ...(all ? { nextStep: null } : {}) })
  await noteUnneededLabels(shop, { ...order, document })
  const backOf = ({ line, qty }: Chosen) => ({ skuKey: line.skuKey, qty, store: storeOf(document, line) })
  await restock(shop.db, order.number, shelved(order, going, lost ? chosen : []).map(backOf))
  if (lost) await forgiveMissing(shop.db, order.number, chosen.map(backOf))
  await oweRefund(shop, order, refund, `${order.number} cancel ${refunds.length}`)
  await countKept(shop, { ...order, document: withAnnounced(document, besides) })
  await enqueueMail(shop.db, {
    template: letter ?? (failed ? 'order-unsent' : 'order-cancelled'),
    to: order.email,
    locale: order.locale,
    values: refundLetter(order, going, { refund, parts, ...includedTax }),
  })
  return { ...order, status, document, refunded }
}
