import type { Services } from '../services.ts'
import { simulatedIn } from '../trade-settings.ts'
import { VERSION } from '../version.ts'
import { neighboursOf } from './neighbours.ts'
import { readWorries } from './worries.service.ts'

/** How this process and the shop are, for whoever runs it: never for the public. */
export async function readStatus(services: Services) {
  const { config, health, payments, clock } = services
  const readiness = await health.readiness()
  await health.facts()
  // A database that does not answer is told by readiness already.
  const known = readiness.isReady
    ? await readWorries(services.database.pool, config, clock()).catch(() => undefined)
    : undefined
  return {
    ...readiness,
    version: VERSION,
    simulated: simulatedIn(config),
    ...neighboursOf(services),
    silentSince: payments.health.silentSince(),
    ...(known && { worries: known.worries.map(({ about, say }) => `${about}: ${say}`), facts: known.facts }),
  }
}
