import { sql } from 'kysely'
import type { DeliveryState } from '#domain/stock/stock-words.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { calledInColour } from '../desk/called.ts'
import { locationOn, locationWithin } from '../desk/on-sites.ts'
import { placeName } from '../desk/place-name.ts'
import type { Reader } from './list.queries.ts'
import { pieces } from './pieces.ts'

export type DeliveryRow = {
  id: string
  location_id: number
  location: string
  reference: string
  expected_on: string
  state: DeliveryState
  expected: number
  received: number
  changeable: boolean
}

type Asked = Reader & {
  id?: string
  state?: DeliveryState | undefined
  location?: number | undefined
  after?: readonly [day: string, id: string] | undefined
  limit: number
}

export async function listDeliveries(db: Db, asked: Asked): Promise<DeliveryRow[]> {
  const conditions = [locationOn(asked.reads)]
  if (asked.id !== undefined) conditions.push(sql`d.id = ${asked.id}`)
  if (asked.state !== undefined) conditions.push(sql`d.state = ${asked.state}`)
  if (asked.location !== undefined) conditions.push(sql`d.location_id = ${asked.location}`)
  if (asked.after) conditions.push(sql`(d.expected_on, d.id) > (${asked.after[0]}::date, ${asked.after[1]})`)
  const { rows } = await sql<DeliveryRow>`
    select d.id, d.location_id, ${placeName('l')} as location, d.reference, d.expected_on::text, d.state, n.expected, n.received,
      ${locationWithin(asked.writes)} as changeable
    from stock_deliveries d join locations l on l.id = d.location_id
    cross join lateral (select coalesce(sum(i.expected), 0)::integer as expected, coalesce(sum(i.received), 0)::integer as received
      from stock_delivery_lines i where i.delivery_id = d.id) n
    where ${sql.join(conditions, sql` and `)} order by d.expected_on, d.id limit ${asked.limit}`.execute(db)
  return rows
}

export type DeliveryLine = { sku: string; name: string; size: string; expected: number; received: number }

export async function linesOfDelivery(db: Db, id: string, language: Language): Promise<DeliveryLine[]> {
  const { rows } = await sql<DeliveryLine>`
    select k.sku, ${calledInColour('s.names', 'c.names', language)} as name, k.size, i.expected, i.received from stock_delivery_lines i
    join skus k on k.key = i.sku_key join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
    where i.delivery_id = ${id} order by k.sku`.execute(db)
  return rows
}

/** Two who take in one delivery come one after the other. */
export const lockDelivery = (db: Db, id: string) =>
  sql`select from stock_deliveries where id = ${id} for update`.execute(db)

type NewDelivery = {
  id: string
  location: number
  reference: string
  expectedOn: string
  staffId: string
  now: Date
  lines: readonly { sku: string; qty: number }[]
}

export async function insertDelivery(
  db: Db,
  { id, location, reference, expectedOn, staffId, now, lines }: NewDelivery,
) {
  await sql`insert into stock_deliveries (id, location_id, reference, expected_on, created_at, created_by)
    values (${id}, ${location}, ${reference}, ${expectedOn}::date, ${now}, ${staffId})`.execute(db)
  await sql`insert into stock_delivery_lines (delivery_id, sku_key, expected)
    select ${id}, k.key, w.qty from ${pieces(lines)} join skus k on k.sku = w.sku`.execute(db)
}

export async function noteReceived(db: Db, id: string, lines: readonly { sku: string; qty: number }[]) {
  await sql`update stock_delivery_lines i set received = i.received + w.qty from ${pieces(lines)}
    join skus k on k.sku = w.sku where i.delivery_id = ${id} and i.sku_key = k.key`.execute(db)
}

export const closeDelivery = (db: Db, id: string) =>
  sql`update stock_deliveries set state = 'closed' where id = ${id}`.execute(db)

/** SKUs that nothing has. */
export async function unknownSkus(db: Db, skus: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`select w.sku from unnest(${[...skus]}::text[]) as w (sku)
    where not exists (select from skus k where k.sku = w.sku) order by 1`.execute(db)
  return rows.map(({ sku }) => sku)
}
