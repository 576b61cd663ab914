import { filesAt } from './assets/create-files.ts'
import type { Config } from './config.ts'
import { createCarrier } from './carrier/carrier.ts'
import { Catalog } from './catalog/catalog.ts'
import type { SearchEngine } from './catalog/search-engine.ts'
import { createContentMemory } from './content/content-memory.ts'
import { hearChanges } from './db/changes.ts'
import type { Database } from './db/database.ts'
import { followDatabaseClock } from './db/database-clock.ts'
import { createExperimentation } from './decision/experimentation.ts'
import { KeptCalls } from './http/kept-calls.ts'
import { createRateLimits, MINUTE_MS } from './http/rate-limits.ts'
import { sharedCountsIn } from './http/shared-counts.ts'
import { watchHealth } from './health/readiness.ts'
import { hearEndedVisits } from './identity/ended-visits.ts'
import { identifyWith } from './identity/identify.ts'
import { knowTokens } from './identity/known-tokens.ts'
import { loadSigningKeys } from './identity/signing-keys.ts'
import { createCatalogAnswers } from './products/catalog-answers.ts'
import { tallyPopularSearches } from './products/popular-searches.service.ts'
import { TaggedAnswers } from './products/tagged-answers.ts'
import { createLog } from './log.ts'
import { createPost } from './mail/mail.service.ts'
import { createRenditions } from './media/renditions.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createPayments, watchPayments } from './payment/payments.ts'
import { createPromotions } from './promotions/promotions.ts'
import { createRedirects } from './redirects/redirect-memory.ts'
import { createTranslator } from './reviews/translator.ts'
import { tallySearches } from './search/figures.service.ts'
import { createSellables } from './sellable/sellables.ts'
import { createPictureReader } from './social/take-in-picture.ts'
import type { Services } from './services.ts'
import { createApart } from './tasks/apart.ts'
import { createTaxes } from './tax/quotes.ts'
import { watchTurns } from './turns/turns.ts'

export type ServiceOptions = {
  clock?: () => Date
  log?: Services['log']
  /** What finds styles in place of the catalogue itself. */
  engine?: (catalog: Catalog) => SearchEngine
}

/** Builds everything that lives as long as the process, in the order in which it needs each other. */
export async function createServices(
  config: Config,
  database: Database,
  options: ServiceOptions = {},
): Promise<Services> {
  const log = options.log ?? createLog(config.LOG_LEVEL)
  const time = options.clock ? { now: options.clock, stop: () => {} } : await followDatabaseClock(database.pool, log)
  const clock = time.now
  const changes = await hearChanges(database, log)
  const keys = await loadSigningKeys(config, database.db)
  const identity = {
    keys,
    known: knowTokens(keys),
    endedVisits: await hearEndedVisits(changes, database.db, clock, log),
  }
  const metrics = createMetrics()
  const files = filesAt(config.ASSETS, config)
  const catalog = new Catalog(database.db, changes, log, clock)
  return {
    config,
    database,
    changes,
    log,
    metrics,
    health: watchHealth(database),
    clock,
    stopClock: time.stop,
    turns: watchTurns(database.db, changes, clock, log),
    catalog,
    search: options.engine?.(catalog) ?? catalog.ownSearch,
    catalogAnswers: createCatalogAnswers(),
    productAnswers: new TaggedAnswers(changes),
    keptCalls: new KeptCalls(config),
    popularSearches: tallyPopularSearches(),
    searchFigures: tallySearches(),
    placing: new Map(),
    rateLimits: createRateLimits({
      enabled: config.RATE_LIMITS,
      shared: database.aside && sharedCountsIn(database.aside, MINUTE_MS, log),
      secret: keys.secretFor('rate-limits'),
    }),
    identify: identifyWith({ identity, database, clock, metrics }),
    identity,
    content: createContentMemory(changes),
    redirects: createRedirects(database.db, changes, clock, log),
    payments: watchPayments(await createPayments(config, database.db, clock), metrics, clock),
    post: createPost(config, database.db),
    taxes: createTaxes(config, log),
    carrier: createCarrier(config),
    translate: createTranslator(config, log),
    sellables: createSellables(changes),
    promotions: createPromotions(changes, log),
    experimentation: createExperimentation(config, log, clock),
    readPicture: createPictureReader(),
    apart: createApart(database),
    files,
    renditions: createRenditions({ config, files, log, clock }),
  }
}

export async function stopServices(services: Services): Promise<void> {
  services.stopClock()
  await services.apart?.stop()
  services.post.close()
  await services.renditions.rest()
  await services.redirects.flush()
  await services.turns.stop()
  await services.catalog.stop()
  await services.changes.stop()
  services.rateLimits.stop()
  await services.database.close()
}
