import { sql, type RawBuilder } from 'kysely'
import { DELIVERY_STATES } from '#contract/staff/stock/delivery-states.ts'
import type { Db } from '../db/database.ts'
import { withinSites, type Sites } from '../desk/on-sites.ts'

/** Whether an address `w` wants an event `e`. */
const WANTED = sql<boolean>`((e.type = any(w.types) or split_part(e.type, '.', 1) || '.*' = any(w.types))
  and (w.sites is null or e.site is null or e.site = any(w.sites)))`

/** Whether the address of a delivery `d` was changed since it was noted, and no longer wants it. */
const UNWANTED = sql<boolean>`exists (select from events e join webhook_endpoints w on w.id = d.endpoint_id
  where e.position = d.position and not ${WANTED})`

/** Notes for every address which of these events it is to get. */
export async function queueDeliveries(db: Db, { from, to }: { from: number; to: number }, now: Date): Promise<void> {
  await sql`insert into webhook_deliveries (endpoint_id, position, type, resource, next_at, created_at)
    select w.id, e.position, e.type, e.resource, ${now}, ${now} from events e
    join webhook_endpoints w on ${WANTED}
    where e.position between ${from} and ${to} on conflict do nothing`.execute(db)
}

export type Taken = { endpoint_id: string; position: number; attempts: number }

/**
 * Takes what is due for an address by moving its time on: if this process dies, another takes it when the lease is
 * over. Of one thing only the oldest event is taken: the next waits until that one has arrived or was given up.
 * What was noted while its address was being changed, and is not wanted any more, is dropped instead.
 */
export async function takeDeliveries(
  db: Db,
  endpointId: string,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    with due as (
      select d.position, ${UNWANTED} as unwanted from webhook_deliveries d
      where d.endpoint_id = ${endpointId} and d.state = 'waiting' and d.next_at <= ${now}
        and not exists (select from webhook_deliveries b where b.endpoint_id = d.endpoint_id and b.resource = d.resource
          and b.state = 'waiting' and b.position < d.position)
      order by d.position limit ${most} for update of d skip locked
    ), dropped as (
      delete from webhook_deliveries d using due
        where d.endpoint_id = ${endpointId} and d.position = due.position and due.unwanted
    )
    update webhook_deliveries d set attempts = d.attempts + 1, next_at = ${until}
      from due where d.endpoint_id = ${endpointId} and d.position = due.position and not due.unwanted
      returning d.endpoint_id, d.position, d.attempts`.execute(db)
  return rows
}

export async function dropUnwanted(db: Db, endpointId: string): Promise<void> {
  await sql`delete from webhook_deliveries d
    where d.endpoint_id = ${endpointId} and d.state = 'waiting' and ${UNWANTED}`.execute(db)
}

export type Outcome = {
  state: 'waiting' | 'delivered' | 'failed'
  next_at: Date
  status: number | null
  took_ms: number
  answer: string
  done_at: Date | null
}

/** Only for who took it: whoever was slower than his lease has nothing to say any more. */
export const noteOutcome = (db: Db, { endpoint_id, position, attempts }: Taken, outcome: Outcome) =>
  db
    .updateTable('webhook_deliveries')
    .set(outcome)
    .where('endpoint_id', '=', endpoint_id)
    .where('position', '=', position)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .execute()

export async function replayDeliveries(
  db: Db,
  endpointId: string,
  { from, to, only }: { from: number; to: number; only: 'failed' | 'all' },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with again as (
      insert into webhook_deliveries as d (endpoint_id, position, type, resource, next_at, created_at)
      select w.id, e.position, e.type, e.resource, ${now}, ${now} from events e
      join webhook_endpoints w on w.id = ${endpointId}
        and ${WANTED}
      where e.position between ${from} and ${to}
        and (${only} = 'all' or exists (select from webhook_deliveries f where f.endpoint_id = w.id
          and f.position = e.position and f.state = 'failed'))
      on conflict (endpoint_id, position) do update set state = 'waiting', attempts = 0, next_at = ${now}, done_at = null
      returning 1
    ) select count(*)::int as count from again`.execute(db)
  return rows[0]?.count ?? 0
}

