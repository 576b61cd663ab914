import { writeHistory } from '../audit/audit.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import { findLivePayment } from '../payment/attempts.service.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { closeByHand, findFailedRefund, listFailedRefunds, type FailedRow } from './failed-refunds.queries.ts'
import { findOrder } from './order.service.ts'
import { followProvider } from './provider-books.service.ts'

export async function failedRefunds({ db, staff, log }: Desk) {
  const rows = await listFailedRefunds(db, staff.grants.sitesFor('orders.read'), log)
  return { refunds: rows.map(shown) }
}

/**
 * The money of a failed refund went back by other means. Whoever gave it back in the provider's dashboard need not say
 * so: that is looked for first, so that nothing counts twice.
 */
export async function settleRefund(desk: Desk, { key, how }: { key: string; how: string }) {
  const open = await permitted(desk, key)
  await lookAtProvider(desk, open)
  return inTransaction(desk, async inside => {
    // Whoever takes the provider's books over holds it: afterwards the refund may be made good.
    await findOrder(inside, open.order_number, 'lock')
    const failed = await permitted({ ...desk, db: inside.db }, key)
    if (!(await closeByHand(inside.db, key, desk.staff.id, desk.now))) throw new StoreError('STAFF_NOT_FOUND')
    const changes = [
      { field: 'refund', before: 'failed', after: 'settled' },
      { field: 'amount', after: failed.amount },
    ]
    await writeHistory({ ...inside, staff: desk.staff }, { call: 'refunds.settle', kind: 'write' }, [
      { type: 'order', id: failed.order_number, changes, reason: how },
    ])
    return shown(failed)
  })
}

async function permitted({ db, staff: { grants } }: Desk, key: string): Promise<FailedRow> {
  const failed = await findFailedRefund(db, key)
  if (!failed || !grants.can('orders.refund', failed.site)) throw new StoreError('STAFF_NOT_FOUND')
  if (failed.amount > grants.limit('refund', failed.site)) throw new StoreError('STAFF_SECOND_PERSON')
  return failed
}

async function lookAtProvider(desk: Desk, { order_number }: FailedRow): Promise<void> {
  const payment = await findLivePayment(desk, order_number)
  try {
    if (payment) await followProvider(desk, payment)
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw notNow('providerSilent')
    throw error
  }
}

const shown = ({ key, order_number, site, amount, currency, failed_at }: FailedRow) => ({
  key,
  orderNumber: order_number,
  site,
  amount,
  currency,
  failedAt: failed_at.toISOString(),
})
