import { chooseVariant } from '#domain/decision/bucketing.ts'
import { BASELINE } from '#domain/content/content-rules.ts'
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
  return variations.map(nameOf).find((_, at) => variations[at]?.id === chosen)
}

const nameOf = ({ key }: Experiment['variations'][number], at: number): string =>
  key === BASELINE ? key : `${at + 1}-${key}`

/** The ids of a running experiment and of a variant of it, by the names that pages know them by. */
export function findDecision({ experiments, accountId, projectId }: Datafile, experienceId: string, variantId: string) {
  const experiment = experiments.find(({ key, status }) => key === experienceId && status === 'Running')
  const variation = experiment?.variations.find((each, at) => nameOf(each, at) === variantId)
  return experiment && variation
    ? { accountId, projectId, experimentId: experiment.id, variationId: variation.id }
    : undefined
}

/** The audiences that some running experiment is limited to: without any, nobody needs to be looked up. */
export function audiencesAskedFor({ experiments, audiences }: Datafile): string[] {
  const asked = new Set(experiments.flatMap(({ status, audienceIds }) => (status === 'Running' ? audienceIds : [])))
  return audiences.filter(({ id }) => asked.has(id)).map(({ name }) => name)
}
