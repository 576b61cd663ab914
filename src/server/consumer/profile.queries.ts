import { sql, type Updateable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'
import type { AddressRow } from './addresses.queries.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'

export type EnrollmentRow = {
  optin: boolean
  double_optin: boolean | null
  country: string | null
  region: string | null
  channel: string | null
  optin_at: string | null
}

export type ProfileRow = {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  birth_date: string | null
  gender: string | null
  postal_code: string | null
  interests: string[]
  preferred_shoe_size: string | null
  is_employee: boolean
  employee_terms_at: string | null
  is_athlete: boolean
  identities: string[]
  source: string | null
  campaign: string | null
  version: number
  email_unproven_since: string | null
  pending_email: string | null
  pending_email_until: string | null
  addresses: AddressRow[]
  subscriptions: SubscriptionRow[]
  enrollment: EnrollmentRow | null
  points: number
  spent: Record<string, number>
}

/** Everything a profile shows, in one reading. Spend counts from the beginning of the year. */
export async function findProfile(db: Db, id: string, year: Date): Promise<ProfileRow | undefined> {
  const { rows } = await sql<{ profile: ProfileRow | null }>`
    select read_profile(c.id, ${year})::jsonb || jsonb_build_object('email_unproven_since', c.email_unproven_since,
      'pending_email', c.pending_email, 'pending_email_until', c.pending_email_until) as profile
    from consumers c where c.id = ${id}`.execute(db)
  return rows[0]?.profile ?? undefined
}

export type ProfileChange = Omit<Updateable<Tables['consumers']>, 'id' | 'version'>

/** Writes a change on the profile that was read; false when another came between. */
export async function changeProfile(
  db: Db,
  id: string,
  version: number,
  change: ProfileChange,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consumers')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Keeps an address someone left without an account, and tells whether it was new. One that is known stays as it is. */
export async function insertVisitor(
  db: Db,
  row: { id: string; email: string; site: string; locale: string } & ProfileChange,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('consumers')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** What was left under an address without an account makes room for an account. */
export const deleteVisitor = (db: Db, email: string): Promise<unknown> =>
  db
    .deleteFrom('consumers')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('password_hash', 'is', null)
    .execute()

/** Of two changes to what someone keeps, one waits: only one address and one card of his may be the main one. */
export async function lockKeeper(db: Db, id: string): Promise<void> {
  await sql`select from consumers where id = ${id} for update`.execute(db)
}

export const listBrief = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('consumers')
    .select(['id', 'email', 'first_name', 'last_name', 'site', 'locale', 'version'])
    .where('id', 'in', [...ids])
    .execute()
