import { sql, type Updateable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'
import type { AddressRow } from './addresses.store.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'

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
  employee_terms_at: Date | null
  is_athlete: boolean
  identities: string[]
  source: string | null
  campaign: string | null
  version: number
  addresses: AddressRow[]
  subscriptions: SubscriptionRow[]
  enrollment: EnrollmentRow | null
  points: number
  spent: Record<string, number>
}

/** Everything a profile shows, in one reading. Spend counts from the first of January, in one currency. */
export async function findProfile(db: Db, id: string, now: Date, currency: string): Promise<ProfileRow | undefined> {
  const year = new Date(Date.UTC(now.getUTCFullYear(), 0, 1))
  const { rows } = await sql<ProfileRow>`
    select c.id, c.email, c.first_name, c.last_name, c.phone, c.birth_date, c.gender, c.postal_code, c.interests,
      c.preferred_shoe_size, c.is_employee, c.employee_terms_at, c.is_athlete, c.identities, c.source, c.campaign, c.version,
      coalesce((select json_agg(a order by a.main desc, a.created_at desc) from consumer_addresses a where a.consumer_id = c.id), '[]') as addresses,
      coalesce((select json_agg(s order by s.channel, s.type) from subscriptions s where s.consumer_id = c.id), '[]') as subscriptions,
      (select to_json(e) from enrollments e where e.consumer_id = c.id and e.type = 'Loyalty') as enrollment,
      coalesce((select sum(points) from loyalty_points where consumer_id = c.id), 0) as points,
      case when c.is_employee or c.is_athlete or c.identities <> '{}' then
        coalesce((select json_object_agg(program, amount) from (select program, sum(amount) as amount from program_spend
          where consumer_id = c.id and spent_at >= ${year} and currency = ${currency} group by program) s), '{}') else '{}' end as spent
    from consumers c where c.id = ${id}`.execute(db)
  return rows[0]
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

/** Keeps an address someone left without an account. One that is known already stays as it is. */
export async function insertVisitor(
  db: Db,
  row: { id: string; email: string; site: string; locale: string } & ProfileChange,
): Promise<void> {
  await db
    .insertInto('consumers')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
