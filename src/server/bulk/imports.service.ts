import { BULK_KIND_NAMES, BULK_KINDS, type BulkKind, type ImportState } from '#domain/bulk/bulk-kinds.ts'
import { z } from 'zod'
import { inTransaction } from '../db/transaction.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { onceIn } from '../http/idempotency.ts'
import { requireSecondLook } from '../prices/change.service.ts'
import { nextOf, type PageAfter } from '../desk/page-by-id.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk, Recorded } from '../staff/staff.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import type { QuietDesk, TaskCall } from '../tasks/task-kind.ts'
import { startTask } from '../tasks/tasks.service.ts'
import { mayReadAll, mayWriteKind, requireProofFor, requireProofToWrite, requireWriteKind } from './import-rights.ts'
import {
  bytesKept,
  deleteImport,
  findImport,
  hasAppliedParts,
  keepMapping,
  listImports,
  updateImport,
  type ImportRow,
} from './imports.queries.ts'
import { KINDS } from './kinds.ts'
import { unreadColumns, type Mapping } from './mapping.ts'
import { headerDigestOf, takeFile } from './upload.service.ts'

const UNDO_MS = 30 * 86_400_000
/** Of one person: what lies there until it is forgotten must not fill the disk. */
const MOST_KEPT = 10_000_000_000
type Wish = {
  kind: BulkKind
  format: 'csv' | 'jsonl'
  name: string
  apply?: 'rows' | 'all' | undefined
  lookedAgain: boolean
}

type ApplyWish = { allOrNothing: boolean; lookedAgain: boolean }

export const kindsFor = ({ staff }: Desk) =>
  BULK_KIND_NAMES.filter(kind => staff.grants.can(BULK_KINDS[kind].reads)).map(kind => ({
    kind,
    mayWrite: staff.grants.can('imports.write') && mayWriteKind(staff.grants, kind),
    columns: KINDS[kind].columns.map(({ name, type, required, readOnly }) => ({
      name,
      key: KINDS[kind].key.includes(name),
      required: required ?? false,
      readOnly: readOnly ?? false,
      example: type.example,
      longest: type.longest,
    })),
  }))

export async function importsFor({ db, staff }: Desk, page: PageAfter) {
  const kinds = BULK_KIND_NAMES.filter(kind => mayReadAll(staff.grants, kind))
  const rows = await listImports(db, staff.id, kinds, page)
  return { imports: rows.map(shown), ...nextOf(rows, page) }
}

const isSeenBy = ({ staff }: Pick<Desk, 'staff'>, { staff_id, kind }: ImportRow) =>
  staff_id === staff.id || mayReadAll(staff.grants, kind)

export async function getImport({ db, staff }: Desk, id: string, { lock = false } = {}): Promise<ImportRow> {
  const found = await findImport(db, id, { lock })
  if (!found || found.state === 'uploading') throw new StoreError('STAFF_NOT_FOUND')
  if (!isSeenBy({ staff }, found)) throw new StoreError('STAFF_NOT_FOUND')
  return found
}

export const readImport = async (desk: Desk, id: string) => whole(await getImport(desk, id))

/** Taken in outside of any transaction, because whoever sends may be slow; what follows is one. */
export async function uploadImport(desk: Desk, { kind, format, name, apply, lookedAgain }: Wish, file: ReadableStream) {
  requireWriteKind(desk.staff.grants, kind)
  // Looked at alone, a file of codes tells which of them there are.
  if (apply) requireProofToWrite(desk, kind)
  else requireProofFor(desk, kind)
  if ((await bytesKept(desk.db, desk.staff.id)) > MOST_KEPT) throw notNow('tooManyFiles')
  const { id, digest } = await takeFile(
    desk.db,
    desk.now,
    { kind, format, fileName: name, staffId: desk.staff.id, mayRead: of => isSeenBy(desk, of) },
    file,
  )
  const input = { query: { kind, format, name, apply, lookedAgain }, body: digest }
  const begin = (inside: Shop) => beginUploaded({ ...desk, ...inside }, id, { kind, name, apply, lookedAgain })
  const begun = await onceIn(desk, 'imports.upload', input, begin, desk.staff.id).catch(async (error: unknown) => {
    await deleteImport(desk.db, id)
    throw error
  })
  const first = z.string().parse(begun)
  // Sent again because its answer was lost: one of the two is enough.
  if (first !== id) await deleteImport(desk.db, id)
  return readImport(desk, first)
}

