import type { Services } from '../services.ts'
import { markDone, takeJob, tryJob, type Job, type JobKind, type Lane, type Work } from './jobs.ts'
import { createIdle } from './idle.ts'

const IDLE_MS = 1_000

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
  const underWay = new Map<Promise<void>, JobKind>()
  const countOf = (kind: JobKind) => [...underWay.values()].filter(other => other === kind).length
  const busy = () => [...new Set(underWay.values())].filter(kind => countOf(kind) >= atOnce(kind)).toSorted()
  const finished = new Set<number>()
  const doneNow = () => ({ ids: [...finished], at: services.clock() })
  const forget = ({ ids }: { ids: readonly number[] }) => ids.forEach(id => finished.delete(id))
  const start = (job: Job) => {
    const done = tryJob(services, work, job)
      .then(isDone => void (isDone && finished.add(job.id)), outOfReach)
      .finally(() => underWay.delete(done))
    underWay.set(done, job.kind)
  }
  const running = (async () => {
    while (!stopped) {
      const done = doneNow()
      const job = await takeJob(db, { lane, except: busy(), done }).then(taken => {
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
    await markDone(db, doneNow()).catch(outOfReach)
  }
}
