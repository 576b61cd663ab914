import type { z } from 'zod'
import type { RefundPart } from '#contract/orders/refund.entities.ts'
import { RefundWish } from '#contract/staff/orders/refund-wish.ts'
import { sumOf } from '#domain/money/money.ts'
import { orderedAs } from '#domain/orders/exchanged-for.ts'
import { paidForGiven } from '#domain/orders/paid-for-pieces.ts'
import { newId } from '../identity/ids.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { includedTaxBack } from '../tax/left-of-order.ts'
import { chosenLines } from './cancel.service.ts'
import { stillInGiftCards } from './gift-card-money.ts'
import { keptAndPaidQty, mayGiveQty, paidLines } from './given-pieces.ts'
import { refundLetter } from './mail-lines.ts'
import { openForStaff } from './open-for-staff.ts'
import { decideRequest, insertRequest, listRequests } from './order-desk.queries.ts'
import type { StoredOrder } from './order.service.ts'
import { updateOrder } from './order.queries.ts'
import type { Chosen } from './parting.ts'
import { oweRefund } from './refund.service.ts'
import type { StoredRefund } from './stored-terms.ts'
import { toldParts } from './told-refund.ts'
import { announcedPieces, announcedRefunds } from './promised-refunds.ts'

type Wish = z.output<typeof RefundWish>
type Worth = { amount: number; parts: RefundPart[]; going: Chosen[] }

/** Money back while the buyer keeps everything. Above one's limit it waits for somebody who may give as much. */
export async function giveBack(
  desk: Desk,
  number: string,
  wish: Wish,
): Promise<{ state: 'given' | 'waiting'; amount: number }> {
  const order = await openForStaff(desk, number, 'orders.refund', 'lock')
  const worth = worthOf(order, wish)
  const { amount } = worth
  const { refundable, inGiftCards } = await refundableOf(desk, order)
  if (isCard(worth) && inGiftCards > 0) throw notNow('giftCardStillPays')
  if (amount > refundable) throw notNow(amount > refundable + inGiftCards ? 'moreThanLeft' : 'giftCardStillPays')
  const within = isWithinLimit(desk, order, wish.kind, amount)
  const changes = [{ field: 'refund', after: { kind: wish.kind, amount, currency: order.currency } }]
  desk.record({ type: 'order', id: number, changes, reason: wish.reason })
  if (within) await give(desk, order, wish, worth)
  else await ask(desk, order, wish, amount)
  return { state: within ? 'given' : 'waiting', amount }
}

/** Somebody else than who asked, who may give that much himself. */
export async function decideRefund(desk: Desk, number: string, id: string, state: 'given' | 'declined'): Promise<void> {
  const order = await openForStaff(desk, number, 'orders.refund', 'lock')
  const request = (await listRequests(desk.db, number)).find(each => each.id === id)
  if (!request) throw new StoreError('STAFF_NOT_FOUND')
  const wish = RefundWish.parse(request.wish)
  if (!mayDecide(desk, order, { askedBy: request.staff_id, wish, amount: request.amount }))
    throw new StoreError('STAFF_SECOND_PERSON')
  const { id: decided_by, name: decided_name } = desk.staff
  if (!(await decideRequest(desk.db, id, { state, decided_by, decided_name, decided_at: desk.now })))
    throw notNow('decidedAlready')
  desk.record({ type: 'order', id: number, changes: [{ field: 'refund', after: state }], reason: request.reason })
  if (state === 'declined') return
  const worth = worthOf(order, wish)
  const { refundable, inGiftCards } = await refundableOf(desk, order)
  if (isCard(worth) && inGiftCards > 0) throw notNow('giftCardStillPays')
  if (worth.amount !== request.amount || worth.amount > refundable) throw notNow('orderChanged')
  await give(desk, order, wish, worth)
}

/** A card goes back once all of it is taken off: its price bears no tax, as an amount of the order would. */
const isCard = ({ going }: Worth): boolean => going.some(({ line }) => line.isGiftCard)

type Request = { askedBy: string; wish: Wish; amount: number }

