import { sql } from 'kysely'
import { int, text, type Row, type Value } from '#domain/bulk/cell-types.ts'
import { arrayLiteral } from '../../db/array-literal.ts'
import type { Db } from '../../db/database.ts'
import { locationOn } from '../../desk/on-sites.ts'
import { asTable } from '../as-table.ts'
import { named, rowsOf, selected } from '../table-kind.queries.ts'
import { FINE, type Column, type Kind, type Meant, type Problem, type Writer } from '../kind.ts'

const PIECES = int(0, 10_000_000)
const columns: readonly Column[] = [
  { name: 'sku', column: 'k.sku', type: text(40, /^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'CRN4T2BK-090'), required: true },
  { name: 'location', column: 'location_id', type: int(1, 2_147_483_647), required: true },
  // What is missing is counted as gone: it is held by somebody, and taken off when they let go.
  { name: 'on_hand', column: '(t.on_hand - t.missing)', type: PIECES, required: true },
  { name: 'low_at', column: 'low_at', type: int(0, 30_000), fresh: 5 },
  { name: 'held', column: 'held', type: PIECES, readOnly: true },
  { name: 'on_hand_current', column: 'null::integer', type: PIECES, guards: 'on_hand' },
]
const key = ['sku', 'location'] as const
const keys = named(columns, key)
const wide = named(columns, ['sku', 'location', 'on_hand', 'low_at'])
const FROM = sql`stock t join skus k on k.key = t.sku_key`
const KEY = { name: 'key', type: { sql: 'integer' } }
const SHELF = sql`lateral (select ctid as place from stock where sku_key = w.key and location_id = w.location limit 1) shelf`

