import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export async function searchesInVain(db: Db, from: string, to: string, most: number) {
  const { rows } = await sql<{ term: string; language: string; searches: number }>`
    select term, language, sum(searches)::int as searches from search_misses where day between ${from}::date and ${to}::date
    group by term, language order by searches desc, term limit ${most}`.execute(db)
  return rows
}

export async function couponUses(db: Db, from: Date, until: Date, most: number) {
  const { rows } = await sql<{ code: string; orders: number; returned: number }>`
    select coupon_code as code, count(*)::int as orders, count(released_at)::int as returned from promotion_redemptions
    where coupon_code is not null and redeemed_at >= ${from} and redeemed_at < ${until}
    group by coupon_code order by orders desc, coupon_code limit ${most}`.execute(db)
  return rows
}

/** As visitors had it: three of four were at least this quick. */
export async function pageSpeed(db: Db, sites: readonly string[], from: Date, until: Date) {
  const { rows } = await sql<{ page_type: string; name: string; count: number; p75: number }>`
    select coalesce(p.page_type, '-') as page_type, m->>'name' as name, count(*)::int as count,
      percentile_cont(0.75) within group (order by (m->>'value')::float8) as p75
    from page_measures p cross join lateral jsonb_array_elements(p.measures) m
    where p.created_at >= ${from} and p.created_at < ${until} and p.site = any(${[...sites]})
      and jsonb_typeof(m->'value') = 'number'
    group by 1, 2 order by 1, 2 limit 200`.execute(db)
  return rows
}
