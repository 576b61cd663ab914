import { randomUUID } from 'node:crypto'
import { languageOf, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { Reply } from './http/reply.ts'
import type { Services } from './services.ts'
import type { Shop } from './shop.ts'
import { ANONYMOUS } from './shopper.ts'

/** The context of work that nobody asked for: jobs and routines. */
export function backgroundShop(services: Services, locale: Locale): Shop {
  const correlationId = randomUUID()
  return {
    site: siteOfLocale(locale),
    locale,
    language: languageOf(locale),
    shopper: ANONYMOUS,
    db: services.database.db,
    services,
    log: services.log.with({ correlationId }),
    now: services.clock(),
    correlationId,
    transactionId: undefined,
    channel: 'ECOMM',
    address: 'local',
    preview: false,
    request: { cookies: {}, headers: new Headers(), url: new URL(`http://localhost:${services.config.PORT}`) },
    reply: new Reply(services.config),
  }
}