/** Each SKU once, however many shelves it has, and one by one: by itself, the database reads all that the shop has for each part of a file. */
async function keysOf(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<Value | undefined, number>> {
  const skus = [...new Set(rows.map(({ sku }) => sku))]
  const { rows: found } = await sql<{ sku: string; key: number }>`select w.sku, k.key
    from unnest(${arrayLiteral(skus)}::text[]) w (sku) cross join lateral (select key from skus where sku = w.sku limit 1) k`.execute(
    db,
  )
  return new Map(found.map(({ sku, key: of }) => [sku, of]))
}

/** Those whose SKU is known, with its key. */
async function keyed<T extends Row>(db: Db, rows: readonly T[]): Promise<(T & { key: number })[]> {
  const known = await keysOf(db, rows)
  return rows.flatMap(row => {
    const of = known.get(row['sku'])
    return of === undefined ? [] : [{ ...row, key: of }]
  })
}

/** The locations that rows name, and whether somebody may write there. */
async function placesOf(
  { db, grants }: Writer,
  rows: readonly Meant[],
): Promise<ReadonlyMap<Value | undefined, boolean>> {
  const { rows: found } = await sql<{ id: number; may: boolean }>`
    select l.id, coalesce(${locationOn(grants.sitesFor('stock.write'))}, false) as may
    from locations l where l.id = any(${[...new Set(rows.map(({ row }) => row['location']))]}::integer[])`.execute(db)
  return new Map(found.map(({ id, may }) => [id, may]))
}

export const stock: Kind = {
  columns,
  key,
  async read(db, wanted, { lock }) {
    const { rows } = await sql<Record<string, unknown>>`select ${selected(columns)}
      from (select w.sku, w.key, w.location from ${asTable(await keyed(db, wanted), [...keys, KEY])} order by w.key, w.location) k
      cross join lateral (select location_id, on_hand, missing, low_at, held from stock
        where sku_key = k.key and location_id = k.location limit 1
        ${lock ? sql`for no key update` : sql``}) t`.execute(db)
    return rowsOf(columns, rows)
  },
  async page(db, last, limit, sites) {
    const behind = last
      ? sql`(t.sku_key, t.location_id) > ((select key from skus where sku = ${last['sku']}), ${last['location']}::integer)`
      : sql`true`
    const { rows } = await sql<Record<string, unknown>>`select ${selected(columns)} from ${FROM}
      join locations l on l.id = t.location_id and ${locationOn(sites)}
      where ${behind} order by t.sku_key, t.location_id limit ${limit}`.execute(db)
    return rowsOf(columns, rows)
  },
  async judge(writer, rows) {
    const known = await keysOf(
      writer.db,
      rows.map(({ row }) => row),
    )
    const places = await placesOf(writer, rows)
    return rows.map(({ row: { sku, location } }) => {
      const may = places.get(location)
      if (may && known.has(sku)) return FINE
      const wrong: Problem[] = known.has(sku) ? [] : [['unknown-reference', 'sku']]
      if (!may) wrong.push([may === undefined ? 'unknown-reference' : 'forbidden-site', 'location'])
      return wrong
    })
  },
  write: (writer, rows) => namedInBook(writer, () => writeShelves(writer, rows)),
  remove: (writer, gone) => namedInBook(writer, () => removeShelves(writer, gone)),
}

/** Shelves that come and go enter their book by themselves: with who did it, and by which file. */
async function namedInBook<T>({ db, source }: Writer, work: () => Promise<T>): Promise<T> {
  const named = (by: string) => sql`select set_config('cairn.book_source', ${by}, true)`.execute(db)
  await named(JSON.stringify({ staff_id: source.staffId, reference: source.reference, note: source.note }))
  const done = await work()
  await named('')
  return done
}

async function writeShelves(writer: Writer, rows: readonly Meant[]): Promise<void> {
  const fresh = rows.filter(({ before }) => !before)
  const changed = rows.filter(({ before }) => before)
  if (fresh.length > 0) await addShelves(writer, fresh)
  if (changed.length > 0) await changeShelves(writer, changed)
}

/** Their book begins by itself. One that somebody else made at this moment is refused: its book would lack what it had. */
async function addShelves({ db }: Writer, rows: readonly Meant[]): Promise<void> {
  const fresh = await keyed(
    db,
    rows.map(({ row }) => row),
  )
  await sql`insert into stock (sku_key, location_id, on_hand, low_at)
    select w.key, w.location, w.on_hand, w.low_at from ${asTable(fresh, [...wide, KEY])} order by 1, 2`.execute(db)
}

/** What shoppers hold stays theirs, whatever was counted. What was there before is locked since it was read. */
async function changeShelves({ db, now, source }: Writer, rows: readonly Meant[]): Promise<void> {
  const changed = await keyed(
    db,
    rows.map(({ row, before }) => ({ ...row, was: before?.['on_hand'] ?? null })),
  )
  const w = asTable(changed, [...wide, KEY, { name: 'was', type: { sql: 'integer' } }])
  await sql`
    with changed as (
      update stock t set on_hand = greatest(t.held, w.on_hand), missing = greatest(t.held - w.on_hand, 0), low_at = w.low_at
        from ${w} cross join ${SHELF} where t.ctid = shelf.place
        returning t.sku_key, t.location_id, t.on_hand - t.missing as pieces, w.was
    )
    insert into stock_movements (at, sku_key, location_id, kind, change, pieces, staff_id, reference, note)
      select ${now}, sku_key, location_id, 'import', pieces - was, pieces, ${source.staffId}, ${source.reference ?? null},
        ${source.note ?? null} from changed where pieces <> was`.execute(db)
}

async function removeShelves({ db }: Writer, gone: readonly Row[]): Promise<Row[]> {
  const { rows } = await sql<
    Record<string, unknown>
  >`delete from stock t using ${asTable(await keyed(db, gone), [...keys, KEY])}
    where t.sku_key = w.key and t.location_id = w.location and t.held = 0 and t.missing = 0
    returning w.sku, w.location`.execute(db)
  return rowsOf(keys, rows)
}
