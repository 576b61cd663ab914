import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { beginningWith } from '../db/like.ts'
import type { Sites } from '../desk/on-sites.ts'

export type AuditRow = {
  readonly staff_id: string
  readonly staff_name: string
  readonly call: string
  readonly kind: 'write' | 'read' | 'refused'
  readonly object_type: string
  readonly object_id: string
  readonly changes: string
  readonly reason: string | null
  readonly correlation_id: string
  readonly at: Date
}

export const insertAudit = (db: Db, rows: readonly AuditRow[]) =>
  db
    .insertInto('audit_log')
    .values([...rows])
    .execute()

export type AuditFilter = {
  readonly staffId?: string | undefined
  readonly kind?: string | undefined
  readonly objectType?: string | undefined
  readonly objectId?: string | undefined
  readonly call?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** What concerns none in particular, or none but these. */
  readonly sites: Sites
}

export type AuditPage = {
  readonly order: 'newest' | 'oldest'
  /** Only what comes after this row, in that order. */
  readonly after?: number | undefined
  readonly limit: number
}

/**
 * Rows get their numbers as time goes on, though what lasts longer is told later: within a day both agree. So a list of last year,
 * which is in the order of numbers, begins there and does not come across all that was written since.
 */
const lastBefore = (from: Date) =>
  sql`(select id from audit_log where at < ${from}::timestamptz - interval '1 day' order by at desc limit 1)`
const firstAfter = (to: Date) =>
  sql`(select id from audit_log where at > ${to}::timestamptz + interval '1 day' order by at limit 1)`
const MOST_ROWS = String(Number.MAX_SAFE_INTEGER)

function matching(db: Db, filter: AuditFilter) {
  let query = db.selectFrom('audit_log')
  if (filter.staffId !== undefined) query = query.where('staff_id', '=', filter.staffId)
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind)
  if (filter.objectType !== undefined) query = query.where('object_type', '=', filter.objectType)
  if (filter.objectId !== undefined) query = query.where('object_id', '=', filter.objectId)
  const { call } = filter
  if (call !== undefined) {
    const group = beginningWith(`${call}.`)
    query = query.where(({ eb, or }) => or([eb('call', '=', call), eb('call', 'like', group)]))
  }
  if (filter.from !== undefined) {
    const from = new Date(filter.from)
    query = query.where('at', '>=', from).where(sql<boolean>`id > coalesce(${lastBefore(from)}, 0)`)
  }
  if (filter.to !== undefined) {
    const to = new Date(filter.to)
    query = query.where('at', '<', to).where(sql<boolean>`id < coalesce(${firstAfter(to)}, ${MOST_ROWS}::bigint)`)
  }
  const { sites } = filter
  if (sites !== 'all') query = query.where(sql<boolean>`(sites is null or sites <@ ${[...sites]}::text[])`)
  return query
}

export function listAudit(db: Db, filter: AuditFilter, { order, after, limit }: AuditPage) {
  const newest = order === 'newest'
  const page = matching(db, filter)
    .selectAll()
    .orderBy('id', newest ? 'desc' : 'asc')
    .limit(limit)
  return (after === undefined ? page : page.where('id', newest ? '<' : '>', after)).execute()
}

export async function countAudit(db: Db, filter: AuditFilter): Promise<{ count: number; newest: number }> {
  const row = await matching(db, filter)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('id').as('newest')])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), newest: Number(row.newest ?? 0) }
}

/** Once for each call, thing and minute: whoever asks over and over is told of once. */
export const insertRefusal = (db: Db, row: AuditRow, since: Date) =>
  sql`insert into audit_log (at, staff_id, staff_name, call, kind, object_type, object_id, correlation_id)
    select ${row.at}, ${row.staff_id}, ${row.staff_name}, ${row.call}, ${row.kind}, ${row.object_type}, ${row.object_id},
      ${row.correlation_id}
    where not exists (select from audit_log where kind = 'refused' and staff_id = ${row.staff_id}
      and call = ${row.call} and object_type = ${row.object_type} and object_id = ${row.object_id} and at > ${since})`.execute(
    db,
  )

/** What a search found, but for what the same person's same search has found lately. */
export const insertFound = (db: Db, rows: readonly AuditRow[], since: Date) =>
  sql`insert into audit_log (at, staff_id, staff_name, call, kind, object_type, object_id, changes, reason, correlation_id)
    select f.at, f.staff_id, f.staff_name, f.call, f.kind, f.object_type, f.object_id, f.changes::jsonb, f.reason, f.correlation_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as f(at timestamptz, staff_id text, staff_name text, call text, kind text,
      object_type text, object_id text, changes text, reason text, correlation_id text)
    where not exists (select from audit_log a where a.object_type = f.object_type and a.object_id = f.object_id
      and a.staff_id = f.staff_id and a.call = f.call and a.kind = f.kind and a.at > ${since})`.execute(db)

type MadeBy = {
  readonly staffId: string
  readonly call: string
  readonly objectType: string
  readonly correlationId: string
  readonly since: Date
}
type Made = { id: number; object_id: string; changes: unknown }

const madeBy = (db: Db, by: MadeBy) =>
  db
    .selectFrom('audit_log')
    .where('call', '=', by.call)
    .where('staff_id', '=', by.staffId)
    .where('object_type', '=', by.objectType)
    .where('correlation_id', '=', by.correlationId)
    .where('at', '>=', by.since)

/** What one piece of work changed, in its order. */
export const findMade = (db: Db, by: MadeBy, { after, limit }: { after: number; limit: number }): Promise<Made[]> =>
  madeBy(db, by).select(['id', 'object_id', 'changes']).where('id', '>', after).orderBy('id').limit(limit).execute()

export async function countMade(db: Db, by: MadeBy): Promise<number> {
  const { count } = await madeBy(db, by)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
