import type { z } from 'zod'
import { CallError } from '#contract/client.ts'
import type { Store } from '#contract/store.entities.ts'
import { call } from '#web/call.ts'

export type FoundStore = z.output<typeof Store>
export type Place = { query: string } | { latitude: number; longitude: number }
export type Found = { stores: readonly FoundStore[]; place: string }

const RADIUS_KM = 200
const MOST = 12

/** Stores near a place, with their stock of one SKU. Undefined when the shop cannot be reached. */
export async function findStores(place: Place, sku: string): Promise<Found | undefined> {
  const where = 'query' in place && place.query.trim() === '' ? {} : place
  try {
    const { stores, origin } = await call('stores.search', {
      body: { ...where, skus: [sku], radius: RADIUS_KM, count: MOST },
    })
    return { stores, place: origin?.label ?? '' }
  } catch (error) {
    if (error instanceof CallError || error instanceof TypeError) return undefined
    throw error
  }
}

export const stockIn = (store: FoundStore, sku: string): number =>
  store.inventory?.find(one => one.sku === sku)?.quantity ?? 0

/** Where the browser says it is, if the shopper lets it. */
export const here = (): Promise<Place | undefined> =>
  new Promise(done =>
    'geolocation' in navigator
      ? navigator.geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => done({ latitude, longitude }),
          () => done(undefined),
          { timeout: 8000 },
        )
      : done(undefined),
  )
