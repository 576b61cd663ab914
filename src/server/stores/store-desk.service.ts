import type { z } from 'zod'
import type { stores } from '#contract/staff/stores/stores.ts'
import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import { WEEKDAYS } from '#domain/stores/opening-hours.ts'
import { isStoreService } from '#domain/stores/store-services.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { associatesOf } from '../identity/associate-desk.service.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './store-desk.queries.ts'
import type { DeskPoint, DeskStore } from './store-desk.queries.ts'

const MOST_POINTS = 100

/** The sites whose stores somebody sees: one, or all they work for. */
const sitesFor = ({ staff }: Desk, site: SiteId | undefined): SiteId[] =>
  (site === undefined ? SITE_IDS : [site]).filter(id => staff.grants.can('stores.read', id))

/** Of a site on which one may do this. Others are not there. */
function requireSite({ staff: { grants } }: Desk, site: SiteId, permission: 'stores.read' | 'stores.write'): void {
  if (!grants.can('stores.read', site)) throw new StoreError('STAFF_NOT_FOUND')
  if (!grants.can(permission, site)) throw new StoreError('STAFF_FORBIDDEN', { permission })
}

export async function listForDesk(desk: Desk, site: SiteId | undefined) {
  return { stores: (await queries.listStores(desk.db, sitesFor(desk, site), desk.now, desk.log)).map(shownRow) }
}

const shownRow = (row: DeskStore) => ({
  storeId: String(row.id),
  name: row.name,
  city: row.city,
  site: row.site,
  open: row.status === 'open',
  services: row.services,
  pickupCapacity: row.pickup_capacity,
  pickupsToday: row.pickups,
})

/** A store that somebody may look at, or change. */
export async function openStore(desk: Desk, storeId: string, need: 'stores.read' | 'stores.write'): Promise<DeskStore> {
  const id = /^\d{1,9}$/.test(storeId) ? Number(storeId) : 0
  const found = await queries.findStore(desk.db, id, desk.now, need === 'stores.write' ? 'lock' : undefined)
  if (!found) throw new StoreError('STAFF_NOT_FOUND')
  requireSite(desk, found.site, need)
  return found
}

export async function readForDesk(desk: Desk, storeId: string) {
  const row = await openStore(desk, storeId, 'stores.read')
  return {
    ...shownRow(row),
    street: row.street,
    postalCode: row.postal_code,
    phone: row.phone,
    timeZone: row.time_zone,
    hours: row.hours,
    exceptions: row.exceptions,
    associates: await associatesOf(desk, row.id),
    mayChange: desk.staff.grants.can('stores.write', row.site),
  }
}

type StoreChange = z.output<typeof stores.change.body>

export async function changeStore(desk: Desk, storeId: string, wish: StoreChange): Promise<void> {
  const row = await openStore(desk, storeId, 'stores.write')
  const { hours, exceptions, services, status, pickup_capacity } = row
  const before = { hours, exceptions, services, status, pickup_capacity }
  const after = {
    hours: wish.hours ?? hours,
    exceptions: wish.exceptions?.toSorted((a, b) => a.date.localeCompare(b.date)) ?? exceptions,
    services: wish.services ? [...wish.services, ...services.filter(each => !isStoreService(each))] : services,
    status: statusOf(wish.open) ?? status,
    pickup_capacity: wish.pickupCapacity === undefined ? pickup_capacity : wish.pickupCapacity,
  }
  await queries.writeStore(desk.db, row.id, after)
  desk.record({ type: 'store', id: String(row.id), changes: changesBetween(inWords(before), inWords(after)) })
}

type Times = Pick<DeskStore, 'hours'> & Partial<Pick<DeskStore, 'exceptions'>>

const spanText = (span: readonly [string, string] | undefined) => (span ? ` ${span.join('–')}` : '')

/** What a history says of hours: people read it, and a holiday is known by its name. */
const inWords = <T extends Times>({ hours, exceptions, ...rest }: T) => ({
  hours: WEEKDAYS.flatMap(day => (hours[day] ? [day + spanText(hours[day])] : [])).join(', '),
  ...(exceptions && {
    exceptions: exceptions
      .map(each => `${each.yearly ? each.date.slice(5) : each.date} ${each.name}${spanText(each.hours)}`)
      .join('; '),
  }),
  ...rest,
})

const statusOf = (open: boolean | undefined): 'open' | 'closed' | undefined =>
  open === undefined ? undefined : open ? 'open' : 'closed'

export async function findPoints(desk: Desk, { q = '', site }: { q?: string | undefined; site?: SiteId | undefined }) {
  const wanted = { sites: sitesFor(desk, site), typed: q, most: MOST_POINTS }
  const rows = await queries.findPoints(desk.db, wanted, desk.log)
  return { points: rows.map(row => shownPoint(desk, row)) }
}

const shownPoint = ({ staff }: Desk, { postal_code, status, ...point }: DeskPoint) => ({
  ...point,
  postalCode: postal_code,
  open: status === 'open',
  mayChange: staff.grants.can('stores.write', point.site),
})

type PointChange = z.output<typeof stores.changePoint.body>

export async function changePoint(desk: Desk, id: string, wish: PointChange): Promise<void> {
  const row = await queries.findPoint(desk.db, id)
  if (!row) throw new StoreError('STAFF_NOT_FOUND')
  requireSite(desk, row.site, 'stores.write')
  const before = { hours: row.hours, status: row.status }
  const after = { hours: wish.hours ?? row.hours, status: statusOf(wish.open) ?? row.status }
  await queries.writePoint(desk.db, id, after)
  desk.record({ type: 'collection-point', id, changes: changesBetween(inWords(before), inWords(after)) })
}
