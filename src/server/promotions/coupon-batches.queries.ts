import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type NewBatch = {
  id: string
  promotion_id: string
  prefix: string
  wanted: number
  ends_at: Date | null
  created_by: string
  created_at: Date
}

export const insertBatch = (db: Db, batch: NewBatch): Promise<unknown> =>
  db.insertInto('coupon_batches').values(batch).execute()

export const findBatch = (db: Db, id: string) =>
  db.selectFrom('coupon_batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function batchesOf(db: Db, promotionId: string) {
  const { rows } = await sql<{
    id: string
    prefix: string
    wanted: number
    made: number
    used: number
    created_at: Date
    ends_at: Date | null
    revoked_at: Date | null
  }>`select b.*, (select count(*)::int from coupons c where c.batch_id = b.id and c.uses > 0) as used
    from coupon_batches b where b.promotion_id = ${promotionId} order by b.created_at desc limit 100`.execute(db)
  return rows.map(({ id, prefix, wanted, made, used, created_at, ends_at, revoked_at }) => ({
    id,
    prefix,
    wanted,
    made,
    used,
    createdAt: created_at.toISOString(),
    ...(ends_at && { endsAt: ends_at.toISOString() }),
    ...(revoked_at && { revokedAt: revoked_at.toISOString() }),
  }))
}

/** Those that were not taken by others before. */
export async function insertCodes(
  db: Db,
  { id, promotion_id, ends_at }: Pick<NewBatch, 'id' | 'promotion_id' | 'ends_at'>,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`insert into coupons (code, promotion_id, max_uses, ends_at, batch_id)
    select code, ${promotion_id}, 1, ${ends_at}::timestamptz, ${id} from unnest(${[...codes]}::text[]) as code
    on conflict do nothing returning code`.execute(db)
  await sql`update coupon_batches set made = made + ${rows.length} where id = ${id}`.execute(db)
  return rows.map(({ code }) => code)
}

/** Those that are used as well: an order that is cancelled gives its code back. */
export async function revokeBatch(db: Db, id: string, now: Date): Promise<number> {
  await db.updateTable('coupon_batches').set({ revoked_at: now }).where('id', '=', id).execute()
  const { numAffectedRows } = await sql`update coupons set ends_at = ${now}, revoked_at = ${now}
    where batch_id = ${id} and revoked_at is null`.execute(db)
  return Number(numAffectedRows ?? 0)
}
