import { randomUUID } from 'node:crypto'
import { parse as parseCookies } from 'hono/utils/cookie'
import { DEFAULT_LOCALE, findLocale, languageOf, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { setAccessCookie } from '../identity/session-cookies.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { Reply } from './reply.ts'

const ID = /^[\w.:-]{8,128}$/

export type Visit = { request: Request; address: string; locale?: Locale; preview?: boolean }

/** Builds the context of one request: who asks, from which site, in which language. */
export async function openShop(
  services: Services,
  { request, address, locale, preview = false }: Visit,
): Promise<Shop> {
  const { headers } = request
  const url = new URL(request.url)
  const correlationId = correlationIdOf(headers)
  const cookies = parseCookies(headers.get('cookie') ?? '')
  const spoken = locale ?? localeOf(headers, url, cookies)
  const bearer = headers.get('authorization')?.match(/^Bearer (.+)$/i)?.[1]
  const { shopper, renewed } = await services.identify({ bearer, cookies })
  const shop: Shop = {
    site: siteOfLocale(spoken),
    locale: spoken,
    language: languageOf(spoken),
    shopper,
    db: services.database.db,
    services,
    log: services.log.with({ correlationId }),
    now: services.clock(),
    correlationId,
    transactionId: transactionIdOf(headers),
    channel: headers.get('x-channel') === 'MAPP' ? 'MAPP' : 'ECOMM',
    address,
    preview,
    request: { cookies, headers, url },
    reply: new Reply(),
  }
  if (renewed !== undefined) setAccessCookie(shop, renewed)
  return shop
}

export function correlationIdOf(headers: Headers): string {
  const given = headers.get('x-correlation-id')
  return given && ID.test(given) ? given : randomUUID()
}

function transactionIdOf(headers: Headers): string | undefined {
  const given = headers.get('x-transaction-id')
  if (given === null) return undefined
  if (ID.test(given)) return given
  throw new StoreError('INVALID_INPUT', {
    field: 'x-transaction-id',
    reason: 'send 8 to 128 letters, digits or . : _ -',
  })
}

function localeOf(headers: Headers, url: URL, cookies: Readonly<Record<string, string>>): Locale {
  const asked = url.searchParams.get('locale') ?? headers.get('x-locale')
  if (asked === null) return findLocale(cookies['cairn_locale'] ?? '') ?? DEFAULT_LOCALE
  const found = findLocale(asked)
  if (found) return found
  throw new StoreError('INVALID_INPUT', { field: 'locale', reason: 'this shop does not speak it' })
}
