import { sql } from 'kysely'
import type { ChangeTag } from '#domain/sites/change-tags.ts'
import type { Db } from '../db/database.ts'

/** What stays of it from day to day: half of it in two weeks. */
const KEPT = 0.95
/** A piece that is sold says as much as so many looks. */
const SALE = 20
/** However many looked, it is worth no more than one sale a day: anybody can look, and say that he is somebody else. */
const MOST_VIEWS = SALE
const MOST = 1_000_000

/** The first day that is over everywhere and not counted yet. */
export async function findDayToCount(db: Db, over: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (max(day) + 1)::text as day from popularity_days having max(day) < ${over}::date`.execute(db)
  return rows[0]?.day ?? undefined
}

/**
 * What parcels of that day brought back, whatever became of it, and what went back to its shelf because its order was cancelled.
 * Who exchanges a size keeps the style.
 */
const cameBack = (day: string) => sql`select c.style_id, sum(g.pieces) as pieces from (
    select (i->>'skuKey')::int as sku_key, (i->>'qty')::int as pieces
      from returns r cross join lateral jsonb_array_elements(r.items) i
      where r.received_at >= ${day}::date and r.received_at < ${day}::date + 1 and r.exchange_line is null
    union all
    select m.sku_key, m.change from stock_movements m
      where m.kind = 'restock' and m.at >= ${day}::date and m.at < ${day}::date + 1
        and not exists (select from returns r where r.order_number = m.reference
          and r.received_at >= ${day}::date and r.received_at < ${day}::date + 1)
  ) g join skus k on k.key = g.sku_key join colours c on c.id = k.colour_id group by c.style_id`

const SEARCH: ChangeTag = 'search'

/** Counts a day once, whichever process is first. No page of a product shows it: it is told as a whole, not by style. */
export async function countDay(db: Db, day: string): Promise<void> {
  const { rows } =
    await sql`insert into popularity_days values (${day}::date) on conflict do nothing returning day`.execute(db)
  if (rows.length === 0) return
  await sql`select set_config('cairn.quiet', 'on', true), tell_changed(${SEARCH})`.execute(db)
  await sql`with counted as (
      select s.id, greatest(0, least(${MOST}::float8, floor(s.popularity * ${KEPT}::float8
        + (coalesce(o.pieces, 0) - coalesce(b.pieces, 0)) * ${SALE}::int + least(${MOST_VIEWS}::int, coalesce(v.views, 0)))))::int as popularity
      from styles s
      left join (select style_id, sum(pieces) as pieces from report_styles where day = ${day}::date group by style_id) o
        on o.style_id = s.id
      left join (${cameBack(day)}) b on b.style_id = s.id
      left join (select style_id, count(*) as views from viewed_styles
        where viewed_at >= ${day}::date and viewed_at < ${day}::date + 1 group by style_id) v on v.style_id = s.id
    )
    update styles s set popularity = c.popularity from counted c where s.id = c.id and s.popularity <> c.popularity`.execute(
    db,
  )
}
