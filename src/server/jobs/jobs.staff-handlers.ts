import type { health, jobs } from '#contract/staff/jobs/jobs.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { requireEverywhere } from '../staff/everywhere.ts'
import type { Desk } from '../staff/staff.ts'
import { discardAll, retryAll } from './bulk-jobs.service.ts'
import { readHealth } from './health.service.ts'
import { allJobs, discard, retry } from './staff-jobs.service.ts'

/** Jobs are of no site: what one does to them may concern any. */
function changed<T>(desk: Desk, change: () => Promise<T>): Promise<T> {
  requireEverywhere(desk, 'jobs.write')
  return change()
}

export const jobHandlers: StaffHandlers<typeof jobs> = {
  list: (desk, { query }) => allJobs(desk, query),
  retryAll: (desk, { body }) => changed(desk, () => retryAll(desk, body)),
  discardAll: (desk, { body }) => changed(desk, () => discardAll(desk, body)),
  retry: (desk, { params }) => changed(desk, () => retry(desk, params.jobId)),
  discard: (desk, { params }) => changed(desk, () => discard(desk, params.jobId)),
}

export const healthHandlers: StaffHandlers<typeof health> = { read: readHealth }
