import { sql, type RawBuilder } from 'kysely'
import type { Language, SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { called } from '../desk/called.ts'

/** A site and the instants between which its days lie. */
export type SiteSpan = { readonly site: SiteId; readonly zone: string; readonly from: Date; readonly until: Date }

export type Sums = {
  orders: number
  pieces: number
  revenue: number
  tax: number
  giftCards: number
  refunded: number
  returning: number
  returningRevenue: number
  carts: number
  failed: number
}

const SUMS = sql`coalesce(sum(h.orders), 0)::int as orders, coalesce(sum(h.pieces), 0)::int as pieces, coalesce(sum(h.revenue), 0)::bigint as revenue,
  coalesce(sum(h.tax), 0)::bigint as tax, coalesce(sum(h.gift_cards), 0)::bigint as "giftCards",
  coalesce(sum(h.refunded), 0)::bigint as refunded, coalesce(sum(h.returning_orders), 0)::int as returning,
  coalesce(sum(h.returning_revenue), 0)::bigint as "returningRevenue",
  coalesce(sum(h.carts), 0)::int as carts, coalesce(sum(h.failed_payments), 0)::int as failed`

const SPANS = (spans: readonly SiteSpan[]) => sql`jsonb_to_recordset(${JSON.stringify(spans)}::jsonb)
  as span (site text, zone text, "from" timestamptz, until timestamptz)`

const within = (spans: readonly SiteSpan[]): RawBuilder<unknown> =>
  sql`from report_hours h join ${SPANS(spans)} on span.site = h.site and h.hour >= span."from" and h.hour < span.until`

/** To join with what happened at an instant on a site. */
export const onDays = (spans: readonly SiteSpan[], of: string): RawBuilder<unknown> => sql`${SPANS(spans)}
  on span.site = ${sql.ref(`${of}.site`)} and ${sql.ref(`${of}.created_at`)} >= span."from" and ${sql.ref(`${of}.created_at`)} < span.until`

export async function sumsBySite(db: Db, spans: readonly SiteSpan[]): Promise<(Sums & { site: SiteId })[]> {
  const { rows } = await sql<Sums & { site: SiteId }>`select h.site, ${SUMS} ${within(spans)} group by h.site`.execute(
    db,
  )
  return rows
}

export async function sumsByChannel(db: Db, spans: readonly SiteSpan[]) {
  const { rows } = await sql<
    Sums & { site: SiteId; channel: string }
  >`select h.site, h.channel, ${SUMS} ${within(spans)}
    group by h.site, h.channel order by h.channel, h.site`.execute(db)
  return rows
}

/** Hours belong to the day that it was where the site is at home. */
export async function sumsOverTime(db: Db, spans: readonly SiteSpan[], by: 'day' | 'hour') {
  const at =
    by === 'day'
      ? sql`(h.hour at time zone span.zone)::date::text`
      : sql`to_char(h.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
  const { rows } = await sql<Sums & { site: SiteId; at: string }>`select h.site, ${at} as at, ${SUMS} ${within(spans)}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export async function lastHour(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ hour: Date | null }>`select max(hour) as hour from report_hours`.execute(db)
  return rows[0]?.hour ?? undefined
}

/** One process at a time; false when another is at it. */
export async function addUp(db: Db, from: Date | undefined, zones: Readonly<Record<string, string>>): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtext('reports')) as mine`.execute(
    db,
  )
  if (!rows[0]?.mine) return false
  await sql`select add_up_sales(coalesce(${from ?? null}::timestamptz, (select least((select min(placed_at) from orders),
    (select min(created_at) from carts), (select min(begun_at) from gone_carts))), now()), ${JSON.stringify(zones)}::jsonb)`.execute(
    db,
  )
  return true
}

/** What of a site is asked for, and in which language goods are called. */
type GoodsSpan = { readonly site: SiteId; readonly from: string; readonly to: string; readonly language: Language }

export type GoodsRow = { style_id: string; name: string; pieces: number; revenue: number }

export async function bestStyles(db: Db, { site, from, to, language }: GoodsSpan, most: number): Promise<GoodsRow[]> {
  const { rows } =
    await sql<GoodsRow>`select r.style_id, coalesce(${called('s.names', language)}, r.style_id) as name, sum(r.pieces)::int as pieces,
      sum(r.revenue)::bigint as revenue from report_styles r left join styles s on s.id = r.style_id
    where r.site = ${site} and r.day between ${from}::date and ${to}::date
    group by r.style_id, s.names order by revenue desc, r.style_id limit ${most}`.execute(db)
  return rows
}

/** Of what is there to be sold, what sells least. */
export async function worstStyles(db: Db, { site, from, to, language }: GoodsSpan, most: number) {
  const { rows } = await sql<{ style_id: string; name: string; pieces: number; on_hand: number }>`
    select s.id as style_id, ${called('s.names', language)} as name, coalesce(r.pieces, 0)::int as pieces, w.on_hand::int
    from (select c.style_id, sum(t.on_hand - t.held) as on_hand from stock t join site_locations l on l.location_id = t.location_id and l.site = ${site}
      join skus k on k.key = t.sku_key join colours c on c.id = k.colour_id group by c.style_id having sum(t.on_hand - t.held) > 0) w
    join styles s on s.id = w.style_id and s.status = 'active' and not s.is_gift_card
    join lateral (select from colours c join colour_prices p on p.colour_id = c.id and p.site = ${site}
      where c.style_id = s.id limit 1) sold on true
    left join (select style_id, sum(pieces) as pieces from report_styles where site = ${site}
      and day between ${from}::date and ${to}::date group by style_id) r on r.style_id = s.id
    order by coalesce(r.pieces, 0), w.on_hand desc, s.id limit ${most}`.execute(db)
  return rows
}

/** Of these at least, what lacks sizes is looked for. */
const MOST_SELLING = 200

/**
 * What sells and lacks sizes: sales that could have been. A missing size is reckoned to sell as well as the sizes of its style do on
 * average, those that sold out included.
 */
export async function missingSizes(db: Db, { site, from, to, language }: GoodsSpan, most: number) {
  const { rows } = await sql<{
    style_id: string
    name: string
    sizes: number
    missing: number
    pieces: number
    lost: number
    revenue: number
  }>`
    select r.style_id, ${called('s.names', language)} as name, z.sizes, z.missing, r.pieces, round(r.pieces::numeric * z.missing / z.sizes)::int as lost,
      round(r.revenue::numeric * z.missing / z.sizes)::bigint as revenue from (
      select style_id, sum(pieces)::int as pieces, sum(revenue)::bigint as revenue from report_styles where site = ${site}
        and day between ${from}::date and ${to}::date group by style_id having sum(pieces) > 0 order by 2 desc limit ${Math.max(most, MOST_SELLING)}) r
    join styles s on s.id = r.style_id and not s.is_gift_card
    join lateral (select count(*)::int as sizes, count(*) filter (where not exists (
        select from stock t join site_locations l on l.location_id = t.location_id and l.site = ${site}
        where t.sku_key = k.key and t.free > 0))::int as missing
      from skus k join colours c on c.id = k.colour_id
      where c.style_id = r.style_id and k.status = 'active') z on z.missing > 0
    order by 7 desc, r.style_id limit ${most}`.execute(db)
  return rows
}

export async function byCategory(db: Db, { site, from, to, language }: GoodsSpan, most: number) {
  const { rows } = await sql<{ name: string; pieces: number; revenue: number }>`
    select coalesce(${called('g.names', language)}, g.id::text) as name, sum(r.pieces)::int as pieces, sum(r.revenue)::bigint as revenue
    from report_styles r join lateral (select min(m.category_id) as id from category_styles m where m.style_id = r.style_id) f on true
    join categories g on g.id = f.id
    where r.site = ${site} and r.day between ${from}::date and ${to}::date
    group by 1 order by revenue desc, 1 limit ${most}`.execute(db)
  return rows
}
