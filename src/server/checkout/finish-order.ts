import type { ErrorName } from '#contract/errors.ts'
import { closeCart } from '../cart/cart.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue } from '../jobs/jobs.ts'
import { release } from '../orders/ledgers.service.ts'
import * as orders from '../orders/order.service.ts'
import type { StoredOrder } from '../orders/order.service.ts'
import * as payments from '../payment/attempts.service.ts'
import { ProviderUnavailable, type DeclineReason, type PaymentOutcome } from '../payment/payment-provider.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { holdStock, sellHeld, type Wanted } from './holds.store.ts'
import { holdUntil } from './prepare.service.ts'

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
    .map(({ skuKey, qty, shipmentId }) => {
      const shipment = document.shipments.find(one => one.shipmentId === shipmentId)
      return { key: skuKey, qty, store: shipment?.code === 'pickup' ? Number(shipment.storeInfo?.id ?? 0) : 0 }
    })

/**
 * Makes the order stand: its pieces are sold, its cart is closed, mail and fulfilment are queued, all or nothing. Then
 * takes the money. Called by the request, the webhook or the reconciler, whoever comes first; the rest find it done.
 */
export async function finish(shop: Shop, order: StoredOrder, outcome: PaymentOutcome | undefined): Promise<void> {
  try {
    await inTransaction(shop, inside => stand(inside, order, outcome))
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'ITEM_NO_LONGER_AVAILABLE' || !outcome) throw error
    await abandon(shop, order, outcome.reference)
    throw error
  }
  if (outcome) await capture(shop, outcome)
}

/** Also joins a transaction that is open already: an order without a charge stands at once. */
export async function stand(shop: Shop, order: StoredOrder, outcome: PaymentOutcome | undefined): Promise<void> {
  if (outcome && !(await payments.noteAuthorised(shop, outcome.reference, outcome))) return
  if (!(await orders.markPlaced(shop, order))) return
  await closeCart(shop, order.cartId, order.number)
  await sell(shop, order)
  if (!outcome) await orders.markPaid(shop, order)
  await enqueue(shop.db, ORDER_PLACED_JOB, { number: order.number })
}

async function sell(shop: Shop, order: StoredOrder): Promise<void> {
  const pieces = piecesOf(order)
  if (pieces.length === 0) return
  // A payment that took longer than the hold must find its pieces anew.
  if (shop.now >= holdUntil(order.createdAt)) {
    const missing = await holdStock(shop.db, order.cartId, order.site, pieces, {
      now: shop.now,
      until: holdUntil(shop.now),
    })
    if (missing.length > 0) throw new StoreError('ITEM_NO_LONGER_AVAILABLE')
  }
  const sold = await sellHeld(shop.db, order.cartId, order.number, shop.now)
  if (sold !== pieces.reduce((sum, { qty }) => sum + qty, 0)) throw new StoreError('ITEM_NO_LONGER_AVAILABLE')
}

/** Takes the money. What cannot be taken now is taken by the reconciler. */
export async function capture(shop: Shop, { paymentId, reference, amount }: PaymentOutcome): Promise<void> {
  try {
    const outcome = await shop.services.payments.provider.capture(paymentId, amount, `${reference} capture`)
    if (outcome.state === 'captured') await orders.recordCapture(shop, reference, outcome.captured)
    else shop.log.error('A reserved payment could not be taken', { reference, state: outcome.state })
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.warn('The payment provider did not take the money yet', { reference, error })
  }
}

/** The provider said no: what the attempt took goes back. */
export function fail(shop: Shop, order: StoredOrder, outcome: PaymentOutcome): Promise<void> {
  return inTransaction(shop, async inside => {
    if (await payments.noteFailed(inside, outcome.reference, outcome)) await giveBackClaims(inside, order)
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
  if (!shop.db.isTransaction && (await payments.giveBack(shop.services, reference)))
    await payments.noteVoided(shop, reference)
}

async function giveBackClaims(shop: Shop, order: StoredOrder): Promise<void> {
  if (await orders.markUnclaimed(shop, order)) await release(shop, order, { giftCards: true })
}
