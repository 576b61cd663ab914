import type { Shop } from '../shop.ts'
import * as queries from './attempts.queries.ts'
import { releaseRest } from './captures.service.ts'
import { releaseRefund } from './captures.queries.ts'
import { ask } from './attempts.service.ts'
import { ProviderRefused, ProviderUnavailable, type ProviderRefund } from './payment-provider.ts'
import { countTry, noteRefundFailed, shrinkRefund } from './provider-books.queries.ts'

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
  if (await releaseRefund(shop.db, refund, shop.now)) return releaseRest(shop, payment.reference)
  try {
    const given = await sent(shop, payment.providerId, refund)
    if (given.state === 'failed') throw new ProviderRefused('it could not be given back')
    await queries.finishRefund(shop.db, refund.key, shop.now, given.id)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    if (await shrunk(shop, payment, refund)) throw new ProviderUnavailable('part of it went back elsewhere')
    shop.log.error('The payment provider will not refund', { reference: payment.reference, error })
    await noteRefundFailed(shop.db, refund.key, shop.now)
  }
}

/** Asked again, the provider may have done it before: then it is in its books, under the shop's key. */
async function sent(shop: Shop, paymentId: string, { key, amount }: queries.StoredRefund): Promise<ProviderRefund> {
  const { provider } = shop.services.payments
  const before = await countTry(shop.db, key)
  if (before === 0) return provider.refund(paymentId, amount, key)
  const books = await provider.books?.(paymentId)
  const known = books?.refunds.find(each => each.key === key && each.state !== 'failed')
  return known ?? provider.refund(paymentId, amount, key, before)
}

/** Someone gave a part back at the provider meanwhile: then only the rest is left to give. */
async function shrunk(
  shop: Shop,
  payment: queries.StoredPayment,
  { key, amount }: queries.StoredRefund,
): Promise<boolean> {
  const asked = await ask(shop.services, payment)
  if (typeof asked !== 'object' || asked.state !== 'captured') return false
  const rest = asked.captured - asked.refunded
  if (rest >= amount) return false
  await shrinkRefund(shop.db, key, rest)
  return rest > 0
}
