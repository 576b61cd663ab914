import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'
import { inJobSpan, traceFields } from '../tracing/spans.ts'
import { leaveJob } from './left-jobs.queries.ts'
import { GivenUp, LeftToOthers, MOST_ATTEMPTS, type Job, type JobKind, type Work } from './jobs.ts'

const LONGEST_WAIT_S = 3600

/** Whether it came to its end: whoever asks notes it. */
export const tryJob = (services: Services, work: Readonly<Record<JobKind, Work>>, job: Job): Promise<boolean> =>
  inJobSpan(`job ${job.kind}`, { 'cairn.job': job.id }, () => tryOnce(services, work, job))

async function tryOnce(services: Services, work: Readonly<Record<JobKind, Work>>, job: Job): Promise<boolean> {
  const { db } = services.database
  const started = performance.now()
  const took = () => (performance.now() - started) / 1000
  try {
    const doIt = work[job.kind]
    if (!doIt) throw new LeftToOthers(`nobody does jobs of kind ${job.kind} here`)
    await doIt(services, job)
    services.metrics.observeJob(job.kind, 'done', took())
    return true
  } catch (error) {
    if (error instanceof LeftToOthers) return leaveToOthers(services, job, error)
    const isLast = error instanceof GivenUp || job.attempts >= MOST_ATTEMPTS
    services.metrics.observeJob(job.kind, isLast ? 'given up' : 'failed', took())
    services.log.error('A job failed', {
      jobName: job.kind,
      job: job.id,
      attempt: job.attempts,
      error,
      ...traceFields(),
    })
    await putOff(db, job, {
      run_at: inSeconds(Math.min(2 ** job.attempts, LONGEST_WAIT_S)),
      last_error: error instanceof Error ? error.message : String(error),
      ...(error instanceof GivenUp && { attempts: MOST_ATTEMPTS }),
    })
    return false
  }
}

async function leaveToOthers({ database, log }: Services, job: Job, { message }: LeftToOthers): Promise<false> {
  log.warn('A job is left to servers that know it', { jobName: job.kind, job: job.id, reason: message })
  await leaveJob(database.db, job)
  return false
}

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

/** Of who took it last: another may have done it since. */
async function putOff(
  db: Db,
  { id, attempts }: Job,
  values: { run_at: ReturnType<typeof inSeconds>; last_error?: string; attempts?: number },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ...values, left_since: null, held_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .execute()
}
