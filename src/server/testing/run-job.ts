import { markDone, type Job, type JobKind, type Work } from '../jobs/jobs.ts'
import { tryJob } from '../jobs/try-job.ts'
import type { Services } from '../services.ts'

/** One job that was taken, to its end. */
export async function runJob(services: Services, work: Readonly<Record<JobKind, Work>>, job: Job): Promise<void> {
  if (await tryJob(services, work, job)) await markDone(services.database.db, { jobs: [job], at: services.clock() })
}
