import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { locationOn, type Sites } from '../desk/on-sites.ts'
import { placeName } from '../desk/place-name.ts'

export type MovementRow = {
  at: Date
  /** To the microsecond, and what tells two of one moment apart. */
  place: string
  kind: string
  location_id: number
  location: string
  change: number
  pieces: number | null
  reference: string | null
  by: string | null
  note: string | null
}

type Asked = {
  sku: string
  key: number
  location?: number | undefined
  after: readonly [at: string, name: string] | undefined
  limit: number
  sites: Sites
}

const START = ['9999-12-31T00:00:00Z', ''] as const

/**
 * The book of a size. What orders took is read from the orders themselves, found by the words they are found by: nothing is
 * written here when one is placed.
 */
export async function readMovements(
  db: Db,
  { sku, key, location, after, limit, sites }: Asked,
): Promise<MovementRow[]> {
  const [at, name] = after ?? START
  const here = (column: string) => (location === undefined ? sql`true` : sql`${sql.ref(column)} = ${location}`)
  const { rows } = await sql<MovementRow>`
    with entries as (
      (select m.at, 'm' || lpad(m.id::text, 19, '0') as name, m.kind, m.location_id, m.change, m.pieces, m.reference,
          m.staff_id, m.note
        from stock_movements m join locations l on l.id = m.location_id and ${locationOn(sites)}
        where m.sku_key = ${key} and ${here('m.location_id')}
          and (m.at, 'm' || lpad(m.id::text, 19, '0')) < (${at}::timestamptz, ${name})
        order by m.at desc, m.id desc limit ${limit})
      union all
      (select w.placed_at, 'o' || o.order_number || o.location_id, 'order', o.location_id, -o.qty, null, o.order_number, null, null
        from order_words w join order_stock o on o.order_number = w.order_number and o.sku_key = ${key}
        join locations l on l.id = o.location_id and ${locationOn(sites)}
        where w.kind = 'sku' and w.word = plain_word(${sku}) and w.placed_at <= ${at}::timestamptz and ${here('o.location_id')}
          and (w.placed_at, 'o' || o.order_number || o.location_id) < (${at}::timestamptz, ${name})
        order by w.placed_at desc, 2 desc limit ${limit})
    )
    select e.at, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || e.name as place, e.kind, e.location_id,
      ${placeName('l')} as location, e.change, e.pieces, e.reference, s.name as by, e.note
    from entries e join locations l on l.id = e.location_id left join staff s on s.id = e.staff_id
    order by e.at desc, e.name desc limit ${limit}`.execute(db)
  return rows
}
