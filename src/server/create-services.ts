import type { Config } from './config.ts'
import { hearChanges } from './db/changes.ts'
import type { Database } from './db/database.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { createLog } from './log.ts'
import type { Services } from './services.ts'
import { ANONYMOUS } from './shopper.ts'

export type ServiceOptions = { clock?: () => Date; log?: Services['log'] }

/** Builds everything that lives as long as the process, in the order in which it needs each other. */
export async function createServices(
  config: Config,
  database: Database,
  options: ServiceOptions = {},
): Promise<Services> {
  const log = options.log ?? createLog(config.LOG_LEVEL)
  return {
    config,
    database,
    changes: await hearChanges(database, log),
    log,
    clock: options.clock ?? (() => new Date()),
    rateLimits: createRateLimits(config.RATE_LIMITS),
    identify: async () => ANONYMOUS,
  }
}

export async function stopServices(services: Services): Promise<void> {
  await services.changes.stop()
  await services.database.close()
}
