import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import * as queries from './attempts.queries.ts'
import { releaseRest } from './captures.service.ts'
import { findOpenCapture, releaseRefund } from './captures.queries.ts'
import { ProviderFailed, ProviderRefused, ProviderUnavailable, type ProviderRefund } from './payment-provider.ts'
import { countRefundFailure, countTry, reopenRefunds } from './provider-books.queries.ts'

export type { Refund } from './attempts.queries.ts'

const LATE_MS = 10 * 60 * 1000
const MOST_AT_ONCE = 50

export const refundable = (shop: Shop, orderNumber: string) => queries.refundable(shop.db, orderNumber)
export const refundedToGiftCards = (shop: Shop, orderNumber: string) =>
  queries.refundedToGiftCards(shop.db, orderNumber)
/** Everything that an order has given back or owes; what failed at the provider without the shop's doing is neither. */
export const countRefunds = (shop: Shop, orderNumber: string) => queries.countRefunds(shop.db, orderNumber)
export const writeRefunds = (shop: Shop, refunds: readonly queries.Refund[]) =>
  queries.insertRefunds(shop.db, refunds, shop.now)
export const findRefund = (shop: Shop, key: string) => queries.findRefund(shop.db, key)
export const finishRefund = (shop: Shop, key: string) => queries.finishRefund(shop.db, key, shop.now)

export const lateRefunds = (shop: Shop): Promise<string[]> =>
  queries.listDueRefunds(shop.db, new Date(shop.now.getTime() - LATE_MS), MOST_AT_ONCE)

/** Gives money back through the provider that took it. The key makes sure that it does so once. */
export async function refundCharge(shop: Shop, refund: queries.StoredRefund): Promise<'done' | Refused> {
  const payment = refund.paymentReference && (await queries.findPayment(shop.db, refund.paymentReference))
  if (!payment || payment.providerId === undefined) throw new Error('a refund without a charge')
  if (await inTransaction(shop, inside => releaseRefund(inside.db, refund, shop.now))) {
    await releaseRest(shop, payment.reference)
    return 'done'
  }
  if (await findOpenCapture(shop.db, payment.reference)) throw new ProviderUnavailable('it is being taken')
  if (await isMoreThanTaken(shop, refund)) throw new ProviderUnavailable('more than what was taken so far')
  try {
    const given = await sent(shop, payment.providerId, refund)
    if (given.state === 'failed') await reopenRefunds(shop.db, payment.reference, given, shop.now)
    else await queries.finishRefund(shop.db, refund.key, shop.now, given.id)
    return 'done'
  } catch (error) {
    if (error instanceof ProviderFailed) await countRefundFailure(shop.db, refund)
    if (!(error instanceof ProviderRefused)) throw error
    shop.log.warn('The payment provider refuses a refund', { reference: payment.reference, error })
    return { refused: payment }
  }
}

/** A refusal would be kept under its key: what can be given back later is not asked for yet. */
async function isMoreThanTaken({ db }: Shop, { paymentReference = '', amount }: queries.StoredRefund) {
  const payment = await queries.findPayment(db, paymentReference)
  return payment?.state === 'reserved' && amount > payment.captured - payment.refunded
}

type Refused = { refused: queries.StoredPayment }

/** Asked again, the provider may have done it before: then it is in its books, under the shop's key. */
async function sent(
  shop: Shop,
  paymentId: string,
  { key, amount, failures }: queries.StoredRefund,
): Promise<ProviderRefund> {
  const { provider } = shop.services.payments
  const before = await countTry(shop.db, key)
  const books = before === 0 ? undefined : await provider.books?.(paymentId)
  const known = books?.refunds.find(each => each.key === key)
  return known ?? provider.refund(paymentId, amount, key, failures)
}
