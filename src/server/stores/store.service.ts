import type { z } from 'zod'
import type { CollectionPoint, CollectionPointSearch, Store, StoreSearch } from '#contract/stores/store.entities.ts'
import { boxAround, distanceKm, type Position } from '#domain/address/distance.ts'
import { exceptionsFrom, nextOpenDay, openNow, WEEKDAYS } from '#domain/stores/opening-hours.ts'
import { dayOf, type IsoDate } from '#domain/time/dates.ts'
import { memoryOf } from '../kept.ts'
import type { Shop } from '../shop.ts'
import * as queries from './store.queries.ts'

type Where = z.output<typeof CollectionPointSearch>
export type Origin = Position & { label: string }

export type KnownStore = queries.AskedStore & {
  /** The day on which somebody who orders now can collect; none when the store hands nothing over. */
  readonly pickupOn: IsoDate | undefined
}

/** Stores of the shop's own country: nothing is handed over in another one. */
export async function storesById(
  shop: Shop,
  ids: readonly string[],
  cartId?: string,
): Promise<Map<string, KnownStore>> {
  const numbers = ids.map(Number).filter(Number.isSafeInteger)
  if (numbers.length === 0) return new Map()
  const asked = { now: shop.now, cartId }
  const rows = await queries.readStores(shop.db, numbers, asked, shop.log)
  const here = rows.filter(({ country }) => country === shop.site.country)
  return new Map(here.map(row => [row.id, { ...row, pickupOn: pickupDay(row, shop.now) }]))
}

const pickupDay = (store: queries.AskedStore, now: Date): IsoDate | undefined =>
  store.open && !store.full && store.services.includes('pickup') ? nextOpenDay(store, now, store.timeZone) : undefined

/** Whether a parcel may be sent there for somebody to fetch. */
export const receivesParcels = ({ open, services }: KnownStore): boolean => open && services.includes('ship-to-store')

export type KnownPoint = queries.PointRow

export async function collectionPointsById(shop: Shop, ids: readonly string[]): Promise<Map<string, KnownPoint>> {
  if (ids.length === 0) return new Map()
  return new Map((await queries.readPointsById(shop.db, ids, shop.log)).map(row => [row.id, row]))
}

/** A collection point of the shop's own country that takes parcels. */
export async function findCollectionPoint(shop: Shop, id: string): Promise<KnownPoint | undefined> {
  const point = (await collectionPointsById(shop, [id])).get(id)
  return point?.country === shop.site.country ? point : undefined
}

const networks = memoryOf<{ stores: boolean; points: boolean }>()

/** Whether a country has stores and collection points at all. */
export const networkOf = ({ db, services }: Shop, country: string): Promise<{ stores: boolean; points: boolean }> =>
  networks(services).get(country, ['stores'], () => queries.countPlaces(db, country))

export async function searchStores(shop: Shop, search: z.output<typeof StoreSearch>) {
  const country = search.countryCode ?? shop.site.country
  const [origin, all] = await Promise.all([
    originOf(shop, country, search),
    queries.readStoresOf(shop.db, country, shop.log),
  ])
  const fit = all.filter(one => (search.features ?? []).every(feature => one.services.includes(feature)))
  const near = nearest(fit, search, origin)
  const inventory = await inventoryOf(
    shop,
    near.map(({ row }) => row.id),
    search.skus,
  )
  return {
    stores: near.map(({ row, distance }) => presentStore(row, shop.now, distance, inventory?.get(row.id))),
    ...(origin && { origin }),
  }
}

export async function searchCollectionPoints(shop: Shop, search: Where) {
  const country = search.countryCode ?? shop.site.country
  const origin = await originOf(shop, country, search)
  const points = await queries.readPoints(shop.db, country, origin && boxAround(origin, search.radius), shop.log)
  const near = nearest(points, search, origin)
  return {
    collectionPoints: near.map(({ row, distance }) => presentPoint(row, distance)),
    ...(origin && { origin }),
  }
}

/** How postal codes of our countries begin; a district of a town does not. */
const POSTAL = /^[A-Z]{0,2}\d/

