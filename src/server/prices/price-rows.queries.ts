import { sql } from 'kysely'
import type { Currency } from '#domain/money/money.ts'
import { SITE_IDS, SITES, type SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'

/** What a colour costs on a site, now or from a moment on. */
export type RegularPrice = {
  productId: string
  siteId: SiteId
  price: number
  original: number
  from?: Date | undefined
}
export type Priced = { productId: string; siteId: SiteId }

const CURRENCIES: Record<string, Currency> = Object.fromEntries(SITE_IDS.map(id => [id, SITES[id].currency]))
const currencyOfSite = sql`jsonb_each_text(${JSON.stringify(CURRENCIES)}::jsonb) as m (site, currency)`

const wanted = (rows: readonly RegularPrice[]) => sql`unnest(${rows.map(({ productId }) => productId)}::text[],
  ${rows.map(({ siteId }) => siteId)}::text[], ${rows.map(({ price }) => price)}::integer[],
  ${rows.map(({ original }) => original)}::integer[],
  ${rows.map(({ from }) => from ?? null)}::timestamptz[]) with ordinality
  as w (colour_id, site, current, original, starts_at, said)`

/**
 * While a list is on, its price stays, and the regular one to return to is another. What it strikes through follows only
 * downwards: nobody has paid a price that was raised meanwhile.
 */
const asRegular = sql`set
  current = case when p.list_id is null then excluded.current else p.current end,
  original = case when p.list_id is null then excluded.original else greatest(p.current, least(p.original, excluded.current)) end,
  regular_current = case when p.list_id is not null then excluded.current end,
  regular_original = case when p.list_id is not null then excluded.original end`

/** The last of each colour and site counts. */
export async function setRegular(db: Db, rows: readonly RegularPrice[]): Promise<Priced[]> {
  if (rows.length === 0) return []
  const { rows: set } = await sql<Priced>`
    insert into colour_prices as p (colour_id, site, currency, current, original)
    select distinct on (1, 2) w.colour_id, w.site, m.currency, w.current, w.original from ${wanted(rows)}
      join colours c on c.id = w.colour_id join ${currencyOfSite} on m.site = w.site order by 1, 2, w.said desc
    on conflict (colour_id, site) do update ${asRegular}
    returning p.colour_id as "productId", p.site as "siteId"`.execute(db)
  return set
}

export async function setComing(db: Db, rows: readonly RegularPrice[]): Promise<Priced[]> {
  if (rows.length === 0) return []
  const { rows: set } = await sql<Priced>`
    insert into coming_prices as p (colour_id, site, starts_at, current, original)
    select distinct on (1, 2, 3) w.colour_id, w.site, w.starts_at, w.current, w.original from ${wanted(rows)}
      join colours c on c.id = w.colour_id order by 1, 2, 3, w.said desc
    on conflict (colour_id, site, starts_at) do update set current = excluded.current, original = excluded.original
    returning p.colour_id as "productId", p.site as "siteId"`.execute(db)
  return set
}

/** Regular prices whose moment has come. */
export async function takeComing(db: Db, now: Date): Promise<void> {
  await sql`
    with due as (delete from coming_prices where starts_at <= ${now} returning *),
      latest as (select distinct on (colour_id, site) * from due order by colour_id, site, starts_at desc)
    insert into colour_prices as p (colour_id, site, currency, current, original)
    select l.colour_id, l.site, m.currency, l.current, l.original from latest l join ${currencyOfSite} using (site)
      order by 1, 2
    on conflict (colour_id, site) do update ${asRegular}`.execute(db)
}

/** Whoever settles lists or changes one does so alone, until the end of the transaction. */
export const lockLists = (db: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('price lists', 0))`.execute(db)

/**
 * Gives every colour the price of the list that is on, the one begun last, or its regular one. One after the other, so
 * that nobody lays a list over a price which somebody else has just ended. The time is read when it is our turn, and who
 * is behind all the same leaves the moment to come in `turns_at`, so that it is done again.
 */
export async function settleLists(db: Db, clock: () => Date): Promise<void> {
  await lockLists(db)
  const now = clock()
  await sql`update price_lists l set turns_at = t.at
    from (select id, case when starts_at > ${now} then starts_at when ends_at > ${now} then ends_at end as at from price_lists) t
    where t.id = l.id and t.at is distinct from l.turns_at`.execute(db)
  await sql`
    with running as materialized (
      select distinct on (r.colour_id, r.site) r.colour_id, r.site, r.list_id, r.price
      from price_lists l join price_list_rows r on r.list_id = l.id
      where l.starts_at <= ${now} and (l.ends_at is null or l.ends_at > ${now})
      order by r.colour_id, r.site, l.starts_at desc, l.id
    ), turned as materialized (
      select colour_id, site, r.list_id, r.price from running r join colour_prices p using (colour_id, site)
        where (r.list_id, r.price) is distinct from (p.list_id, p.current)
      union all
      select p.colour_id, p.site, null, null from colour_prices p left join running r using (colour_id, site)
        where p.list_id is not null and r.list_id is null
    ), locked as materialized (
      select p.colour_id, p.site, t.list_id, t.price, coalesce(p.regular_current, p.current) as regular,
        coalesce(p.regular_original, p.original) as struck, case when p.list_id is null then p.current else p.original end as paid
      from turned t join colour_prices p using (colour_id, site) order by p.colour_id, p.site for update of p
    )
    update colour_prices p set list_id = w.list_id, current = coalesce(w.price, w.regular),
      original = case when w.list_id is null then greatest(w.regular, w.struck) else greatest(w.price, w.paid) end,
      regular_current = case when w.list_id is not null then w.regular end,
      regular_original = case when w.list_id is not null then w.struck end
    from locked w where w.colour_id = p.colour_id and w.site = p.site`.execute(db)
}
