import { z } from 'zod'
import { backgroundShop } from '../background-shop.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../identity/ids.ts'
import { enqueue, type Work } from '../jobs/jobs.ts'
import { labelIsNeeded } from '../orders/label-needed.ts'
import { findOrder, type StoredOrder } from '../orders/order.service.ts'
import { labelIsThere } from '../orders/return-letter.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import type { BoughtLabel, Carrier } from './carrier.ts'
import { CarrierRefused, CarrierSilent } from './carrier-errors.ts'
import * as queries from './labels.queries.ts'
import type { Label } from './labels.queries.ts'
import { noteUnneededLabels } from './unneeded-labels.service.ts'
import { wishFor } from './wish.ts'

export const LABEL_JOB = 'carrier-label'

type Wanted = { orderNumber: string; shipmentId: string } | { orderNumber: string; returnNumber: string }

/** As many requests as one label can take, and some time to write down what they answered. */
const leaseSeconds = ({ config }: Services) => 5 + (7 * config.CARRIER_TIMEOUT_MS) / 1000

/** Written in the caller's transaction; a job asks the carrier, however long that is silent. */
export async function wantLabel({ db, now, services }: Shop, wanted: Wanted, grams: number): Promise<string> {
  const reference = await queries.wantLabel(db, { reference: newId('lbl'), ...wanted, grams, now })
  // Whoever sends something back is asking at this moment: the job comes after that.
  const inSeconds = 'returnNumber' in wanted ? leaseSeconds(services) : 0
  await enqueue(db, LABEL_JOB, { reference }, { uniqueKey: `label ${reference} ${now.getTime()}`, inSeconds })
  return reference
}

/** What is sent has changed: labels that are not opened are asked for anew. False when one is, and may be paid for. */
export async function renewLabels(shop: Shop, orderNumber: string): Promise<boolean> {
  const stopped = await queries.stopUnopened(shop.db, orderNumber, 'what is sent has changed')
  const labels = await labelsOf(shop, orderNumber)
  if (labels.some(({ shipmentId, state }) => shipmentId !== undefined && state !== 'refused')) return false
  for (const { shipmentId, grams } of stopped) await wantLabel(shop, { orderNumber, shipmentId }, grams)
  return true
}

export const labelsOf = (shop: Shop, orderNumber: string): Promise<Label[]> => queries.listLabels(shop.db, orderNumber)
export const returnLabelOf = (shop: Shop, returnNumber: string) => queries.findReturnLabel(shop.db, returnNumber)
export const labelPdf = (shop: Shop, { reference }: Label) => queries.readPdf(shop.db, reference)

/** Asks at once, so that whoever waits sees it; what is not answered in time is asked for by the job. */
export async function tryLabelNow(shop: Shop, reference: string): Promise<Label | undefined> {
  try {
    await buy(shop, reference)
  } catch (error) {
    if (!(error instanceof CarrierSilent)) throw error
  }
  return queries.findLabel(shop.db, reference)
}

const Payload = z.object({ reference: z.string() })

export const buyLabel: Work = async (services, { payload }) => {
  await buy(backgroundShop(services, 'en-us'), Payload.parse(payload).reference)
}

/** Once, whoever asks and how often: it is opened, written down, and only then paid for. */
async function buy(shop: Shop, reference: string): Promise<void> {
  const { carrier } = shop.services
  const claim = carrier && (await queries.claimLabel(shop.db, reference, leaseSeconds(shop.services)))
  if (claim) return buyClaimed(shop, carrier, claim.label).finally(() => queries.releaseLabel(shop.db, claim))
  const label = await queries.findLabel(shop.db, reference)
  if (carrier && label?.state === 'wanted') throw new CarrierSilent('somebody else is asking for it')
}

async function buyClaimed(shop: Shop, carrier: Carrier, label: Label): Promise<void> {
  const { reference } = label
  try {
    await keep(shop, label, await bought(shop, carrier, label))
  } catch (error) {
    if (error instanceof CarrierSilent) await queries.noteWaits(shop.db, reference, error.message)
    if (!(error instanceof CarrierRefused)) throw error
    shop.log.warn('The carrier refuses a label', { order: label.orderNumber, reason: error.message })
    await inTransaction(shop, async inside => {
      await queries.noteRefused(inside.db, reference, error.message)
      await labelIsThere(inside, label)
    })
  }
}

async function bought(shop: Shop, carrier: Carrier, label: Label): Promise<BoughtLabel> {
  const carrierId = label.carrierId ?? (await opened(shop, carrier, label))
  return carrier.buy(carrierId, async () => void (await orderThatNeeds(shop, label)))
}

async function opened(shop: Shop, carrier: Carrier, label: Label): Promise<string> {
  const order = await orderThatNeeds(shop, label)
  return queries.noteOpened(shop.db, label.reference, await carrier.open(wishFor(label, order)))
}

/** It may have been cancelled, sent or refunded while the label waited. */
async function orderThatNeeds(shop: Shop, label: Label): Promise<StoredOrder> {
  const order = await findOrder(shop, label.orderNumber)
  if (!order) throw new CarrierRefused('its order is gone')
  if (!(await labelIsNeeded(shop, order, label))) throw new CarrierRefused('it needs no label any more')
  return order
}

const keep = (shop: Shop, label: Label, made: BoughtLabel): Promise<void> =>
  inTransaction(shop, async inside => {
    // Locked: whoever cancels it now sees the label, or this sees that it was cancelled.
    const order = await findOrder(inside, label.orderNumber, 'lock')
    if (!(await queries.noteBought(inside.db, label.reference, made, inside.now))) return
    await labelIsThere(inside, label)
    if (order) await noteUnneededLabels(inside, order)
  })
