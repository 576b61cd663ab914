import { sql } from 'kysely'
import type { CountState } from '#domain/stock/stock-words.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { calledInColour } from '../desk/called.ts'
import { locationOn, locationWithin } from '../desk/on-sites.ts'
import { placeName } from '../desk/place-name.ts'
import type { Reader } from './list.queries.ts'
import { unsentAt } from './unsent.queries.ts'

export type CountRow = {
  id: string
  location_id: number
  location: string
  name: string
  state: CountState
  created_at: Date
  place: string
  by: string | null
  pieces: number
  changeable: boolean
}

type Asked = Reader & {
  id?: string
  state?: CountState | undefined
  location?: number | undefined
  after?: readonly [at: string, id: string] | undefined
  limit: number
}

export async function listCounts(db: Db, asked: Asked): Promise<CountRow[]> {
  const conditions = [locationOn(asked.reads)]
  if (asked.id !== undefined) conditions.push(sql`c.id = ${asked.id}`)
  if (asked.state !== undefined) conditions.push(sql`c.state = ${asked.state}`)
  if (asked.location !== undefined) conditions.push(sql`c.location_id = ${asked.location}`)
  if (asked.after) conditions.push(sql`(c.created_at, c.id) < (${asked.after[0]}::timestamptz, ${asked.after[1]})`)
  const { rows } = await sql<CountRow>`
    select c.id, c.location_id, ${placeName('l')} as location, c.name, c.state, c.created_at, p.name as by, n.pieces,
      to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || c.id as place,
      ${locationWithin(asked.writes)} as changeable
    from stock_counts c join locations l on l.id = c.location_id left join staff p on p.id = c.created_by
    cross join lateral (select coalesce(sum(s.qty), 0)::integer as pieces from stock_count_scans s where s.count_id = c.id) n
    where ${sql.join(conditions, sql` and `)} order by c.created_at desc, c.id desc limit ${asked.limit}`.execute(db)
  return rows
}

export const insertCount = (db: Db, made: { id: string; location: number; name: string; staffId: string; now: Date }) =>
  db
    .insertInto('stock_counts')
    .values({
      id: made.id,
      location_id: made.location,
      name: made.name,
      created_at: made.now,
      created_by: made.staffId,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()

/** Many scan at once; who books it waits for them, and they for him. */
export const lockCount = (db: Db, id: string, way: 'to scan' | 'to end') =>
  sql`select from stock_counts where id = ${id} ${way === 'to scan' ? sql`for share` : sql`for update`}`.execute(db)

export type Scan = { id: string; code: string; qty: number }

/** Tells the codes that nothing has. What was sent before is left as it is. */
export async function insertScans(
  db: Db,
  { countId, location, staffId, now }: { countId: string; location: number; staffId: string; now: Date },
  scans: readonly Scan[],
): Promise<{ unknown: string[]; skus: string[] }> {
  const { rows } = await sql<{ code: string; sku: string | null }>`
    with sent as (
      select w.id, w.code, w.qty, k.key, k.sku from unnest(${scans.map(({ id }) => id)}::text[],
        ${scans.map(({ code }) => code)}::text[], ${scans.map(({ qty }) => qty)}::integer[]) as w (id, code, qty)
      left join lateral (select k.key, k.sku from skus k where k.sku = w.code or k.sku = upper(w.code)
        or k.upc = regexp_replace(w.code, '^0(?=\\d{12}$)', '') order by k.sku = w.code desc limit 1) k on true
    ), unsent as (${unsentAt(location, sql`select key from sent where key is not null`)}), kept as (
      insert into stock_count_scans (count_id, id, sku_key, qty, pieces, staff_id, at)
        select distinct on (n.id) ${countId}, n.id, n.key, n.qty, coalesce(s.on_hand - s.missing, 0) + coalesce(u.pieces, 0),
          ${staffId}, ${now}::timestamptz
        from sent n left join stock s on s.sku_key = n.key and s.location_id = ${location}
        left join unsent u on u.sku_key = n.key where n.key is not null
        on conflict do nothing
    )
    select code, sku from sent`.execute(db)
  return {
    unknown: [...new Set(rows.filter(({ sku }) => sku === null).map(({ code }) => code))],
    skus: [...new Set(rows.flatMap(({ sku }) => (sku === null ? [] : [sku])))],
  }
}

/** `moved`: its book changed between two scans, so nobody knows which of them it had seen. */
export type CountedRow = {
  sku: string
  name: string
  size: string
  counted: number
  expected: number
  held: number
  moved: boolean
}

/** Each size with what was counted, and what the books told of when it was scanned last. */
export async function readCounted(
  db: Db,
  count: CountRow,
  { language, skus }: { language: Language; skus?: readonly string[] },
): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select k.sku, ${calledInColour('y.names', 'c.names', language)} as name, k.size, n.qty::integer as counted, n.expected, n.moved, coalesce(s.held, 0) as held
    from (
      select sku_key, sum(qty) as qty, (array_agg(pieces order by at desc, id))[1] as expected, min(pieces) <> max(pieces) as moved, max(at) as at
      from stock_count_scans where count_id = ${count.id} group by sku_key having sum(qty) > 0
    ) n join skus k on k.key = n.sku_key join colours c on c.id = k.colour_id join styles y on y.id = c.style_id
    left join stock s on s.sku_key = n.sku_key and s.location_id = ${count.location_id}
    where ${skus ? sql`k.sku = any(${[...skus]})` : sql`true`} order by n.at desc, k.sku`.execute(db)
  return rows
}

const NOT_SCANNED = ({ id, location_id }: CountRow) => sql`from stock s join skus k on k.key = s.sku_key
  where s.location_id = ${location_id} and s.on_hand > s.missing
    and not exists (select from stock_count_scans c where c.count_id = ${id} and c.sku_key = s.sku_key)`

export async function countNotScanned(db: Db, count: CountRow): Promise<number> {
  const { rows } = await sql<{ skus: number }>`select count(*)::integer as skus ${NOT_SCANNED(count)}`.execute(db)
  return rows[0]?.skus ?? 0
}

/** Every shelf of the location, in the order everybody locks them: then nothing is sold until the count stands. */
export const lockLocation = (db: Db, location: number) =>
  sql`select from stock where location_id = ${location} order by sku_key for update`.execute(db)

export async function readNotScanned(db: Db, count: CountRow): Promise<{ sku: string; pieces: number }[]> {
  const { rows } = await sql<{ sku: string; pieces: number }>`
    select k.sku, s.on_hand - s.missing as pieces ${NOT_SCANNED(count)}`.execute(db)
  return rows
}

export const endCount = (db: Db, id: string, state: 'booked' | 'discarded', staffId: string, now: Date) =>
  sql`update stock_counts set state = ${state}, ended_at = ${now}, ended_by = ${staffId} where id = ${id}`.execute(db)
