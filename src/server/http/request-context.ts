import { randomUUID } from 'node:crypto'
import { parse as parseCookies } from 'hono/utils/cookie'
import {
  DEFAULT_LOCALE,
  findLocale,
  languageOf,
  siteOfLocale,
  type Language,
  type Locale,
} from '#domain/sites/sites.ts'
import { channelOf } from '#domain/sites/channels.ts'
import { HOST_PREFIX, receivedCookies } from '#domain/sites/cookie-rules.ts'
import { LOCALE_COOKIE } from '#domain/sites/cookies.ts'
import { keepRenewed } from '../identity/session-cookies.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { ANONYMOUS } from '../shopper.ts'
import { StoreError } from '../store-error.ts'
import { traceFields } from '../tracing/spans.ts'
import { bearerIn } from './bearer.ts'
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
  const cookies = cookiesIn(services, headers)
  const spoken = locale ?? localeOf(headers, url, cookies)
  const place = placeOf(services, spoken, correlationId)
  const { shopper, renewed } = await services.identify({ bearer: bearerIn(headers), cookies, log: place.log })
  const shop: Shop = {
    ...place,
    shopper,
    transactionId: transactionIdOf(headers),
    channel: channelOf(headers),
    address,
    preview,
    request: { cookies, headers, url },
  }
  if (renewed) keepRenewed(shop, renewed)
  return shop
}

/** The context of a request that is answered as if anybody had sent it: none of its headers is in here. */
export const openShopForStranger = (
  services: Services,
  { locale, url, correlationId, address, cookies }: StrangerVisit,
): Shop => ({
  ...placeOf(services, locale, correlationId),
  shopper: ANONYMOUS,
  transactionId: undefined,
  channel: 'ECOMM',
  address,
  preview: false,
  request: { cookies, headers: new Headers(), url },
})

/** Of the request only its address and the locale that it names are in here. */
export function openShopForNobody(services: Services, { request, address }: Pick<Visit, 'request' | 'address'>): Shop {
  const url = new URL(request.url)
  const locale = localeOf(request.headers, url, {})
  const correlationId = correlationIdOf(request.headers)
  return openShopForStranger(services, { locale, url, correlationId, address, cookies: {} })
}

type StrangerVisit = Pick<Shop, 'locale' | 'correlationId' | 'address'> & Pick<Shop['request'], 'cookies' | 'url'>

const placeOf = (services: Services, locale: Locale, correlationId: string) => ({
  site: siteOfLocale(locale),
  locale,
  language: languageOf(locale),
  db: services.database.db,
  services,
  log: services.log.with({ correlationId, ...traceFields() }),
  now: services.clock(),
  correlationId,
  reply: new Reply(services.config),
})

export const cookiesIn = ({ config }: Pick<Services, 'config'>, headers: Headers): Record<string, string> =>
  receivedCookies(parseCookies(headers.get('cookie') ?? ''), config.secure)

export const correlationIdOf = (headers: Headers): string => correlationIdFrom(headers.get('x-correlation-id'))

export const correlationIdFrom = (given: string | null | undefined): string =>
  given && ID.test(given) ? given : randomUUID()

function transactionIdOf(headers: Headers): string | undefined {
  const given = headers.get('x-transaction-id')
  if (given === null) return undefined
  if (ID.test(given)) return given
  throw new StoreError('INVALID_INPUT', {
    field: 'x-transaction-id',
    reason: 'send 8 to 128 letters, digits or . : _ -',
  })
}

/** The language to answer in when the request may not be readable as a whole. */
export function languageFor({ headers, url }: Pick<Request, 'headers' | 'url'>): Language {
  const asked = new URL(url).searchParams.get('locale') ?? headers.get('x-locale')
  const cookies = parseCookies(headers.get('cookie') ?? '')
  const locale = asked ?? cookies[HOST_PREFIX + LOCALE_COOKIE] ?? cookies[LOCALE_COOKIE] ?? ''
  return languageOf(findLocale(locale) ?? DEFAULT_LOCALE)
}

function localeOf(headers: Headers, url: URL, cookies: Readonly<Record<string, string>>): Locale {
  const asked = url.searchParams.get('locale') ?? headers.get('x-locale')
  if (asked === null) return findLocale(cookies[LOCALE_COOKIE] ?? '') ?? DEFAULT_LOCALE
  const found = findLocale(asked)
  if (found) return found
  throw new StoreError('INVALID_INPUT', { field: 'locale', reason: 'this shop does not speak it' })
}
