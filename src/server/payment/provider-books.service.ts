import type { Shop } from '../shop.ts'
import * as queries from './provider-books.queries.ts'
import type { StoredPayment } from './attempts.queries.ts'
import { finishRefund } from './attempts.queries.ts'

/** How the sum that an order has given back changes by what was done at the provider. */
export type Foreign = { given: number; failed: number; disputed: boolean }

/** Takes over what the provider's books say about a payment, in the caller's transaction. Safe to do twice. */
export async function takeOverBooks(shop: Shop, payment: StoredPayment, books: Books): Promise<Foreign> {
  const { db, now } = shop
  let [given, failed, disputed] = [0, 0, false]
  for (const refund of books.refunds) {
    if (refund.state === 'failed') {
      const origin = await queries.reopenRefund(db, refund.key ?? refund.id, now)
      if (origin) shop.log.error('A refund did not arrive', { reference: payment.reference, origin })
      if (origin === 'provider') failed += refund.amount
    } else if (refund.key !== undefined) await finishRefund(db, refund.key, now, refund.id)
    else if (await queries.insertForeignRefund(db, payment, refund, now)) given += refund.amount
  }
  for (const dispute of books.disputes)
    if (await queries.keepDispute(db, payment, dispute, now)) {
      disputed = true
      shop.log.warn('A payment is disputed', { reference: payment.reference, state: dispute.state })
    }
  return { given, failed, disputed }
}

export type Books = Awaited<ReturnType<NonNullable<Shop['services']['payments']['provider']['books']>>>

export const listDisputes = (shop: Shop, orderNumber: string) => queries.listDisputes(shop.db, orderNumber)
