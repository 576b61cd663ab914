import { sql, type Updateable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'
import { withinSites, type Sites } from '../desk/on-sites.ts'

export const insertEndpoint = (
  db: Db,
  row: {
    id: string
    name: string
    url: string
    types: string[]
    sites: string[] | null
    payload: string
    secret: string
    created_at: Date
    created_by: string
  },
) => db.insertInto('webhook_endpoints').values(row).execute()

export const listEndpoints = (db: Db, { id, sites = 'all' }: { id?: string; sites?: Sites }) =>
  db
    .selectFrom('webhook_endpoints as w')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('webhook_deliveries as d')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('d.endpoint_id', '=', 'w.id')
        .where('d.state', '=', 'waiting')
        .as('waiting'),
    )
    .$if(id !== undefined, query => query.where('w.id', '=', id ?? ''))
    .where(withinSites('w.sites', sites))
    .orderBy('created_at')
    .execute()
export type EndpointRow = Awaited<ReturnType<typeof listEndpoints>>[number]

export const updateEndpoint = (db: Db, id: string, set: Updateable<Tables['webhook_endpoints']>) =>
  db.updateTable('webhook_endpoints').set(set).where('id', '=', id).execute()

export const deleteEndpoint = (db: Db, id: string) => db.deleteFrom('webhook_endpoints').where('id', '=', id).execute()

export type Sending = {
  id: string
  url: string
  payload: string
  secret: string
  secret_before: string | null
  secret_before_until: Date | null
  failures: number
}

/** Addresses that something is due for. */
export async function listDueEndpoints(db: Db, now: Date): Promise<Sending[]> {
  const { rows } = await sql<Sending>`
    select id, url, payload, secret, secret_before, secret_before_until, failures from webhook_endpoints w
    where state = 'active' and not_before <= ${now}
      and exists (select from webhook_deliveries d where d.endpoint_id = w.id and d.state = 'waiting' and d.next_at <= ${now})
  `.execute(db)
  return rows
}

export async function noteSuccess(db: Db, id: string, now: Date): Promise<void> {
  await sql`update webhook_endpoints set failures = 0, failing_since = null, not_before = '-infinity', succeeded_at = ${now}
    where id = ${id}`.execute(db)
}

/** Writes a failure down; tells how many there were in a row, and since when. */
export async function noteFailure(db: Db, id: string, now: Date): Promise<{ failures: number; since: Date }> {
  const { rows } = await sql<{ failures: number; since: Date }>`
    update webhook_endpoints set failures = failures + 1, failing_since = coalesce(failing_since, ${now})
    where id = ${id} returning failures, failing_since as since`.execute(db)
  return rows[0] ?? { failures: 0, since: now }
}
