import { z } from 'zod'
import { backgroundShop } from '../background-shop.ts'
import type { Db } from '../db/database.ts'
import { enqueue, enqueueAgain, GivenUp, type Work } from '../jobs/jobs.ts'
import type { StoredOrder } from '../orders/order.service.ts'
import { findOrder } from '../orders/order.service.ts'
import { announcedPieces } from '../orders/promised-refunds.ts'
import { ProviderFailed, ProviderRefused } from '../payment/payment-provider.ts'
import type { Shop } from '../shop.ts'
import { quoteLate } from './late-quote.ts'
import { QuoteExpired } from './quote-expired.ts'
import { reversalFor, reversedAfter } from './reversal.ts'
import * as queries from './tax-books.queries.ts'
import type { Book } from './tax-books.queries.ts'
import type { TaxService } from './tax-service.ts'

export const TAX_BOOK_JOB = 'tax-book'
const MOST_AT_ONCE = 100

/** An order stands: the tax service is told, if it counts here, by a job of the caller's transaction. */
export async function openTaxBook({ services }: Shop, db: Db, { number, document }: StoredOrder): Promise<void> {
  const quoteId = document.terms?.taxRates?.quote?.id
  if (!services.taxes || (quoteId === undefined && !document.taxEstimated)) return
  await queries.openBook(db, number, quoteId)
  await enqueue(db, TAX_BOOK_JOB, { number })
}

/** A routine: books whose job was lost or gave up while the service was gone. */
export const catchUpTaxBooks: Work = async ({ database: { db }, taxes }) => {
  if (!taxes) return
  for (const number of await queries.listLateBooks(db, TAX_BOOK_JOB, MOST_AT_ONCE))
    await enqueueAgain(db, TAX_BOOK_JOB, { number })
}

const Payload = z.object({ number: z.string() })

/** Brings the service's books to where the order is: the sale first, then what went back of it. */
export const keepTaxBook: Work = async (services, { payload }) => {
  const { number } = Payload.parse(payload)
  const shop = backgroundShop(services, 'en-us')
  const service = services.taxes?.service
  if (!service) return giveUpOpen(await queries.findBook(shop.db, number))
  for (;;) if (!(await oneStep(shop, service, number).catch(noting(shop, number)))) return
}

/** Somebody put the service away before its books were right. */
function giveUpOpen(book: Book | undefined): void {
  if (book && book.carried < book.asked)
    throw new GivenUp(`No tax service is set to book order ${book.order_number} with`)
}

const noting = (shop: Shop, number: string) => async (error: unknown) => {
  if (error instanceof ProviderFailed) await queries.noteFailure(shop.db, number)
  if (!(error instanceof ProviderRefused)) throw error
  await queries.noteRefused(shop.db, number, shop.now)
  throw new GivenUp(`order ${number}: ${error.message}`, { cause: error })
}

/** Whether there may be more to do. */
async function oneStep(shop: Shop, service: TaxService, number: string): Promise<boolean> {
  const [book, order] = [await queries.findBook(shop.db, number), await findOrder(shop, number)]
  if (!book || !order?.placedAt) return false
  if (!book.sale) {
    await record(shop, service, book, { ...order, placedAt: order.placedAt })
    return true
  }
  if (book.intended) {
    await carryOut(shop, service, { ...book, sale: book.sale, intended: book.intended })
    return true
  }
  const intended = reversalFor(order, await announcedPieces(shop, order), book)
  if (intended) return queries.intend(shop.db, book, intended)
  await queries.noteCaughtUp(shop.db, book)
  return false
}

/** What the service knows the order by; a sale that is booked anew is another one. */
export const nameOf = ({ order_number, round, tries }: Book) =>
  round + tries > 0 ? `${order_number} ${round + tries + 1}` : order_number
const keyOf = (name: string, { failures }: Book) => (failures > 0 ? `${name} ${failures}` : name)

async function record(shop: Shop, service: TaxService, book: Book, order: StoredOrder & { placedAt: Date }) {
  const { quote_id: known, tax_date, round } = book
  const name = nameOf(book)
  const rates = round > 0 ? 'now' : 'as sold'
  const quote = known === null ? await quoteLate(service, order, rates, shop.now, keyOf(name, book)) : undefined
  if (quote) await queries.noteQuote(shop.db, order.number, quote.id, quote.taxDate)
  try {
    const at = quote?.taxDate ?? tax_date ?? order.placedAt
    const sale = await service.record(name, quote?.id ?? known ?? '', at, keyOf(`${name} tax`, book))
    if (!(await queries.noteSale(shop.db, book, sale))) await undoOrphan(shop, service, order, { sale, name })
  } catch (error) {
    if (!(error instanceof QuoteExpired) || known === null) throw error
    await queries.forgetQuote(shop.db, order.number, known)
  }
}

type Orphan = { readonly sale: NonNullable<Book['sale']>; readonly name: string }

/** Somebody settled it otherwise while it was booked: two sales would be taxed twice. Nothing else knows its id any more. */
async function undoOrphan(shop: Shop, service: TaxService, { number, total }: StoredOrder, { sale, name }: Orphan) {
  shop.log.error('A sale was booked that somebody had settled otherwise', { order: number, sale: sale.id })
  const undone = `${name} undone`
  try {
    await service.reverse(sale, { name: undone, amount: total, whole: true }, undone)
  } catch (error) {
    throw new GivenUp(`order ${number}: sale ${sale.id} is to be undone at the tax service`, { cause: error })
  }
}

type Ready = Book & { sale: NonNullable<Book['sale']>; intended: NonNullable<Book['intended']> }

async function carryOut(shop: Shop, service: TaxService, book: Ready): Promise<void> {
  const { intended, reversed, sale } = book
  const name = `${nameOf(book)} back ${intended.to}`
  const amount = intended.to - reversed
  if (amount > 0) await service.reverse(sale, { ...intended, name, amount }, keyOf(name, book))
  await (intended.anew
    ? queries.beginAnew(shop.db, book)
    : queries.noteReversed(shop.db, book, intended.to, reversedAfter(book.reversed_lines, intended)))
}
