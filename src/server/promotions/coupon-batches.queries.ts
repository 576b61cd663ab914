import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { PageAfter } from '../desk/page-by-id.ts'

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

export async function batchesOf(db: Db, promotionId: string, { after, limit }: PageAfter) {
  const { rows } = await sql<{
    id: string
    prefix: string
    wanted: number
    made: number
    used: number
    created_at: Date
    ends_at: Date | null
    revoked_at: Date | null
    import_id: string | null
    file_name: string | null
  }>`select b.id, b.prefix, b.wanted, c.made, c.used, b.created_at, b.ends_at, b.revoked_at, b.import_id, b.file_name
    from coupon_batches b,
      lateral (select count(*)::int as made, (count(*) filter (where c.uses > 0))::int as used
        from coupons c where c.batch_id = b.id) c
    where b.promotion_id = ${promotionId} and (b.import_id is null or c.made > 0)
      and (${after ?? null}::text is null
        or (b.created_at, b.id) < (select l.created_at, l.id from coupon_batches l where l.id = ${after ?? null}))
    order by b.created_at desc, b.id desc limit ${limit}`.execute(db)
  return rows.map(({ id, prefix, wanted, made, used, created_at, ends_at, revoked_at, import_id, file_name }) => ({
    id,
    prefix,
    ...(file_name !== null && { fileName: file_name }),
    ...(import_id !== null && { importId: import_id }),
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

/** Codes that a file brings stand together, for each promotion that it names. False where they were revoked meanwhile. */
export async function growFileBatch(
  db: Db,
  { id, promotion_id, prefix, wanted, created_by, created_at }: Omit<NewBatch, 'ends_at'>,
  { importId, fileName }: { importId: string; fileName: string | null },
  codes: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`insert into coupon_batches as b
      (id, promotion_id, prefix, wanted, made, created_by, created_at, import_id, file_name)
    values (${id}, ${promotion_id}, ${prefix}, ${wanted}, ${wanted}, ${created_by}, ${created_at}, ${importId}, ${fileName})
    on conflict (import_id, promotion_id) where import_id is not null
      do update set wanted = b.wanted + excluded.wanted, made = b.made + excluded.made where b.revoked_at is null
    returning id`.execute(db)
  const [batch] = rows
  if (!batch) return false
  await sql`update coupons set batch_id = ${batch.id} where code = any(${[...codes]}::text[])`.execute(db)
  return true
}

export async function putBack(db: Db, batchId: string, codes: readonly string[]): Promise<boolean> {
  const { rows } =
    await sql`select from coupon_batches where id = ${batchId} and revoked_at is null for key share`.execute(db)
  if (rows.length === 0) return false
  await sql`update coupons set batch_id = ${batchId} where code = any(${[...codes]}::text[])`.execute(db)
  return true
}

export type CouponUses = { code: string; uses: number }

export const codesOf = (db: Db, batchId: string, after: string, most: number): Promise<CouponUses[]> =>
  db
    .selectFrom('coupons')
    .select(['code', 'uses'])
    .where('batch_id', '=', batchId)
    .where('code', '>', after)
    .orderBy('code')
    .limit(most)
    .execute()

export async function revokedOfFile(db: Db, importId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('coupon_batches')
    .select('promotion_id')
    .where('import_id', '=', importId)
    .where('revoked_at', 'is not', null)
    .execute()
  return rows.map(({ promotion_id }) => promotion_id)
}
