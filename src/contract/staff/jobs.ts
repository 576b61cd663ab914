import { z } from 'zod'
import { JOB_STATES } from './job-states.ts'
import { staffEndpoint } from './staff-endpoint.ts'
import { Moment, pageOf, PageQuery } from './staff.entities.ts'

export const StaffJob = z
  .object({
    id: z.int(),
    kind: z.string(),
    state: z.enum(JOB_STATES),
    attempts: z.int(),
    runAt: Moment,
    doneAt: Moment.optional(),
    lastError: z.string().optional(),
  })
  .meta({ id: 'StaffJob' })

const job = z.object({ jobId: z.coerce.number().int().min(1) })

export const jobs = {
  list: staffEndpoint({
    method: 'GET',
    path: '/jobs',
    staff: 'jobs.read',
    summary: 'List work that waits, fails or was given up',
    query: PageQuery.extend({ state: z.enum(JOB_STATES).optional(), kind: z.string().max(80).optional() }),
    response: pageOf(StaffJob).extend({ counts: z.record(z.enum(JOB_STATES), z.int()) }),
  }),
  retry: staffEndpoint({
    method: 'POST',
    path: '/jobs/{jobId}/retry',
    staff: 'jobs.write',
    summary: 'Do a job again now',
    params: job,
    response: StaffJob,
    errors: ['STAFF_NOT_FOUND'],
  }),
  discard: staffEndpoint({
    method: 'DELETE',
    path: '/jobs/{jobId}',
    staff: 'jobs.write',
    summary: 'Discard a job that was given up or keeps failing',
    params: job,
    response: StaffJob,
    errors: ['STAFF_NOT_FOUND'],
  }),
}

export const health = {
  read: staffEndpoint({
    method: 'GET',
    path: '/health',
    staff: 'jobs.read',
    summary: 'Say how the shop is: database, queue, mail, processes',
    response: z.object({
      version: z.string(),
      startedAt: Moment,
      memoryMb: z.int(),
      database: z.object({ engine: z.enum(['embedded', 'postgres']), version: z.string(), sizeMb: z.int() }),
      migrations: z.object({ applied: z.int(), newest: z.string() }),
      jobs: z.object({ waiting: z.int(), dead: z.int(), oldestWaitingS: z.int() }),
      mail: z.object({ waiting: z.int(), sentToday: z.int() }),
    }),
  }),
}
