import { z } from 'zod'
import { needsProof } from '#domain/bulk/bulk-kinds.ts'
import { isBigMove } from '#domain/money/price-moves.ts'
import type { Work } from '../jobs/jobs.ts'
import { inSavepointOf } from '../db/transaction.ts'
import type { Db } from '../db/database.ts'
import type { Desk, Recorded } from '../staff/staff.ts'
import type { QuietDesk, TaskKind } from '../tasks/task-kind.ts'
import { mayWriteKind } from './import-rights.ts'
import { deleteOldImports, findImport, needNotLast, updateImport, type ImportRow } from './imports.queries.ts'
import { beginApply } from './imports.service.ts'
import type { Verdict } from './judge-rows.ts'
import type { Writer } from './kind.ts'
import { KINDS } from './kinds.ts'
import { applyPart, checkPart, noteKeys, refuseDuplicates, sourceOf } from './parts.service.ts'
import { tellRows } from './tell-rows.ts'
import { undoPart } from './undo-part.service.ts'

const Input = z.object({
  importId: z.string(),
  apply: z.enum(['rows', 'all']).optional(),
  lookedAgain: z.boolean().default(false),
})
const KEPT_MS = 30 * 86_400_000
const UNFINISHED_MS = 86_400_000

/** Rows that do what somebody does at a desk need one; in a thread of its own there is none. */
const atDesk = (desk: QuietDesk | Desk) => 'services' in desk && { desk }
const writerOf = (desk: QuietDesk | Desk, of: ImportRow): Writer => ({
  db: desk.db,
  grants: desk.staff.grants,
  now: desk.now,
  source: sourceOf(of, desk.staff.id),
  ...atDesk(desk),
})
const ENDED = { lines: [], done: 0, refused: 0 }

/** The import that a task is about, for as long as who began it may write its kind. */
async function opened(desk: QuietDesk, input: unknown): Promise<ImportRow | undefined> {
  const { importId } = Input.parse(input)
  const found = await findImport(desk.db, importId, { lock: true })
  if (!found || mayWriteKind(desk.staff.grants, found.kind)) return found
  await updateImport(desk.db, importId, { state: 'failed' })
  return undefined
}

/** A smaller file is done before a thread of its own has begun. */
const MUCH_ROWS = 10_000

async function isMuch(db: Db, input: unknown): Promise<boolean> {
  const found = await findImport(db, Input.parse(input).importId)
  return found !== undefined && found.rows > MUCH_ROWS && !needsProof(found.kind)
}

const task = (
  batch: (desk: QuietDesk, of: ImportRow, part: number, input: unknown) => ReturnType<TaskKind['batch']>,
): TaskKind<QuietDesk> => ({
  needs: 'imports.write',
  isMuch,
  header: () => undefined,
  async batch(desk, input, cursor) {
    const of = await opened(desk, input)
    return of ? batch(desk, of, Number(cursor), input) : ENDED
  },
})

/** Nobody looks at it first: each row is judged when it is written. But prices that move by much wait for somebody. */
const isJudgedOnce = ({ kind }: ImportRow, apply: 'rows' | 'all' | undefined) =>
  apply === 'rows' && !KINDS[kind].replaced

const checkOfImport = task(async (desk, of, part, input) => {
  const writer = writerOf(desk, of)
  const { apply, lookedAgain } = Input.parse(input)
  if (part + 1 < of.parts && !needsProof(of.kind)) await needNotLast(desk.db)
  const { next, rows } = isJudgedOnce(of, apply)
    ? await noteKeys(writer, of, part)
    : { next: part + 1, rows: (await checkPart(writer, of, part)).length }
  const done = { lines: [], done: rows, refused: 0 }
  if (next < of.parts) return { ...done, next: String(next) }
  await refuseDuplicates(writer, (await findImport(desk.db, of.id)) ?? of)
  await updateImport(desk.db, of.id, { state: 'checked' })
  const { moves } = (await findImport(desk.db, of.id)) ?? of
  // What moves by much waits for somebody who looks at it.
  if (apply && (lookedAgain || !moves.some(isBigMove))) await beginApply(desk, of, apply === 'all')
  return done
})

const applyOfImport = task(async (desk, of, part) => {
  if (of.all_or_nothing) return applyAll(desk, of)
  const writer = writerOf(desk, of)
  if (part + 1 < of.parts && !needsProof(of.kind)) await needNotLast(desk.db)
  const verdicts = await applyPart(writer, of, part)
  await KINDS[of.kind].settle?.(writer)
  await tellRows(desk, 'imports.apply', of, verdicts.map(meantIn))
  const refused = verdicts.filter(({ state }) => state === 'refused').length
  const done = { lines: [], done: verdicts.length, refused }
  if (part + 1 < of.parts) return { ...done, next: String(part + 1) }
  await updateImport(desk.db, of.id, { state: 'applied', applied_at: desk.now })
  return done
})

const meantIn = ({ meant }: Verdict) => meant

class NotAll extends Error {}

/** In one transaction: whatever is refused takes everything back. */
async function applyAll(desk: QuietDesk, of: ImportRow) {
  const told: Recorded[] = []
  try {
    const { db } = desk
    await inSavepointOf(db, async () => {
      const writer = writerOf({ ...desk, record: entry => void told.push(entry) }, of)
      for (let part = 0; part < of.parts; part++) {
        const now = (await findImport(db, of.id)) ?? of
        const verdicts = await applyPart(writer, now, part)
        if (verdicts.some(({ state }) => state === 'refused')) throw new NotAll()
        await tellRows(desk, 'imports.apply', of, verdicts.map(meantIn))
      }
      await KINDS[of.kind].settle?.(writer)
      await updateImport(db, of.id, { state: 'applied', applied_at: desk.now })
    })
    for (const entry of told) desk.record(entry)
    return { lines: [], done: of.rows, refused: 0 }
  } catch (error) {
    if (!(error instanceof NotAll)) throw error
    await updateImport(desk.db, of.id, { state: 'checked' })
    return { lines: [], done: of.rows, refused: of.rows }
  }
}

/** From the last part to the first. */
const undoOfImport = task(async (desk, of, step) => {
  const part = of.parts - 1 - step
  const writer = writerOf(desk, of)
  const { rows, refused, moved } = await undoPart(writer, of, part)
  await KINDS[of.kind].settle?.(writer)
  await tellRows(desk, 'imports.undo', of, moved)
  const done = { lines: [], done: rows, refused }
  if (part > 0) return { ...done, next: String(step + 1) }
  await updateImport(desk.db, of.id, { state: 'undone' })
  return done
})

export const IMPORT_TASKS = {
  'imports.check': checkOfImport,
  'imports.apply': applyOfImport,
  'imports.undo': undoOfImport,
}

export const forgetOldImports: Work = async ({ database, clock }) => {
  const now = clock().getTime()
  await deleteOldImports(database.db, new Date(now - KEPT_MS), new Date(now - UNFINISHED_MS))
}
