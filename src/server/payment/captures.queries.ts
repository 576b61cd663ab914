import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Refund, StoredPayment } from './attempts.queries.ts'

/** `upTo`: what will have been taken in all with this part. */
export type Capture = { number: number; amount: number; upTo: number; last: boolean; failures: number }

/** One that is under way. */
export async function findOpenCapture(db: Db, reference: string): Promise<Capture | undefined> {
  const { rows } = await sql<Capture>`select number, amount, last, failures,
      (select sum(amount) from captures before where before.payment_reference = c.payment_reference
        and before.number <= c.number) as "upTo"
    from captures c where payment_reference = ${reference} and done_at is null`.execute(db)
  return rows[0]
}

/** Plans a capture, one at a time. Undefined when another is under way, or the payment is not what it was any more. */
export async function planCapture(
  db: Db,
  { reference, captured, released }: Pick<StoredPayment, 'reference' | 'captured' | 'released'>,
  { amount, last }: Pick<Capture, 'amount' | 'last'>,
  now: Date,
): Promise<Capture | undefined> {
  const { rows } = await sql<Capture>`
    with seen as (select 1 from payments
      where reference = ${reference} and captured = ${captured} and released = ${released} for update)
    insert into captures (payment_reference, number, amount, last, created_at)
    select ${reference}, coalesce(max(number), 0) + 1, ${amount}, ${last}, ${now} from captures
      where payment_reference = ${reference}
      having count(*) filter (where done_at is null) = 0 and exists (select 1 from seen)
    on conflict do nothing returning number, amount, ${captured}::bigint + amount as "upTo", last, failures`.execute(db)
  return rows[0]
}

/**
 * The provider answered with a failure of its own: under that key it will for a day. Of several who hear of one failure the
 * first counts it, or the others would go on under keys of their own and take the money again.
 */
export async function countCaptureFailure(db: Db, reference: string, { number, failures }: Capture): Promise<void> {
  await sql`update captures set failures = failures + 1
    where payment_reference = ${reference} and number = ${number} and done_at is null and failures = ${failures}`.execute(
    db,
  )
}

/**
 * Ends the capture of a number; with the last one nothing is reserved any more. Whoever heard of an earlier part may come
 * late: what is written down never becomes less. Answers how much of what had been let go was taken nevertheless. In a
 * transaction, like `releaseRefund`.
 */
export async function finishCapture(
  db: Db,
  reference: string,
  { captured, last, number }: { captured: number; last: boolean; number?: number },
  now: Date,
): Promise<number> {
  await lockPayment(db, reference)
  const { rows } = await sql<{
    over: number
  }>`with done as (update captures set done_at = ${now} where payment_reference = ${reference} and done_at is null
        and (${last} or number = ${number ?? null}::integer))
    update payments set captured = greatest(captured, ${captured}), updated_at = ${now},
      state = case when ${last} then 'captured' else state end,
      released = case when ${last} then amount - greatest(captured, ${captured}) else released end
    where reference = ${reference} and state = 'reserved'
    returning (select coalesce(sum(r.amount), 0)::bigint from refunds r
      where r.payment_reference = payments.reference and r.released) - released as over`.execute(db)
  return last ? (rows[0]?.over ?? 0) : 0
}

const lockPayment = (db: Db, reference: string | undefined) =>
  sql`select 1 from payments where reference = ${reference ?? null} for update`.execute(db)

/** What need not have gone back has to after all, the newest first; of one of which only a part has to, the rest stays. */
export async function reopenReleased(db: Db, reference: string, over: number): Promise<void> {
  await sql`
    with owed as (select key, amount, least(amount, greatest(${over}::bigint + amount
          - sum(amount) over (order by created_at desc, key), 0))::bigint as back
      from refunds where payment_reference = ${reference} and released),
    part as (insert into refunds (key, order_number, payment_reference, amount, created_at)
      select r.key || ' taken', r.order_number, r.payment_reference, owed.back, r.created_at
      from refunds r join owed on owed.key = r.key where owed.back > 0 and owed.back < r.amount)
    update refunds r set
      amount = case when owed.back < r.amount then r.amount - owed.back else r.amount end,
      released = owed.back < r.amount,
      done_at = case when owed.back < r.amount then r.done_at end
    from owed where owed.key = r.key and owed.back > 0`.execute(db)
}

/**
 * Money that is only reserved need not go back: less of it is taken. False when it was taken already. In a transaction:
 * who waited for the payment looks afresh at what others did meanwhile.
 */
export async function releaseRefund(db: Db, { key, paymentReference, amount }: Refund, now: Date): Promise<boolean> {
  await lockPayment(db, paymentReference)
  const { rows } = await sql`
    with room as (update payments set released = released + ${amount}
      where reference = ${paymentReference ?? null} and state = 'reserved' and amount - captured - released >= ${amount}
        and not exists (select 1 from captures c where c.payment_reference = reference and c.done_at is null)
        and exists (select 1 from refunds r where r.key = ${key} and r.done_at is null)
      returning reference)
    update refunds set done_at = ${now}, released = true from room where key = ${key} returning 1`.execute(db)
  return rows.length > 0
}

/** As with a capture: the next try has another key. */
export async function noteCancelFailure(db: Db, reference: string, seenAt: Date, now: Date): Promise<void> {
  await sql`update payments set updated_at = greatest(${now}, ${seenAt}::timestamptz + interval '1 millisecond')
    where reference = ${reference} and state = 'reserved'`.execute(db)
}

/** Reserved money that a bank will let go of soon, or of which nothing is to be taken any more. */
export async function listLapsing(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ order_number: string }>`select order_number from payments
    where state = 'reserved' and (capture_before < ${before} or amount = captured + released) order by capture_before limit ${limit}`.execute(
    db,
  )
  return rows.map(row => row.order_number)
}
