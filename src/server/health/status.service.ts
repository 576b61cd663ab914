import type { Services } from '../services.ts'
import { simulatedIn } from '../trade-settings.ts'
import { VERSION } from '../version.ts'
import { readWorries } from './worries.service.ts'

/** How this process and the shop are, for whoever runs it: never for the public. */
export async function readStatus(services: Services) {
  const { config, changes, health, payments, clock } = services
  const readiness = await health.readiness()
  // A database that does not answer is told by readiness already.
  const known = readiness.isReady
    ? await readWorries(services.database.pool, config, clock()).catch(() => undefined)
    : undefined
  return {
    ...readiness,
    version: VERSION,
    simulated: simulatedIn(config),
    listener: changes.isListening() ? 'hears of changes' : 'deaf, and trying again',
    provider: providerOf(payments.health.isAnswering(), payments.health.silentSince()),
    ...(known && { worries: known.worries.map(({ about, say }) => `${about}: ${say}`), facts: known.facts }),
  }
}

const providerOf = (isAnswering: boolean | undefined, since: Date | undefined): string =>
  isAnswering === undefined
    ? 'not asked yet'
    : isAnswering
      ? 'answers'
      : `silent since ${since?.toISOString() ?? 'it was asked'}`
