import { sql } from 'kysely'
import { ALL_EVENT_SUBJECTS, EVENT_SUBJECTS, isEventType, subjectOf } from '#domain/events/event-types.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import type { PayloadKind } from '#contract/staff/events/payloads.ts'
import { forget, MOST_AT_ONCE } from '../jobs/forget-old-rows.service.ts'
import type { Services } from '../services.ts'
import { maySeePersons } from '../orders/seeing-persons.ts'
import type { Shop } from '../shop.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { forgetSomeEvents, listEvents, type EventRow, type Hearing } from './events.queries.ts'
import { placeNewEvents } from './place.service.ts'
import { thingsOf } from './things-told.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_MS = 90 * DAY_MS
const DELIVERIES_KEPT_MS = 30 * DAY_MS

export async function forgetOldEvents({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const ago = (ms: number) => new Date(clock().getTime() - ms)
  await forget(database, ['webhook_deliveries', sql`done_at < ${ago(DELIVERIES_KEPT_MS)}`])
  let after: Awaited<ReturnType<typeof forgetSomeEvents>>
  do after = await forgetSomeEvents(database.db, { before: ago(KEPT_MS), after, most: MOST_AT_ONCE })
  while (after)
}

/** What of these wishes somebody may hear; whoever asks for more is refused. Without wishes, all that he may. */
function hearingsOf(desk: Desk, payload: PayloadKind, wishes?: readonly string[]): Hearing[] {
  const { grants } = desk.staff
  const asked = wishes ?? ALL_EVENT_SUBJECTS.filter(each => grants.can(EVENT_SUBJECTS[each])).map(each => `${each}.*`)
  return asked.flatMap(wish => {
    const subject = subjectOf(wish)
    if (subject === undefined) return []
    const permission = EVENT_SUBJECTS[subject]
    if (!grants.can(permission)) throw new StoreError('STAFF_FORBIDDEN', { permission })
    if (payload === 'full' && permission === 'orders.read' && !maySeePersons(desk)())
      throw new StoreError('STAFF_FORBIDDEN', { permission: 'customers.read' })
    return [{ wishes: [wish], sites: grants.sitesFor(permission) }]
  })
}

/** Whole orders name their buyers. */
function mayShowWhole(desk: Desk) {
  const sees = maySeePersons(desk)
  return ({ resource, site }: EventRow) => !resource.startsWith('order:') || (site !== null && sees(site))
}

type Asked = { after: number; limit: number; types?: string[] | undefined; payload: PayloadKind }

export async function readFeed(desk: Desk, { after, limit, types, payload }: Asked) {
  await placeNewEvents(desk)
  const { rows, newest } = await listEvents(desk.db, hearingsOf(desk, payload, types), { after, limit })
  const full = rows.length === limit
  return {
    events: await toldEvents(desk, rows, payload === 'full' ? rows.filter(mayShowWhole(desk)) : [], desk.record),
    next: full ? (rows.at(-1)?.position ?? after) : Math.max(after, newest),
    more: full,
  }
}

/** Events as others read them, some of them with the whole thing. Whose data is shown with one is recorded. */
export async function toldEvents(
  shop: Shop,
  rows: readonly EventRow[],
  whole: readonly EventRow[],
  record: Desk['record'] = () => {},
) {
  const things = await thingsOf(shop, whole)
  return rows.flatMap(row => {
    if (!isEventType(row.type)) return []
    const thing = things.get(row.resource)
    if (thing) record(thing.seen)
    return [
      {
        id: `evt_${row.position}`,
        position: row.position,
        type: row.type,
        timestamp: row.occurred_at.toISOString(),
        resource: row.resource,
        sequence: row.sequence,
        ...(row.version !== null && { version: row.version }),
        ...siteOf(row),
        data: { ...row.data, ...thing?.data },
      },
    ]
  })
}

function siteOf({ site }: EventRow) {
  const siteId = SITE_IDS.find(id => id === site)
  return siteId === undefined ? {} : { siteId }
}
