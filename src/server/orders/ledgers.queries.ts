import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Whoever moves points or yearly spend of a consumer waits here for his turn. */
export async function lockConsumer(db: Db, consumerId: string): Promise<void> {
  await sql`select 1 from consumers where id = ${consumerId} for update`.execute(db)
}

export async function spendPoints(db: Db, consumerId: string, points: number, cause: string): Promise<boolean> {
  const { rows } = await sql`insert into loyalty_points (consumer_id, points, reason, cause)
    select ${consumerId}, ${-points}::bigint, 'voucher', ${cause}
    where (select coalesce(sum(points), 0) from loyalty_points where consumer_id = ${consumerId}) >= ${points}
    returning id`.execute(db)
  return rows.length === 1
}

export async function addPoints(
  db: Db,
  consumerId: string,
  points: number,
  reason: 'order' | 'refund',
  cause: string,
): Promise<void> {
  await sql`insert into loyalty_points (consumer_id, points, reason, cause)
    values (${consumerId}, ${points}, ${reason}, ${cause}) on conflict do nothing`.execute(db)
}

export type Spend = { consumerId: string; program: string; amount: number; currency: string; reference: string }

/** Counts against a yearly limit, unless that would go over it. */
export async function countSpend(db: Db, spend: Spend, limit: number, since: Date, now: Date): Promise<boolean> {
  const { consumerId, program, amount, currency, reference } = spend
  const { rows } = await sql`
    insert into program_spend (consumer_id, program, amount, currency, order_number, spent_at)
    select ${consumerId}, ${program}, ${amount}::bigint, ${currency}, ${reference}, ${now}
    where (select coalesce(sum(amount), 0) from program_spend
      where consumer_id = ${consumerId} and program = ${program} and spent_at >= ${since}) + ${amount} <= ${limit}
    returning id`.execute(db)
  return rows.length === 1
}

export async function uncountSpend(db: Db, consumerId: string, reference: string): Promise<void> {
  await sql`delete from program_spend where consumer_id = ${consumerId} and order_number = ${reference}`.execute(db)
}

export async function recountSpend(db: Db, consumerId: string, reference: string, amount: number): Promise<void> {
  await sql`update program_spend set amount = ${amount}
    where consumer_id = ${consumerId} and order_number = ${reference}`.execute(db)
}

/** Takes back points an order had earned, and no more than those. Who has spent them owes them: the next ones he earns pay for these first. */
export async function takeBackPoints(
  db: Db,
  consumerId: string,
  points: number,
  orderNumber: string,
  cause: string,
): Promise<void> {
  await sql`insert into loyalty_points (consumer_id, points, reason, cause)
    select ${consumerId}, -least(${points}::bigint, sum(points)), 'refund', ${cause}
    from loyalty_points where consumer_id = ${consumerId} and ((reason = 'order' and cause = ${orderNumber})
      or (reason = 'refund' and (cause like ${`${orderNumber} cancel % earned`}
        or cause in (select number || ' earned' from returns where order_number = ${orderNumber}))))
    having sum(points) > 0
    on conflict do nothing`.execute(db)
}
