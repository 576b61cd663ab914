import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'

const ReversedLines = z.record(z.string(), z.object({ price: z.int(), tax: z.int() }))
export type ReversedLines = z.output<typeof ReversedLines>

const Intended = z.object({
  to: z.int(),
  whole: z.boolean(),
  lines: z.array(z.object({ id: z.string().optional(), price: z.int(), tax: z.int() })).optional(),
})
export type Intended = z.output<typeof Intended>

const Book = z.object({
  order_number: z.string(),
  quote_id: z.string().nullable(),
  sale: z.object({ id: z.string(), lines: z.record(z.string(), z.string()) }).nullable(),
  reversed: z.int(),
  reversed_lines: ReversedLines.nullable(),
  intended: Intended.nullable(),
  failures: z.int(),
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
  const { rows } = await sql<unknown>`select order_number, quote_id, sale, reversed, reversed_lines, intended, failures
    from tax_books where order_number = ${orderNumber}`.execute(db)
  return rows[0] === undefined ? undefined : Book.parse(rows[0])
}

export const noteQuote = (db: Db, orderNumber: string, quoteId: string) =>
  db
    .updateTable('tax_books')
    .set({ quote_id: quoteId })
    .where('order_number', '=', orderNumber)
    .where('quote_id', 'is', null)
    .execute()

export const noteSale = (db: Db, orderNumber: string, sale: NonNullable<Book['sale']>) =>
  db
    .updateTable('tax_books')
    .set({ sale: JSON.stringify(sale) })
    .where('order_number', '=', orderNumber)
    .execute()

/** False when somebody else has something in hand. */
export async function intend(db: Db, { order_number, reversed }: Book, intended: Intended): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tax_books')
    .set({ intended: JSON.stringify(intended) })
    .where('order_number', '=', order_number)
    .where('reversed', '=', reversed)
    .where('intended', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const noteReversed = (db: Db, { order_number, reversed }: Book, to: number, lines: ReversedLines | undefined) =>
  db
    .updateTable('tax_books')
    .set({ reversed: to, reversed_lines: lines ? JSON.stringify(lines) : null, intended: null })
    .where('order_number', '=', order_number)
    .where('reversed', '=', reversed)
    .execute()

/** What they keep under a key of a failure of theirs is asked for again under another. */
export const noteFailure = (db: Db, orderNumber: string) =>
  sql`update tax_books set failures = failures + 1 where order_number = ${orderNumber}`.execute(db)
