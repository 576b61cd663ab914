import { z } from 'zod'
import { backgroundShop } from '../background-shop.ts'
import { enqueue, type Work } from '../jobs/jobs.ts'
import * as payments from '../payment/attempts.service.ts'
import * as captures from '../payment/captures.service.ts'
import type { PaymentOutcome } from '../payment/payment-provider.ts'
import type { Shop } from '../shop.ts'
import { captureShare } from './capture-share.ts'
import { findOrder } from './order.service.ts'

export const CAPTURE_JOB = 'capture'

const Payload = z.object({ number: z.string(), all: z.boolean().optional() })
/** A bank lets go of reserved money after some days: a day before, all of it is taken. */
const AHEAD_MS = 24 * 60 * 60 * 1000
const MOST_AT_ONCE = 100

/** Parcels of an order have left: their money is taken by a job, if and only if the caller's transaction commits. */
export async function captureWhatLeft(shop: Shop, number: string): Promise<void> {
  // Orders from before a change of the setting have their money reserved too.
  const isReserved = async () => (await payments.findLivePayment(shop, number))?.state === 'reserved'
  if (shop.services.config.CAPTURE === 'shipment' || (await isReserved()))
    await enqueue(shop.db, CAPTURE_JOB, { number })
}

export const carryOutCapture: Work = async (services, job) => {
  const { number, all = false } = Payload.parse(job.payload)
  const shop = backgroundShop(services, 'en-us')
  const [order, payment] = [await findOrder(shop, number), await payments.findLivePayment(shop, number)]
  if (!order || payment?.state !== 'reserved') return
  if (payment.amount === payment.captured + payment.released) return captures.releaseRest(shop, payment.reference)
  const rest = payment.amount - payment.released - payment.captured
  const due = all ? (rest > 0 ? { amount: rest, last: true } : undefined) : captureShare(order.document, payment)
  if ((await captures.takePart(shop, payment, due)) === 'look again') await carryOutCapture(services, job)
}

/** A routine: reserved money that a bank will let go of soon is taken, whether or not everything has left. */
export const captureWhatLapses: Work = async services => {
  const shop = backgroundShop(services, 'en-us')
  const before = new Date(shop.now.getTime() + AHEAD_MS)
  for (const number of await captures.listLapsing(shop, before, MOST_AT_ONCE)) {
    shop.log.warn('Reserved money is taken or let go before its bank does', { order: number })
    const job = { id: 0, kind: CAPTURE_JOB, payload: { number, all: true }, attempts: 1 }
    await carryOutCapture(services, job).catch((error: unknown) =>
      // One that the provider refuses does not keep the others waiting.
      shop.log.error('Reserved money could not be taken', { order: number, error }),
    )
  }
}

/** Reserved money was taken elsewhere, or by a request whose answer was lost. */
export async function followCapture(
  shop: Shop,
  { reference }: payments.StoredPayment,
  outcome: PaymentOutcome,
): Promise<void> {
  if (outcome.state === 'captured') await captures.noteAllTaken(shop, reference, outcome.captured)
}
