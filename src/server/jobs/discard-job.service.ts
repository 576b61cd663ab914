import { forsakeTask, taskOfJob } from '../tasks/tasks.service.ts'
import type { Desk } from '../staff/staff.ts'
import { discardJob, hasOpenTwin, type JobRow } from './staff-jobs.queries.ts'

/** Nobody goes on with work on many things whose last job is gone: it has ended, and the history says who ended it. */
export async function discardWithTask(
  desk: Pick<Desk, 'db' | 'now' | 'record'>,
  id: number,
): Promise<JobRow | undefined> {
  const row = await discardJob(desk.db, id)
  if (!row) return undefined
  const taskId = taskOfJob(row)
  if (taskId !== undefined && !(await hasOpenTwin(desk.db, row))) await forsakeTask(desk, taskId)
  return row
}
