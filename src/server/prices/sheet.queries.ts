import { sql } from 'kysely'
import type { Language, SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { containing } from '../db/like.ts'
import { called, eitherName } from '../desk/called.ts'

export type SheetRow = { id: string; name: string; color: string; place: string }
export type SheetPrice = {
  colour_id: string
  site: SiteId
  regular: number
  struck: number
  current: number
  list_id: string | null
  list_price: number | null
  historic_best: number | null
  cost: number | null
  coming: { from: string; price: number }[]
}

/** Colours in the order of their styles; of a list, those that are on it. */
export async function readSheet(
  db: Db,
  {
    q,
    list,
    after = '',
    limit,
    language,
  }: { q?: string; list?: string; after?: string; limit: number; language: Language },
): Promise<SheetRow[]> {
  const wanted =
    q === undefined
      ? sql`true`
      : sql`(s.id = upper(${q}) or c.id = upper(${q}) or ${eitherName('s.names', language)} ilike ${containing(q)}
          or ${eitherName('c.names', language)} ilike ${containing(q)})`
  const listed =
    list === undefined || q !== undefined
      ? sql`true`
      : sql`exists (select from price_list_rows r where r.list_id = ${list} and r.colour_id = c.id)`
  const { rows } = await sql<SheetRow>`
    select c.id, ${called('s.names', language)} as name, ${called('c.names', language)} as color, s.id || ' ' || c.id as place
    from colours c join styles s on s.id = c.style_id
    where s.id || ' ' || c.id > ${after} and ${wanted} and ${listed} order by 4 limit ${limit}`.execute(db)
  return rows
}

export async function readSheetPrices(
  db: Db,
  { ids, sites, list }: { ids: readonly string[]; sites: readonly SiteId[]; list?: string | undefined },
): Promise<SheetPrice[]> {
  const { rows } = await sql<SheetPrice>`
    select p.colour_id, p.site, coalesce(p.regular_current, p.current) as regular,
      coalesce(p.regular_original, p.original) as struck, p.current, p.list_id, r.price as list_price, p.historic_best, k.cost,
      coalesce((select json_agg(json_build_object('from', f.starts_at, 'price', f.current) order by f.starts_at)
        from coming_prices f where f.colour_id = p.colour_id and f.site = p.site), '[]') as coming
    from colour_prices p
    left join price_list_rows r on r.list_id = ${list ?? null}::text and r.colour_id = p.colour_id and r.site = p.site
    left join colour_costs k on k.colour_id = p.colour_id and k.site = p.site
    where p.colour_id = any(${[...ids]}) and p.site = any(${[...sites]}) order by p.colour_id, p.site`.execute(db)
  return rows
}

export type Known = {
  colour_id: string
  site: SiteId
  name: string
  regular: number
  struck: number
  cost: number | null
}

const pairs = (cells: readonly { productId: string; siteId: SiteId }[]) =>
  sql`unnest(${cells.map(({ productId }) => productId)}::text[], ${cells.map(({ siteId }) => siteId)}::text[]) as w (colour_id, site)`

/** What is known of these; with `lock` nobody else changes a price among them meanwhile. */
export async function readKnown(
  db: Db,
  cells: readonly { productId: string; siteId: SiteId }[],
  { language, lock = false }: { language: Language; lock?: boolean },
): Promise<Known[]> {
  if (lock)
    await sql`select from colour_prices p where (p.colour_id, p.site) in (select colour_id, site from ${pairs(cells)})
      order by p.colour_id, p.site for update`.execute(db)
  const { rows } = await sql<Known>`
    select distinct p.colour_id, p.site, ${called('s.names', language)} as name, coalesce(p.regular_current, p.current) as regular,
      coalesce(p.regular_original, p.original) as struck, k.cost
    from ${pairs(cells)} join colour_prices p using (colour_id, site)
    join colours c on c.id = p.colour_id join styles s on s.id = c.style_id
    left join colour_costs k on k.colour_id = p.colour_id and k.site = p.site`.execute(db)
  return rows
}

/** Those of these that are of a colour which has no price there. */
export async function readUnpriced(
  db: Db,
  cells: readonly { productId: string; siteId: SiteId }[],
): Promise<{ productId: string; siteId: SiteId }[]> {
  if (cells.length === 0) return []
  const { rows } = await sql<{ productId: string; siteId: SiteId }>`
    select distinct w.colour_id as "productId", w.site as "siteId" from ${pairs(cells)} join colours c on c.id = w.colour_id
    where not exists (select from colour_prices p where p.colour_id = w.colour_id and p.site = w.site)`.execute(db)
  return rows
}

export async function setCosts(
  db: Db,
  rows: readonly { productId: string; siteId: SiteId; cost: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into colour_costs (colour_id, site, cost)
    select distinct on (1, 2) w.colour_id, w.site, w.cost from unnest(${rows.map(({ productId }) => productId)}::text[],
      ${rows.map(({ siteId }) => siteId)}::text[], ${rows.map(({ cost }) => cost)}::integer[]) with ordinality
      as w (colour_id, site, cost, said) join colours c on c.id = w.colour_id order by 1, 2, w.said desc
    on conflict (colour_id, site) do update set cost = excluded.cost`.execute(db)
}

/** How many open carts and wish lists hold one of these. */
export async function countHolders(
  db: Db,
  cells: readonly { productId: string; siteId: SiteId }[],
  since: Date,
): Promise<{ carts: number; lists: number }> {
  const { rows } = await sql<{ carts: number; lists: number }>`
    with w as materialized (select distinct colour_id, site from ${pairs(cells)}),
      wanted as materialized (select k.sku, w.site from w join skus k on k.colour_id = w.colour_id)
    select (select count(*)::int from carts c where c.closed_at is null and c.units > 0 and c.updated_at > ${since}
        and c.site in (select site from w) and exists (select from jsonb_array_elements(c.state->'lines') l
          join wanted on wanted.sku = l->>'sku' and wanted.site = c.site)) as carts,
      (select count(distinct i.list_id)::int from list_items i where i.colour_id in (select colour_id from w)) as lists
    `.execute(db)
  return rows[0] ?? { carts: 0, lists: 0 }
}
