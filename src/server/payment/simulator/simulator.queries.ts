import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type PaymentRow = {
  id: string
  reference: string
  method: string
  state: string
  reason: string | null
  amount: number
  currency: string
  captured: number
  refunded: number
  behaviour: string
  return_url: string
  expires_at: Date
}

export type NewPayment = Omit<PaymentRow, 'captured' | 'refunded'> & { device: string | null }

const columns = sql.raw(
  'id, reference, method, state, reason, amount, currency, captured, refunded, behaviour, return_url, expires_at',
)

/** Records an attempt once per reference: asked again, it answers what happened the first time. */
export async function recordPayment(db: Db, payment: NewPayment): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`
    insert into simulator_payments (id, reference, method, state, reason, amount, currency, behaviour, return_url, expires_at,
      device)
    values (${payment.id}, ${payment.reference}, ${payment.method}, ${payment.state}, ${payment.reason},
      ${payment.amount}, ${payment.currency}, ${payment.behaviour}, ${payment.return_url}, ${payment.expires_at},
      ${payment.device})
    on conflict (reference) do nothing returning ${columns}`.execute(db)
  return rows[0] ?? getBy(db, 'reference', payment.reference)
}

export async function findBy(db: Db, column: 'id' | 'reference', value: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from simulator_payments where ${sql.ref(column)} = ${value}`.execute(db)
  return rows[0]
}

export async function getBy(db: Db, column: 'id' | 'reference', value: string): Promise<PaymentRow> {
  const found = await findBy(db, column, value)
  if (!found) throw new Error('the payment simulator does not know this payment')
  return found
}

/** Moves a payment on if it still waits for its shopper; otherwise leaves it as it is. */
export async function resolveAction(db: Db, id: string, state: string, reason: string | null): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update simulator_payments set state = ${state}, reason = ${reason} where id = ${id} and state = 'action'`.execute(
    db,
  )
  return numAffectedRows > 0n
}

export async function capturePayment(db: Db, id: string, amount: number): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update simulator_payments set state = 'captured', captured = ${amount}
    where id = ${id} and state = 'authorised' returning ${columns}`.execute(db)
  return rows[0]
}

export async function cancelPayment(db: Db, id: string): Promise<void> {
  await sql`update simulator_payments set state = 'declined', reason = 'cancelled'
    where id = ${id} and state in ('action', 'authorised')`.execute(db)
}

/** Refunds once per key, never more than was captured. */
export async function refundPayment(db: Db, id: string, amount: number, key: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    with fresh as (
      insert into simulator_refunds (payment_id, key, amount) values (${id}, ${key}, ${amount})
      on conflict do nothing returning amount as added)
    update simulator_payments set refunded = refunded + fresh.added from fresh where id = ${id} returning ${columns}`.execute(
    db,
  )
  return rows[0]
}
