import { sql } from 'kysely'
import type { PointsReason } from '#domain/loyalty/loyalty.ts'
import type { Db } from '../db/database.ts'

export const findEnrollment = (db: Db, consumerId: string) =>
  db
    .selectFrom('enrollments')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .where('type', '=', 'Loyalty')
    .executeTakeFirst()

export type NewEnrollment = {
  consumer_id: string
  optin: boolean
  double_optin: boolean | null
  country: string
  region: string
  channel: string
  optin_at: Date | null
}

/** Joining twice changes nothing that was confirmed before; who left and comes back confirms anew. */
export async function saveEnrollment(db: Db, enrollment: NewEnrollment): Promise<void> {
  await db
    .insertInto('enrollments')
    .values({ type: 'Loyalty', ...enrollment })
    .onConflict(conflict =>
      conflict.columns(['consumer_id', 'type']).doUpdateSet({
        optin: enrollment.optin,
        optin_at: enrollment.optin_at,
        double_optin: sql`case when enrollments.optin and excluded.optin then enrollments.double_optin
          else excluded.double_optin end`,
      }),
    )
    .execute()
}

export const confirmEnrollment = (db: Db, consumerId: string) =>
  db
    .updateTable('enrollments')
    .set({ double_optin: true })
    .where('consumer_id', '=', consumerId)
    .where('optin', '=', true)
    .execute()

/** What can be spent. */
export async function pointsOf(db: Db, consumerId: string): Promise<number> {
  const row = await db
    .selectFrom('loyalty_points')
    .select(({ fn }) => fn.sum<number>('points').as('points'))
    .where('consumer_id', '=', consumerId)
    .executeTakeFirst()
  return Math.max(row?.points ?? 0, 0)
}

/** Writes points once per cause, however often the cause is told. */
export async function addPoints(
  db: Db,
  row: { consumer_id: string; points: number; reason: string; cause: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('loyalty_points')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const findPromo = (db: Db, consumerId: string) =>
  db.selectFrom('welcome_promos').selectAll().where('consumer_id', '=', consumerId).executeTakeFirst()

/** Whether someone is welcomed for the first time. */
export async function insertPromo(
  db: Db,
  promo: { consumer_id: string; coupon_code: string; expires_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('welcome_promos')
    .values(promo)
    .onConflict(conflict => conflict.column('consumer_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function referralCodeOf(db: Db, consumerId: string, fresh: string): Promise<string> {
  await db
    .updateTable('consumers')
    .set({ referral_code: fresh })
    .where('id', '=', consumerId)
    .where('referral_code', 'is', null)
    .execute()
  const row = await db.selectFrom('consumers').select('referral_code').where('id', '=', consumerId).executeTakeFirst()
  return row?.referral_code ?? fresh
}

export const findReferrer = (db: Db, code: string) =>
  db.selectFrom('consumers').select('id').where('referral_code', '=', code.toUpperCase()).executeTakeFirst()

/** Whether someone was referred; only the first code counts, and only before his first order. */
export async function insertReferral(db: Db, consumerId: string, referrerId: string): Promise<boolean> {
  const { rows } = await sql`insert into referrals (consumer_id, referrer_id)
    select ${consumerId}, ${referrerId} where not exists (
      select from loyalty_points where consumer_id = ${consumerId} and reason = 'order')
    on conflict do nothing returning consumer_id`.execute(db)
  return rows.length === 1
}

/** Takes a referral out of waiting, once. */
export const settleReferral = (db: Db, consumerId: string, now: Date) =>
  db
    .updateTable('referrals')
    .set({ rewarded_at: now })
    .where('consumer_id', '=', consumerId)
    .where('rewarded_at', 'is', null)
    .returning('referrer_id')
    .executeTakeFirst()

/** Sets a referral waiting again, if it was this order that rewarded it. */
export async function reopenReferral(db: Db, consumerId: string, orderNumber: string) {
  const { rows } = await sql<{ referrer_id: string }>`update referrals set rewarded_at = null
    where consumer_id = ${consumerId} and rewarded_at is not null and exists (select from loyalty_points
      where consumer_id = ${consumerId} and reason = 'referral' and cause = ${orderNumber})
    returning referrer_id`.execute(db)
  return rows[0]
}

/** Takes points away again; spent ones are owed. Whoever spends some at the same moment waits. */
export async function correctPoints(db: Db, consumerId: string, points: number, cause: string): Promise<void> {
  await sql`select from consumers where id = ${consumerId} for update`.execute(db)
  await sql`insert into loyalty_points (consumer_id, points, reason, cause)
    values (${consumerId}, ${-points}, 'correction', ${cause}) on conflict do nothing`.execute(db)
}

export async function lockPoints(db: Db, consumerId: string): Promise<void> {
  await sql`select from consumers where id = ${consumerId} for update`.execute(db)
}

export type PointsEntry = {
  id: number
  at: Date
  points: number
  balance: number
  reason: PointsReason
  cause: string
}

/** Newest first, each with the balance it left. */
export async function listPoints(
  db: Db,
  consumerId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<PointsEntry[]> {
  const { rows } = await sql<PointsEntry>`select * from (
      select id, created_at as at, points, (sum(points) over (order by id))::int as balance, reason, cause
      from loyalty_points where consumer_id = ${consumerId}) entry
    where ${before ?? null}::bigint is null or id < ${before ?? null}::bigint order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}
