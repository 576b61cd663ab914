import type { ErrorName } from '#contract/errors/errors.ts'
import { forgetCount } from '../cart/cart.service.ts'
import { inTransaction, retrying } from '../db/transaction.ts'
import { cancelUnpaid } from '../orders/cancel.service.ts'
import { release } from '../orders/ledgers.service.ts'
import { storeOf } from '../orders/order-document.ts'
import * as orders from '../orders/order.service.ts'
import type { StoredOrder } from '../orders/order.service.ts'
import * as payments from '../payment/attempts.service.ts'
import { noteLetGo } from '../payment/captures.service.ts'
import { ProviderUnavailable, type DeclineReason, type PaymentOutcome } from '../payment/payment-provider.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { tellSpan } from '../tracing/spans.ts'
import { holdUntil } from './prepare.service.ts'
import { standOrder, TooFewPieces, type Wanted } from './steps.queries.ts'

export const ORDER_PLACED_JOB = 'order-placed'

const REFUSALS: Partial<Record<DeclineReason, ErrorName>> = {
  fraud: 'PAYMENT_FRAUD_VERIFICATION_EXCEPTION',
  'expired-card': 'CC_EXPIRY_DATE_INVALID',
}

export const refusalOf = (reason: DeclineReason): StoreError =>
  new StoreError(REFUSALS[reason] ?? 'PAYMENT_ERROR', { reason })

const piecesOf = ({ document }: StoredOrder): Wanted[] =>
  document.lines
    .filter(({ stocked }) => stocked)
    .map(line => ({ key: line.skuKey, qty: line.qty, store: storeOf(document, line) }))

/**
 * Makes the order stand, then takes the money. Called by the request, the webhook or the reconciler, whoever comes
 * first; the rest find it done. Answers the order as this call left it; undefined when others had a hand in it.
 */
export async function finish(
  shop: Shop,
  order: StoredOrder,
  outcome: PaymentOutcome,
): Promise<StoredOrder | undefined> {
  const stood = await stand(shop, order, outcome).catch(async (error: unknown) => {
    if (error instanceof TooFewPieces) await abandon(shop, order, outcome.reference)
    throw error
  })
  // Someone else made it stand, or gave the attempt up meanwhile: then nobody owes this money.
  if (!stood && (await payments.findPayment(shop, outcome.reference))?.state !== 'authorised') return undefined
  const captured = await secure(shop, order, outcome)
  if (!stood || captured === 'by others') return undefined
  return { ...order, placedAt: shop.now, ...(captured === 'now' && { status: 'paid' as const, paidAt: shop.now }) }
}

/**
 * Its pieces are sold, its cart is closed, mail and fulfilment are queued, all or nothing. Also joins a transaction that
 * is open already: an order without a charge stands at once. False when someone else did it.
 */
export async function stand(shop: Shop, order: StoredOrder, outcome: PaymentOutcome | undefined): Promise<boolean> {
  // A payment that took longer than the hold must find its pieces anew, and so must one whose cart has changed.
  const late = shop.now >= holdUntil(order.createdAt)
  const standing = () =>
    standOrder(shop.db, {
      number: order.number,
      payment: outcome && { reference: outcome.reference, providerId: outcome.paymentId },
      wanted: piecesOf(order),
      now: shop.now,
      cartRevision: order.document.cartRevision,
      late,
      holdAnewUntil: holdUntil(shop.now),
      job: ORDER_PLACED_JOB,
    })
  const stood = await (shop.db.isTransaction ? standing() : retrying(standing))
  if (!stood) return false
  shop.services.metrics.countOrder(order)
  tellSpan({ 'cairn.order': order.number })
  shop.log.info('An order stands', { order: order.number })
  forgetCount(shop)
  if (!outcome) await orders.markPaid(shop, order)
  return true
}

/** `before`: it was tried, and is known not to have been carried out. A failure of theirs is kept under its key. */
const take = ({ services }: Shop, { paymentId, reference, amount }: PaymentOutcome, before: Date | undefined) =>
  services.payments.provider.capture(
    paymentId,
    amount,
    before ? `${reference} capture ${before.getTime()}` : `${reference} capture`,
  )

/** Where money is taken when parcels leave, it stays reserved until then. A gift card leaves at once, by mail. */
export function secure(shop: Shop, order: StoredOrder, outcome: PaymentOutcome, before?: Date): Promise<Captured> {
  const atOnce = shop.services.config.CAPTURE === 'placement' || order.document.lines.some(line => line.isGiftCard)
  return atOnce || outcome.state !== 'authorised' ? capture(shop, outcome, before) : reserve(shop, outcome)
}

async function reserve(
  shop: Shop,
  { reference, reserved }: PaymentOutcome & { state: 'authorised' },
): Promise<Captured> {
  return (await orders.recordReserved(shop, reference, reserved)) ? 'now' : 'by others'
}

type Captured = 'now' | 'by others' | 'not yet'

/** Takes the money. What cannot be taken now is taken by the reconciler. */
async function capture(shop: Shop, known: PaymentOutcome, before?: Date): Promise<Captured> {
  const { reference } = known
  try {
    const outcome = known.state === 'captured' ? known : await take(shop, known, before)
    if (outcome.state === 'captured')
      return (await orders.recordCapture(shop, reference, outcome.captured)) ? 'now' : 'by others'
    shop.log.error('A reserved payment could not be taken', { reference, state: outcome.state })
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.warn('The payment provider did not take the money yet', { reference, error })
  }
  return 'not yet'
}

/** The provider said no: what the attempt took goes back. */
export function fail(shop: Shop, order: StoredOrder, outcome: PaymentOutcome): Promise<void> {
  return inTransaction(shop, async inside => {
    if (await payments.noteFailed(inside, outcome.reference, outcome)) await giveBackClaims(inside, order)
  })
}

/** The provider let go of money that it had reserved for an order that stands: the order is not kept without it. */
export function lapse(shop: Shop, order: StoredOrder, outcome: PaymentOutcome): Promise<void> {
  return inTransaction(shop, async inside => {
    // The shop asked for that itself, and died before it wrote it down.
    if (await noteLetGo(inside, outcome.reference)) return
    if (await payments.noteLapsed(inside, outcome.reference, outcome)) await cancelUnpaid(inside, order.number)
  })
}

/** Nobody knows what the provider did: what the attempt took goes back, and later the money if there was any. */
export function giveUp(shop: Shop, order: StoredOrder, reference: string): Promise<void> {
  return inTransaction(shop, async inside => {
    if (await payments.noteUnsure(inside, reference)) await giveBackClaims(inside, order)
  })
}

/** Drops an attempt that the shopper left or that can no longer be kept, and lets go of its money. */
export async function abandon(shop: Shop, order: StoredOrder, reference: string): Promise<void> {
  await inTransaction(shop, async inside => {
    if (await payments.noteVoiding(inside, reference)) await giveBackClaims(inside, order)
  })
  if (shop.db.isTransaction) return
  const payment = await payments.findPayment(shop, reference)
  if (payment && (await payments.giveBack(shop.services, payment)) === true) await payments.noteVoided(shop, reference)
}

async function giveBackClaims(shop: Shop, order: StoredOrder): Promise<void> {
  if (await orders.markUnclaimed(shop, order)) await release(shop, order, { giftCards: true })
}
