import { randomUUID } from 'node:crypto'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import { grantsOf } from '#domain/staff/grants.ts'
import { PRESET_ROLES } from '#domain/staff/roles.ts'
import { writeHistory } from '../audit/audit.service.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transaction.ts'
import { tellRows } from './tell-rows.ts'
import { findImport, updateImport, type ImportRow } from './imports.queries.ts'
import type { Writer } from './kind.ts'
import { KINDS } from './kinds.ts'
import { applyPart, checkPart, noteKeys, refuseDuplicates, sourceOf } from './parts.service.ts'
import { takeFile } from './upload.service.ts'

/** Whoever holds the machine may write everything. */
const GRANTS = grantsOf([{ role: PRESET_ROLES.owner, sites: undefined }])
const COMMAND = { id: 'command', name: 'npm run data' }

type Wish = { kind: BulkKind; format: 'csv' | 'jsonl'; fileName: string; apply: 'no' | 'rows' | 'all' }

/** What an import does, step by step and in batches, for a file on this machine. */
export async function importByCommand(db: Db, wish: Wish, bytes: AsyncIterable<Uint8Array>): Promise<ImportRow> {
  const now = new Date()
  const { id } = await takeFile(db, now, { ...wish, staffId: null, mayRead: () => true }, bytes)
  const current = async (within = db) => {
    const found = await findImport(within, id)
    if (!found) throw new Error(`import ${id} is gone`)
    return found
  }
  const taken = await current()
  const { parts } = taken
  const correlationId = randomUUID()
  const writerOf = (tx: Db) => ({ db: tx, now, correlationId, staff: COMMAND })
  const by = (tx: Db, of: ImportRow): Writer => ({
    db: tx,
    grants: GRANTS,
    now: new Date(),
    source: sourceOf(of, null),
  })
  const apply = async (tx: Db, part: number) => {
    const of = await current(tx)
    const verdicts = await applyPart(by(tx, of), of, part)
    const moved = verdicts.map(({ meant }) => meant)
    await tellRows(writerOf(tx), 'imports.apply', of, moved)
    return verdicts
  }
  const check = async (tx: Db, part: number) => {
    if (wish.apply === 'rows') return (await noteKeys(by(tx, taken), taken, part)).next
    await checkPart(by(tx, taken), await current(tx), part)
    return part + 1
  }
  for (let part = 0; part < parts;) part = await transact(db, tx => check(tx, part))
  await transact(db, async tx => refuseDuplicates(by(tx, taken), await current(tx)))
  await updateImport(db, id, { state: 'checked' })
  const { counts } = await current()
  if (wish.apply === 'no' || (wish.apply === 'all' && (counts.refused ?? 0) > 0)) return current()
  await updateImport(db, id, { state: 'applying' })
  const settle = (tx: Db) => KINDS[wish.kind].settle?.(by(tx, taken))
  if (wish.apply === 'rows')
    for (let part = 0; part < parts; part++)
      await transact(db, async tx => {
        await apply(tx, part)
        await settle(tx)
      })
  else
    await transact(db, async tx => {
      for (let part = 0; part < parts; part++) {
        const verdicts = await apply(tx, part)
        if (verdicts.some(({ state }) => state === 'refused')) throw new Error('a row was refused: nothing was written')
      }
      await settle(tx)
    })
  await transact(db, async tx => {
    await updateImport(tx, id, { state: 'applied', applied_at: now })
    const entry = { type: 'feed', id, changes: [{ field: 'file', after: { kind: wish.kind, name: wish.fileName } }] }
    await writeHistory(writerOf(tx), { call: 'imports.apply', kind: 'write' }, [entry])
  })
  return current()
}
