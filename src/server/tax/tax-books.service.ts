import { z } from 'zod'
import { HOUSES } from '#domain/sites/houses.ts'
import { backgroundShop } from '../background-shop.ts'
import type { Db } from '../db/database.ts'
import { enqueue, GivenUp, type Work } from '../jobs/jobs.ts'
import type { StoredOrder } from '../orders/order.service.ts'
import { findOrder } from '../orders/order.service.ts'
import { announcedPieces } from '../orders/return.service.ts'
import { ProviderFailed, ProviderRefused } from '../payment/payment-provider.ts'
import type { Shop } from '../shop.ts'
import { estimateOf } from './estimate.ts'
import { reversalFor, reversedAfter } from './reversal.ts'
import * as queries from './tax-books.queries.ts'
import type { Book } from './tax-books.queries.ts'
import type { RecordedSale, TaxService } from './tax-service.ts'

export const TAX_BOOK_JOB = 'tax-book'

/** An order stands: the tax service is told, if it counts here, by a job of the caller's transaction. */
export async function openTaxBook({ services }: Shop, db: Db, { number, document }: StoredOrder): Promise<void> {
  const quoteId = document.terms?.taxRates?.quote?.id
  if (!services.taxes || (quoteId === undefined && !document.taxEstimated)) return
  await queries.openBook(db, number, quoteId)
  await enqueue(db, TAX_BOOK_JOB, { number })
}

const Payload = z.object({ number: z.string() })

/** Brings the service's books to where the order is: the sale first, then what went back of it. */
export const keepTaxBook: Work = async (services, { payload }) => {
  const { number } = Payload.parse(payload)
  const shop = backgroundShop(services, 'en-us')
  const service = services.taxes?.service
  if (!service) return
  for (;;) if (!(await oneStep(shop, service, number).catch(noting(shop, number)))) return
}

const noting = (shop: Shop, number: string) => async (error: unknown) => {
  if (error instanceof ProviderFailed) await queries.noteFailure(shop.db, number)
  if (error instanceof ProviderRefused) throw new GivenUp(`order ${number}: ${error.message}`, { cause: error })
  throw error
}

/** Whether there may be more to do. */
async function oneStep(shop: Shop, service: TaxService, number: string): Promise<boolean> {
  const [book, order] = [await queries.findBook(shop.db, number), await findOrder(shop, number)]
  if (!book || !order?.placedAt) return false
  if (!book.sale) {
    await queries.noteSale(shop.db, number, await recorded(shop, service, book, order))
    return true
  }
  if (book.intended) {
    await carryOut(shop, service, { ...book, sale: book.sale, intended: book.intended })
    return true
  }
  const intended = reversalFor(order, await announcedPieces(shop, order), book)
  return intended !== undefined && queries.intend(shop.db, book, intended)
}

const keyOf = (name: string, { failures }: Book) => (failures > 0 ? `${name} ${failures}` : name)

async function recorded(shop: Shop, service: TaxService, book: Book, order: StoredOrder): Promise<RecordedSale> {
  const quoteId = book.quote_id ?? (await service.quote(estimateOf(order, HOUSES[order.site]))).quote.id
  if (book.quote_id === null) await queries.noteQuote(shop.db, order.number, quoteId)
  return service.record(order.number, quoteId, order.placedAt ?? shop.now, keyOf(`${order.number} tax`, book))
}

type Ready = Book & { sale: NonNullable<Book['sale']>; intended: NonNullable<Book['intended']> }

async function carryOut(shop: Shop, service: TaxService, book: Ready): Promise<void> {
  const { intended, reversed, sale, order_number } = book
  const name = `${order_number} back ${intended.to}`
  await service.reverse(sale, { ...intended, name, amount: intended.to - reversed }, keyOf(name, book))
  await queries.noteReversed(shop.db, book, intended.to, reversedAfter(book.reversed_lines, intended))
}
