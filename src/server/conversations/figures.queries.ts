import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { onSites, type Sites } from '../desk/on-sites.ts'

export type Figures = {
  received: number
  answered: number
  within_day: number
  median: number | null
  slow: number | null
  oldest: Date | null
}

/** Of what came in since then: how long it took until somebody answered. */
export async function readFigures(db: Db, sites: Sites, since: Date): Promise<Figures | undefined> {
  const { rows } = await sql<Figures>`select count(*)::int as received, count(first_answer_at)::int as answered,
      count(*) filter (where first_answer_at <= opened_at + interval '24 hours')::int as within_day,
      round(percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - opened_at) / 60))::int as median,
      round(percentile_cont(0.9) within group (order by extract(epoch from first_answer_at - opened_at) / 60))::int as slow,
      (select min(moved_at) from conversations c where status = 'open' and ${onSites('c.site', sites)}) as oldest
    from conversations c where opened_at >= ${since} and ${onSites('c.site', sites)}`.execute(db)
  return rows[0]
}
