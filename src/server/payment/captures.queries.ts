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

/** The provider answered with a failure of its own: under that key it will for a day. */
export async function countCaptureFailure(db: Db, reference: string, { number }: Capture): Promise<void> {
  await sql`update captures set failures = failures + 1
    where payment_reference = ${reference} and number = ${number} and done_at is null`.execute(db)
}

/**
 * Ends the capture of a number; with the last one nothing is reserved any more. Whoever heard of an earlier part may come
 * late: what is written down never becomes less.
 */
export async function finishCapture(
  db: Db,
  reference: string,
  { captured, last, number }: { captured: number; last: boolean; number?: number },
  now: Date,
): Promise<void> {
  await sql`with done as (update captures set done_at = ${now} where payment_reference = ${reference} and done_at is null
        and (${last} or number = ${number ?? null}::integer))
    update payments set captured = greatest(captured, ${captured}), updated_at = ${now},
      state = case when ${last} then 'captured' else state end,
      released = case when ${last} then amount - greatest(captured, ${captured}) else released end
    where reference = ${reference} and state = 'reserved'`.execute(db)
}

/**
 * Money that is only reserved need not go back: less of it is taken. False when it was taken already. In a transaction:
 * who waited for the payment looks afresh at what others did meanwhile.
 */
export async function releaseRefund(db: Db, { key, paymentReference, amount }: Refund, now: Date): Promise<boolean> {
  await sql`select 1 from payments where reference = ${paymentReference ?? null} for update`.execute(db)
  const { rows } = await sql`
    with room as (update payments set released = released + ${amount}
      where reference = ${paymentReference ?? null} and state = 'reserved' and amount - captured - released >= ${amount}
        and not exists (select 1 from captures c where c.payment_reference = reference and c.done_at is null)
        and exists (select 1 from refunds r where r.key = ${key} and r.done_at is null)
      returning reference)
    update refunds set done_at = ${now}, released = true from room where key = ${key} returning 1`.execute(db)
  return rows.length > 0
}

/** Reserved money that a bank will let go of soon, or of which nothing is to be taken any more. */
export async function listLapsing(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ order_number: string }>`select order_number from payments
    where state = 'reserved' and (capture_before < ${before} or amount = captured + released) order by capture_before limit ${limit}`.execute(
    db,
  )
  return rows.map(row => row.order_number)
}
