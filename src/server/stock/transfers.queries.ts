import { sql, type RawBuilder } from 'kysely'
import type { ShortReason, TransferState } from '#domain/stock/stock-words.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { calledInColour } from '../desk/called.ts'
import { locationOn, locationWithin } from '../desk/on-sites.ts'
import { placeName } from '../desk/place-name.ts'
import type { Reader } from './list.queries.ts'
import { pieces } from './pieces.ts'

export type TransferRow = {
  id: string
  from_location: number
  from_name: string
  to_location: number
  to_name: string
  state: TransferState
  note: string
  expected_on: string | null
  created_at: Date
  place: string
  pieces: number
  received: number | null
  short_reason: ShortReason | null
  sendable: boolean
  receivable: boolean
}

type Asked = Reader & {
  id?: string
  state?: TransferState | undefined
  location?: number | undefined
  after?: readonly [at: string, id: string] | undefined
  limit: number
}

/** Whoever sees one of the two ends sees it. */
export async function listTransfers(db: Db, asked: Asked): Promise<TransferRow[]> {
  const end = (column: string, permitted: RawBuilder<boolean>) =>
    sql`exists (select from locations l where l.id = ${sql.ref(column)} and ${permitted})`
  const [seen, changeable] = [locationOn(asked.reads), locationWithin(asked.writes)]
  const conditions = [sql`(${end('t.from_location', seen)} or ${end('t.to_location', seen)})`]
  if (asked.id !== undefined) conditions.push(sql`t.id = ${asked.id}`)
  if (asked.state !== undefined) conditions.push(sql`t.state = ${asked.state}`)
  if (asked.location !== undefined) conditions.push(sql`${asked.location} in (t.from_location, t.to_location)`)
  if (asked.after) conditions.push(sql`(t.created_at, t.id) < (${asked.after[0]}::timestamptz, ${asked.after[1]})`)
  const { rows } = await sql<TransferRow>`
    select t.id, t.from_location, ${placeName('a')} as from_name, t.to_location, ${placeName('b')} as to_name, t.state, t.note, t.expected_on::text,
      t.created_at, to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || t.id as place,
      n.pieces, n.received, t.short_reason, ${end('t.from_location', changeable)} as sendable,
      ${end('t.to_location', changeable)} as receivable
    from stock_transfers t join locations a on a.id = t.from_location join locations b on b.id = t.to_location
    cross join lateral (select coalesce(sum(i.qty), 0)::integer as pieces, sum(i.received)::integer as received
      from stock_transfer_lines i where i.transfer_id = t.id) n
    where ${sql.join(conditions, sql` and `)} order by t.created_at desc, t.id desc limit ${asked.limit}`.execute(db)
  return rows
}

export type TransferLine = { sku: string; name: string; size: string; qty: number; received: number | null }

export async function linesOfTransfer(db: Db, id: string, language: Language): Promise<TransferLine[]> {
  const { rows } = await sql<TransferLine>`
    select k.sku, ${calledInColour('s.names', 'c.names', language)} as name, k.size, i.qty, i.received from stock_transfer_lines i
    join skus k on k.key = i.sku_key join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
    where i.transfer_id = ${id} order by k.sku`.execute(db)
  return rows
}

/** Two who send or take in one transfer come one after the other. */
export const lockTransfer = (db: Db, id: string) =>
  sql`select from stock_transfers where id = ${id} for update`.execute(db)

type NewTransfer = {
  id: string
  from: number
  to: number
  note: string
  expectedOn: string | undefined
  staffId: string
  now: Date
  lines: readonly { sku: string; qty: number }[]
}

export async function insertTransfer(db: Db, made: NewTransfer): Promise<void> {
  const { id, from, to, note, expectedOn, staffId, now, lines } = made
  await sql`insert into stock_transfers (id, from_location, to_location, note, expected_on, created_at, created_by)
    values (${id}, ${from}, ${to}, ${note}, ${expectedOn ?? null}::date, ${now}, ${staffId})`.execute(db)
  await sql`insert into stock_transfer_lines (transfer_id, sku_key, qty)
    select ${id}, k.key, w.qty from ${pieces(lines)} join skus k on k.sku = w.sku`.execute(db)
}

export async function noteArrived(db: Db, id: string, lines: readonly { sku: string; qty: number }[]): Promise<void> {
  await sql`update stock_transfer_lines i set received = w.qty from ${pieces(lines)}
    join skus k on k.sku = w.sku where i.transfer_id = ${id} and i.sku_key = k.key`.execute(db)
}

export const markSent = (db: Db, id: string, now: Date) =>
  sql`update stock_transfers set state = 'sent', sent_at = ${now} where id = ${id}`.execute(db)

export const markReceived = (db: Db, id: string, now: Date, reason: ShortReason | undefined) =>
  sql`update stock_transfers set state = 'received', received_at = ${now}, short_reason = ${reason ?? null} where id = ${id}`.execute(
    db,
  )

export const markCancelled = (db: Db, id: string) =>
  sql`update stock_transfers set state = 'cancelled' where id = ${id}`.execute(db)
