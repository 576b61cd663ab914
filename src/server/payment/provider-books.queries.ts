import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'
import type { StoredRefund } from './attempts.queries.ts'
import { DISPUTE_STATES, type ProviderDispute, type ProviderRefund } from './payment-provider.ts'

type Of = { reference: string; orderNumber: string }

/** A refund that someone made at the provider; one that failed is only kept in mind. */
export async function insertForeignRefund(db: Db, of: Of, refund: ProviderRefund, now: Date): Promise<void> {
  const { id, amount, state } = refund
  const [doneAt, failedAt] = state === 'failed' ? [null, now] : [now, null]
  await sql`
    with fresh as (insert into refunds
        (key, order_number, payment_reference, amount, done_at, failed_at, created_at, provider_id, origin)
      values (${id}, ${of.orderNumber}, ${of.reference}, ${amount}, ${doneAt}, ${failedAt}, ${now}, ${id}, 'provider')
      on conflict do nothing returning amount, done_at)
    update payments set refunded = refunded + fresh.amount from fresh
      where reference = ${of.reference} and fresh.done_at is not null`.execute(db)
}

export async function isGivenUnderAnotherId(db: Db, { key, id }: { key: string; id: string }): Promise<boolean> {
  const { rows } = await sql`select 1 from refunds where key = ${key} and provider_id <> ${id}`.execute(db)
  return rows.length > 0
}

/** Of a payment: refunds of the provider's that some row stands for. */
export async function knownRefunds(db: Db, reference: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select distinct provider_id as id from refunds
    where payment_reference = ${reference} and provider_id is not null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Money that was on its way back did not arrive, counted or not. True when that is new, and no other refund took its
 * place. What failed stays so: whoever read the provider's books earlier may come later.
 */
export async function reopenRefunds(
  db: Db,
  reference: string,
  { id, key }: Pick<ProviderRefund, 'id' | 'key'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with back as (update refunds r set done_at = null, failed_at = ${now}, provider_id = ${id}
      from (select key, done_at is not null as counted from refunds where payment_reference = ${reference} for update) before
      where r.key = before.key and r.settled_by is null
        and (r.provider_id = ${id} and r.failed_at is null or r.key = ${key ?? null} and r.provider_id is null)
      returning r.amount, before.counted),
    uncounted as (update payments p set refunded = p.refunded - counted.amount
      from (select sum(amount) as amount from back where counted) counted
      where p.reference = ${reference} and counted.amount is not null)
    select 1 from back`.execute(db)
  return rows.length > 0
}

export type FailedRefund = { key: string; amount: number }

/** What of a payment a person has to give back; of the same amount first. */
export async function listFailedOf(db: Db, reference: string, amount: number): Promise<FailedRefund[]> {
  const { rows } = await sql<FailedRefund>`select key, amount from refunds
    where payment_reference = ${reference} and origin = 'shop' and done_at is null and failed_at is not null
    order by amount <> ${amount}, created_at, key`.execute(db)
  return rows
}

/**
 * Somebody gave it back at the provider, all or a part: the part is done by that, the rest is still owed. False when it
 * was made good otherwise.
 */
export async function makeGood(db: Db, { key }: FailedRefund, amount: number, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with rest as (insert into refunds (key, order_number, payment_reference, amount, failed_at, created_at)
      select key || ' rest of ' || ${id}, order_number, payment_reference, amount - ${amount}, failed_at, created_at
      from refunds where key = ${key} and amount > ${amount} and done_at is null),
    done as (update refunds set amount = ${amount}, done_at = ${now}, failed_at = null, provider_id = ${id}
      where key = ${key} and done_at is null returning payment_reference)
    update payments p set refunded = p.refunded + ${amount} from done where p.reference = done.payment_reference`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Counts that the provider is asked; tells how often it was before. */
export async function countTry(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ tries: number }>`update refunds set tries = tries + 1 where key = ${key}
    returning tries`.execute(db)
  return (rows[0]?.tries ?? 1) - 1
}

/** It answered with a failure of its own: under that key it will for a day. As with a capture, one failure counts once. */
export async function countRefundFailure(
  db: Db,
  { key, failures }: Pick<StoredRefund, 'key' | 'failures'>,
): Promise<void> {
  await sql`update refunds set failures = failures + 1 where key = ${key} and failures = ${failures}`.execute(db)
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

/**
 * True when something about it is new. What is closed is open again only by books that were asked for later than those that
 * closed it: a bank may take up a closed question as a dispute of the same id, but whoever asked earlier may come later.
 */
export async function keepDispute(db: Db, of: Of, dispute: ProviderDispute, now: Date): Promise<boolean> {
  const { id, amount, reason, state, dueBy = null } = dispute
  const { rows } = await sql`
    insert into disputes as d (id, order_number, payment_reference, amount, reason, state, due_by, opened_at, updated_at)
    values (${id}, ${of.orderNumber}, ${of.reference}, ${amount}, ${reason}, ${state}, ${dueBy}, ${now}, ${now})
    on conflict (id) do update set state = excluded.state, amount = excluded.amount, due_by = excluded.due_by,
      updated_at = excluded.updated_at
    where (d.state <> excluded.state or d.amount <> excluded.amount)
      and (d.state not in ('won', 'lost') or d.updated_at < excluded.updated_at)
    returning 1`.execute(db)
  return rows.length > 0
}

/** By whoever works at the provider, without the shop. */
export async function refundedElsewhere(db: Db, orderNumber: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select coalesce(sum(amount), 0)::bigint as amount from refunds
    where order_number = ${orderNumber} and origin = 'provider' and failed_at is null`.execute(db)
  return rows[0]?.amount ?? 0
}

const Dispute = z.object({
  id: z.string(),
  amount: z.number(),
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  opened_at: z.date(),
})
type Dispute = z.output<typeof Dispute>

const readDisputes = (db: Db, orderNumber: string) =>
  db
    .selectFrom('disputes')
    .select(['id', 'amount', 'reason', 'state', 'opened_at'])
    .where('order_number', '=', orderNumber)
    .orderBy('opened_at')
    .execute()

/** To reckon with: one that cannot be read would be missing from what is owed. */
export const listDisputes = async (db: Db, orderNumber: string): Promise<Dispute[]> =>
  (await readDisputes(db, orderNumber)).map(row => Dispute.parse(row))

/** To show them. */
export const listReadableDisputes = async (db: Db, orderNumber: string, log: Log): Promise<Dispute[]> =>
  readableRows(await readDisputes(db, orderNumber), Dispute, log, { what: 'A dispute', key: 'id' })

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
