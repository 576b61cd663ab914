import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'
import type { Insertable } from 'kysely'

export type NewConsumer = Insertable<Tables['consumers']>

export const loginOf = (email: string) => `consumer:${email.toLowerCase()}`

export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom('consumers')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()

export const findByPhone = (db: Db, phone: string) =>
  db
    .selectFrom('consumers')
    .selectAll()
    .where('phone', '=', phone)
    .where('password_hash', 'is not', null)
    .executeTakeFirst()

export const findPassword = (db: Db, consumerId: string) =>
  db.selectFrom('consumers').select(['id', 'email', 'password_hash']).where('id', '=', consumerId).executeTakeFirst()

/** Whoever follows a link that was mailed to an address has it. */
export const proveEmail = (db: Db, consumerId: string): Promise<unknown> =>
  db.updateTable('consumers').set({ email_unproven_since: null }).where('id', '=', consumerId).execute()

export const dropPendingEmail = (db: Db, consumerId: string): Promise<unknown> =>
  db
    .updateTable('consumers')
    .set({ pending_email: null, pending_email_until: null })
    .where('id', '=', consumerId)
    .where('pending_email', 'is not', null)
    .execute()

/** The address of someone, who cannot change it until the transaction ends. */
export async function lockEmail(db: Db, consumerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('consumers')
    .select('email')
    .where('id', '=', consumerId)
    .forUpdate()
    .executeTakeFirst()
  return row?.email
}

export async function hasCustomerList(db: Db, site: string): Promise<boolean> {
  return (
    (await db.selectFrom('customer_lists').select('list').where('site', '=', site).executeTakeFirst()) !== undefined
  )
}

/** A new account. Whoever left only an address before keeps its id; what he told then is replaced, not shown. */
export async function insertAccount(db: Db, consumer: NewConsumer): Promise<string | undefined> {
  const { id: _, ...claimed } = consumer
  const row = await db
    .insertInto('consumers')
    .values(consumer)
    .onConflict(conflict =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet(claimed)
        .where('consumers.password_hash', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const REMEMBERED_PASSWORDS = 5

export const formerPasswords = async (db: Db, consumerId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('password_history')
    .select('hash')
    .where('consumer_id', '=', consumerId)
    .orderBy('replaced_at', 'desc')
    .limit(REMEMBERED_PASSWORDS)
    .execute()
  return rows.map(row => row.hash)
}

/** Replaces a password, unless another change came first. */
export async function replacePassword(
  db: Db,
  consumerId: string,
  before: string | null,
  hash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consumers')
    .set({ password_hash: hash, updated_at: now })
    .where('id', '=', consumerId)
    .where('password_hash', before === null ? 'is' : '=', before)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  if (before !== null)
    await db
      .insertInto('password_history')
      .values({ consumer_id: consumerId, hash: before, replaced_at: now })
      .execute()
  return true
}
