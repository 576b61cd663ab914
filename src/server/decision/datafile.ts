import { z } from 'zod'

const Allocation = z.object({ entityId: z.string(), endOfRange: z.int().min(0).max(10_000) })

/** The shape that common experimentation kits fetch: experiments, their variations, and how traffic is split. */
export const Datafile = z.object({
  version: z.string(),
  revision: z.string(),
  experiments: z.array(
    z.object({
      id: z.string(),
      key: z.string(),
      status: z.enum(['Running', 'Paused', 'Not started']),
      variations: z.array(z.object({ id: z.string(), key: z.string() })),
      trafficAllocation: z.array(Allocation),
      audienceIds: z.array(z.string()).default([]),
    }),
  ),
  audiences: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
})
export type Datafile = z.output<typeof Datafile>

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
