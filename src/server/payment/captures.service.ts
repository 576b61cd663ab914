import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import { ask } from './attempts.service.ts'
import { findPayment, movePayment, type StoredPayment } from './attempts.queries.ts'
import * as queries from './captures.queries.ts'
import { ProviderFailed, ProviderUnavailable, type PaymentOutcome } from './payment-provider.ts'

type Due = Pick<queries.Capture, 'amount' | 'last'>

/**
 * Takes a part of reserved money. One that is under way comes before it, with the amount that it was written down with; then the caller looks again at what is due.
 */
export async function takePart(
  shop: Shop,
  payment: StoredPayment,
  due: Due | undefined,
): Promise<'done' | 'look again'> {
  const { reference, providerId } = payment
  const open = await queries.findOpenCapture(shop.db, reference)
  const part = open ?? (due && (await queries.planCapture(shop.db, payment, due, shop.now)))
  if (due && !part) return (await queries.findOpenCapture(shop.db, reference)) ? 'done' : 'look again'
  if (!part || providerId === undefined) return 'done'
  const asked = open ? await ask(shop.services, payment) : undefined
  const known = typeof asked === 'object' ? takenOf(asked) : undefined
  if (asked === 'no answer') throw new ProviderUnavailable('nobody knows whether the money was taken')
  const isTaken = known && (known.last || known.captured >= part.upTo)
  const taken = isTaken ? known : await capture(shop, payment, part)
  if (!taken) throw new ProviderUnavailable('the money could not be taken')
  await finish(shop, reference, { ...taken, number: part.number })
  return open && !taken.last ? 'look again' : 'done'
}

async function capture(shop: Shop, { reference, providerId = '' }: StoredPayment, part: queries.Capture) {
  const key = `${reference} capture ${part.number}.${part.failures}`
  const { provider } = shop.services.payments
  try {
    return takenOf(await provider.capture(providerId, part.amount, key, part.last ? 'last' : 'not the last'))
  } catch (error) {
    if (error instanceof ProviderFailed) await queries.countCaptureFailure(shop.db, reference, part)
    throw error
  }
}

const takenOf = (outcome: PaymentOutcome) =>
  outcome.state === 'captured'
    ? { captured: outcome.captured, last: true }
    : outcome.state === 'authorised'
      ? { captured: outcome.reserved.captured, last: false }
      : undefined

/** Nothing is reserved any more: this much was taken in all. */
export const noteAllTaken = (shop: Shop, reference: string, captured: number) =>
  finish(shop, reference, { captured, last: true })

const finish = (shop: Shop, reference: string, taken: Parameters<typeof queries.finishCapture>[2]): Promise<void> =>
  inTransaction(shop, async ({ db, now }) => {
    const over = await queries.finishCapture(db, reference, taken, now)
    if (over <= 0) return
    shop.log.warn('Money was taken that had been let go: it goes back', { reference })
    await queries.reopenReleased(db, reference, over)
  })

export const listLapsing = (shop: Shop, before: Date, limit: number) => queries.listLapsing(shop.db, before, limit)

/** Lets go of reserved money of which nothing is to be taken any more. */
export async function releaseRest(shop: Shop, reference: string): Promise<void> {
  const payment = await findPayment(shop.db, reference)
  if (!payment || !isGivenUp(payment) || payment.providerId === undefined) return
  await cancel(shop, payment, payment.providerId)
  await noteLetGo(shop, reference)
}

async function cancel(shop: Shop, { reference, updatedAt }: StoredPayment, providerId: string): Promise<void> {
  try {
    await shop.services.payments.provider.cancel(providerId, `${reference} cancel ${updatedAt.getTime()}`)
  } catch (error) {
    if (error instanceof ProviderFailed) await queries.noteCancelFailure(shop.db, reference, updatedAt, shop.now)
    throw error
  }
}

/** The provider holds nothing any more. True when nothing more was wanted of it, so that no order is without its money. */
export async function noteLetGo(shop: Shop, reference: string): Promise<boolean> {
  const payment = await findPayment(shop.db, reference)
  if (!payment || !isGivenUp(payment)) return false
  if (payment.captured > 0) await noteAllTaken(shop, reference, payment.captured)
  else await movePayment(shop.db, reference, ['reserved'], 'voided', { now: shop.now })
  return true
}

const isGivenUp = ({ state, amount, captured, released }: StoredPayment) =>
  state === 'reserved' && amount <= captured + released
