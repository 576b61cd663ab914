import { sql } from 'kysely'
import { MOMENT_TYPE, MONEY, oneOf, text, type Row } from '#domain/bulk/cell-types.ts'
import { findSite, SITE_IDS } from '#domain/sites/sites.ts'
import { changesBetween } from '../../audit/changes-between.ts'
import type { Db } from '../../db/database.ts'
import type { Sites } from '../../desk/on-sites.ts'
import { asTable } from '../as-table.ts'
import { named, rowsOf, selected } from '../table-kind.queries.ts'
import type { Column, Kind, Meant, Problem } from '../kind.ts'
import { setPrices, type RegularPrice } from '../../prices/prices.service.ts'

const columns: readonly Column[] = [
  { name: 'product', column: 'product', type: text(40, /^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'CRN4T2BK'), required: true },
  { name: 'site', column: 'site', type: oneOf(...SITE_IDS), required: true },
  { name: 'from', column: 'starts_at', type: MOMENT_TYPE },
  { name: 'price', column: 'current', type: MONEY, cleared: null, toldEmpty: true },
  { name: 'original', column: 'original', type: MONEY, cleared: null },
  { name: 'price_current', column: 'null::integer', type: MONEY, cleared: null, toldEmpty: true, guards: 'price' },
]
const key = ['product', 'site', 'from'] as const
const keys = named(columns, key)

/** Prices of colours now and later, and what single SKUs cost instead. */
const all = (wanted: ReturnType<typeof asTable> | undefined) => {
  const on = (product: string, at: string) =>
    wanted
      ? sql`join ${wanted} on w.product = ${sql.raw(product)} and w.site = p.site and w."from" is not distinct from ${sql.raw(at)}`
      : sql``
  return sql`(
    select p.colour_id as product, p.site, null::timestamptz as starts_at,
        coalesce(p.regular_current, p.current) as current, coalesce(p.regular_original, p.original) as original
      from colour_prices p ${on('p.colour_id', 'null::timestamptz')}
    union all select p.colour_id, p.site, p.starts_at, p.current, p.original
      from coming_prices p ${on('p.colour_id', 'p.starts_at')}
    union all select k.sku, p.site, null, p.current, p.original
      from sku_prices p join skus k on k.key = p.sku_key ${on('k.sku', 'null::timestamptz')}) t`
}

async function read(db: Db, wanted: readonly Row[], { lock }: { lock: boolean }): Promise<Row[]> {
  const table = asTable(wanted, keys)
  if (lock)
    await sql`select from colour_prices p join ${table} on w.product = p.colour_id and w.site = p.site
      order by p.colour_id, p.site for no key update of p`.execute(db)
  const { rows } = await sql<Record<string, unknown>>`select ${selected(columns)} from ${all(table)}`.execute(db)
  return rowsOf(columns, rows)
}

async function page(db: Db, last: Row | undefined, limit: number, sites: Sites): Promise<Row[]> {
  const at = sql`coalesce(t.starts_at, '-infinity')`
  const behind = last
    ? sql`(t.product, t.site, ${at}) > (${last['product']}::text, ${last['site']}::text, coalesce(${last['from'] ?? null}::timestamptz, '-infinity'))`
    : sql`true`
  const { rows } = await sql<Record<string, unknown>>`select ${selected(columns)} from ${all(undefined)}
    where ${behind} and ${sites === 'all' ? sql`true` : sql`t.site = any(${[...sites]})`}
    order by t.product, t.site, ${at} limit ${limit}`.execute(db)
  return rowsOf(columns, rows)
}

/** What the product, or the colour of a SKU, costs: by itself, or as shoppers pay it while a list is on. */
export async function pricesNow(
  db: Db,
  rows: readonly Row[],
  which: 'regular' | 'paid',
): Promise<(number | undefined)[]> {
  const asked = JSON.stringify(rows.map(({ product, site }) => ({ product, site })))
  const { rows: found } = await sql<{ price: number | null }>`
    select ${which === 'paid' ? sql`p.current` : sql`coalesce(p.regular_current, p.current)`} as price
    from jsonb_array_elements(${asked}::jsonb) with ordinality w (row, at)
    left join skus k on k.sku = w.row->>'product'
    left join colour_prices p on p.colour_id = coalesce(k.colour_id, w.row->>'product') and p.site = w.row->>'site'
    order by w.at`.execute(db)
  return found.map(({ price }) => price ?? undefined)
}