/** What one approves one gives: two who approve one another's give no more than each may. */
export const mayDecide = (desk: Desk, order: StoredOrder, { askedBy, wish, amount }: Request): boolean =>
  desk.staff.id !== askedBy && isWithinLimit(desk, order, wish.kind, amount)

/** What was paid and neither went back nor is promised to: what may go back, and what gift cards pay with first. */
export async function refundableOf(
  desk: Desk,
  order: StoredOrder,
): Promise<{ refundable: number; inGiftCards: number }> {
  if (order.paidAt === undefined) return { refundable: 0, inGiftCards: 0 }
  const left = Math.max(0, order.total - order.refunded - (await announcedRefunds(desk, order)))
  const inGiftCards = Math.min(left, await stillInGiftCards(desk, order))
  return { refundable: left - inGiftCards, inGiftCards }
}

export const isWithinLimit = (desk: Desk, order: StoredOrder, kind: Wish['kind'], amount: number): boolean =>
  amount <= leftOf(desk, order, kind)

/** What one may still give alone: a limit is one for an order, not for each time. */
export function leftOf({ staff }: Desk, { document, site }: StoredOrder, kind: Wish['kind']): number {
  const goodwill = kind === 'goodwill'
  const before = (document.refunds ?? [])
    .filter(({ given }) => given?.staffId === staff.id && (given.kind === 'goodwill') === goodwill)
    .map(({ refund, given }) => given?.worth ?? refund)
  return Math.max(0, staff.grants.limit(goodwill ? 'goodwill' : 'refund', site) - sumOf(before))
}

export function requireMayGive(desk: Desk, order: StoredOrder, amount: number): void {
  if (desk.staff.kind === 'key' || !desk.staff.grants.can('orders.refund', order.site))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'orders.refund' })
  if (!isWithinLimit(desk, order, 'lines', amount)) throw new StoreError('STAFF_SECOND_PERSON')
}

function worthOf(order: StoredOrder, wish: Wish): Worth {
  if (wish.kind !== 'lines') return { amount: wish.amount, parts: [{ kind: 'given', amount: wish.amount }], going: [] }
  const going = chosenLines(order, wish.items)
  for (const { line, qty } of going) {
    const alike = sumOf(going.flatMap(each => (orderedAs(each.line) === orderedAs(line) ? [each.qty] : [])))
    if (qty > mayGiveQty(order.document, line) || alike > keptAndPaidQty(order.document, line))
      throw notNow('refundedBefore')
  }
  const wanted = going.map(({ line, qty }) => ({ itemId: line.id, qty, name: line.name }))
  const parts = paidForGiven(paidLines(order.document), wanted).map(part => ({ kind: 'item' as const, ...part }))
  const amount = sumOf(parts.map(part => part.amount))
  if (amount === 0) throw notNow('costNothing')
  return { amount, parts, going }
}

async function give(desk: Desk, order: StoredOrder, wish: Wish, { amount, parts, going }: Worth): Promise<void> {
  const told: StoredRefund = {
    way: 'given',
    at: desk.now.toISOString(),
    reason: wish.reason,
    refund: amount,
    parts,
    given: { kind: wish.kind, staffId: desk.staff.id },
  }
  const before = order.document.refunds ?? []
  const refunded = order.refunded + amount
  const announced = await announcedPieces(desk, order)
  const after = { ...order, refunded, document: { ...order.document, refunds: [...before, told] } }
  const refund = { ...told, ...includedTaxBack(order, after, { before: announced, after: announced }) }
  const refunds = [...before, refund]
  await updateOrder(desk.db, order, { status: order.status, document: { ...order.document, refunds }, refunded })
  await oweRefund(desk, order, amount, `${order.number} given ${refunds.length}`)
  await enqueueMail(desk.db, {
    template: 'refund-given',
    to: order.email,
    locale: order.locale,
    values: refundLetter(order, going, { ...refund, parts: toldParts(order.document.lines, refund) }),
  })
}

async function ask({ db, now, staff }: Desk, { number }: StoredOrder, wish: Wish, amount: number): Promise<void> {
  await insertRequest(db, {
    id: newId('rfr'),
    order_number: number,
    wish: JSON.stringify(wish),
    amount,
    reason: wish.reason,
    staff_id: staff.id,
    staff_name: staff.name,
    created_at: now,
  })
}
