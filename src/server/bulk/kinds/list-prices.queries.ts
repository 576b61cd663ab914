import { sql } from 'kysely'
import { MOMENT_TYPE, MONEY, oneOf, text, type Row } from '#domain/bulk/cell-types.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import type { Db } from '../../db/database.ts'
import { onSites } from '../../desk/on-sites.ts'
import { openLists, settleOpenLists } from '../../prices/prices.service.ts'
import { asTable } from '../as-table.ts'
import type { Column, Kind, Problem } from '../kind.ts'
import { named, rowsOf, selected } from '../table-kind.queries.ts'
import { pricesNow } from './prices.queries.ts'

const columns: readonly Column[] = [
  { name: 'list', column: 't.list_id', type: text(44, /^prl_[0-9a-z]{4,40}$/, 'prl_7f3q9k2m'), required: true },
  { name: 'product', column: 't.colour_id', type: text(8, /^[A-Z0-9]{8}$/, 'CRN4T2BK'), required: true },
  { name: 'site', column: 't.site', type: oneOf(...SITE_IDS), required: true },
  { name: 'price', column: 't.price', type: MONEY, required: true },
  { name: 'price_current', column: 'null::integer', type: MONEY, guards: 'price' },
  { name: 'name', column: 'l.name', type: text(200), readOnly: true },
  { name: 'from', column: 'l.starts_at', type: MOMENT_TYPE, readOnly: true },
  { name: 'to', column: 'l.ends_at', type: MOMENT_TYPE, readOnly: true },
]
const key = ['list', 'product', 'site'] as const
const keys = named(columns, key)
const FROM = sql`price_list_rows t join price_lists l on l.id = t.list_id`
const MATCHING = sql`t.list_id = w.list and t.colour_id = w.product and t.site = w.site`
const ORDER = sql`t.list_id, t.colour_id, t.site`

type Asked = { sites: string[] | null; over: boolean; on_list: boolean; priced: boolean }

async function ask(db: Db, rows: readonly Row[], now: Date): Promise<Asked[]> {
  const { rows: found } = await sql<Asked>`select l.sites, coalesce(l.ends_at <= ${now}, false) as over,
      coalesce(w.site = any (l.sites), false) as on_list, p.colour_id is not null as priced
    from unnest(${rows.map(({ list }) => list)}::text[], ${rows.map(({ product }) => product)}::text[],
      ${rows.map(({ site }) => site)}::text[]) with ordinality w (list, product, site, at)
    left join price_lists l on l.id = w.list
    left join colour_prices p on p.colour_id = w.product and p.site = w.site order by w.at`.execute(db)
  return found
}

const further = (to: number, ...from: readonly (number | undefined)[]): number | undefined =>
  from
    .flatMap(each => each ?? [])
    .toSorted((a, b) => Math.abs(to - b) / Math.max(1, b) - Math.abs(to - a) / Math.max(1, a))[0]

/** What products cost while a list is on. When it begins and ends is said in the price room. */
export const listPrices: Kind = {
  columns,
  key,
  // What the list said before is paid by nobody unless it is on. Of what is paid now and what will be without it, the larger move counts.
  async replaced(db, rows) {
    const asked = rows.map(({ row }) => row)
    const [paid, regular] = [await pricesNow(db, asked, 'paid'), await pricesNow(db, asked, 'regular')]
    return asked.map((row, at) => further(Number(row['price']), paid[at], regular[at]))
  },
  async read(db, wanted, { lock }) {
    if (lock) await openLists(db)
    const { rows } = await sql<Record<string, unknown>>`select ${selected(columns)} from ${FROM}
      join ${asTable(wanted, keys)} on ${MATCHING} order by ${ORDER} ${lock ? sql`for no key update of t` : sql``}`.execute(
      db,
    )
    return rowsOf(columns, rows)
  },
  async page(db, last, limit, sites) {
    const behind = last ? sql`(${ORDER}) > (${last['list']}, ${last['product']}, ${last['site']})` : sql`true`
    const { rows } = await sql<Record<string, unknown>>`select ${selected(columns)} from ${FROM}
      where ${behind} and ${onSites('t.site', sites)} order by ${ORDER} limit ${limit}`.execute(db)
    return rowsOf(columns, rows)
  },
  async judge({ db, grants, now }, rows) {
    const found = await ask(
      db,
      rows.map(({ row }) => row),
      now,
    )
    return found.map(({ sites, over, on_list, priced }, at) => {
      const wrong: Problem[] = []
      if (!sites) wrong.push(['unknown-reference', 'list'])
      else if (!sites.every(site => grants.can('prices.write', site))) wrong.push(['forbidden-site', 'list'])
      else if (!on_list) wrong.push(['unknown-reference', 'site'])
      if (over) wrong.push(['closed', 'list'])
      if (!priced && (on_list || !sites)) wrong.push(['unknown-reference', 'product'])
      if (rows[at]?.row['price'] === 0) wrong.push(['unreadable', 'price'])
      return wrong
    })
  },
  told: rows =>
    rows.map(({ row, before }) => ({
      type: 'price',
      id: `${String(row['product'])} ${String(row['site'])}`,
      changes: [{ field: `list ${String(row['list'])}`, before: before?.['price'], after: row['price'] }],
    })),
  settle: ({ db, now }) => settleOpenLists(db, () => now),
  async write({ db }, rows) {
    const w = asTable(
      rows.map(({ row }) => row),
      named(columns, [...key, 'price']),
    )
    await sql`insert into price_list_rows (list_id, colour_id, site, price)
      select w.list, w.product, w.site, w.price from ${w} order by 1, 2, 3
      on conflict (list_id, colour_id, site) do update set price = excluded.price`.execute(db)
  },
  async remove({ db }, gone) {
    const { rows } = await sql<Record<string, unknown>>`delete from price_list_rows t using ${asTable(gone, keys)}
      where ${MATCHING} returning w.list, w.product, w.site`.execute(db)
    return rowsOf(keys, rows)
  },
}
