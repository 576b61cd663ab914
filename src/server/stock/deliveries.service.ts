import type { z } from 'zod'
import type { deliveries } from '#contract/staff/stock/stock-moves.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './deliveries.queries.ts'
import type { DeliveryRow } from './deliveries.queries.ts'
import { addedUp, requireKnown } from './lines.ts'
import { requirePlaces } from './places.service.ts'
import { moveShelves } from './shelves.service.ts'
import { readerOf } from './stock.service.ts'

type Query = z.output<typeof deliveries.list.query>

export async function listDeliveries(desk: Desk, { state, location, after, limit }: Query) {
  const rows = await queries.listDeliveries(desk.db, {
    ...readerOf(desk),
    state,
    location,
    after: placeOf(after),
    limit,
  })
  const last = rows.at(-1)
  return { rows: rows.map(shown), ...(last && rows.length === limit && { next: `${last.expected_on}~${last.id}` }) }
}

function placeOf(after: string | undefined) {
  const [, day, id] = /^(\d{4}-\d\d-\d\d)~(dlv_[0-9a-z]{4,40})$/.exec(after ?? '') ?? []
  return day === undefined || id === undefined || Number.isNaN(Date.parse(day)) ? undefined : ([day, id] as const)
}

const shown = ({ location_id, location, expected_on, changeable, ...row }: DeliveryRow) => ({
  ...row,
  location: location_id,
  locationName: location,
  expectedOn: expected_on,
  mayChange: changeable,
})

async function getDelivery(desk: Desk, id: string): Promise<DeliveryRow> {
  const [found] = await queries.listDeliveries(desk.db, { ...readerOf(desk), id, limit: 1 })
  if (!found) throw new StoreError('STAFF_NOT_FOUND')
  return found
}

export async function readDelivery(desk: Desk, id: string) {
  return { ...shown(await getDelivery(desk, id)), lines: await queries.linesOfDelivery(desk.db, id, desk.language) }
}

type Announced = z.output<typeof deliveries.announce.body>

export async function announce(desk: Desk, { location, reference, expectedOn, lines }: Announced) {
  await requirePlaces(desk, [location])
  const wanted = addedUp(lines)
  await requireKnown(desk, wanted)
  const id = newId('dlv')
  const { db, now, staff } = desk
  await queries.insertDelivery(db, { id, location, reference, expectedOn, staffId: staff.id, now, lines: wanted })
  const changes = [{ field: 'expected', after: { location, expectedOn, lines: wanted.length } }]
  desk.record({ type: 'delivery', id, changes })
  return { id }
}

type Came = z.output<typeof deliveries.receive.body>

/** More than was expected can come; what nobody expected is found, not delivered. */
export async function receive(desk: Desk, id: string, { lines, close }: Came): Promise<void> {
  await queries.lockDelivery(desk.db, id)
  const delivery = await getDelivery(desk, id)
  if (!delivery.changeable) throw new StoreError('STAFF_FORBIDDEN', { permission: 'stock.write' })
  if (delivery.state !== 'open') throw notNow('deliveryClosed')
  const came = addedUp(lines).filter(({ qty }) => qty > 0)
  const expected = await queries.linesOfDelivery(desk.db, id, desk.language)
  const strange = came.find(({ sku }) => !expected.some(line => line.sku === sku))
  if (strange) throw notNow('notInIt', { sku: strange.sku })
  const moved = lines.find(({ sku, was }) => expected.some(line => line.sku === sku && line.received !== was))
  if (moved) throw notNow('tookInMeanwhile', { sku: moved.sku })
  if (came.length > 0) {
    const rows = came.map(({ sku, qty }) => ({ sku, location: delivery.location_id, amount: qty }))
    await moveShelves(desk, rows, { kind: 'received', reference: id })
    await queries.noteReceived(desk.db, id, came)
  }
  const after = await queries.linesOfDelivery(desk.db, id, desk.language)
  const ends = close || after.every(line => line.received >= line.expected)
  if (ends) await queries.closeDelivery(desk.db, id)
  const changes = [
    { field: 'received', after: came },
    ...(ends ? [{ field: 'state', before: 'open', after: 'closed' }] : []),
  ]
  desk.record({ type: 'delivery', id, changes })
}
