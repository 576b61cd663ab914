import { sumOf } from '#domain/money/money.ts'
import type { Shop } from '../shop.ts'
import * as queries from './provider-books.queries.ts'
import type { StoredPayment } from './attempts.queries.ts'
import { findPayment, finishRefund, type Refund } from './attempts.queries.ts'

/**
 * Takes over what the provider's books say about a payment, in the caller's transaction, however old they are by now.
 * Tells by how much others changed the sum given back.
 */
export async function takeOverBooks(shop: Shop, payment: StoredPayment, books: Books): Promise<number> {
  const { db, now } = shop
  const { reference } = payment
  let foreign = 0
  for (const refund of books.refunds) {
    const { id, key, amount, state } = refund
    const isNew = key === undefined && (await queries.insertForeignRefund(db, payment, refund, now))
    if (state !== 'failed') {
      if (isNew) foreign += amount
      if (key !== undefined) await finishRefund(db, key, now, id)
    } else if (!isNew) {
      const reopened = await queries.reopenRefund(db, key ?? id, id, now)
      if (reopened)
        shop.log.error('A refund did not arrive', { reference, origin: key === undefined ? 'provider' : 'shop' })
      if (reopened === 'counted' && key === undefined) foreign -= amount
    }
  }
  for (const dispute of books.disputes)
    if (await queries.keepDispute(db, payment, dispute, now))
      shop.log.warn('A payment is disputed', { reference, state: dispute.state })
  return foreign
}

export type Books = Awaited<ReturnType<NonNullable<Shop['services']['payments']['provider']['books']>>>

/** Someone gave a part back at the provider meanwhile: then only the rest is left to give. Tells whether any is. */
export async function shrinkToRest(
  shop: Shop,
  { key, amount, paymentReference = '' }: Refund,
  books: Books,
): Promise<'all' | 'less' | 'none'> {
  const given = sumOf(books.refunds.filter(({ state }) => state !== 'failed').map(refund => refund.amount))
  const rest = ((await findPayment(shop.db, paymentReference))?.captured ?? 0) - given
  if (rest >= amount) return 'all'
  await queries.shrinkRefund(shop.db, key, rest)
  return rest > 0 ? 'less' : 'none'
}

export const noteRefundFailed = (shop: Shop, key: string) => queries.noteRefundFailed(shop.db, key, shop.now)

export const listDisputes = (shop: Shop, orderNumber: string) => queries.listDisputes(shop.db, orderNumber)