export type DeliveryState = (typeof DELIVERY_STATES)[number]
const state = sql<DeliveryState>`case when d.state = 'waiting' and d.attempts > 0 and d.answer is not null then 'failing'
  else d.state end`
/** Said plainly, so that the few that failed or wait are found by their index. */
const IS: Readonly<Record<DeliveryState, RawBuilder<unknown>>> = {
  waiting: sql`d.state = 'waiting' and (d.attempts = 0 or d.answer is null)`,
  failing: sql`d.state = 'waiting' and d.attempts > 0 and d.answer is not null`,
  failed: sql`d.state = 'failed'`,
  delivered: sql`d.state = 'delivered'`,
}

export type DeliveryFilter = {
  endpointId?: string | undefined
  state?: DeliveryState | undefined
  type?: string | undefined
  resource?: string | undefined
  /** Of addresses, and of events, that are for none but these. */
  sites: Sites
}

const ofSites = (sites: Sites) =>
  sites === 'all'
    ? sql`true`
    : sql`${withinSites('w.sites', sites)} and not exists (select from events e
        where e.position = d.position and e.site <> all(${[...sites]}))`

const matches = (filter: DeliveryFilter) => sql`
  (${filter.endpointId ?? null}::text is null or d.endpoint_id = ${filter.endpointId ?? null})
  and ${filter.state ? IS[filter.state] : sql`true`}
  and (${filter.type ?? null}::text is null or d.type = ${filter.type ?? null})
  and (${filter.resource ?? null}::text is null or d.resource = ${filter.resource ?? null})
  and ${ofSites(filter.sites)}`

export type DeliveryRow = {
  endpoint_id: string
  name: string
  position: number
  type: string
  resource: string
  state: DeliveryState
  attempts: number
  next_at: Date
  status: number | null
  took_ms: number | null
  answer: string | null
  created_at: Date
  done_at: Date | null
}

export type DeliveryPage = { before?: { position: number; endpointId: string } | undefined; limit: number }

export async function listDeliveries(
  db: Db,
  filter: DeliveryFilter,
  { before, limit }: DeliveryPage,
): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select d.endpoint_id, w.name, d.position, d.type, d.resource, ${state} as state, d.attempts, d.next_at, d.status,
      d.took_ms, d.answer, d.created_at, d.done_at
    from webhook_deliveries d join webhook_endpoints w on w.id = d.endpoint_id
    where ${matches(filter)} and (${before?.position ?? null}::bigint is null
      or (d.position, d.endpoint_id) < (${before?.position ?? null}, ${before?.endpointId ?? null}))
    order by d.position desc, d.endpoint_id desc limit ${limit}`.execute(db)
  return rows
}

/** Each up to where nobody counts on. */
export async function countDeliveries(
  db: Db,
  filter: DeliveryFilter,
  most: number,
): Promise<Record<DeliveryState, number>> {
  const counts = DELIVERY_STATES.map(
    each => sql`(select count(*)::int from (select from webhook_deliveries d
      join webhook_endpoints w on w.id = d.endpoint_id where ${matches({ ...filter, state: each })} limit ${most}) as counted)
      as ${sql.ref(each)}`,
  )
  const { rows } = await sql<Record<DeliveryState, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] ?? { waiting: 0, failing: 0, failed: 0, delivered: 0 }
}

/** Whether anything waits for a place in the feed, or to be sent. */
export async function hasWork(db: Db, now: Date): Promise<{ fresh: boolean; due: boolean }> {
  const { rows } = await sql<{ fresh: boolean; due: boolean }>`
    select exists (select from events where position is null and occurred_at <= greatest(${now}, now())) as fresh,
      exists (select from webhook_deliveries where state = 'waiting' and next_at <= ${now}) as due`.execute(db)
  return rows[0] ?? { fresh: false, due: false }
}
