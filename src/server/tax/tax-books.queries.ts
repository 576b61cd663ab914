import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { MOST_ATTEMPTS } from '../jobs/jobs.ts'

const ReversedLines = z.record(z.string(), z.object({ price: z.int(), tax: z.int() }))
export type ReversedLines = z.output<typeof ReversedLines>

const Intended = z.object({
  to: z.int(),
  whole: z.boolean(),
  lines: z.array(z.object({ id: z.string().optional(), price: z.int(), tax: z.int() })).optional(),
  /** All that is left is undone, to be booked anew. */
  anew: z.boolean().optional(),
})
export type Intended = z.output<typeof Intended>

const Book = z.object({
  order_number: z.string(),
  quote_id: z.string().nullable(),
  tax_date: z.date().nullable(),
  sale: z.object({ id: z.string(), lines: z.record(z.string(), z.string()) }).nullable(),
  reversed: z.int(),
  reversed_lines: ReversedLines.nullable(),
  intended: Intended.nullable(),
  failures: z.int(),
  asked: z.int(),
  carried: z.int(),
  round: z.int(),
  tries: z.int(),
})
export type Book = z.output<typeof Book>

export async function openBook(db: Db, orderNumber: string, quoteId: string | undefined): Promise<void> {
  await db
    .insertInto('tax_books')
    .values({ order_number: orderNumber, quote_id: quoteId ?? null })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function findBook(db: Db, orderNumber: string): Promise<Book | undefined> {
  const { rows } = await sql<unknown>`
    select order_number, quote_id, tax_date, sale, reversed, reversed_lines, intended, failures, asked, carried, round, tries
    from tax_books where order_number = ${orderNumber}`.execute(db)
  return rows[0] === undefined ? undefined : Book.parse(rows[0])
}

/** Books that are behind their orders and that no job is at. */
export async function listLateBooks(db: Db, kind: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select order_number as number from tax_books b where carried < asked and refused_at is null
      and not exists (select from jobs j where j.kind = ${kind} and j.done_at is null
        and j.payload->>'number' = b.order_number and (j.attempts < ${MOST_ATTEMPTS} or j.run_at > now()))
    order by order_number limit ${most}`.execute(db)
  return rows.map(({ number }) => number)
}

/** Of the sale as what was paid for it: what goes back has no lines of its own in it. */
export const noteQuote = (db: Db, orderNumber: string, quoteId: string, taxDate: Date) =>
  db
    .updateTable('tax_books')
    .set({ quote_id: quoteId, tax_date: taxDate, reversed_lines: null })
    .where('order_number', '=', orderNumber)
    .where('quote_id', 'is', null)
    .execute()

/** Whatever is recorded by another is another request, under another key. */
export const forgetQuote = (db: Db, orderNumber: string, quoteId: string) =>
  sql`update tax_books set quote_id = null, failures = failures + 1
    where order_number = ${orderNumber} and quote_id = ${quoteId} and sale is null`.execute(db)

/** False when another has taken its place, or is to. */
export async function noteSale(db: Db, { order_number, round, tries }: Book, sale: NonNullable<Book['sale']>) {
  const { numUpdatedRows } = await db
    .updateTable('tax_books')
    .set({ sale: JSON.stringify(sale), refused_at: null })
    .where('order_number', '=', order_number)
    .where('round', '=', round)
    .where('tries', '=', tries)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when somebody else has something in hand. */
export async function intend(db: Db, { order_number, reversed, round }: Book, intended: Intended): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tax_books')
    .set({ intended: JSON.stringify(intended) })
    .where('order_number', '=', order_number)
    .where('reversed', '=', reversed)
    .where('round', '=', round)
    .where('intended', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const stillAt = (db: Db, { order_number, reversed, round }: Book) =>
  db
    .updateTable('tax_books')
    .where('order_number', '=', order_number)
    .where('reversed', '=', reversed)
    .where('round', '=', round)

export const noteReversed = (db: Db, book: Book, to: number, lines: ReversedLines | undefined) =>
  stillAt(db, book)
    .set({ reversed: to, reversed_lines: lines ? JSON.stringify(lines) : null, intended: null, refused_at: null })
    .execute()

/** Nothing is left of the sale at the service: another takes its place. */
export const beginAnew = (db: Db, book: Book) =>
  stillAt(db, book)
    .set({
      sale: null,
      quote_id: null,
      tax_date: null,
      reversed: 0,
      reversed_lines: null,
      intended: null,
      refused_at: null,
      round: book.round + 1,
    })
    .execute()

/** The book is where its order was when it asked so often. */
export const noteCaughtUp = (db: Db, { order_number, asked }: Book) =>
  db
    .updateTable('tax_books')
    .set({ carried: asked, refused_at: null })
    .where('order_number', '=', order_number)
    .where('carried', '<', asked)
    .execute()

export const noteRefused = (db: Db, orderNumber: string, now: Date) =>
  db.updateTable('tax_books').set({ refused_at: now }).where('order_number', '=', orderNumber).execute()

/** Whether the sale itself is not booked, and nobody tries by himself. */
export async function findRefusedSale(db: Db, orderNumber: string): Promise<Book | undefined> {
  const { rows } = await sql<{ waits: boolean }>`select refused_at is not null and sale is null as waits from tax_books
    where order_number = ${orderNumber}`.execute(db)
  return rows[0]?.waits ? findBook(db, orderNumber) : undefined
}

/** Known after all; or, without a sale, to be booked again under another name. */
export const settleSale = (db: Db, { order_number, round, tries }: Book, sale: Book['sale']) =>
  db
    .updateTable('tax_books')
    .set({
      refused_at: null,
      ...(sale ? { sale: JSON.stringify(sale) } : { quote_id: null, tax_date: null, tries: tries + 1 }),
    })
    .where('order_number', '=', order_number)
    .where('round', '=', round)
    .where('tries', '=', tries)
    .where('sale', 'is', null)
    .executeTakeFirst()

/** What they keep under a key of a failure of theirs is asked for again under another. */
export const noteFailure = (db: Db, orderNumber: string) =>
  sql`update tax_books set failures = failures + 1 where order_number = ${orderNumber}`.execute(db)
