import { sql } from 'kysely'
import { z } from 'zod'
import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'
import { EXCEPTIONS, HOURS } from './store.queries.ts'

const Row = z.object({
  id: z.int(),
  name: z.string(),
  site: z.enum(SITE_IDS),
  city: z.string(),
  street: z.string(),
  postal_code: z.string(),
  phone: z.string(),
  time_zone: z.string(),
  hours: HOURS,
  exceptions: EXCEPTIONS,
  services: z.array(z.string()),
  status: z.enum(['open', 'closed']),
  pickup_capacity: z.int().nullable(),
  pickups: z.int(),
})
export type DeskStore = z.output<typeof Row>

const STORE = (
  now: Date,
) => sql`id, name, country as site, city, street, postal_code, phone, time_zone, hours, exceptions, services,
  status, pickup_capacity, pickups_taken(id, ${now}, null) as pickups`

export async function listStores(db: Db, sites: readonly SiteId[], now: Date, log: Log): Promise<DeskStore[]> {
  const { rows } = await sql<unknown>`select ${STORE(now)} from stores where country = any(${sites})
    order by country, name, id`.execute(db)
  return readableRows(rows, Row, log, { what: 'A store', key: 'id' })
}

export async function findStore(db: Db, id: number, now: Date, lock?: 'lock'): Promise<DeskStore | undefined> {
  const { rows } =
    await sql<unknown>`select ${STORE(now)} from stores where id = ${id} and country = any(${[...SITE_IDS]})
    ${lock ? sql`for no key update` : sql``}`.execute(db)
  return rows[0] === undefined ? undefined : Row.parse(rows[0])
}

type StoreChange = Pick<DeskStore, 'hours' | 'exceptions' | 'services' | 'status' | 'pickup_capacity'>

export const writeStore = (db: Db, id: number, { hours, exceptions, ...rest }: StoreChange) =>
  db
    .updateTable('stores')
    .set({ ...rest, hours: JSON.stringify(hours), exceptions: JSON.stringify(exceptions) })
    .where('id', '=', id)
    .execute()

const Point = z.object({
  id: z.string(),
  name: z.string(),
  carrier: z.string(),
  site: z.enum(SITE_IDS),
  street: z.string(),
  city: z.string(),
  postal_code: z.string(),
  hours: HOURS,
  status: z.enum(['open', 'closed']),
})
export type DeskPoint = z.output<typeof Point>

const POINT = sql`id, name, carrier, country as site, street, city, postal_code, hours, status`

export async function findPoints(
  db: Db,
  { sites, typed, most }: { sites: readonly SiteId[]; typed: string; most: number },
  log: Log,
): Promise<DeskPoint[]> {
  const { rows } = await sql<unknown>`select ${POINT} from collection_points where country = any(${sites})
      and (starts_with(lower(unaccent(city)), lower(unaccent(${typed}))) or starts_with(postal_code, ${typed})
        or strpos(lower(unaccent(name)), lower(unaccent(${typed}))) > 0 or id = ${typed})
    order by country, city, name, id limit ${most}`.execute(db)
  return readableRows(rows, Point, log, { what: 'A collection point', key: 'id' })
}

export async function findPoint(db: Db, id: string): Promise<DeskPoint | undefined> {
  const { rows } = await sql<unknown>`select ${POINT} from collection_points
    where id = ${id} and country = any(${[...SITE_IDS]}) for update`.execute(db)
  return rows[0] === undefined ? undefined : Point.parse(rows[0])
}

export const writePoint = (db: Db, id: string, { hours, status }: Pick<DeskPoint, 'hours' | 'status'>) =>
  db
    .updateTable('collection_points')
    .set({ hours: JSON.stringify(hours), status })
    .where('id', '=', id)
    .execute()
