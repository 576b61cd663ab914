import type { Services } from '../services.ts'
import { TASK_JOB } from '../tasks/tasks.service.ts'
import { inJobSpan } from '../tracing/spans.ts'
import type { JobKind, Routine, Work } from './jobs.ts'
import { workLane } from './work-lane.ts'

/** Work that is heavy where it is done, whatever else a process bears. */
const MOST_OF_KIND: Readonly<Record<JobKind, number | undefined>> = { [TASK_JOB]: 1 }

/** Works through the queues until stopped. Letters go beside the rest: a mail server that hangs keeps no payment waiting. */
export function startJobs(
  services: Services,
  work: Readonly<Record<JobKind, Work>>,
  routines: readonly Routine[] = [],
): () => Promise<void> {
  const { ROLE, SMTP_CONNECTIONS, JOBS_AT_ONCE } = services.config
  const works = ROLE !== 'web'
  const atOnce = (kind: JobKind) => Math.min(JOBS_AT_ONCE, MOST_OF_KIND[kind] ?? JOBS_AT_ONCE)
  const lanes = works
    ? [
        workLane(services, work, { lane: 'others', atOnce }),
        workLane(services, work, { lane: 'letters', atOnce: () => SMTP_CONNECTIONS }),
      ]
    : []
  const mine = routines.filter(({ ofEachProcess }) => works || ofEachProcess)
  const underWay = new Map<Routine, Promise<void>>()
  const timers = mine.map(routine =>
    setInterval(() => {
      // One that takes longer than its time is not started beside itself.
      if (underWay.has(routine)) return
      underWay.set(
        routine,
        runRoutine(services, routine).finally(() => underWay.delete(routine)),
      )
    }, routine.everyMs).unref(),
  )
  return async () => {
    timers.forEach(clearInterval)
    await Promise.all([...lanes.map(stop => stop()), ...underWay.values()])
  }
}

async function runRoutine(services: Services, { kind, work }: Routine): Promise<void> {
  const started = performance.now()
  const outcome = await inJobSpan(`routine ${kind}`, {}, () =>
    work(services, { id: 0, kind, payload: {}, attempts: 1 }),
  ).then(
    () => 'done' as const,
    (error: unknown) => {
      services.log.error('A routine failed', { jobName: kind, error })
      return 'failed' as const
    },
  )
  services.metrics.observeJob(kind, outcome, (performance.now() - started) / 1000)
}