async function coloursIn(db: Db, rows: readonly Meant[]): Promise<ReadonlySet<string>> {
  const asked = JSON.stringify(rows.map(({ row }) => row['product']))
  const { rows: found } = await sql<{ id: string }>`select id from colours
    where id in (select jsonb_array_elements_text(${asked}::jsonb))`.execute(db)
  return new Set(found.map(({ id }) => id))
}

function regularPrice(row: Row, colours: ReadonlySet<string>): RegularPrice[] {
  const { price, original, from } = row
  const productId = String(row['product'])
  const siteId = findSite(String(row['site']))?.id
  if (!siteId || !colours.has(productId) || typeof price !== 'number' || typeof original !== 'number') return []
  return [{ productId, siteId, price, original, ...(typeof from === 'string' && { from: new Date(from) }) }]
}

/** Each as if somebody had typed it. */
const told = (row: Row | undefined) => ({
  price: row?.['price'] ?? undefined,
  original: row?.['original'] ?? undefined,
  from: row?.['from'] ?? undefined,
})

const keepsHistory = (site: string) => findSite(site)?.features.historicBestPrice ?? false

export const prices: Kind = {
  columns,
  key,
  read,
  page,
  async replaced(db, rows) {
    const regular = await pricesNow(
      db,
      rows.map(({ row }) => row),
      'regular',
    )
    return rows.map(({ before }, at) => (typeof before?.['price'] === 'number' ? before['price'] : regular[at]))
  },
  told: rows =>
    rows.map(({ row, before }) => ({
      type: 'price',
      id: `${String(row['product'])} ${String(row['site'])}`,
      changes: changesBetween(told(before), told(row)),
    })),
  // What is not reduced stays so when its price changes, and what rises above what it was reduced from is not any more.
  completed(row, given, before) {
    const { price, original } = row
    if (typeof price !== 'number' || given['original'] !== undefined) return row
    const isReduced = typeof original === 'number' && original > price && original !== before?.['price']
    return isReduced ? row : { ...row, original: price }
  },
  async judge({ db, grants, now }, rows) {
    const products = JSON.stringify(rows.map(({ row }) => row['product']))
    const { rows: found } = await sql<{ colour: boolean; sku: boolean }>`
      select c.id is not null as colour, k.sku is not null as sku
      from jsonb_array_elements_text(${products}::jsonb) with ordinality w (product, at)
      left join colours c on c.id = w.product left join skus k on k.sku = w.product order by w.at`.execute(db)
    return rows.map(({ row }, at) => {
      const { price, original, from, site } = row
      const of = found[at]
      const wrong: Problem[] = []
      if (!of?.colour && !(of?.sku && (from ?? null) === null)) wrong.push(['unknown-reference', 'product'])
      if (!grants.can('prices.write', String(site))) wrong.push(['forbidden-site', 'site'])
      if (of?.colour && typeof price !== 'number') wrong.push(['missing', 'price'])
      if (typeof from === 'string' && new Date(from) <= now) wrong.push(['begins-in-the-past', 'from'])
      if (typeof original === 'number' && typeof price === 'number' && original < price)
        wrong.push(['original-below-price', 'original'])
      // The law of these sites compares with the lowest price of 30 days, and single SKUs keep no history of theirs.
      else if (
        of?.sku &&
        !of.colour &&
        typeof original === 'number' &&
        original !== price &&
        keepsHistory(String(site))
      )
        wrong.push(['no-history', 'original'])
      return wrong
    })
  },
  async write({ db, now }, rows) {
    const ids = await coloursIn(db, rows)
    const priced = rows.map(({ row }): Row => ({ ...row, original: row['original'] ?? row['price'] ?? null }))
    await setPrices(
      db,
      priced.flatMap(row => regularPrice(row, ids)),
      now,
    )
    const w = asTable(
      priced.filter(row => !ids.has(String(row['product']))),
      columns,
    )
    await sql`insert into sku_prices (sku_key, site, current, original)
      select k.key, w.site, w.price, w.original from ${w} join skus k on k.sku = w.product
      on conflict (sku_key, site) do update set current = excluded.current, original = excluded.original`.execute(db)
  },
  async remove({ db }, gone) {
    const w = asTable(gone, keys)
    await sql`delete from colour_prices p using ${w} where w."from" is null and p.colour_id = w.product and p.site = w.site`.execute(
      db,
    )
    await sql`delete from coming_prices p using ${w} where p.starts_at = w."from" and p.colour_id = w.product and p.site = w.site`.execute(
      db,
    )
    await sql`delete from sku_prices p using skus k, ${w} where k.key = p.sku_key and k.sku = w.product and p.site = w.site
      and not exists (select from colours c where c.id = w.product)`.execute(db)
    return [...gone]
  },
}