/** Where the shopper means: a position, a postal code or the name of a place. */
async function originOf(
  shop: Shop,
  country: string,
  { latitude, longitude, postalCode, query }: Where,
): Promise<Origin | undefined> {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude, label: '' }
  for (const text of [postalCode, query]) {
    if (!text) continue
    const code = bareCode(text)
    // A town may come with the number of its district.
    const [name = '', region = ''] = text.split(',').map(part => part.replaceAll(/\d\w*/g, '').trim())
    const byCode = POSTAL.test(code) ? await queries.findPlaceByPostalCode(shop.db, country, code) : undefined
    const place = byCode ?? (name === '' ? undefined : await queries.findPlaceByName(shop.db, country, name, region))
    if (place) return labelled(place)
  }
  return undefined
}

/** Town and region that a postal code belongs to, where we know them. */
export const placeOf = (shop: Shop, country: string, postalCode: string): Promise<queries.Place | undefined> =>
  queries.findPlaceOfPostalCode(shop.db, country, bareCode(postalCode))

const bareCode = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase()

const labelled = ({ name, region, latitude, longitude }: queries.Place): Origin => ({
  latitude,
  longitude,
  label: region ? `${name}, ${region}` : name,
})

function nearest<R extends Position & { name: string; city: string; postalCode: string }>(
  rows: readonly R[],
  search: Where,
  origin: Origin | undefined,
) {
  if (origin) {
    return rows
      .map(row => ({ row, distance: Math.round(distanceKm(origin, row) * 10) / 10 }))
      .filter(({ distance }) => distance <= search.radius)
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, search.count)
  }
  const wanted = (search.query ?? search.postalCode ?? '').toLowerCase()
  return rows
    .filter(({ name, city, postalCode }) => [name, city, postalCode].some(text => text.toLowerCase().includes(wanted)))
    .slice(0, search.count)
    .map(row => ({ row, distance: undefined }))
}

async function inventoryOf(shop: Shop, storeIds: readonly string[], skus: readonly string[] | undefined) {
  if (!skus?.length) return undefined
  const found = new Map(storeIds.map(id => [id, skus.map(sku => ({ sku, quantity: 0 }))]))
  for (const { location, sku, free } of await queries.readStoreStock(shop.db, storeIds.map(Number), skus)) {
    const entry = found.get(String(location))?.find(one => one.sku === sku)
    if (entry) entry.quantity = free
  }
  return found
}

const presentPlace = (row: Omit<queries.PointRow, 'carrier'>, distance: number | undefined) => ({
  name: row.name,
  address: {
    addressLine1: row.street,
    city: row.city,
    ...(row.region && { stateCityProvDept: row.region }),
    postalCode: row.postalCode,
    countryCode: row.country,
  },
  latitude: row.latitude,
  longitude: row.longitude,
  ...(distance !== undefined && { distance }),
  openingHours: WEEKDAYS.flatMap((name, index) => {
    const hours = row.hours[name]
    return hours ? [{ day: index + 1, open: hours[0], close: hours[1] }] : []
  }),
})

/** How far ahead shoppers are told of days that differ. */
const TOLD_DAYS = 35

const presentStore = (
  row: queries.StoreRow,
  now: Date,
  distance?: number,
  inventory?: { sku: string; quantity: number }[],
): z.output<typeof Store> => ({
  storeId: row.id,
  ...presentPlace(row, distance),
  specialDays: exceptionsFrom(row, dayOf(now, row.timeZone), TOLD_DAYS).map(({ date, name, hours }) => ({
    date,
    name,
    ...(hours && { open: hours[0], close: hours[1] }),
  })),
  openNow: openNow(row, now, row.timeZone),
  phone: row.phone,
  features: row.services,
  ...(inventory && { inventory }),
})

const presentPoint = (row: queries.PointRow, distance?: number): z.output<typeof CollectionPoint> => ({
  collectionPointId: row.id,
  ...presentPlace(row, distance),
  carrier: row.carrier,
})
