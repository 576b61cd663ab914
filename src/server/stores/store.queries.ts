import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'

const SPAN = z.tuple([z.string(), z.string()])
export const HOURS = z.record(z.string(), SPAN)
export const EXCEPTIONS = z.array(
  z.object({ date: z.string(), name: z.string(), yearly: z.boolean(), hours: SPAN.optional() }),
)

const PlaceRow = z.object({
  id: z.union([z.int(), z.string()]).transform(String),
  name: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  street: z.string(),
  postalCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  hours: HOURS,
})

const StoreRow = PlaceRow.extend({
  phone: z.string(),
  services: z.array(z.string()),
  open: z.boolean(),
  exceptions: EXCEPTIONS,
  timeZone: z.string(),
})
export type StoreRow = z.output<typeof StoreRow>

const PointRow = PlaceRow.extend({ carrier: z.string() })
export type PointRow = z.output<typeof PointRow>

const A_STORE = { what: 'A store', key: 'id' }
const A_POINT = { what: 'A collection point', key: 'id' }

const PLACE = sql`id, name, country, region, city, street, postal_code as "postalCode", latitude, longitude, hours`
const STORE = sql`${PLACE}, phone, services, status = 'open' as open, exceptions, time_zone as "timeZone"`

const AskedStore = StoreRow.extend({ full: z.boolean() })
export type AskedStore = z.output<typeof AskedStore>

/** Stores as somebody sees them who wants to collect: one is full when it has promised all it can to others. */
export async function readStores(
  db: Db,
  ids: readonly number[],
  { now, cartId = null }: { now: Date; cartId?: string | null | undefined },
  log: Log,
): Promise<AskedStore[]> {
  const { rows } = await sql<unknown>`select ${STORE}, case when pickup_capacity is null then false
      else pickup_capacity <= pickups_taken(id, ${now}, ${cartId}) end as full
    from stores where id = any(${ids})`.execute(db)
  return readableRows(rows, AskedStore, log, A_STORE)
}

export async function readStoresOf(db: Db, country: string, log: Log): Promise<StoreRow[]> {
  const { rows } = await sql<unknown>`select ${STORE} from stores
    where country = ${country} and status = 'open' order by city, id`.execute(db)
  return readableRows(rows, StoreRow, log, A_STORE)
}

export type Box = { south: number; north: number; west: number; east: number }

export async function readPoints(db: Db, country: string, box: Box | undefined, log: Log): Promise<PointRow[]> {
  const within = box
    ? sql`and latitude between ${box.south} and ${box.north} and longitude between ${box.west} and ${box.east}`
    : sql``
  const { rows } = await sql<unknown>`select ${PLACE}, carrier from collection_points
    where country = ${country} and status = 'open' ${within} order by city, id limit 2000`.execute(db)
  return readableRows(rows, PointRow, log, A_POINT)
}

export async function readPointsById(db: Db, ids: readonly string[], log: Log): Promise<PointRow[]> {
  const { rows } = await sql<unknown>`select ${PLACE}, carrier from collection_points
    where id = any(${ids}) and status = 'open'`.execute(db)
  return readableRows(rows, PointRow, log, A_POINT)
}

export async function countPlaces(db: Db, country: string): Promise<{ stores: boolean; points: boolean }> {
  const { rows } = await sql<{ stores: boolean; points: boolean }>`select
    exists (select from stores where country = ${country} and status = 'open') as stores,
    exists (select from collection_points where country = ${country} and status = 'open') as points`.execute(db)
  return rows[0] ?? { stores: false, points: false }
}

export type Place = { name: string; region: string; latitude: number; longitude: number }

/** The place whose postal codes begin most like this one: neighbours share their first digits. */
export async function findPlaceByPostalCode(db: Db, country: string, code: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`select name, region, latitude, longitude from places
    where country = ${country} and left(postal_prefix, 1) = left(${code}, 1)
    order by case when starts_with(${code}, postal_prefix) then 9 + length(postal_prefix)
      when left(postal_prefix, 2) = left(${code}, 2) then 2 else 1 end desc, name limit 1`.execute(db)
  return rows[0]
}

/** The place that a postal code belongs to, where we know it. */
export async function findPlaceOfPostalCode(db: Db, country: string, code: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`select name, region, latitude, longitude from places
    where country = ${country} and starts_with(${code}, postal_prefix)
    order by length(postal_prefix) desc, name limit 1`.execute(db)
  return rows[0]
}

/** The place of that name, accents and capitals aside; failing that, one whose name begins so. */
export async function findPlaceByName(
  db: Db,
  country: string,
  name: string,
  region: string,
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`select name, region, latitude, longitude from places
    where country = ${country} and starts_with(lower(unaccent(name)), lower(unaccent(${name})))
      and (${region} = '' or lower(unaccent(region)) = lower(unaccent(${region})))
    order by length(name), region limit 1`.execute(db)
  return rows[0]
}

export type StoreStock = { location: number; sku: string; free: number }

export async function readStoreStock(
  db: Db,
  storeIds: readonly number[],
  skus: readonly string[],
): Promise<StoreStock[]> {
  const { rows } = await sql<StoreStock>`select s.location_id as location, k.sku, s.free
    from stock s join skus k on k.key = s.sku_key
    where s.location_id = any(${storeIds}) and k.sku = any(${skus})`.execute(db)
  return rows
}
