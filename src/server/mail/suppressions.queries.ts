import { sql } from 'kysely'
import type { SuppressionReason } from '#domain/mail/suppressions.ts'
import type { Db } from '../db/database.ts'

export type SuppressionRow = {
  id: number
  address: string | null
  reason: SuppressionReason
  detail: string
  times: number
  noted_at: Date
}
export type NewSuppression = { hash: string; address: string; reason: SuppressionReason; detail: string; at: Date }

const columns = sql`id, address, reason, detail, times, noted_at`

export async function saveSuppression(db: Db, { hash, address, reason, detail, at }: NewSuppression) {
  const { rows } = await sql<SuppressionRow>`
    insert into mail_suppressions as s (address_hash, address, reason, detail, noted_at)
    values (${hash}, ${address}, ${reason}, ${detail}, ${at})
    on conflict (address_hash, reason) do update
      set address = excluded.address, detail = excluded.detail, times = s.times + 1, noted_at = excluded.noted_at
    returning ${columns}`.execute(db)
  return rows[0]
}

export async function findReason(
  db: Db,
  hash: string,
  reasons: readonly SuppressionReason[],
): Promise<SuppressionReason | undefined> {
  if (reasons.length === 0) return undefined
  const { rows } = await sql<{ reason: SuppressionReason }>`
    select reason from mail_suppressions where address_hash = ${hash} and reason = any(${reasons}) limit 1`.execute(db)
  return rows[0]?.reason
}

type Wanted = { hash: string | undefined; reason: SuppressionReason | undefined; after: number | undefined }

export async function listSuppressions(db: Db, { hash, reason, after }: Wanted, limit: number) {
  const conditions = [
    ...(hash === undefined ? [] : [sql`address_hash = ${hash}`]),
    // Written out: one of them is rare, and only then the planner takes its index.
    ...(reason === undefined ? [] : [sql`reason = ${sql.lit(reason)}`]),
    ...(after === undefined ? [] : [sql`id < ${after}`]),
  ]
  const { rows } = await sql<SuppressionRow>`
    select ${columns} from mail_suppressions where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by id desc limit ${limit}`.execute(db)
  return rows
}

export async function deleteSuppression(db: Db, id: number): Promise<SuppressionRow | undefined> {
  const { rows } = await sql<SuppressionRow>`
    delete from mail_suppressions where id = ${id} returning ${columns}`.execute(db)
  return rows[0]
}

export async function deleteSuppressionsOf(db: Db, hash: string, reasons: readonly SuppressionReason[]): Promise<void> {
  await sql`delete from mail_suppressions where address_hash = ${hash} and reason = any(${reasons})`.execute(db)
}

export async function forgetAddress(db: Db, hash: string): Promise<void> {
  await sql`update mail_suppressions set address = null, detail = '' where address_hash = ${hash}`.execute(db)
}
