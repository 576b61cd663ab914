import type { TrackingStatus } from '#domain/delivery/tracking.ts'
import type { Config } from '../config.ts'
import { createEasyPost } from './easypost.ts'

export type Place = {
  readonly name: string
  readonly street: string
  readonly street2?: string | undefined
  readonly city: string
  readonly region?: string | undefined
  readonly postalCode: string
  readonly country: string
  readonly phone?: string | undefined
  readonly email?: string | undefined
}

/** A parcel from the house to a buyer; a return goes the other way. */
export type LabelWish = {
  /** The shop's own name of it: what is asked for twice under it is one. */
  readonly reference: string
  readonly house: Place
  readonly buyer: Place
  readonly grams: number
  readonly isReturn: boolean
}

export type BoughtLabel = {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl?: string | undefined
  readonly cost: number
  readonly currency: string
  readonly pdf: Uint8Array
}

export type Tracked = { readonly status: TrackingStatus; readonly at: Date }

/** A carrier elsewhere. Without one, labels are the shop's own and tracking numbers are typed in. */
export type Carrier = {
  readonly name: string
  /** Opens it, or finds it where it was opened before: nothing is paid yet. Answers the carrier's own name of it. */
  readonly open: (wish: LabelWish) => Promise<string>
  /** Pays for it, once, and not where the check right before that throws. */
  readonly buy: (carrierId: string, beforePaying: () => Promise<void>) => Promise<BoughtLabel>
  /** Asks for the money of a label that is not used, once; again, it tells how far that is. */
  readonly giveBack: (carrierId: string) => Promise<'asked' | 'done'>
  /** Undefined while nothing is known of it. */
  readonly track: (carrierId: string) => Promise<Tracked | undefined>
  /** The carrier's name of what there is news of; undefined when they are not the carrier's. */
  readonly readNews: (body: string, signature: string) => string | 'not ours to act on' | undefined
}

export function createCarrier(config: Config): Carrier | undefined {
  if (config.CARRIER === 'own') return undefined
  const { EASYPOST_API_KEY: key, EASYPOST_WEBHOOK_SECRET: secret, EASYPOST_API_URL: url, CARRIER_TIMEOUT_MS } = config
  if (key === undefined || secret === undefined)
    throw new Error('CARRIER=easypost needs EASYPOST_API_KEY and EASYPOST_WEBHOOK_SECRET')
  return createEasyPost({ key, secret, url, timeoutMs: CARRIER_TIMEOUT_MS })
}
