import type { health, jobs } from '#contract/staff/jobs/jobs.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { discardAll, retryAll } from './bulk-jobs.service.ts'
import { readHealth } from './health.service.ts'
import { allJobs, discard, retry } from './staff-jobs.service.ts'

export const jobHandlers: StaffHandlers<typeof jobs> = {
  list: (desk, { query }) => allJobs(desk, query),
  retryAll: (desk, { body }) => retryAll(desk, body),
  discardAll: (desk, { body }) => discardAll(desk, body),
  retry: (desk, { params }) => retry(desk, params.jobId),
  discard: (desk, { params }) => discard(desk, params.jobId),
}

export const healthHandlers: StaffHandlers<typeof health> = { read: readHealth }
