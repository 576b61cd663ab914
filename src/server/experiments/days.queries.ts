import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** The days of which something was touched since; without a moment, all. */
export async function touchedDays(db: Db, id: string, since: Date | undefined): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select distinct day::text from experiment_exposures
    where experiment_id = ${id} and touched_at >= ${since ?? '-infinity'}::timestamptz order by 1`.execute(db)
  return rows.map(({ day }) => day)
}

/** Makes these days anew from what visitors did: counting twice is not possible. */
export async function addUpDays(db: Db, id: string, days: readonly string[], mostSpent: number | null): Promise<void> {
  await sql`delete from experiment_days where experiment_id = ${id} and day = any(${[...days]}::date[])`.execute(db)
  await sql`insert into experiment_days
    with bought as (
      select l.visitor_key, count(*) as orders, sum(o.total - o.refunded) as revenue, sum(o.refunded) as refunds
      from experiment_orders l join orders o on o.number = l.order_number
      where l.experiment_id = ${id} and o.placed_at is not null and o.status <> 'cancelled' group by l.visitor_key
    ), each as (
      select e.day, e.variant_id, e.crossed, e.carted and not e.crossed as carted, e.clicked and not e.crossed as clicked,
        case when e.crossed then 0 else coalesce(b.orders, 0) end as orders,
        case when e.crossed then 0 else least(coalesce(b.revenue, 0), ${mostSpent}::bigint) end::double precision as revenue,
        case when e.crossed then 0 else least(coalesce(b.refunds, 0), ${mostSpent}::bigint) end::double precision as refunds
      from experiment_exposures e left join bought b using (visitor_key)
      where e.experiment_id = ${id} and e.day = any(${[...days]}::date[])
    )
    select ${id}, day, variant_id, count(*) filter (where not crossed), count(*) filter (where crossed),
      count(*) filter (where carted), count(*) filter (where clicked), count(*) filter (where orders > 0),
      sum(orders), sum(orders * orders), sum(revenue), sum(revenue * revenue),
      count(*) filter (where refunds > 0), sum(refunds), sum(refunds * refunds)
    from each group by day, variant_id`.execute(db)
}

/** What the buyer in the middle of all arms has spent, and how many buyers there are. */
export async function middleSpent(db: Db, id: string): Promise<{ buyers: number; middle: number | null }> {
  const { rows } = await sql<{ buyers: number; middle: number | null }>`
    select count(*)::int as buyers, percentile_cont(0.5) within group (order by spent) as middle from (
      select sum(o.total) as spent from experiment_orders l join orders o on o.number = l.order_number
        join experiment_exposures e using (experiment_id, visitor_key)
      where l.experiment_id = ${id} and not e.crossed and o.placed_at is not null and o.status <> 'cancelled'
      group by l.visitor_key) each`.execute(db)
  return rows[0] ?? { buyers: 0, middle: null }
}

/** Days of which nobody is left. */
export async function dropEmptyDays(db: Db, id: string): Promise<void> {
  await sql`delete from experiment_days d where experiment_id = ${id} and not exists (
    select from experiment_exposures e where e.experiment_id = d.experiment_id and e.day = d.day)`.execute(db)
}

export async function forgetVisitorsOf(db: Db, id: string, now: Date): Promise<void> {
  await sql`delete from experiment_exposures where experiment_id = ${id}`.execute(db)
  await sql`update experiments set salt = null, forgotten_at = ${now} where id = ${id}`.execute(db)
}

export type VariantSums = {
  experiment_id: string
  variant_id: string
  visitors: number
  crossed: number
  carts: number
  clicks: number
  buyers: number
  orders: number
  orders_squares: number
  revenue: number
  revenue_squares: number
  refunded: number
  refunds: number
  refunds_squares: number
}

const SUMS = sql`sum(visitors)::float8 as visitors, sum(crossed)::float8 as crossed,
  sum(carts)::float8 as carts, sum(clicks)::float8 as clicks, sum(buyers)::float8 as buyers,
  sum(orders)::float8 as orders, sum(orders_squares) as orders_squares, sum(revenue) as revenue,
  sum(revenue_squares) as revenue_squares, sum(refunded)::float8 as refunded, sum(refunds) as refunds,
  sum(refunds_squares) as refunds_squares`

export async function sumsOf(db: Db, ids: readonly string[]): Promise<VariantSums[]> {
  const { rows } = await sql<VariantSums>`select experiment_id, variant_id, ${SUMS}
    from experiment_days where experiment_id = any(${[...ids]}::text[]) group by experiment_id, variant_id`.execute(db)
  return rows
}

export type SumsOfDay = VariantSums & { readonly day: string }

/** By the day on which visitors saw it first, whenever they did the rest. */
export async function sumsByDay(db: Db, id: string): Promise<SumsOfDay[]> {
  const { rows } = await sql<SumsOfDay>`select experiment_id, variant_id, day::text, ${SUMS}
    from experiment_days where experiment_id = ${id} group by experiment_id, variant_id, day order by day`.execute(db)
  return rows
}

type OrdersPage = {
  readonly variantId: string
  readonly sites: readonly string[] | 'all'
  readonly after: string
  readonly limit: number
}

export async function ordersBehind(db: Db, id: string, { variantId, sites, after, limit }: OrdersPage) {
  const { rows } = await sql<{ number: string; site: string; placed_at: Date; total: number; currency: string }>`
    select o.number, o.site, o.placed_at, o.total, o.currency
    from experiment_orders l join experiment_exposures e using (experiment_id, visitor_key)
      join orders o on o.number = l.order_number
    where l.experiment_id = ${id} and e.variant_id = ${variantId} and not e.crossed
      and o.placed_at is not null and o.status <> 'cancelled' and o.number > ${after}
      and ${sites === 'all' ? sql`true` : sql`o.site = any(${[...sites]}::text[])`}
    order by o.number limit ${limit}`.execute(db)
  return rows
}
