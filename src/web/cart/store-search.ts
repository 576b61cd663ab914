import type { z } from 'zod'
import { CallError } from '#contract/client.ts'
import type { CollectionPoint, Store } from '#contract/stores/store.entities.ts'
import type { Position } from '#domain/address/distance.ts'
import { call } from '#web/call.ts'

export type FoundStore = z.output<typeof Store>
export type FoundPoint = z.output<typeof CollectionPoint>
export type Place = { query: string } | Position

const RADIUS_KM = 200
const MOST = 12
const EVERY = 200

/** Undefined when the shop cannot be reached. */
async function ifReached<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallError || error instanceof TypeError) return undefined
    throw error
  }
}

const whereOf = (place: Place) => ('query' in place && place.query.trim() === '' ? undefined : place)

/** Stores near a place, with their stock of one SKU; without a place, those that have most of it. */
export async function findStores(place: Place, sku: string): Promise<readonly FoundStore[] | undefined> {
  const where = whereOf(place)
  const body = { ...where, skus: [sku], radius: RADIUS_KM, count: where ? MOST : EVERY }
  const stores = (await ifReached(call('stores.search', { body })))?.stores
  return where ? stores : stores?.toSorted((a, b) => stockIn(b, sku) - stockIn(a, sku)).slice(0, MOST)
}

/** Collection points near a place. */
export async function findPoints(place: Place): Promise<readonly FoundPoint[] | undefined> {
  const body = { ...whereOf(place), radius: RADIUS_KM, count: MOST }
  return (await ifReached(call('stores.collectionPoints', { body })))?.collectionPoints
}

export const stockIn = (store: FoundStore, sku: string): number =>
  store.inventory?.find(one => one.sku === sku)?.quantity ?? 0
