import { z } from 'zod'
import type { Desk, Recorded } from '../staff/staff.ts'
import { insertAudit, listAudit, type AuditFilter } from './audit.queries.ts'

const Changes = z.array(z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }))

export type Look = { readonly call: string; readonly kind: 'write' | 'read' }

/** Writes the history in the transaction of what it tells of: both stand, or neither. */
export async function writeHistory(
  desk: Desk,
  { call, kind }: Look,
  entries: readonly Recorded<string>[],
): Promise<void> {
  const { staff, db, correlationId, now } = desk
  await insertAudit(
    db,
    entries.map(entry => ({
      at: now,
      staff_id: staff.id,
      staff_name: staff.name,
      call,
      kind,
      object_type: entry.type,
      object_id: entry.id,
      changes: JSON.stringify(entry.changes ?? []),
      reason: entry.reason ?? null,
      correlation_id: correlationId,
    })),
  )
}

export async function readHistory({ db }: Desk, filter: Omit<AuditFilter, 'before'> & { after?: string | undefined }) {
  const { after, ...rest } = filter
  const rows = await listAudit(db, { ...rest, before: after === undefined ? undefined : Number(after) })
  const last = rows.at(-1)
  return {
    rows: rows.map(row => ({
      id: row.id,
      at: row.at.toISOString(),
      staffId: row.staff_id,
      staffName: row.staff_name,
      call: row.call,
      kind: row.kind === 'read' ? ('read' as const) : ('write' as const),
      objectType: row.object_type,
      objectId: row.object_id,
      changes: Changes.parse(row.changes),
      ...(row.reason !== null && { reason: row.reason }),
      correlationId: row.correlation_id,
    })),
    ...(last && rows.length === filter.limit && { next: String(last.id) }),
  }
}
