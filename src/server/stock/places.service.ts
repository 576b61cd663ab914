import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { listLocations } from './list.queries.ts'
import { readerOf } from './stock.service.ts'

/** Locations of sites on which one may move something. Others are not there. */
export async function requirePlaces(desk: Desk, ids: readonly number[]): Promise<void> {
  const seen = await listLocations(desk.db, readerOf(desk))
  const places = ids.map(id => seen.find(place => place.id === id))
  if (places.includes(undefined)) throw new StoreError('STAFF_NOT_FOUND')
  if (!places.some(place => place?.changeable)) throw new StoreError('STAFF_FORBIDDEN', { permission: 'stock.write' })
}
