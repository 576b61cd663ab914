import { sql } from 'kysely'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import type { PageAfter } from '../desk/page-by-id.ts'

export type PriceList = {
  id: string
  name: string
  sites: SiteId[]
  starts_at: Date
  ends_at: Date | null
  rows: number
}
export type ListRow = { productId: string; siteId: SiteId; price: number | null }

const columns = sql`l.id, l.name, l.sites, l.starts_at, l.ends_at,
  (select count(*)::int from price_list_rows r where r.list_id = l.id) as rows`

/** What is on and what comes, then the latest that are over. */
export async function findLists(db: Db, sites: readonly SiteId[], { after, limit }: PageAfter): Promise<PriceList[]> {
  const { rows } = await sql<PriceList>`select ${columns} from price_lists l where l.sites && ${[...sites]}::text[]
    and (${after ?? null}::text is null or (l.turns_at is not null, l.starts_at, l.id)
      < (select c.turns_at is not null, c.starts_at, c.id from price_lists c where c.id = ${after ?? null}))
    order by (l.turns_at is not null) desc, l.starts_at desc, l.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findList(db: Db, id: string): Promise<PriceList | undefined> {
  const { rows } = await sql<PriceList>`select ${columns} from price_lists l where l.id = ${id}`.execute(db)
  return rows[0]
}

export const insertList = (
  db: Db,
  { id, name, sites, starts_at, ends_at }: Omit<PriceList, 'rows'>,
  now: Date,
): Promise<unknown> =>
  db
    .insertInto('price_lists')
    .values({ id, name, sites, starts_at, ends_at, turns_at: starts_at, created_at: now })
    .execute()

export const updateList = (
  db: Db,
  id: string,
  list: Pick<PriceList, 'name' | 'starts_at' | 'ends_at'> & { turns_at: Date | null },
): Promise<unknown> => db.updateTable('price_lists').set(list).where('id', '=', id).execute()

export const deleteList = (db: Db, id: string): Promise<unknown> =>
  db.deleteFrom('price_lists').where('id', '=', id).execute()

export async function rowsOf(db: Db, id: string, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; price: number }>`select colour_id || ' ' || site as name, price
    from price_list_rows where list_id = ${id} and colour_id = any(${[...ids]})`.execute(db)
  return new Map(rows.map(({ name, price }) => [name, price]))
}

export async function writeRows(db: Db, id: string, rows: readonly ListRow[]): Promise<void> {
  const wanted = sql`unnest(${rows.map(({ productId }) => productId)}::text[], ${rows.map(({ siteId }) => siteId)}::text[],
    ${rows.map(({ price }) => price)}::integer[]) as w (colour_id, site, price)`
  await sql`delete from price_list_rows r using ${wanted}
    where r.list_id = ${id} and r.colour_id = w.colour_id and r.site = w.site and w.price is null`.execute(db)
  await sql`insert into price_list_rows (list_id, colour_id, site, price)
    select ${id}, w.colour_id, w.site, w.price from ${wanted} where w.price is not null
    on conflict (list_id, colour_id, site) do update set price = excluded.price`.execute(db)
}
