import { sql } from 'kysely'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import type { SiteSpan } from './sales.queries.ts'

export type Promised = { promised: number; late: number; waiting: number; daysLate: number }

/** What is sent in exchange, or comes back in stock, is promised long after its order. */
const LONGEST_PROMISE = '150 days'
/** A later day does not undo what was promised first. */
const PROMISE = sql`coalesce(s->>'firstPromised', s->>'promisedDate')::date`

/**
 * Shipments by the day they were promised for: each has arrived by then, later, or not yet. Days are those of the site. What
 * goes by mail is no delivery.
 */
const PROMISED = (spans: readonly SiteSpan[], now: Date) => sql`
  select o.site, coalesce(s->>'carrier', '') as carrier, ${PROMISE} as day,
    coalesce(arrived.day, (${now}::timestamptz at time zone p.zone)::date) - ${PROMISE} as days,
    arrived.day is null as out
  from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as p (site text, zone text, "from" timestamptz, until timestamptz)
  join orders o on o.site = p.site and o.placed_at >= p."from" - interval '${sql.raw(LONGEST_PROMISE)}' and o.placed_at < p.until
  cross join lateral jsonb_array_elements(o.document->'shipments') s
  left join lateral (select min((t->>'at')::timestamptz at time zone p.zone)::date as day
    from jsonb_array_elements(s->'timeline') t where t->>'status' in ('delivered', 'picked-up', 'ready-for-pickup')) arrived on true
  where s->>'promisedDate' is not null and s->>'code' is distinct from 'digital' and s->>'status' not in ('cancelled', 'returned') and o.status <> 'cancelled'
    and ${PROMISE} >= (p."from" at time zone p.zone)::date
    and ${PROMISE} < (p.until at time zone p.zone)::date`

const COUNTED = sql`count(*)::int as promised, count(*) filter (where days > 0)::int as late,
  count(*) filter (where days > 0 and out)::int as waiting, coalesce(sum(days) filter (where days > 0), 0)::int as "daysLate"`

export async function byCarrier(db: Db, spans: readonly SiteSpan[], now: Date) {
  const { rows } = await sql<Promised & { site: SiteId; carrier: string }>`select site, carrier, ${COUNTED}
    from (${PROMISED(spans, now)}) each_one group by site, carrier order by site, carrier`.execute(db)
  return rows
}

export async function byDay(db: Db, spans: readonly SiteSpan[], now: Date) {
  const { rows } = await sql<Promised & { day: string }>`select day::text, ${COUNTED}
    from (${PROMISED(spans, now)}) each_one group by day order by day`.execute(db)
  return rows
}
