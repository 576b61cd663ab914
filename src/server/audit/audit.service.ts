import { z } from 'zod'
import type { CallName } from '#contract/contract.ts'
import { HISTORY_KINDS } from '#contract/staff/audit/history-kinds.ts'
import type { StaffCallName } from '#contract/staff/staff.ts'
import type { Shop } from '../shop.ts'
import type { Desk, Recorded } from '../staff/staff.ts'
import { goodsNamed } from './named-goods.queries.ts'
import { redacted } from './redacted.ts'
import {
  countMade,
  findMade,
  insertAudit,
  insertFound,
  insertRefusal,
  listAudit,
  type AuditFilter,
  type AuditPage,
} from './audit.queries.ts'

const Changes = z.array(z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }))
/** One entry that cannot be read hides no others. */
const ReadableChanges = Changes.catch([])

/** Single sign-on is an address of its own, and no call. */
type Told = StaffCallName | CallName | 'session.singleSignOn'
export type Look = { readonly call: Told; readonly kind: 'write' | 'read' }
type Writer = Pick<Shop, 'db' | 'correlationId' | 'now'> & {
  readonly staff: { readonly id: string; readonly name: string }
}

/** Writes the history in the transaction of what it tells of: both stand, or neither. */
export async function writeHistory(
  writer: Writer,
  { call, kind }: Look,
  entries: readonly Recorded<string>[],
): Promise<void> {
  const { staff, db, correlationId, now } = writer
  const rowOf = (entry: Recorded<string>) => ({
    at: now,
    staff_id: staff.id,
    staff_name: staff.name,
    call,
    kind,
    object_type: entry.type,
    object_id: entry.id,
    changes: JSON.stringify(redacted(entry.type, entry.changes ?? [])),
    reason: entry.reason ?? null,
    correlation_id: correlationId,
  })
  const [found, done] = [entries.filter(entry => entry.found), entries.filter(entry => !entry.found)]
  if (done.length > 0) await insertAudit(db, done.map(rowOf))
  if (found.length > 0) await insertFound(db, found.map(rowOf), new Date(now.getTime() - FOUND_AGAIN_MS))
}

const REFUSED_AGAIN_MS = 60_000
const FOUND_AGAIN_MS = 60 * 60 * 1000

/** What somebody asked for and may not have, and of what. */
export async function writeRefusal(writer: Writer, call: string, of: Recorded<string>): Promise<void> {
  const { staff, db, correlationId, now } = writer
  const row = {
    at: now,
    staff_id: staff.id,
    staff_name: staff.name,
    call,
    kind: 'refused' as const,
    object_type: of.type,
    object_id: of.id,
    changes: '[]',
    reason: null,
    correlation_id: correlationId,
  }
  await insertRefusal(db, row, new Date(now.getTime() - REFUSED_AGAIN_MS))
}

type Wanted = Omit<AuditFilter, 'sites'> & Omit<AuditPage, 'after'> & { readonly after?: string | undefined }

/** What is written beside these may tell of a person, in whatever words. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['customer', 'conversation', 'suppression'])
/** Which account a thing belongs to joins what belongs to one person. */
const OF_ACCOUNT: ReadonlySet<string> = new Set(['customerId', 'orders'])

/** Of the sites on which somebody may read it. */
export async function readHistory({ db, staff, language }: Desk, { order, after, limit, ...asked }: Wanted) {
  const filter = { ...asked, sites: staff.grants.sitesFor('history.read') }
  const rows = await listAudit(db, filter, { order, limit, after: after === undefined ? undefined : Number(after) })
  const last = rows.at(-1)
  const named = await goodsNamed(db, language, rows)
  const isShown = staff.grants.can('customers.read')
    ? () => true
    : (of: ReadonlySet<string>, name: string) => !of.has(name)
  const nameOf = (row: (typeof rows)[number]) => {
    const objectName = named(row)
    return objectName !== undefined && { objectName }
  }
  return {
    rows: rows.map(row => ({
      id: row.id,
      at: row.at.toISOString(),
      staffId: row.staff_id,
      staffName: row.staff_name,
      call: row.call,
      kind: HISTORY_KINDS.find(kind => kind === row.kind) ?? ('write' as const),
      objectType: row.object_type,
      objectId: row.object_id,
      ...nameOf(row),
      changes: ReadableChanges.parse(row.changes).filter(({ field }) => isShown(OF_ACCOUNT, field)),
      ...(row.reason !== null && isShown(OF_PEOPLE, row.object_type) && { reason: row.reason }),
      correlationId: row.correlation_id,
    })),
    ...(last && rows.length === limit && { next: String(last.id) }),
  }
}

type Asked = Parameters<typeof findMade>

export const countChanges = ({ db }: Pick<Desk, 'db'>, by: Asked[1]) => countMade(db, by)

/** What one piece of work of somebody's changed, for who takes it back. */
export async function changesMade({ db }: Pick<Desk, 'db'>, by: Asked[1], page: Asked[2]) {
  const rows = await findMade(db, by, page)
  return rows.map(({ id, object_id, changes }) => ({ id, objectId: object_id, changes: Changes.parse(changes) }))
}
