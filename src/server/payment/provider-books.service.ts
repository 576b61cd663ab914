import { sumOf } from '#domain/money/money.ts'
import type { Db } from '../db/database.ts'
import type { Shop } from '../shop.ts'
import { ProviderUnavailable, type ProviderRefund } from './payment-provider.ts'
import * as queries from './provider-books.queries.ts'
import type { StoredPayment } from './attempts.queries.ts'
import { findPayment, finishRefund, type Refund } from './attempts.queries.ts'

/** Takes over what the provider's books say about a payment, in the caller's transaction, however old they are by now. */
export async function takeOverBooks(shop: Shop, payment: StoredPayment, books: Books): Promise<void> {
  const { db, now } = shop
  const { reference } = payment
  const known = await queries.knownRefunds(db, reference)
  for (const refund of books.refunds) {
    const { id, key, state } = refund
    if (state === 'failed' && (await queries.reopenRefunds(db, reference, refund, now)))
      shop.log.error('A refund did not arrive', { reference, origin: key === undefined ? 'provider' : 'shop' })
    if (key === undefined) {
      if (!known.has(id)) await takeOverForeign(shop, payment, refund)
    } else if (state !== 'failed' && !(await finishRefund(db, key, now, id)) && !known.has(id))
      await takeOverSecond(shop, payment, { ...refund, key })
  }
  for (const dispute of books.disputes)
    if (await queries.keepDispute(db, payment, dispute, now))
      shop.log.warn('A payment is disputed', { reference, state: dispute.state })
}

/** No key gives money back twice, but if one ever did, nobody may have to find that out from a bank statement. */
async function takeOverSecond(shop: Shop, payment: StoredPayment, refund: ProviderRefund & { key: string }) {
  if (!(await queries.isGivenUnderAnotherId(shop.db, refund))) return
  shop.log.error('A refund was given twice', { reference: payment.reference, refund: refund.id })
  await takeOverForeign(shop, payment, refund)
}

/** While a refund waits for a person, what a person gives back is that; anything beyond it is a refund of its own. */
async function takeOverForeign({ db, now }: Shop, payment: StoredPayment, refund: ProviderRefund): Promise<void> {
  let { amount } = refund
  if (refund.state !== 'failed' && !(await isTaken(db, payment, amount))) return
  if (refund.state !== 'failed')
    for (const failed of await queries.listFailedOf(db, payment.reference, amount)) {
      const given = Math.min(amount, failed.amount)
      if (given > 0 && (await queries.makeGood(db, failed, given, refund.id, now))) amount -= given
    }
  if (amount > 0) await queries.insertForeignRefund(db, payment, { ...refund, amount }, now)
}

/** News of a refund may be quicker than those of its payment; of an attempt that was given up, nothing was ever counted. */
async function isTaken(db: Db, { reference }: StoredPayment, amount: number): Promise<boolean> {
  const payment = await findPayment(db, reference)
  if (!payment || GIVEN_UP.has(payment.state)) return false
  if (payment.captured - payment.refunded >= amount) return true
  throw new ProviderUnavailable('what was taken is not written down yet')
}
const GIVEN_UP: ReadonlySet<StoredPayment['state']> = new Set(['failed', 'unsure', 'voiding', 'voided'])

export type Books = Awaited<ReturnType<NonNullable<Shop['services']['payments']['provider']['books']>>>

export type Left = 'all' | 'less' | 'none' | 'not taken yet'

/** Someone gave a part back at the provider meanwhile: then only the rest is left to give. Tells whether any is. */
export async function shrinkToRest(
  shop: Shop,
  { key, amount, paymentReference = '' }: Refund,
  books: Books,
): Promise<Left> {
  const given = sumOf(books.refunds.filter(({ state }) => state !== 'failed').map(refund => refund.amount))
  const payment = await findPayment(shop.db, paymentReference)
  const rest = Math.max((payment?.captured ?? 0) - given, 0)
  if (rest >= amount) return 'all'
  if (payment?.state === 'reserved') return 'not taken yet'
  await queries.shrinkRefund(shop.db, key, rest)
  return rest > 0 ? 'less' : 'none'
}

export const noteRefundFailed = (shop: Shop, key: string) => queries.noteRefundFailed(shop.db, key, shop.now)

export const refundedElsewhere = (shop: Shop, orderNumber: string) => queries.refundedElsewhere(shop.db, orderNumber)

export const listDisputes = (shop: Shop, orderNumber: string) => queries.listDisputes(shop.db, orderNumber)

export const listReadableDisputes = (shop: Shop, orderNumber: string) =>
  queries.listReadableDisputes(shop.db, orderNumber, shop.services.log)
