import { sql } from 'kysely'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { called } from '../desk/called.ts'
import { onDays, type SiteSpan } from './sales.queries.ts'

export async function searchesInVain(db: Db, sites: readonly string[], from: string, to: string, most: number) {
  const { rows } = await sql<{ term: string; language: string; searches: number }>`
    select term, language, sum(misses)::int as searches from search_days where day between ${from}::date and ${to}::date
      and site = any(${[...sites]}) group by term, language having sum(misses) >= 5 order by searches desc, term limit ${most}`.execute(
    db,
  )
  return rows
}

/** Redemptions are noted by number and try at paying: of an order that stands, the try that it stands by. */
export async function couponUses(db: Db, spans: readonly SiteSpan[], most: number) {
  const { rows } = await sql<{ code: string; orders: number; returned: number }>`
    select u.coupon_code as code, count(*)::int as orders, count(u.released_at)::int as returned
    from (select r.coupon_code, r.released_at, o.site, r.redeemed_at as created_at from promotion_redemptions r
      join orders o on o.number = regexp_replace(r.order_number, '-\\d+$', '') and r.order_number = o.number || '-' || o.attempt
      where r.coupon_code is not null and o.placed_at is not null) u join ${onDays(spans, 'u')}
    group by u.coupon_code order by orders desc, u.coupon_code limit ${most}`.execute(db)
  return rows
}

/** As visitors had it: three of four were at least this quick. */
export async function pageSpeed(db: Db, spans: readonly SiteSpan[], most: number) {
  const { rows } = await sql<{ page_type: string; name: string; count: number; p75: number }>`
    select coalesce(p.page_type, '-') as page_type, m->>'name' as name, count(*)::int as count,
      percentile_cont(0.75) within group (order by (m->>'value')::float8) as p75
    from page_measures p join ${onDays(spans, 'p')} cross join lateral jsonb_array_elements(p.measures) m
    where jsonb_typeof(m->'value') = 'number'
    group by 1, 2 order by 1, 2 limit ${most}`.execute(db)
  return rows
}

/** Sizes that people wanted to hear of when they come back: sales that were not made. */
export async function askedInVain(db: Db, spans: readonly SiteSpan[], language: Language, most: number) {
  const { rows } = await sql<{ styleId: string; name: string; size: string; asked: number; waiting: number }>`
    select c.style_id as "styleId", ${called('s.names', language)} as name, k.size, count(*)::int as asked,
      count(*) filter (where b.sent_at is null)::int as waiting
    from back_in_stock b join ${onDays(spans, 'b')} join skus k on k.key = b.sku_key join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
    group by c.style_id, s.names, k.size order by asked desc, c.style_id, k.size limit ${most}`.execute(db)
  return rows
}

/** Of all sites, since they are counted: it is not kept when each was seen. */
export async function experimentCounts(db: Db, most: number) {
  const { rows } = await sql<{ experiment: string; variant: string; shown: number }>`
    select experience_id as experiment, variant_id as variant, impressions as shown from experiment_counts
    order by experience_id, variant_id limit ${most}`.execute(db)
  return rows
}
