import { sql } from 'kysely'
import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'

const Row = z.object({
  key: z.string(),
  order_number: z.string(),
  site: z.enum(SITE_IDS),
  amount: z.int(),
  currency: z.enum(CURRENCIES),
  failed_at: z.date(),
})
export type FailedRow = z.output<typeof Row>

const MOST = 200
const FAILED = sql`select r.key, r.order_number, o.site, r.amount, o.currency, r.failed_at
  from refunds r join orders o on o.number = r.order_number
  where r.done_at is null and r.failed_at is not null and r.origin = 'shop'`

export async function listFailedRefunds(db: Db, sites: 'all' | readonly string[], log: Log): Promise<FailedRow[]> {
  const { rows } = await sql<unknown>`${FAILED} ${sites === 'all' ? sql`` : sql`and o.site = any(${sites})`}
    order by r.failed_at, r.key limit ${MOST}`.execute(db)
  return readableRows(rows, Row, log, { what: 'A failed refund', key: 'key' })
}

export async function findFailedRefund(db: Db, key: string): Promise<FailedRow | undefined> {
  const { rows } = await sql<unknown>`${FAILED} and r.key = ${key}`.execute(db)
  return rows[0] === undefined ? undefined : Row.parse(rows[0])
}

/** It is no longer owed, and nothing of it went through the provider. False when somebody was quicker. */
export async function closeByHand(db: Db, key: string, staffId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update refunds set done_at = ${now}, settled_by = ${staffId}
    where key = ${key} and done_at is null and failed_at is not null and origin = 'shop'`.execute(db)
  return numAffectedRows === 1n
}