const beginUploaded = (desk: Desk, id: string, { kind, name, apply, lookedAgain }: Omit<Wish, 'format'>) =>
  inTransaction(desk, async inside => {
    const entries: Recorded[] = [{ type: 'feed', id, changes: [{ field: 'file', after: { kind, name } }] }]
    // That it is checked goes without saying.
    const at: Desk = { ...inside, staff: desk.staff, record: () => undefined }
    await beginCheck(at, await getImport(at, id), apply ? { apply, lookedAgain } : {})
    await writeHistory(at, { call: 'imports.upload', kind: 'write' }, entries)
    return id
  })

export async function checkImport(desk: Desk, id: string, mapping: Mapping) {
  const found = await openFor(desk, id, ['uploaded', 'checking', 'checked'])
  requireProofFor(desk, found.kind)
  await updateImport(desk.db, id, { mapping: JSON.stringify(mapping) })
  // What is the same in every row was meant of this file.
  const kept = JSON.stringify({ ...mapping, fixed: {} })
  const of = { staffId: desk.staff.id, kind: found.kind, headerDigest: headerDigestOf(found.header) }
  await keepMapping(desk.db, of, kept, desk.now)
  return beginCheck(desk, found, {})
}

export async function applyImport(desk: Desk, id: string, { allOrNothing, lookedAgain }: ApplyWish) {
  const found = await openFor(desk, id, ['checked', 'applying'])
  requireProofToWrite(desk, found.kind)
  if (allOrNothing && (await hasAppliedParts(desk.db, id))) throw notNow('rowsWritten')
  if (found.state === 'checked') requireSecondLook(found.moves, lookedAgain)
  return beginApply(desk, found, allOrNothing)
}

export async function undoImport(desk: Desk, id: string) {
  const found = await openFor(desk, id, ['applied', 'applying', 'undoing'])
  requireProofToWrite(desk, found.kind)
  if (found.applied_at && found.applied_at.getTime() + UNDO_MS < desk.now.getTime()) throw notNow('appliedLongAgo')
  return begin(desk, found, 'undoing', 'imports.undo', {})
}

/** Locked, and of a kind that one may write: what it is in the middle of is not begun a second time. */
async function openFor(desk: Desk, id: string, states: readonly ImportState[]): Promise<ImportRow> {
  const found = await getImport(desk, id, { lock: true })
  requireWriteKind(desk.staff.grants, found.kind)
  if (isBusy(found)) throw notNow('inWork')
  if (!states.includes(found.state)) throw notNow('wentOn')
  return found
}

const isBusy = ({ task_state }: ImportRow) => task_state === 'waiting' || task_state === 'running'

const beginCheck = (desk: Desk, of: ImportRow, then: Partial<Pick<Wish, 'apply' | 'lookedAgain'>>) =>
  begin(desk, of, 'checking', 'imports.check', then)

export async function beginApply(desk: QuietDesk, of: ImportRow, allOrNothing: boolean) {
  await updateImport(desk.db, of.id, { all_or_nothing: allOrNothing })
  return begin(desk, of, 'applying', 'imports.apply', {})
}

async function begin(desk: QuietDesk, { id, rows }: ImportRow, state: ImportState, call: TaskCall, more: object) {
  const task = await startTask(desk, call, { importId: id, ...more }, rows)
  await updateImport(desk.db, id, { state, task_id: task.id })
  // What was asked is the call itself; in which state it is meanwhile is gone before anybody reads it.
  desk.record({ type: 'feed', id })
  return task
}

const shown = (row: ImportRow) => ({
  id: row.id,
  kind: row.kind,
  format: row.format,
  fileName: row.file_name,
  state: row.state,
  busy: isBusy(row),
  ...(row.staff_name !== null && { by: row.staff_name }),
  rows: row.rows,
  done: row.task_done ?? 0,
  counts: row.counts,
  createdAt: row.created_at.toISOString(),
  ...(row.applied_at && {
    appliedAt: row.applied_at.toISOString(),
    undoUntil: new Date(row.applied_at.getTime() + UNDO_MS).toISOString(),
  }),
  ...(row.task_id !== null && { taskId: row.task_id }),
})

const whole = (row: ImportRow) => ({
  ...shown(row),
  header: row.header,
  sample: row.sample,
  mapping: row.mapping,
  unread: unreadColumns(KINDS[row.kind], row.header, row.mapping),
  allOrNothing: row.all_or_nothing,
  problems: row.problems,
  moves: row.moves,
})
