import { z } from 'zod'
import { newId } from '../identity/ids.ts'
import { enqueue } from '../jobs/jobs.ts'
import { nextOf, type PageAfter } from '../desk/page-by-id.ts'
import type { Desk } from '../staff/staff.ts'
import type { QuietDesk, TaskCall } from './task-kind.ts'
import { StoreError } from '../store-error.ts'
import { endTask, findTask, insertTask, listTasks, type TaskRow } from './tasks.queries.ts'

export const TASK_JOB = 'staff-task'

export const TaskPayload = z.object({ taskId: z.string() })
/** The work on many things that a job goes on with. */
export const taskOfJob = ({ kind, payload }: { kind: string; payload: unknown }): string | undefined =>
  kind === TASK_JOB ? TaskPayload.safeParse(payload).data?.taskId : undefined
/** Whoever's it is. */
export async function forsakeTask({ db, now, record }: Pick<Desk, 'db' | 'now' | 'record'>, id: string): Promise<void> {
  if (await endTask(db, id, 'stopped', now))
    record({ type: 'task', id, changes: [{ field: 'state', after: 'stopped' }] })
}

/** Begins work on all of a query, in the transaction of the call that asks for it. */
export async function startTask(desk: QuietDesk, kind: TaskCall, input: object, total: number) {
  const { db, staff, now, correlationId } = desk
  const task = { id: newId('tsk'), staff_id: staff.id, kind, total, correlation_id: correlationId, created_at: now }
  await insertTask(db, { ...task, input: JSON.stringify(input) })
  await enqueue(db, TASK_JOB, { taskId: task.id })
  desk.record({
    type: 'task',
    id: task.id,
    changes: [
      { field: 'kind', after: kind },
      { field: 'query', after: input },
      { field: 'total', after: total },
    ],
  })
  return shown(await getTask(desk, task.id))
}

export async function ownTasks({ db, staff }: Desk, page: PageAfter) {
  const rows = await listTasks(db, staff.id, page)
  return { tasks: rows.map(shown), ...nextOf(rows, page) }
}
export const readTask = async (desk: Desk, id: string) => shown(await getTask(desk, id))

export async function stopTask(desk: Desk, id: string) {
  await getTask(desk, id)
  await forsakeTask(desk, id)
  return shown(await getTask(desk, id))
}

export async function getTask({ db, staff }: Pick<Desk, 'db' | 'staff'>, id: string): Promise<TaskRow> {
  const task = await findTask(db, staff.id, id)
  if (!task) throw new StoreError('STAFF_NOT_FOUND')
  return task
}

export function fileOf({ id, kind, input }: TaskRow) {
  const format = typeof input === 'object' && input && 'format' in input && input.format === 'jsonl' ? 'jsonl' : 'csv'
  return {
    name: `${kind.replace('.', '-')}-${id}.${format}`,
    type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl',
  }
}

const shown = (row: TaskRow) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  total: row.total,
  done: row.done,
  refused: row.refused,
  hasFile: row.parts > 0 && row.state !== 'running',
  fileName: fileOf(row).name,
  createdAt: row.created_at.toISOString(),
  ...(row.ended_at && { endedAt: row.ended_at.toISOString() }),
})
