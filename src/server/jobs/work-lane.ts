import type { Services } from '../services.ts'
import { runJob, takeJob, type JobKind, type Lane, type Work } from './jobs.ts'
import { createIdle } from './idle.ts'

const IDLE_MS = 1_000

type Options = { readonly lane: Lane; readonly atOnce: number }

/** Works through one queue until stopped, so many at once. Several processes may do so. */
export function workLane(
  services: Services,
  work: Readonly<Record<JobKind, Work>>,
  { lane, atOnce }: Options,
): () => Promise<void> {
  let stopped = false
  const idle = createIdle(IDLE_MS)
  // A job that was under way comes again when its lease is over.
  const outOfReach = (error: unknown) => void services.log.warn('The job queue is out of reach', { error })
  const underWay = new Set<Promise<void>>()
  const running = (async () => {
    while (!stopped) {
      const job = await takeJob(services.database.db, lane).catch(outOfReach)
      if (!job) {
        await idle.rest()
        continue
      }
      const done = runJob(services, work, job)
        .catch(outOfReach)
        .finally(() => underWay.delete(done))
      underWay.add(done)
      if (underWay.size >= atOnce) await Promise.race(underWay)
    }
  })()
  return async () => {
    stopped = true
    idle.end()
    await running
    await Promise.all(underWay)
  }
}
