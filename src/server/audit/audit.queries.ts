import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
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

const LIKE = /[\\%_]/g

function matching(db: Db, filter: AuditFilter) {
  let query = db.selectFrom('audit_log')
  if (filter.staffId !== undefined) query = query.where('staff_id', '=', filter.staffId)
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind)
  if (filter.objectType !== undefined) query = query.where('object_type', '=', filter.objectType)
  if (filter.objectId !== undefined) query = query.where('object_id', '=', filter.objectId)
  const { call } = filter
  if (call !== undefined) {
    const group = `${call.replaceAll(LIKE, String.raw`\$&`)}.%`
    query = query.where(({ eb, or }) => or([eb('call', '=', call), eb('call', 'like', group)]))
  }
  if (filter.from !== undefined) query = query.where('at', '>=', new Date(filter.from))
  if (filter.to !== undefined) query = query.where('at', '<', new Date(filter.to))
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

/** Once for each call and minute: whoever asks over and over is told of once. */
export const insertRefusal = (db: Db, row: AuditRow, since: Date) =>
  sql`insert into audit_log (at, staff_id, staff_name, call, kind, object_type, object_id, correlation_id)
    select ${row.at}, ${row.staff_id}, ${row.staff_name}, ${row.call}, ${row.kind}, ${row.object_type}, ${row.object_id},
      ${row.correlation_id}
    where not exists (select from audit_log where kind = 'refused' and staff_id = ${row.staff_id}
      and call = ${row.call} and at > ${since})`.execute(db)
