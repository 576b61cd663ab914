import { sql } from 'kysely'
import type { Locale, SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { onSites, type Sites } from '../desk/on-sites.ts'
import { personsByWord } from '../desk/persons-by-word.ts'

export type CustomerRow = {
  id: string
  site: SiteId
  locale: Locale
  name: string
  email: string
  phone: string | null
  account: boolean
  created_at: Date
}

const MOST_SHOWN = 50

const ROW = sql`c.id, c.site, c.locale, trim(coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '')) as name, c.email, c.phone,
  c.password_hash is not null as account, c.created_at`

export async function findCustomers(db: Db, typed: string, sites: Sites): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`select ${ROW} from consumers c
    where c.id in (${personsByWord(typed)}) and ${onSites('c.site', sites)}
    order by c.last_name, c.first_name, c.email limit ${MOST_SHOWN}`.execute(db)
  return rows
}

export type CustomerProfile = CustomerRow & {
  birth_date: string | null
  postal_code: string | null
  referral_code: string | null
  is_employee: boolean
  is_athlete: boolean
  identities: string[]
  email_unproven_since: Date | null
  optin: boolean | null
  double_optin: boolean | null
  version: number
}

export async function findCustomer(db: Db, id: string, lock?: 'lock'): Promise<CustomerProfile | undefined> {
  if (lock) await sql`select from consumers where id = ${id} for update`.execute(db)
  const { rows } =
    await sql<CustomerProfile>`select ${ROW}, c.birth_date::text, c.postal_code, c.referral_code, c.is_employee,
      c.is_athlete, c.identities, c.email_unproven_since, c.version, e.optin, e.double_optin
    from consumers c left join enrollments e on e.consumer_id = c.id and e.type = 'Loyalty' where c.id = ${id}`.execute(
      db,
    )
  return rows[0]
}

/** Probably the same person: the same name and birth date, or the same telephone number. */
export async function findDuplicates(db: Db, id: string): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`select ${ROW} from consumers me join consumers c on c.id <> me.id and (
      (plain_word(coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '')) collate "C" =
        plain_word(coalesce(me.first_name, '') || ' ' || coalesce(me.last_name, '')) collate "C"
        and c.birth_date = me.birth_date)
      or (reverse(regexp_replace(coalesce(c.phone, ''), '\\D', '', 'g')) collate "C" =
        reverse(regexp_replace(me.phone, '\\D', '', 'g')) collate "C" and c.phone is not null))
    where me.id = ${id} order by c.created_at limit 10`.execute(db)
  return rows
}

export type ConsentRow = {
  channel: 'email' | 'sms'
  type: string
  recipient: string
  optin: boolean
  confirmed: boolean
  at: Date
}

export async function consentsOf(db: Db, id: string): Promise<ConsentRow[]> {
  const { rows } =
    await sql<ConsentRow>`select channel, type, recipient, optin, optin and double_optin is distinct from false as confirmed,
      coalesce(optout_at, optin_at, now()) as at from subscriptions where consumer_id = ${id} order by channel, type`.execute(
      db,
    )
  return rows
}

export async function consentHistoryOf(db: Db, consumerId: string, before: number | undefined, limit: number) {
  const { rows } = await sql<ConsentRow & { id: number }>`
    select id, channel, type, recipient, optin, confirmed, at from consent_history where consumer_id = ${consumerId}
      and (${before ?? null}::bigint is null
        or (at, id) < (select h.at, h.id from consent_history h where h.id = ${before ?? null}::bigint))
    order by at desc, id desc limit ${limit}`.execute(db)
  return rows
}

type Change = { birth_date?: string; is_employee?: boolean; is_athlete?: boolean; identities?: string[] }

/** The version too, so that a profile somebody has open is not written over it. */
export async function correctProfile(db: Db, id: string, change: Change, now: Date): Promise<void> {
  await db
    .updateTable('consumers')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute()
}

export async function mergeConsumers(db: Db, into: string, other: string): Promise<void> {
  await sql`select merge_consumers(${into}, ${other})`.execute(db)
}

export async function bothSpent(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`select program from program_spend where consumer_id in (${one}, ${other})
    group by program having count(distinct consumer_id) > 1`.execute(db)
  return rows.length > 0
}
