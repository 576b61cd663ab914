import { sql } from 'kysely'
import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'
import type { Db } from '../db/database.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'
import { PROVIDER_METHODS } from './payment-provider.ts'

const PAYMENT_STATES = [
  'opening',
  'action',
  'authorised',
  'reserved',
  'captured',
  'failed',
  'unsure',
  'voiding',
  'voided',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

const Action = z.object({
  type: z.enum(['THREE_DS', 'REDIRECT']),
  url: z.string(),
  expiresAt: z.coerce.date(),
})

const Row = z
  .object({
    reference: z.string(),
    order_number: z.string(),
    method: z.enum(PROVIDER_METHODS),
    provider_id: z.string().nullable(),
    amount: z.int(),
    currency: z.enum(CURRENCIES),
    state: z.enum(PAYMENT_STATES),
    reason: z.string().nullable(),
    action: Action.nullable(),
    captured: z.int(),
    refunded: z.int(),
    released: z.int(),
    in_parts: z.boolean(),
    capture_before: z.date().nullable(),
    created_at: z.date(),
    updated_at: z.date(),
  })
  .transform(row => ({
    reference: row.reference,
    orderNumber: row.order_number,
    method: row.method,
    providerId: row.provider_id ?? undefined,
    amount: row.amount,
    currency: row.currency,
    state: row.state,
    reason: row.reason ?? undefined,
    action: row.action ?? undefined,
    captured: row.captured,
    refunded: row.refunded,
    released: row.released,
    inParts: row.in_parts,
    captureBefore: row.capture_before ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
export type StoredPayment = z.output<typeof Row>

const COLUMNS = sql.raw(
  `reference, order_number, method, provider_id, amount, currency, state, reason, action, captured, refunded,
   released, in_parts, capture_before, created_at, updated_at`,
)

export async function findPayment(db: Db, reference: string): Promise<StoredPayment | undefined> {
  const { rows } = await sql<unknown>`select ${COLUMNS} from payments where reference = ${reference}`.execute(db)
  return rows[0] === undefined ? undefined : Row.parse(rows[0])
}

/** The attempt of an order that may still be, or has been, paid. */
export async function findLivePayment(db: Db, orderNumber: string): Promise<StoredPayment | undefined> {
  const { rows } = await sql<unknown>`select ${COLUMNS} from payments
    where order_number = ${orderNumber} and state in ('opening', 'action', 'authorised', 'reserved', 'captured')`.execute(
    db,
  )
  return rows[0] === undefined ? undefined : Row.parse(rows[0])
}

/** The provider knows it under an id now. False when someone gave the attempt up meanwhile. */
export async function noteOpened(db: Db, reference: string, providerId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update payments set provider_id = ${providerId}, updated_at = ${now}
    where reference = ${reference} and state = 'opening'`.execute(db)
  return numAffectedRows === 1n
}

/** Moves an attempt on, only from a state in which that makes sense. False when someone else did. */
export async function movePayment(
  db: Db,
  reference: string,
  from: readonly PaymentState[],
  to: PaymentState,
  facts: { now: Date; providerId?: string; reason?: string; action?: object; captured?: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update payments set state = ${to}, updated_at = ${facts.now},
      provider_id = coalesce(${facts.providerId ?? null}, provider_id), reason = ${facts.reason ?? null},
      action = ${facts.action === undefined ? null : JSON.stringify(facts.action)}::jsonb,
      captured = coalesce(${facts.captured ?? null}::bigint, captured)
    where reference = ${reference} and state = any(${from})`.execute(db)
  return numAffectedRows === 1n
}

/**
 * Attempts that nobody has finished: after a crash, a lost answer or a shopper who walked away. Those that cannot be read
 * are left for a server that can, however many they are, and stand in nobody's way.
 */
export async function listOpenPayments(db: Db, before: Date, limit: number, log: Log): Promise<StoredPayment[]> {
  const found: StoredPayment[] = []
  for (let seen = 0, last = limit; last === limit && found.length < limit; seen += last) {
    const { rows } = await sql<unknown>`select ${COLUMNS} from payments
      where state in ('opening', 'action', 'authorised', 'unsure', 'voiding') and updated_at < ${before}
      order by updated_at, reference limit ${limit} offset ${seen}`.execute(db)
    found.push(...readableRows(rows, Row, log, { what: 'A payment', key: 'reference' }))
    last = rows.length
  }
  return found.slice(0, limit)
}

/** Says that someone looks after it now, so that others leave it alone for a while. */
export async function touchPayment(db: Db, { reference, updatedAt }: StoredPayment, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update payments set updated_at = ${now}
    where reference = ${reference} and updated_at = ${updatedAt}`.execute(db)
  return numAffectedRows === 1n
}

export async function recordNews(db: Db, id: string): Promise<void> {
  await sql`insert into payment_news (id) values (${id}) on conflict do nothing`.execute(db)
}

export async function knowsNews(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from payment_news where id = ${id}`.execute(db)
  return rows.length > 0
}

export type Refund = {
  key: string
  orderNumber: string
  paymentReference?: string | undefined
  giftCard?: string | undefined
  amount: number
}

export async function insertRefunds(db: Db, refunds: readonly Refund[], now: Date): Promise<void> {
  if (refunds.length === 0) return
  await db
    .insertInto('refunds')
    .values(
      refunds.map(({ key, orderNumber, paymentReference, giftCard, amount }) => ({
        key,
        order_number: orderNumber,
        payment_reference: paymentReference ?? null,
        gift_card: giftCard ?? null,
        amount,
        created_at: now,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export type StoredRefund = Refund & { done: boolean; failures: number }

export async function findRefund(db: Db, key: string): Promise<StoredRefund | undefined> {
  const row = await db.selectFrom('refunds').selectAll().where('key', '=', key).executeTakeFirst()
  return (
    row && {
      key,
      orderNumber: row.order_number,
      paymentReference: row.payment_reference ?? undefined,
      giftCard: row.gift_card ?? undefined,
      amount: row.amount,
      done: row.done_at !== null,
      failures: row.failures,
    }
  )
}

export async function listDueRefunds(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('key')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}

/** By gift card: what an order has given back to it or will. */
export async function refundedToGiftCards(db: Db, orderNumber: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ gift_card: string; amount: number }>`
    select gift_card, sum(amount)::bigint as amount from refunds
    where order_number = ${orderNumber} and gift_card is not null group by gift_card`.execute(db)
  return new Map(rows.map(({ gift_card, amount }) => [gift_card, amount]))
}

export async function countRefunds(db: Db, orderNumber: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select coalesce(sum(amount), 0) as amount from refunds
    where order_number = ${orderNumber} and not (origin = 'provider' and failed_at is not null)`.execute(db)
  return rows[0]?.amount ?? 0
}

/** Closes a refund and counts it on its payment, once; not by a refund of the provider's that has failed meanwhile. */
export async function finishRefund(db: Db, key: string, now: Date, providerId?: string): Promise<boolean> {
  const { rows } = await sql`
    with done as (update refunds set done_at = ${now}, failed_at = null, provider_id = ${providerId ?? null}
      where key = ${key} and done_at is null and provider_id is distinct from ${providerId ?? ''}
      returning payment_reference, amount),
    counted as (update payments p set refunded = p.refunded + done.amount from done
      where p.reference = done.payment_reference)
    select 1 from done`.execute(db)
  return rows.length > 0
}

/** What may still be given back of an order's payment, refunds that are on their way taken off. */
export async function refundable(
  db: Db,
  orderNumber: string,
): Promise<{ reference: string; amount: number } | undefined> {
  const { rows } = await sql<{ reference: string; amount: number }>`
    select p.reference, case p.state when 'captured' then p.captured else p.amount end
      - coalesce((select sum(r.amount)::bigint from refunds r where r.payment_reference = p.reference
          and (p.state = 'reserved' or not r.released) and not (r.origin = 'provider' and r.failed_at is not null)), 0) as amount
    from payments p where p.order_number = ${orderNumber} and p.state in ('reserved', 'captured')`.execute(db)
  return rows[0]
}
