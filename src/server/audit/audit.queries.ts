import type { Db } from '../db/database.ts'

export type AuditRow = {
  readonly staff_id: string
  readonly staff_name: string
  readonly call: string
  readonly kind: 'write' | 'read'
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
  readonly objectType?: string | undefined
  readonly objectId?: string | undefined
  readonly call?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Only what is older than this row. */
  readonly before?: number | undefined
  readonly limit: number
}

export function listAudit(db: Db, filter: AuditFilter) {
  let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(filter.limit)
  if (filter.before !== undefined) query = query.where('id', '<', filter.before)
  if (filter.staffId !== undefined) query = query.where('staff_id', '=', filter.staffId)
  if (filter.objectType !== undefined) query = query.where('object_type', '=', filter.objectType)
  if (filter.objectId !== undefined) query = query.where('object_id', '=', filter.objectId)
  if (filter.call !== undefined) query = query.where('call', '=', filter.call)
  if (filter.from !== undefined) query = query.where('at', '>=', new Date(filter.from))
  if (filter.to !== undefined) query = query.where('at', '<', new Date(filter.to))
  return query.execute()
}
