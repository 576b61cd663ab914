import { z } from 'zod'
import type { Log } from '../log.ts'

const Allocation = z.object({ entityId: z.string(), endOfRange: z.int().min(0).max(10_000) })

const Experiment = z.object({
  id: z.string(),
  key: z.string(),
  status: z.enum(['Running', 'Paused', 'Not started']),
  variations: z.array(z.object({ id: z.string(), key: z.string() })),
  trafficAllocation: z.array(Allocation),
  audienceIds: z.array(z.string()).default([]),
})

/** The shape that common experimentation kits fetch: experiments, their variations, and how traffic is split. */
const Head = z.object({
  version: z.string(),
  /** Whose events these are, in the words of the service that counts them. */
  accountId: z.string().optional(),
  projectId: z.string().optional(),
  revision: z.string(),
  experiments: z.array(z.unknown()),
  audiences: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
})
export type Datafile = Omit<z.output<typeof Head>, 'experiments'> & { experiments: z.output<typeof Experiment>[] }

/** Nothing when it is no datafile at all. An experiment that cannot be read is logged and left out; the others go on. */
export function readDatafile(value: unknown, log: Log): Datafile | undefined {
  const { success, data, error } = Head.safeParse(value)
  if (!success) {
    log.error('The experiments’ datafile is not readable', { reason: z.prettifyError(error) })
    return undefined
  }
  const experiments = data.experiments.flatMap(each => {
    const read = Experiment.safeParse(each)
    if (!read.success)
      log.error('An experiment is not readable', { experiment: each, reason: z.prettifyError(read.error) })
    return read.data ?? []
  })
  return { ...data, experiments }
}

export const NO_EXPERIMENTS: Datafile = { version: '4', revision: '0', experiments: [], audiences: [] }

/** The demo shop tries two headlines on its home page, half of the visitors each. */
export const DEMO_DATAFILE: Datafile = {
  version: '4',
  revision: '1',
  experiments: [
    {
      id: '10410',
      key: 'home-hero',
      status: 'Running',
      variations: [
        { id: '104101', key: 'Baseline' },
        { id: '104102', key: 'weather' },
      ],
      trafficAllocation: [
        { entityId: '104101', endOfRange: 5000 },
        { entityId: '104102', endOfRange: 10_000 },
      ],
      audienceIds: [],
    },
  ],
  audiences: [],
}
