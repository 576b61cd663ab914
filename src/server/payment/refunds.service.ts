import type { Shop } from '../shop.ts'
import * as queries from './attempts.queries.ts'
import { ProviderUnavailable } from './payment-provider.ts'

export type { Refund } from './attempts.queries.ts'

const LATE_MS = 10 * 60 * 1000
const MOST_AT_ONCE = 50

export const refundable = (shop: Shop, orderNumber: string) => queries.refundable(shop.db, orderNumber)
export const refundedToGiftCards = (shop: Shop, orderNumber: string) =>
  queries.refundedToGiftCards(shop.db, orderNumber)
export const writeRefunds = (shop: Shop, refunds: readonly queries.Refund[]) =>
  queries.insertRefunds(shop.db, refunds, shop.now)
export const findRefund = (shop: Shop, key: string) => queries.findRefund(shop.db, key)
export const finishRefund = (shop: Shop, key: string) => queries.finishRefund(shop.db, key, shop.now)

export const lateRefunds = (shop: Shop): Promise<string[]> =>
  queries.listDueRefunds(shop.db, new Date(shop.now.getTime() - LATE_MS), MOST_AT_ONCE)

/** Gives money back through the provider that took it. The key makes sure that it does so once. */
export async function refundCharge(shop: Shop, refund: queries.StoredRefund): Promise<void> {
  const payment = refund.paymentReference && (await queries.findPayment(shop.db, refund.paymentReference))
  if (!payment || payment.providerId === undefined) throw new Error('a refund without a charge')
  const outcome = await shop.services.payments.provider.refund(payment.providerId, refund.amount, refund.key)
  if (outcome.state !== 'captured') throw new ProviderUnavailable('the provider did not refund')
  await queries.finishRefund(shop.db, refund.key, shop.now)
}
