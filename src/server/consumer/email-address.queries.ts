import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type Address = {
  id: string
  email: string
  email_unproven_since: Date | null
  pending_email: string | null
  pending_email_until: Date | null
}

export const findAddress = (db: Db, consumerId: string, lock?: 'lock'): Promise<Address | undefined> =>
  db
    .selectFrom('consumers')
    .select(['id', 'email', 'email_unproven_since', 'pending_email', 'pending_email_until'])
    .where('id', '=', consumerId)
    .$if(lock === 'lock', query => query.forUpdate())
    .executeTakeFirst()

export const setPending = (db: Db, consumerId: string, email: string, until: Date): Promise<unknown> =>
  db
    .updateTable('consumers')
    .set({ pending_email: email, pending_email_until: until })
    .where('id', '=', consumerId)
    .execute()

export const proveAddress = (db: Db, consumerId: string): Promise<unknown> =>
  db.updateTable('consumers').set({ email_unproven_since: null }).where('id', '=', consumerId).execute()

/** Whoever follows a link that was mailed to an address has it. */
export const proveAddressOf = (db: Db, email: string): Promise<unknown> =>
  db
    .updateTable('consumers')
    .set({ email_unproven_since: null })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_unproven_since', 'is not', null)
    .execute()

export const replaceAddress = (db: Db, consumerId: string, email: string, now: Date): Promise<unknown> =>
  db
    .updateTable('consumers')
    .set({
      email,
      email_unproven_since: null,
      pending_email: null,
      pending_email_until: null,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', consumerId)
    .execute()
