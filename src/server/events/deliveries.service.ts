import { MOST_COUNTED } from '#contract/staff/desk/most-counted.ts'
import type { Desk } from '../staff/staff.ts'
import {
  countDeliveries,
  listDeliveries,
  replayDeliveries,
  type DeliveryFilter,
  type DeliveryRow,
} from './deliveries.queries.ts'
import { requireEndpoint } from './endpoints.service.ts'

type Asked = Omit<DeliveryFilter, 'sites'> & { after?: string | undefined; limit: number }

export async function allDeliveries({ db, staff }: Desk, { after, limit, ...asked }: Asked) {
  const filter = { ...asked, sites: staff.grants.sitesFor('integrations.read') }
  const [position = '', endpointId = ''] = after?.split(' ') ?? []
  const before = after === undefined ? undefined : { position: Number(position), endpointId }
  const rows = await listDeliveries(db, filter, { before, limit })
  const last = rows.at(-1)
  return {
    rows: rows.map(shown),
    counts: await countDeliveries(db, filter, MOST_COUNTED),
    ...(last && rows.length === limit && { next: `${last.position} ${last.endpoint_id}` }),
  }
}

export async function replay(desk: Desk, id: string, range: { from: number; to: number; only: 'failed' | 'all' }) {
  await requireEndpoint(desk, id)
  const count = await replayDeliveries(desk.db, id, range, desk.now)
  desk.record({ type: 'webhook', id, changes: [{ field: 'replay', after: { ...range, count } }] })
  return { count }
}

const shown = (row: DeliveryRow) => ({
  endpointId: row.endpoint_id,
  endpointName: row.name,
  position: row.position,
  type: row.type,
  resource: row.resource,
  state: row.state,
  attempts: row.attempts,
  ...((row.state === 'waiting' || row.state === 'failing') && { nextAt: row.next_at.toISOString() }),
  ...(row.status !== null && { status: row.status }),
  ...(row.took_ms !== null && { tookMs: row.took_ms }),
  ...(row.answer !== null && { answer: row.answer }),
  createdAt: row.created_at.toISOString(),
  ...(row.done_at && { doneAt: row.done_at.toISOString() }),
})
