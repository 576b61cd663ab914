import { sql, type Insertable } from 'kysely'
import type { SiteId } from '#domain/sites/sites.ts'
import { onSites, type Sites } from '../desk/on-sites.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'

/** Joining again replaces what was said before. */
export async function saveRegistration(db: Db, row: Insertable<Tables['event_registrations']>): Promise<void> {
  const { event_id: _, consumer_id: __, ...change } = row
  await db
    .insertInto('event_registrations')
    .values(row)
    .onConflict(conflict => conflict.columns(['event_id', 'consumer_id']).doUpdateSet(change))
    .execute()
}

export const lockEvent = (db: Db, eventId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`event ${eventId}`}, 0))`.execute(db)

/** How many people come on each day, with those whom they bring. */
export async function countComing(db: Db, eventId: string, without?: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; people: number }>`
    select day, sum(case when plus_one is null then 1 else 2 end)::int as people
    from event_registrations, unnest(attending_days) as day
    where event_id = ${eventId} and consumer_id is distinct from ${without ?? null} group by day order by day`.execute(
    db,
  )
  return new Map(rows.map(({ day, people }) => [day, people]))
}

const MOST_GUESTS = 500

type GuestRow = {
  id: string
  site: SiteId
  name: string
  email: string
  phone: string | null
  days: string[]
  plusOne: string | null
  registeredAt: Date
}

/** Who comes, of these sites. */
export async function listGuests(db: Db, eventId: string, sites: Sites): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`
    select c.id, c.site, r.first_name || ' ' || r.last_name as name, r.email, r.phone, r.attending_days as days,
      r.plus_one as "plusOne", r.registered_at as "registeredAt"
    from event_registrations r join consumers c on c.id = r.consumer_id
    where r.event_id = ${eventId} and ${onSites('c.site', sites)}
    order by r.last_name, r.first_name, c.id limit ${MOST_GUESTS}`.execute(db)
  return rows
}

export const insertCase = (db: Db, row: Insertable<Tables['support_cases']>) =>
  db.insertInto('support_cases').values(row).execute()
