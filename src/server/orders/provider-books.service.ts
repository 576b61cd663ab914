import { transact } from '../db/transaction.ts'
import type { StoredPayment } from '../payment/attempts.service.ts'
import { takeOverBooks } from '../payment/provider-books.service.ts'
import type { Shop } from '../shop.ts'
import { findOrder } from './order.service.ts'
import { updateOrder } from './order.queries.ts'

/** Refunds and disputes that were made at the provider become facts of the order. */
export async function followProvider(shop: Shop, payment: StoredPayment): Promise<void> {
  const { provider } = shop.services.payments
  if (!provider.books || payment.providerId === undefined) return
  const books = await provider.books(payment.providerId)
  if (books.refunds.length === 0 && books.disputes.length === 0) return
  await transact(shop.db, async db => {
    const inside = { ...shop, db }
    const order = await findOrder(inside, payment.orderNumber, 'lock')
    if (!order) return
    const { given, failed } = await takeOverBooks(inside, payment, books)
    if (given === failed) return
    const refunded = Math.max(0, Math.min(order.total, order.refunded + given - failed))
    await updateOrder(db, order, { status: order.status, document: order.document, refunded })
  })
}
