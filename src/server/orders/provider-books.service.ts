import { transact } from '../db/transaction.ts'
import type { StoredPayment } from '../payment/attempts.service.ts'
import {
  noteRefundFailed,
  shrinkToRest,
  takeOverBooks,
  type Books,
  type Left,
} from '../payment/provider-books.service.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import { countRefunds, type Refund } from '../payment/refunds.service.ts'
import type { Shop } from '../shop.ts'
import { findHold, holdOrder } from './order-desk.queries.ts'
import { findOrder, type StoredOrder } from './order.service.ts'
import { updateOrder } from './order.queries.ts'
import { hasLeft, isDigital } from './shipment-kinds.ts'
import { unpaidGiftCards, withdrawUnpaid } from './unpaid-gift-cards.ts'

/** Refunds and disputes that were made at the provider become facts of the order. */
export async function followProvider(shop: Shop, payment: StoredPayment): Promise<void> {
  const { provider } = shop.services.payments
  if (!provider.books || payment.providerId === undefined) return
  const asking = { ...shop, now: shop.services.clock() }
  const books = await provider.books(payment.providerId)
  if (books.refunds.length === 0 && books.disputes.length === 0) return
  await transact(shop.db, db => takeOver({ ...asking, db }, payment, books))
}

/** Under the lock of the order, and as of when the books were asked for: its own sum follows its refunds, also when one shrinks because less is left. */
async function takeOver(shop: Shop, payment: StoredPayment, books: Books, refused?: Refund): Promise<Left> {
  const order = await findOrder(shop, payment.orderNumber, 'lock')
  if (!order) return 'all'
  const unpaid = await unpaidGiftCards(shop, order)
  await takeOverBooks(shop, payment, books)
  const left = refused ? await shrinkToRest(shop, refused, books) : 'all'
  const refunded = Math.min(order.total, await countRefunds(shop, order.number))
  if (refunded !== order.refunded)
    await updateOrder(shop.db, order, { status: order.status, document: order.document, refunded })
  await withdrawUnpaid(shop, { ...order, refunded }, unpaid)
  if (refunded > order.refunded && refunded === order.total && !refused) await keepHere(shop, order)
  return left
}

const ALL_WENT_BACK = 'All of its money was given back at the payment provider.'

/** Whoever gave all of it back there may not have wanted it sent: somebody has to say. */
async function keepHere(shop: Shop, { number, status, document }: StoredOrder): Promise<void> {
  const isHere = document.shipments.some(shipment => !hasLeft(shipment) && !isDigital(shipment))
  if (status === 'cancelled' || !isHere || (await findHold(shop.db, number))?.held_at) return
  await holdOrder(shop.db, number, shop.now, ALL_WENT_BACK)
}

/** The provider will not give back what the shop owes: someone may have done so there, or a person has to look at it. */
export async function followRefusal(shop: Shop, payment: StoredPayment, refund: Refund): Promise<void> {
  const asking = { ...shop, now: shop.services.clock() }
  const books =
    payment.providerId === undefined ? undefined : await shop.services.payments.provider.books?.(payment.providerId)
  const left = books && (await transact(shop.db, db => takeOver({ ...asking, db }, payment, books, refund)))
  if (left === 'less') throw new ProviderUnavailable('part of it went back elsewhere')
  if (left === 'not taken yet') throw new ProviderUnavailable('more than what was taken so far')
  if (left === 'none') return
  shop.log.error('The payment provider will not refund', { reference: payment.reference })
  await noteRefundFailed(shop, refund.key)
}
