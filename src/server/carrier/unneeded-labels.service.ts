import { z } from 'zod'
import { backgroundShop } from '../background-shop.ts'
import { enqueue, type Work } from '../jobs/jobs.ts'
import { labelIsWasted } from '../orders/label-needed.ts'
import type { StoredOrder } from '../orders/order.service.ts'
import type { Shop } from '../shop.ts'
import { CarrierRefused, CarrierSilent } from './carrier-errors.ts'
import * as queries from './labels.queries.ts'

export const VOID_JOB = 'carrier-void'

/** Carriers give money back within days: so often they are asked how far it is. */
const AGAIN_MS = 24 * 60 * 60 * 1000
const MOST_AT_ONCE = 100

/** In the transaction that makes them so, with the order locked: labels that were paid for and that nothing goes with. */
export async function noteUnneededLabels(shop: Shop, order: StoredOrder): Promise<void> {
  if (!shop.services.carrier) return
  for (const label of await queries.listLabels(shop.db, order.number))
    if (label.state === 'bought' && (await labelIsWasted(shop, order, label)))
      await queries.noteUnneeded(shop.db, label.reference, shop.now)
}

/** A routine: whoever was not asked yet is, and whoever was is asked again after a day. */
export const askForMoneyOfLabels: Work = async services => {
  if (!services.carrier) return
  const { db } = services.database
  const now = services.clock()
  for (const reference of await queries.takeUnneeded(db, now, new Date(now.getTime() + AGAIN_MS), MOST_AT_ONCE))
    await enqueue(db, VOID_JOB, { reference })
}

const Payload = z.object({ reference: z.string() })

export const voidLabel: Work = async (services, { payload }) => {
  const shop = backgroundShop(services, 'en-us')
  const label = await queries.findLabel(shop.db, Payload.parse(payload).reference)
  if (!services.carrier || !label?.carrierId || label.voiding === undefined) return
  const { reference, voiding } = label
  try {
    await queries.noteVoiding(shop.db, reference, await services.carrier.giveBack(label.carrierId))
  } catch (error) {
    if (error instanceof CarrierSilent) await queries.noteVoiding(shop.db, reference, voiding, error.message)
    if (!(error instanceof CarrierRefused)) throw error
    shop.log.warn('The carrier keeps the money of a label', { order: label.orderNumber, reason: error.message })
    await queries.noteVoiding(shop.db, reference, 'refused', error.message)
  }
}
