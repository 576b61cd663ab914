import { z } from 'zod'
import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { backgroundShop } from '../background-shop.ts'
import { transact } from '../db/transaction.ts'
import { enqueue, type Work } from '../jobs/jobs.ts'
import { findStaffById } from '../staff/find-staff.service.ts'
import type { Desk, Recorded } from '../staff/staff.ts'
import { TASK_KINDS } from './kinds.ts'
import { deleteOldTasks, endTask, insertPart, lockOpenTask, updateTask } from './tasks.queries.ts'
import { TASK_JOB } from './tasks.service.ts'

const Payload = z.object({ taskId: z.string() })
/** Less than the lease of a job: another process must not believe that this one died. */
const LONGEST_RUN_MS = 20_000
const KEPT_MS = 7 * 86_400_000

/** Batch by batch, each with its history, its lines and its progress in one transaction: killed in between, it goes on. */
export const runTask: Work = async (services, { payload }) => {
  const { taskId } = Payload.parse(payload)
  const started = performance.now()
  while (performance.now() - started < LONGEST_RUN_MS)
    if (
      !(await transact(services.database.db, db =>
        oneBatch({ ...backgroundShop(services, DEFAULT_LOCALE), db }, taskId),
      ))
    )
      return
  await enqueue(services.database.db, TASK_JOB, { taskId })
}

async function oneBatch(shop: ReturnType<typeof backgroundShop>, taskId: string): Promise<boolean> {
  const task = await lockOpenTask(shop.db, taskId)
  if (!task) return false
  const kind = TASK_KINDS[task.kind]
  const staff = await findStaffById(shop, task.staff_id)
  if (!kind || !staff?.grants.can(kind.needs)) {
    await endTask(shop.db, taskId, 'failed', shop.now)
    return false
  }
  const entries: Recorded[] = []
  const desk: Desk = { ...shop, correlationId: task.correlation_id, staff, record: entry => void entries.push(entry) }
  const batch = await kind.batch(desk, task.input, task.cursor)
  if (entries.length > 0) await writeHistory(desk, { call: task.kind, kind: 'write' }, entries)
  const header = task.parts === 0 ? kind.header(task.input) : undefined
  const lines = [...(header === undefined ? [] : [header]), ...batch.lines]
  if (lines.length > 0) await insertPart(desk.db, taskId, task.parts, `${lines.join('\n')}\n`)
  const ended = batch.next === undefined
  await updateTask(desk.db, taskId, {
    state: ended ? 'done' : 'running',
    done: task.done + batch.done,
    refused: task.refused + batch.refused,
    cursor: batch.next ?? task.cursor,
    parts: task.parts + (lines.length > 0 ? 1 : 0),
    ended_at: ended ? shop.now : null,
  })
  return !ended
}

export const forgetOldTasks: Work = async ({ database, clock }) => {
  await deleteOldTasks(database.db, new Date(clock().getTime() - KEPT_MS))
}
