import { isStaffCall } from '#contract/staff/is-staff-call.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { LeftToOthers } from '../jobs/jobs.ts'
import { findStaffById } from '../staff/find-staff.service.ts'
import type { Desk, Recorded } from '../staff/staff.ts'
import type { QuietDesk, TaskKind } from './task-kind.ts'
import { endTask, insertPart, lockOpenTask, updateTask } from './tasks.queries.ts'

type Kinds = (name: string) => TaskKind<QuietDesk> | undefined

/** A batch with its history, its lines and its progress, in the transaction of `at`. Answers whether there is more. */
export async function oneBatch(at: Pick<Desk, 'db' | 'now'>, taskId: string, kinds: Kinds): Promise<boolean> {
  const { db, now } = at
  const task = await lockOpenTask(db, taskId)
  if (!task) return false
  const call = task.kind
  const kind = kinds(call)
  const staff = await findStaffById(at, task.staff_id)
  // An older version beside a newer one: what it does not know is not its to end.
  if (!kind || !isStaffCall(call)) throw new LeftToOthers(`nobody does tasks of kind ${call} here`)
  if (!staff?.grants.can(kind.needs)) {
    await endTask(db, taskId, 'failed', now)
    return false
  }
  const entries: Recorded[] = []
  const record = (entry: Recorded) => void entries.push(entry)
  const desk: QuietDesk = { db, now, correlationId: task.correlation_id, staff, record }
  const batch = await kind.batch(desk, task.input, task.cursor)
  if (entries.length > 0) await writeHistory(desk, { call, kind: 'write' }, entries)
  const header = task.parts === 0 ? kind.header(task.input) : undefined
  const lines = [...(header === undefined ? [] : [header]), ...batch.lines]
  if (lines.length > 0) await insertPart(db, taskId, task.parts, `${lines.join('\n')}\n`)
  const ended = batch.next === undefined
  await updateTask(db, taskId, {
    state: ended ? 'done' : 'running',
    done: task.done + batch.done,
    refused: task.refused + batch.refused,
    cursor: batch.next ?? task.cursor,
    parts: task.parts + (lines.length > 0 ? 1 : 0),
    ended_at: ended ? now : null,
  })
  return !ended
}
