import { sql } from 'kysely'
import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'
import { CONDITIONS } from '#domain/orders/piece-conditions.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { RETURN_STATES } from '#contract/staff/orders/order-words.ts'
import type { Db } from '../db/database.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'

const Piece = z.object({
  itemId: z.string(),
  condition: z.enum(CONDITIONS),
  refund: z.boolean(),
  refundPercent: z.int().optional(),
})
export type FoundPiece = z.output<typeof Piece>

const Row = z.object({
  number: z.string(),
  order_number: z.string(),
  site: z.enum(SITE_IDS),
  currency: z.enum(CURRENCIES),
  status: z.enum(RETURN_STATES),
  kind: z.enum(['return', 'withdrawal']),
  refund: z.int(),
  exchange_line: z.string().nullable(),
  comment: z.string().nullable(),
  items: z.array(z.object({ itemId: z.string(), skuKey: z.int(), qty: z.int(), reason: z.string().optional() })),
  created_at: z.date(),
  received: z.array(Piece).nullable(),
  received_at: z.date().nullable(),
  received_by: z.string().nullable(),
  refused_reason: z.string().nullable(),
})
export type DeskReturn = z.output<typeof Row>

const COLUMNS =
  sql.raw(`r.number, r.order_number, o.site, o.currency, r.status, r.kind, r.refund, r.exchange_line, r.comment, r.items,
  r.created_at, r.received, r.received_at, r.received_by, r.refused_reason`)

type Place = { readonly createdAt: Date; readonly number: string }
export type ReturnFilter = {
  readonly sites: 'all' | readonly string[]
  readonly state?: string | undefined
  readonly q?: string | undefined
  /** Exchanges that were announced before. */
  readonly lateSince?: Date | undefined
  readonly after?: Place | undefined
  readonly limit: number
}

export async function listDeskReturns(
  db: Db,
  { sites, state, q, lateSince, after, limit }: ReturnFilter,
  log: Log,
): Promise<{ rows: DeskReturn[]; next: Place | undefined }> {
  const conditions = [sql`true`]
  if (sites !== 'all') conditions.push(sql`o.site = any(${[...sites]})`)
  if (state !== undefined) conditions.push(sql`r.status = ${state}`)
  if (lateSince)
    conditions.push(sql`r.exchange_line is not null and r.status = 'return-requested' and r.created_at < ${lateSince}`)
  if (q !== undefined) conditions.push(sql`(r.number = ${q} or r.order_number = ${q})`)
  if (after) conditions.push(sql`(r.created_at, r.number) > (${after.createdAt}, ${after.number})`)
  const { rows } = await sql<{
    created_at: Date
    number: string
  }>`select ${COLUMNS} from returns r join orders o on o.number = r.order_number
    where ${sql.join(conditions, sql` and `)} order by r.created_at, r.number limit ${limit}`.execute(db)
  const last = rows.length === limit ? rows.at(-1) : undefined
  return {
    rows: readableRows(rows, Row, log, { what: 'A return', key: 'number' }),
    next: last && { createdAt: last.created_at, number: last.number },
  }
}

export async function findDeskReturn(db: Db, number: string): Promise<DeskReturn | undefined> {
  const { rows } = await sql<unknown>`select ${COLUMNS} from returns r join orders o on o.number = r.order_number
    where r.number = ${number}`.execute(db)
  return rows[0] === undefined ? undefined : Row.parse(rows[0])
}

/** What can be read from a piece: its SKU and its bar code. */
export async function codesOf(db: Db, skuKeys: readonly number[]): Promise<Map<number, string[]>> {
  if (skuKeys.length === 0) return new Map()
  const rows = await db
    .selectFrom('skus')
    .select(['key', 'sku', 'upc'])
    .where('key', 'in', [...skuKeys])
    .execute()
  return new Map(rows.map(({ key, sku, upc }) => [key, [sku, upc]]))
}

export type Receipt = {
  readonly items: readonly { itemId: string; skuKey: number; qty: number; reason?: string | undefined }[]
  readonly refund: number
  readonly pieces: readonly FoundPiece[]
  readonly reason: string | undefined
  readonly at: Date
  readonly by: string
}

/** Writes down what came. False when somebody else took it in, or it came by itself. */
export async function noteReceived(db: Db, number: string, receipt: Receipt): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('returns')
    .set({
      items: JSON.stringify(receipt.items),
      refund: receipt.refund,
      received: JSON.stringify(receipt.pieces),
      received_at: receipt.at,
      received_by: receipt.by,
      refused_reason: receipt.reason ?? null,
      status: 'returned',
      next_step_at: null,
    })
    .where('number', '=', number)
    .where('status', '=', 'return-requested')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
