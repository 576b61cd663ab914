import type { Services } from '../services.ts'
import { createIdle } from './idle.ts'
import { LEASE_SECONDS, markDone, renewLeases, takeJob, type Job, type JobKind, type Lane, type Work } from './jobs.ts'
import { tryJob } from './try-job.ts'

const IDLE_MS = 1_000
const RENEW_MS = (LEASE_SECONDS * 1000) / 3
/** What takes longer hangs: another process may try. */
const LONGEST_MS = 10 * 60_000

type Options = { readonly lane: Lane; readonly atOnce: (kind: JobKind) => number }

/**
 * Works through one queue until stopped, so many of each kind at once: one that is slow keeps no other waiting. Several
 * processes may do so.
 */
export function workLane(
  services: Services,
  work: Readonly<Record<JobKind, Work>>,
  { lane, atOnce }: Options,
): () => Promise<void> {
  const { db } = services.database
  let stopped = false
  const idle = createIdle(IDLE_MS)
  // A job that was under way comes again when its lease is over.
  const outOfReach = (error: unknown) => void services.log.warn('The job queue is out of reach', { error })
  const kinds = Object.keys(work)
  const underWay = new Map<Promise<void>, { readonly job: Job; readonly since: number }>()
  const kindsUnderWay = () => Array.from(underWay.values(), ({ job }) => job.kind)
  const countOf = (kind: JobKind) => kindsUnderWay().filter(other => other === kind).length
  const busy = () => [...new Set(kindsUnderWay())].filter(kind => countOf(kind) >= atOnce(kind)).toSorted()
  const finished = new Set<Job>()
  const doneNow = () => ({ jobs: [...finished], at: services.clock() })
  const forget = ({ jobs }: { jobs: readonly Job[] }) => jobs.forEach(job => finished.delete(job))
  const renew = () => {
    const now = performance.now()
    const held = [...underWay.values()].filter(({ since }) => now - since < LONGEST_MS)
    return renewLeases(
      db,
      held.map(({ job }) => job),
    )
  }
  const renewing = setInterval(() => void renew().catch(outOfReach), RENEW_MS).unref()
  const start = (job: Job) => {
    const done = tryJob(services, work, job)
      .then(isDone => void (isDone && finished.add(job)), outOfReach)
      .finally(() => underWay.delete(done))
    underWay.set(done, { job, since: performance.now() })
  }
  const running = (async () => {
    while (!stopped) {
      const done = doneNow()
      const job = await takeJob(db, { lane, kinds, except: busy(), done }).then(taken => {
        forget(done)
        return taken
      }, outOfReach)
      if (job) start(job)
      // What ends meanwhile is noted by the next look.
      if (!job) await Promise.race([idle.rest(), ...underWay.keys()])
    }
  })()
  return async () => {
    stopped = true
    idle.end()
    await running
    await Promise.all(underWay.keys())
    clearInterval(renewing)
    await markDone(db, doneNow()).catch(outOfReach)
  }
}
