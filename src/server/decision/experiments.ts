import { chooseVariant } from '#domain/bucketing.ts'
import type { Datafile } from './datafile.ts'

type Experiment = Datafile['experiments'][number]

/** The variant of a visitor in each running experiment, as number-key; who stays outside is left out. */
export function variantsOf(
  { experiments, audiences }: Datafile,
  visitorId: string,
  segments: readonly string[] = [],
): [experience: string, variant: string][] {
  const qualified = new Set(audiences.filter(({ name }) => segments.includes(name)).map(({ id }) => id))
  return experiments.flatMap(experiment => {
    const { key, status, audienceIds } = experiment
    if (status !== 'Running' || !(audienceIds.length === 0 || audienceIds.some(id => qualified.has(id)))) return []
    const variant = variantIn(experiment, visitorId)
    return variant === undefined ? [] : [[key, variant]]
  })
}

function variantIn({ id, variations, trafficAllocation }: Experiment, visitorId: string): string | undefined {
  const allocations = trafficAllocation.map(({ entityId, endOfRange }) => ({ variantId: entityId, endOfRange }))
  const chosen = chooseVariant(visitorId, id, allocations)
  const at = variations.findIndex(variation => variation.id === chosen)
  const key = variations[at]?.key
  return key === undefined || key === 'Baseline' ? key : `${at + 1}-${key}`
}

/** The audiences that some running experiment is limited to: without any, nobody needs to be looked up. */
export function audiencesAskedFor({ experiments, audiences }: Datafile): string[] {
  const asked = new Set(experiments.flatMap(({ status, audienceIds }) => (status === 'Running' ? audienceIds : [])))
  return audiences.filter(({ id }) => asked.has(id)).map(({ name }) => name)
}
