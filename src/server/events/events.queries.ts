import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Sites } from '../desk/on-sites.ts'

export type EventRow = {
  position: number
  type: string
  resource: string
  sequence: number
  version: number | null
  site: string | null
  data: Record<string, unknown>
  occurred_at: Date
}

/** So that one places at a time; whoever comes meanwhile reads what is placed so far. */
const PLACING = 7_301_644

/** True for whoever may place events until his transaction ends. */
export async function takePlacing(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${PLACING}) as mine`.execute(db)
  return rows[0]?.mine ?? false
}

/**
 * The database writes finer times than a process has: what occurred in this very millisecond has occurred.
 * Gives events that are committed and have occurred their places, in the order they were written: from where to where.
 */
export async function placeEvents(db: Db, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ position: number }>`
    with fresh as materialized (
      select f.id, f.resource, nextval('event_positions') as position from (
        select id, resource from events where position is null and occurred_at <= greatest(${now}, now()) order by id limit ${most}
      ) f
    ), counted as (
      select id, resource, position, row_number() over (partition by resource order by id) as nth from fresh
    )
    update events e set position = c.position, sequence = c.nth + coalesce((select b.sequence from events b
        where b.resource = c.resource and b.position is not null order by b.sequence desc limit 1), 0)
      from counted c where e.id = c.id
      returning e.position`.execute(db)
  const positions = rows.map(({ position }) => position)
  return positions.length === 0 ? [] : [Math.min(...positions), Math.max(...positions)]
}

export async function findEvent(db: Db, position: number): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`select position, type, resource, sequence, version, site, data, occurred_at
    from events where position = ${position}`.execute(db)
  return rows[0]
}

/** What somebody may hear of: events that match one of the wishes, on the sites of their subject. */
export type Hearing = { wishes: readonly string[]; sites: Sites }

const heard = ({ wishes, sites }: Hearing): RawBuilder<boolean> => sql`
  (type = any(${[...wishes]}) or split_part(type, '.', 1) || '.*' = any(${[...wishes]}))
  and ${sites === 'all' ? sql`true` : sql`(site is null or site = any(${[...sites]}))`}`

export async function listEvents(
  db: Db,
  hearings: readonly Hearing[],
  { after, limit }: { after: number; limit: number },
): Promise<{ rows: EventRow[]; newest: number }> {
  const { rows: ends } = await sql<{ newest: number }>`
    select coalesce(max(position), 0) as newest from events where position is not null`.execute(db)
  const newest = ends[0]?.newest ?? 0
  if (hearings.length === 0 || newest <= after) return { rows: [], newest }
  const { rows } = await sql<EventRow>`
    select position, type, resource, sequence, version, site, data, occurred_at from events
    where position > ${after} and position <= ${newest}
      and (${sql.join(
        hearings.map(hearing => sql`(${heard(hearing)})`),
        sql` or `,
      )})
    order by position limit ${limit}`.execute(db)
  return { rows, newest }
}

/** Up to where somebody has looked; the moment as the database writes it, which is finer than a `Date`. */
type Looked = { moment: string; id: number }

/**
 * The newest of each thing stays, so that its events are counted on from there: whoever forgets looks at each once, from the
 * oldest on, and not again at those that stay.
 */
export async function forgetSomeEvents(
  db: Db,
  { before, after, most }: { before: Date; after: Looked | undefined; most: number },
): Promise<Looked | undefined> {
  const { rows } = await sql<Looked>`
    with old as materialized (
      select id, resource, sequence, occurred_at from events
        where position is not null and occurred_at < ${before}
          ${after ? sql`and (occurred_at, id) > (${after.moment}::timestamptz, ${after.id})` : sql``}
        order by occurred_at, id limit ${most}
    ), gone as (
      delete from events e using old where e.id = old.id
        and exists (select from events n where n.resource = old.resource and n.sequence > old.sequence and n.position is not null)
    )
    select id, occurred_at::text as moment from old
      where (select count(*) from old) = ${most} order by occurred_at desc, id desc limit 1`.execute(db)
  return rows[0]
}
