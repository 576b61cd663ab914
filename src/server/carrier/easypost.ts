import { createHmac, timingSafeEqual } from 'node:crypto'
import type { TrackingStatus } from '#domain/delivery/tracking.ts'
import type { BoughtLabel, Carrier, LabelWish, Place } from './carrier.ts'
import { CarrierRefused, CarrierSilent } from './carrier-errors.ts'
import { askEasyPost, fetchLabel, type EasyPostOptions } from './easypost-requests.ts'
import { News, shipmentIn, type Shipment } from './easypost-answers.ts'

/** Their words for ours. What is not known here needs a person. */
const STATUSES: Readonly<Record<string, TrackingStatus>> = {
  pre_transit: 'announced',
  in_transit: 'in-transit',
  out_for_delivery: 'out-for-delivery',
  available_for_pickup: 'available',
  delivered: 'delivered',
  delivery_attempted: 'attempted',
  return_to_sender: 'returned',
  failure: 'exception',
  cancelled: 'exception',
  error: 'exception',
}
/** The carrier has not had the parcel in its hands. */
const UNSEEN: readonly string[] = ['unknown', 'pre_transit', 'cancelled']
const OUNCES_PER_GRAM = 0.035_274

/** Labels and tracking through EasyPost: opened under our name, paid for once, asked about by theirs. */
export function createEasyPost(options: EasyPostOptions): Carrier {
  const ask = askEasyPost(options)
  const read = async (id: string) => {
    const found = await ask('GET', `/v2/shipments/${encodeURIComponent(id)}`)
    return found === 'not known' ? undefined : shipmentIn(found)
  }
  const get = async (id: string) => {
    const shipment = await read(id)
    if (!shipment) throw new CarrierRefused('the carrier does not know it')
    return shipment
  }
  return {
    name: 'easypost',
    async open(wish) {
      const known = await read(wish.reference)
      if (known) return known.id
      return shipmentIn(await ask('POST', '/v2/shipments', { shipment: shipmentOf(wish) })).id
    },
    async buy(id, beforePaying) {
      const opened = await get(id)
      if (opened.postage_label) return boughtOf(opened)
      await beforePaying()
      return boughtOf(await pay(opened))
    },
    async giveBack(id) {
      const before = await get(id)
      if (before.refund_status) return givenBack(before)
      if (UNSEEN.includes(before.tracker?.status ?? 'unknown')) return givenBack(await askBack(id))
      throw new CarrierRefused('the carrier has the parcel')
    },
    async track(id) {
      const { tracker } = await get(id)
      const status = tracker && (STATUSES[tracker.status] ?? (tracker.status === 'unknown' ? undefined : 'exception'))
      return tracker && status ? { status, at: new Date(tracker.updated_at) } : undefined
    },
    readNews(body, signature) {
      const digest = createHmac('sha256', options.secret.normalize('NFKD')).update(body).digest('hex')
      const [expected, given] = [Buffer.from(`hmac-sha256-hex=${digest}`), Buffer.from(signature)]
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
      const news = News.safeParse(parsed(body))
      return news.success && news.data.result.shipment_id ? news.data.result.shipment_id : 'not ours to act on'
    },
  }

  async function pay({ id, rates }: Shipment): Promise<Shipment> {
    const [cheapest] = rates.toSorted((a, b) => a.rate - b.rate)
    if (!cheapest) throw new CarrierRefused('no carrier goes there')
    try {
      return shipmentIn(await ask('POST', `/v2/shipments/${id}/buy`, { rate: { id: cheapest.id } }))
    } catch (error) {
      // Somebody paid for it meanwhile, or a try whose answer was lost did.
      if (!(error instanceof CarrierRefused)) throw error
      const now = await get(id)
      if (!now.postage_label) throw error
      return now
    }
  }

  async function askBack(id: string): Promise<Shipment> {
    try {
      return shipmentIn(await ask('POST', `/v2/shipments/${id}/refund`))
    } catch (error) {
      // A try whose answer was lost did.
      if (!(error instanceof CarrierRefused)) throw error
      const now = await get(id)
      if (!now.refund_status) throw error
      return now
    }
  }

  async function boughtOf({ postage_label, selected_rate, tracking_code, tracker }: Shipment): Promise<BoughtLabel> {
    if (!postage_label || !selected_rate || tracking_code === null) throw new CarrierSilent('it is not paid for yet')
    return {
      carrier: selected_rate.carrier,
      trackingNumber: tracking_code,
      ...(tracker?.public_url && { trackingUrl: tracker.public_url }),
      cost: Math.round(selected_rate.rate * 100),
      currency: selected_rate.currency,
      pdf: await fetchLabel(postage_label.label_url, options.timeoutMs),
    }
  }
}

/** Labels that are paid for when they are used have cost nothing. */
function givenBack({ refund_status: status }: Shipment): 'asked' | 'done' {
  if (status === 'submitted') return 'asked'
  if (status === 'refunded' || status === 'not_applicable') return 'done'
  throw new CarrierRefused(status === 'rejected' ? 'the carrier keeps the money' : `the carrier says ${status}`)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const addressOf = ({ name, street, street2, city, region, postalCode, country, phone, email }: Place) => ({
  name,
  street1: street,
  ...(street2 !== undefined && { street2 }),
  city,
  ...(region !== undefined && { state: region }),
  zip: postalCode,
  country,
  ...(phone !== undefined && { phone }),
  ...(email !== undefined && { email }),
})

/** Of a return they turn the addresses round themselves. */
const shipmentOf = ({ reference, house, buyer, grams, isReturn }: LabelWish) => ({
  reference,
  to_address: addressOf(buyer),
  from_address: addressOf(house),
  parcel: { weight: Math.max(0.1, Math.round(grams * OUNCES_PER_GRAM * 10) / 10) },
  is_return: isReturn,
  options: { label_format: 'PDF' },
})
