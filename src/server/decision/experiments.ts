import { z } from 'zod'
import { chooseVariant } from '#domain/bucketing.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'

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
      trafficAllocation: z.array(z.object({ entityId: z.string(), endOfRange: z.int().min(0).max(10_000) })),
    }),
  ),
})
export type Datafile = z.output<typeof Datafile>

const EMPTY: Datafile = { version: '4', revision: '0', experiments: [] }
const SETTING = 'experiments.datafile'

/** An unreadable datafile is logged, and nobody is in any experiment. */
export async function readDatafile(db: Db, log: Log): Promise<Datafile> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst()
  if (!row) return EMPTY
  const result = Datafile.safeParse(row.value)
  if (!result.success) log.error('The experiments’ datafile is not readable', { reason: z.prettifyError(result.error) })
  return result.data ?? EMPTY
}

/** The variant of a visitor in each running experiment, as number-key; who stays outside is left out. */
export function variantsOf({ experiments }: Datafile, visitorId: string): [experience: string, variant: string][] {
  return experiments.flatMap(({ id, key, status, variations, trafficAllocation }) => {
    if (status !== 'Running') return []
    const allocations = trafficAllocation.map(({ entityId, endOfRange }) => ({ variantId: entityId, endOfRange }))
    const chosen = chooseVariant(visitorId, id, allocations)
    const at = variations.findIndex(variation => variation.id === chosen)
    const variation = variations[at]
    return variation ? [[key, variation.key === 'Baseline' ? 'Baseline' : `${at + 1}-${variation.key}`]] : []
  })
}

/** As the page cache and the pages read it: `home-hero:1-below.story:2-trail`. */
export const formatVariants = (variants: readonly (readonly [string, string])[]): string =>
  variants.map(pair => pair.join(':')).join('.')
