import { transact } from '../db/transaction.ts'
import type { StoredPayment } from '../payment/attempts.service.ts'
import { noteRefundFailed, shrinkToRest, takeOverBooks, type Books } from '../payment/provider-books.service.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import type { Refund } from '../payment/refunds.service.ts'
import type { Shop } from '../shop.ts'
import { findOrder } from './order.service.ts'
import { updateOrder } from './order.queries.ts'

/** Refunds and disputes that were made at the provider become facts of the order. */
export async function followProvider(shop: Shop, payment: StoredPayment): Promise<void> {
  const { provider } = shop.services.payments
  if (!provider.books || payment.providerId === undefined) return
  const books = await provider.books(payment.providerId)
  if (books.refunds.length === 0 && books.disputes.length === 0) return
  await transact(shop.db, db => takeOver({ ...shop, db }, payment, books))
}

async function takeOver(shop: Shop, payment: StoredPayment, books: Books): Promise<void> {
  const order = await findOrder(shop, payment.orderNumber, 'lock')
  if (!order) return
  const foreign = await takeOverBooks(shop, payment, books)
  if (foreign === 0) return
  const refunded = Math.max(0, Math.min(order.total, order.refunded + foreign))
  await updateOrder(shop.db, order, { status: order.status, document: order.document, refunded })
}

/** The provider will not give back what the shop owes: someone may have done so there, or a person has to look at it. */
export async function followRefusal(shop: Shop, payment: StoredPayment, refund: Refund): Promise<void> {
  const books =
    payment.providerId === undefined ? undefined : await shop.services.payments.provider.books?.(payment.providerId)
  const left =
    books &&
    (await transact(shop.db, async db => {
      const inside = { ...shop, db }
      await takeOver(inside, payment, books)
      return shrinkToRest(inside, refund, books)
    }))
  if (left === 'less') throw new ProviderUnavailable('part of it went back elsewhere')
  if (left === 'none') return
  shop.log.error('The payment provider will not refund', { reference: payment.reference })
  await noteRefundFailed(shop, refund.key)
}
