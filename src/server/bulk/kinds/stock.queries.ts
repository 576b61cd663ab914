import { sql } from 'kysely'
import { int, text } from '#domain/bulk/cell-types.ts'
import { locationOn } from '../../desk/on-sites.ts'
import { asTable, named, rowsOf, selected } from '../table-kind.queries.ts'
import { RowsRefused, type Column, type Kind } from '../kind.ts'

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

export const stock: Kind = {
  columns,
  key,
  async read(db, wanted, { lock }) {
    const { rows } = await sql<Record<string, unknown>>`select ${selected(columns)} from ${FROM}
      join ${asTable(wanted, keys)} on w.sku = k.sku and w.location = t.location_id
      order by t.sku_key, t.location_id ${lock ? sql`for no key update of t` : sql``}`.execute(db)
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
  async judge({ db, grants }, rows) {
    const asked = rows.map(({ row }) => ({ sku: row['sku'], location: row['location'] }))
    const { rows: found } = await sql<{ known: boolean; place: boolean; may: boolean }>`
      select k.key is not null as known, l.id is not null as place, coalesce(${locationOn(grants.sitesFor('stock.write'))}, false) as may
      from jsonb_array_elements(${JSON.stringify(asked)}::jsonb) with ordinality w (row, at)
      left join skus k on k.sku = w.row->>'sku' left join locations l on l.id = (w.row->>'location')::integer
      order by w.at`.execute(db)
    return found.map(({ known, place, may }) => {
      if (!known) return ['unknown-reference', 'sku'] as const
      if (!place) return ['unknown-reference', 'location'] as const
      return may ? undefined : (['forbidden-site', 'location'] as const)
    })
  },
  // What shoppers hold stays theirs, whatever was counted.
  async write({ db, now }, rows) {
    const { rows: unseen } = await sql`
      with wanted as materialized (
        select k.key, w.location, w.on_hand, w.low_at from ${asTable(
          rows.map(({ row }) => row),
          wide,
        )} join skus k on k.sku = w.sku
      ), was as materialized (
        select t.sku_key, t.location_id, t.on_hand - t.missing as pieces from stock t
        join wanted w on w.key = t.sku_key and w.location = t.location_id
      ), written as (
        insert into stock as t (sku_key, location_id, on_hand, low_at)
          select key, location, on_hand, low_at from wanted order by 1, 2
          on conflict (sku_key, location_id) do update set on_hand = greatest(t.held, excluded.on_hand),
            missing = greatest(t.held - excluded.on_hand, 0), low_at = excluded.low_at
          returning t.sku_key, t.location_id, t.on_hand - t.missing as pieces, t.xmax = 0 as fresh
      ), booked as (
        insert into stock_movements (at, sku_key, location_id, kind, change, pieces)
          select ${now}, n.sku_key, n.location_id, 'import', n.pieces - was.pieces, n.pieces from written n
          join was using (sku_key, location_id) where n.pieces <> was.pieces
      )
      select from written n left join was using (sku_key, location_id) where was.pieces is null and not n.fresh`.execute(
      db,
    )
    // A shelf that somebody else made at this moment: its book would lack what it had.
    if (unseen.length > 0) throw new RowsRefused()
  },
  async remove(db, gone) {
    const { rows } = await sql<Record<string, unknown>>`delete from stock t using skus k, ${asTable(gone, keys)}
      where k.sku = w.sku and t.sku_key = k.key and t.location_id = w.location and t.held = 0 and t.missing = 0
      returning w.sku, w.location`.execute(db)
    return rowsOf(keys, rows)
  },
}
