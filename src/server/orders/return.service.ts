import type { z } from 'zod'
import type { ReturnLabel } from '#contract/orders/order.entities.ts'
import type { ReturnRequest } from '#contract/consumer/consumer.requests.ts'
import { daysBetween } from '#domain/time/dates.ts'
import { SITES } from '#domain/sites/sites.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { openOrder } from './access.ts'
import { awaiting, isExchanged } from './awaited.ts'
import { announcing } from './beside.ts'
import { chosenLines } from './cancel.service.ts'
import { refundLetter } from './mail-lines.ts'
import { newReturnNumber } from './order-number.ts'
import type { OrderLine } from './order-document.ts'
import type { StoredOrder } from './order.service.ts'
import { updateOrder } from './order.queries.ts'
import { returnLabel, wantReturnLabel } from './return-labels.service.ts'
import { dayAt, mayReturn, receivedOn, returnableUntil } from './present-order.ts'
import { besidesOf } from './besides.ts'
import { insertReturn } from './return.queries.ts'

type Request = z.output<typeof ReturnRequest>

/** The reason by which a buyer in the European Union or Great Britain says that he withdraws from the contract. */
export const WITHDRAWAL = 'withdrawal'
export const PARCEL_DAYS_MS = 3 * 24 * 60 * 60 * 1000

/** Announces a return, of which nobody wants to see the label. */
export const announceReturn = (shop: Shop, number: string, request: Request) =>
  inTransaction(shop, inside => announce(inside, number, request))

/** Announces a return and gives the label. The money goes back once the parcel has arrived. */
export async function createReturn(
  shop: Shop,
  number: string,
  request: Request,
): Promise<z.output<typeof ReturnLabel>> {
  const { order, ...made } = await announceReturn(shop, number, request)
  const label = await returnLabel(shop, order, made.returnNumber)
  return {
    returnNumber: made.returnNumber,
    orderNumber: order.number,
    status: order.status,
    items: made.items,
    refundTotal: made.refund,
    currency: order.currency,
    ...(label && { label: Buffer.from(label).toString('base64') }),
  }
}

/** The pieces of a return, all of which may go back. */
export function returnable(shop: Shop, order: StoredOrder, items: Request['items']) {
  const way = items.every(({ reason }) => reason === WITHDRAWAL) ? ('withdrawal' as const) : ('return' as const)
  const chosen = chosenLines(order, items)
  for (const { line } of chosen) requireReturnable(shop, order, line, way === 'withdrawal')
  if (!mayReturn(order)) throw new StoreError('RETURN_REFUSED', { reason: 'they have not arrived yet.' })
  return { way, chosen }
}

async function announce(shop: Shop, number: string, { items, comment, email }: Request) {
  const order = await openOrder(shop, number, { email, lock: 'lock' })
  const { way, chosen } = returnable(shop, order, items)
  const parting = announcing(order, chosen, way, await besidesOf(shop, order))
  const { refund, parts, going, document: rest } = parting
  const returnNumber = newReturnNumber()
  const at = shop.now.toISOString()
  const reasons = new Map(items.map(({ itemId, reason }) => [itemId, reason]))
  const back = going.map(({ line, qty }) => ({
    itemId: line.id,
    skuKey: line.skuKey,
    qty,
    reason: reasons.get(line.id),
  }))
  const told = { ...rest, refunds: [...(rest.refunds ?? []), { way, at, returnNumber, refund, parts }] }
  const document = chosen.some(({ line }) => isExchanged(rest, line))
    ? awaiting(told, { number: returnNumber, items: back })
    : told
  await updateOrder(shop.db, order, { status: 'return-requested', document })
  await insertReturn(shop.db, {
    number: returnNumber,
    orderNumber: order.number,
    kind: way,
    items: back,
    refund,
    comment,
    createdAt: shop.now,
    nextStep: new Date(shop.now.getTime() + PARCEL_DAYS_MS),
  })
  const waits = await wantReturnLabel(shop, order, returnNumber, back)
  const values = refundLetter(order, going, { refund, parts })
  const to = { to: order.email, locale: order.locale }
  if (way === 'withdrawal')
    await enqueueMail(shop.db, { template: 'withdrawal-received', ...to, values: { ...values, receivedAt: at } })
  // Where a carrier makes the label, the letter comes with it.
  else if (!waits)
    await enqueueMail(shop.db, { template: 'return-created', ...to, values: { ...values, returnNumber } })
  return {
    order: { ...order, status: 'return-requested' as const, document },
    returnNumber,
    refund,
    items: back.map(({ itemId, qty }) => ({ itemId, qty })),
  }
}

export function requireReturnable(shop: Shop, order: StoredOrder, line: OrderLine, withdrawal: boolean): void {
  const refuse = (reason: string) => new StoreError('RETURN_REFUSED', { itemId: line.id, reason })
  if (line.isGiftCard) throw refuse('gift cards do not come back.')
  if (line.isCustoms) throw refuse('they were made for you.')
  const received = receivedOn(order, line)
  if (received === undefined) throw refuse('they have not arrived yet.')
  if (withdrawal) {
    const days = SITES[order.site].features.withdrawalDays
    if (days === undefined) throw refuse('there is no right of withdrawal in this country; return them instead.')
    if (daysBetween(received, dayAt(order, shop.now)) > days) throw refuse(`the ${days} days to withdraw are over.`)
  } else if (returnableUntil(order, line, shop.now) === undefined) throw refuse('the time to return them is over.')
}
