import { forsakeTask, taskOfJob } from '../tasks/tasks.service.ts'
import type { Desk } from '../staff/staff.ts'
import { discardJob, type JobRow } from './staff-jobs.queries.ts'

/** Nobody goes on with work on many things whose job is gone: it has ended. */
export async function discardWithTask(desk: Pick<Desk, 'db' | 'now'>, id: number): Promise<JobRow | undefined> {
  const row = await discardJob(desk.db, id)
  const taskId = row && taskOfJob(row)
  if (taskId !== undefined) await forsakeTask(desk, taskId)
  return row
}
