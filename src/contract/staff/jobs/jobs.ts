import { z } from 'zod'
import { JOB_STATES } from './job-states.ts'
import { staffEndpoint } from '../staff-endpoint.ts'
import { NumberedPage } from '../cursors.ts'
import { Moment, pageOf, StaffOrder } from '../people/staff.entities.ts'
import { StaffTask } from './tasks.ts'

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

export const JobQuery = z.object({ state: z.enum(JOB_STATES).optional(), kind: z.string().max(80).optional() })

const job = z.object({ jobId: z.coerce.number().int().min(1) })

export const jobs = {
  list: staffEndpoint({
    method: 'GET',
    path: '/jobs',
    staff: 'jobs.read',
    summary: 'List work that waits, fails or was given up',
    query: NumberedPage.extend({ ...JobQuery.shape, order: StaffOrder }),
    response: pageOf(StaffJob).extend({
      counts: z.record(z.enum(JOB_STATES), z.int()),
      kinds: z.array(z.string()),
      matching: z.int().meta({ description: 'How many the whole query has; like all counts, up to 1,000' }),
    }),
  }),
  retryAll: staffEndpoint({
    method: 'POST',
    path: '/jobs/retry',
    staff: 'jobs.write',
    summary: 'Do all jobs of a query again now',
    body: JobQuery,
    response: StaffTask,
  }),
  discardAll: staffEndpoint({
    method: 'POST',
    path: '/jobs/discard',
    staff: 'jobs.write',
    proof: true,
    summary: 'Discard all jobs of a query that were given up, keep failing or are of a kind that nobody knows',
    body: JobQuery,
    response: StaffTask,
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
    summary: 'Discard a job that was given up, keeps failing or is of a kind that nobody knows',
    params: job,
    response: StaffJob,
    errors: ['STAFF_NOT_FOUND'],
  }),
}

/** What a process is there for: to answer, to work through the queues, or both. */
export const PROCESS_ROLES = ['all', 'web', 'worker'] as const

const HealthProcess = z.object({
  id: z.string(),
  role: z.enum(PROCESS_ROLES),
  version: z.string(),
  startedAt: Moment,
  seenAt: Moment,
  here: z.boolean().meta({ description: 'The one that answers' }),
  memoryMb: z.int(),
  listening: z.boolean().meta({ description: 'Whether it hears what changes in the database' }),
  pagesKept: z.int(),
})

export const health = {
  read: staffEndpoint({
    method: 'GET',
    path: '/health',
    staff: 'jobs.read',
    summary: 'Say how the shop is: database, queue, mail, processes',
    response: z.object({
      version: z.string(),
      processes: z.array(HealthProcess),
      database: z.object({ engine: z.enum(['embedded', 'postgres']), version: z.string(), sizeMb: z.int() }),
      migrations: z.object({ applied: z.int(), newest: z.string() }),
      jobs: z.object({ waiting: z.int(), dead: z.int(), oldestWaitingS: z.int() }),
      keys: z
        .object({ ending: z.int(), withheld: z.int() })
        .meta({ description: 'Active keys that end soon, and those from which something is withheld' }),
      webhooks: z.object({ waiting: z.int(), failing: z.int(), paused: z.int() }),
      mail: z.object({ waiting: z.int(), failing: z.int(), sentToday: z.int(), keptToday: z.int() }),
    }),
  }),
}
