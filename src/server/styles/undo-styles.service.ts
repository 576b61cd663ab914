import { z } from 'zod'
import { csvLine } from '#domain/bulk/csv.ts'
import { isValue, type Row, type Value } from '#domain/bulk/cell-types.ts'
import { changesMade, countChanges } from '../audit/audit.service.ts'
import { editRows } from '../bulk/edit-rows.service.ts'
import { mayWriteKind, requireWriteKind } from '../bulk/import-rights.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import type { TaskKind } from '../tasks/task-kind.ts'
import { getTask, startTask } from '../tasks/tasks.service.ts'
import { changesOf } from './change.service.ts'

const CHANGE_ALL = 'styles.changeAll'
const BATCH = 100
const Input = z.object({ correlationId: z.string(), since: z.coerce.date() })

/** What one's own task did to styles stands in the history: the way back is read from there. */
export async function undoAll(desk: Desk, taskId: string) {
  requireWriteKind(desk.staff.grants, 'styles')
  const task = await getTask(desk, taskId)
  if (task.kind !== CHANGE_ALL) throw notNow('changedNoStyles')
  if (!task.ended_at) throw notNow('notEnded')
  const input = { correlationId: task.correlation_id, since: task.created_at }
  return startTask(desk, 'styles.undoAll', input, await countChanges(desk, workOf(desk, input)))
}

const workOf = ({ staff }: Desk, of: z.output<typeof Input>) => ({
  staffId: staff.id,
  call: CHANGE_ALL,
  objectType: 'style',
  ...of,
})

type Fields = readonly { readonly field: string; readonly before?: unknown; readonly after?: unknown }[]
const valueOf = (found: unknown): Value => (isValue(found) ? found : null)
const fieldsOf = (changes: Fields, side: 'before' | 'after'): Row =>
  Object.fromEntries(changes.map(change => [change.field, valueOf(change[side] ?? null)]))

/** Where nobody has changed the same since. */
export const undoOfStyles: TaskKind = {
  needs: 'catalog.write',
  header: () => csvLine(['style_id', 'outcome', 'problem', 'column']),
  async batch(desk, input, cursor) {
    const { correlationId, since } = Input.parse(input)
    if (!mayWriteKind(desk.staff.grants, 'styles')) return { lines: [], done: 0, refused: 0 }
    const found = await changesMade(desk, workOf(desk, { correlationId, since }), {
      after: Number(cursor),
      limit: BATCH,
    })
    const done = await editRows(
      desk,
      'styles',
      found.map(({ objectId, changes }) => ({
        key: { style_id: objectId },
        was: fieldsOf(changes, 'after'),
        now: fieldsOf(changes, 'before'),
      })),
    )
    const lines = done.map(({ problem, meant }, at) => {
      const id = found[at]?.objectId ?? ''
      if (meant) desk.record({ type: 'style', id, changes: changesOf(meant) })
      return csvLine([id, problem ? 'left alone' : 'taken back', ...(problem ?? ['', ''])])
    })
    const last = found.at(-1)
    return {
      lines,
      done: found.length,
      refused: done.filter(({ problem }) => problem).length,
      ...(last && found.length === BATCH && { next: String(last.id) }),
    }
  },
}
