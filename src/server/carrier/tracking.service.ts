import { z } from 'zod'
import { hasParcel } from '#domain/delivery/tracking.ts'
import { backgroundShop } from '../background-shop.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue, type Work } from '../jobs/jobs.ts'
import { carrierHasIt, carrierBroughtIt } from '../orders/carried.service.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import type { Tracked } from './carrier.ts'
import * as queries from './labels.queries.ts'
import type { Label } from './labels.queries.ts'

export const TRACK_JOB = 'carrier-track'

/** Nothing was told for so long: it is asked. */
const QUIET_MS = 6 * 60 * 60 * 1000
const MOST_AT_ONCE = 100

/** News of a carrier: they say which parcel to ask about, and nothing else of them is believed. */
export async function receiveCarrierNews(services: Services, body: string, signature: string): Promise<boolean> {
  const about = services.carrier?.readNews(body, signature)
  if (about === undefined) return false
  if (about === 'not ours to act on') return true
  const { db } = services.database
  const label = await queries.findLabelByCarrierId(db, about)
  if (label) await enqueue(db, TRACK_JOB, { reference: label.reference })
  return true
}

/** A routine: parcels whose news did not arrive. */
export const askForQuietParcels: Work = async services => {
  if (!services.carrier) return
  const { db } = services.database
  const now = services.clock()
  for (const reference of await queries.takeUnderWay(db, new Date(now.getTime() - QUIET_MS), now, MOST_AT_ONCE))
    await enqueue(db, TRACK_JOB, { reference })
}

const Payload = z.object({ reference: z.string() })

export const trackParcel: Work = async (services, { payload }) => {
  const shop = backgroundShop(services, 'en-us')
  const label = await queries.findLabel(shop.db, Payload.parse(payload).reference)
  if (!services.carrier || label?.carrierId === undefined) return
  const tracked = await services.carrier.track(label.carrierId)
  if (tracked) await inTransaction(shop, inside => follow(inside, label, tracked))
}

/** A parcel that comes back is for the returns desk: it looks at what is inside. */
async function follow(shop: Shop, label: Label, tracked: Tracked): Promise<void> {
  if (!(await queries.noteTracked(shop.db, label.reference, tracked))) return
  const { orderNumber, shipmentId, carrier = '', trackingNumber = '', trackingUrl } = label
  if (shipmentId === undefined) return
  const sent = { carrier, trackingNumber, ...(trackingUrl !== undefined && { trackingUrl }) }
  if (hasParcel(tracked.status)) await carrierHasIt(shop, { orderNumber, shipmentId, sent, tracked })
  if (tracked.status === 'delivered') await carrierBroughtIt(shop, { orderNumber, shipmentId })
}
