import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { DISPUTE_STATES, type ProviderDispute, type ProviderRefund } from './payment-provider.ts'

type Of = { reference: string; orderNumber: string }

/** A refund that someone made at the provider; one that failed is only kept in mind. False when it is known. */
export async function insertForeignRefund(db: Db, of: Of, refund: ProviderRefund, now: Date): Promise<boolean> {
  const { id, amount, state } = refund
  const [doneAt, failedAt] = state === 'failed' ? [null, now] : [now, null]
  const { rows } = await sql`
    with fresh as (insert into refunds
        (key, order_number, payment_reference, amount, done_at, failed_at, created_at, provider_id, origin)
      values (${id}, ${of.orderNumber}, ${of.reference}, ${amount}, ${doneAt}, ${failedAt}, ${now}, ${id}, 'provider')
      on conflict do nothing returning amount, done_at),
    counted as (update payments set refunded = refunded + fresh.amount from fresh
      where reference = ${of.reference} and fresh.done_at is not null)
    select 1 from fresh`.execute(db)
  return rows.length > 0
}

/**
 * Money that was on its way back did not arrive, and was counted or not. Undefined when that is known, or when another
 * refund took its place. What failed stays so: whoever read the provider's books earlier may come later.
 */
export async function reopenRefund(
  db: Db,
  key: string,
  providerId: string,
  now: Date,
): Promise<'counted' | 'not counted' | undefined> {
  const { rows } = await sql<{ counted: boolean }>`
    with back as (update refunds r set done_at = null, failed_at = ${now}, provider_id = ${providerId}
      from (select key, done_at is not null as counted from refunds where key = ${key} for update) before
      where r.key = before.key and coalesce(r.provider_id, ${providerId}) = ${providerId}
        and (r.failed_at is null or r.provider_id is null)
      returning r.payment_reference, r.amount, before.counted),
    uncounted as (update payments p set refunded = p.refunded - back.amount from back
      where p.reference = back.payment_reference and back.counted)
    select counted from back`.execute(db)
  return rows[0] && (rows[0].counted ? 'counted' : 'not counted')
}

/** Counts that the provider is asked; tells how often it was before. */
export async function countTry(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ tries: number }>`update refunds set tries = tries + 1 where key = ${key}
    returning tries`.execute(db)
  return (rows[0]?.tries ?? 1) - 1
}

/** It answered with a failure of its own: under that key it will for a day. */
export async function countRefundFailure(db: Db, key: string): Promise<void> {
  await sql`update refunds set failures = failures + 1 where key = ${key}`.execute(db)
}

/** Less is left to give back than was owed, which is another request under another key; of nothing, no trace is kept. */
export async function shrinkRefund(db: Db, key: string, amount: number): Promise<void> {
  if (amount === 0) await sql`delete from refunds where key = ${key} and done_at is null`.execute(db)
  else
    await sql`update refunds set amount = ${amount}, failures = failures + 1 where key = ${key} and done_at is null`.execute(
      db,
    )
}

/** The provider will not carry it out: it waits for a person. */
export async function noteRefundFailed(db: Db, key: string, now: Date): Promise<void> {
  await sql`update refunds set failed_at = ${now} where key = ${key} and done_at is null`.execute(db)
}

/** True when something about it is new. */
export async function keepDispute(db: Db, of: Of, dispute: ProviderDispute, now: Date): Promise<boolean> {
  const { id, amount, reason, state, dueBy = null } = dispute
  const { rows } = await sql`
    insert into disputes as d (id, order_number, payment_reference, amount, reason, state, due_by, opened_at, updated_at)
    values (${id}, ${of.orderNumber}, ${of.reference}, ${amount}, ${reason}, ${state}, ${dueBy}, ${now}, ${now})
    on conflict (id) do update set state = excluded.state, amount = excluded.amount, due_by = excluded.due_by,
      updated_at = excluded.updated_at
    where d.state <> excluded.state or d.amount <> excluded.amount
    returning 1`.execute(db)
  return rows.length > 0
}

export async function listDisputes(db: Db, orderNumber: string) {
  const rows = await db
    .selectFrom('disputes')
    .select(['amount', 'reason', 'state', 'opened_at'])
    .where('order_number', '=', orderNumber)
    .orderBy('opened_at')
    .execute()
  return rows.map(row => ({ ...row, state: z.enum(DISPUTE_STATES).parse(row.state) }))
}

export async function readUntil(db: Db, provider: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('payment_news_read')
    .select('read_until')
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.read_until
}

export const noteReadUntil = (db: Db, provider: string, until: Date) =>
  db
    .insertInto('payment_news_read')
    .values({ provider, read_until: until })
    .onConflict(conflict => conflict.column('provider').doUpdateSet({ read_until: until }))
    .execute()
