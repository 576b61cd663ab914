import type { Context } from 'hono'
import type { PageAnswer, PageVisit, Web } from '#contract/web.ts'
import { bestLocale } from '#domain/sites/accept-language.ts'
import { homeUrl } from '#domain/sites/shop-urls.ts'
import { findLocale, type Locale } from '#domain/sites/sites.ts'
import { mayPreview } from '../content/content-view.ts'
import { openGuest } from '../identity/sessions.service.ts'
import { newFormToken } from '../captcha/captcha.service.ts'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { simulatedIn } from '../trade-settings.ts'
import { addressOf, type Env } from './api.ts'
import type { Mount } from './app.ts'
import { bytesOf, pack } from './compression.ts'
import { inProcessCall, reidentified } from './in-process-call.ts'
import type { Operation } from './operation.ts'
import { bodyFor, sharedKey, type CachedPage, type PageCache } from './page-cache.ts'
import { securityHeaders } from './page-headers.ts'
import { readForm } from './read-form.ts'
import { openShop } from './request-context.ts'
import { requireSameOrigin } from './same-origin.ts'

type PageServer = {
  services: Services
  operations: ReadonlyMap<string, Operation>
  cache: PageCache
  /** Asked for each request, because hot reload replaces it. */
  web: () => Promise<Web>
  finish?: (url: string, html: string) => Promise<string>
}

/** Pages: from the cache where they are the same for everyone, rendered otherwise. */
export const mountPages =
  (server: PageServer): Mount =>
  app => {
    app.get('*', async (c, next) => (isService(c.req.path) ? next() : show(server, c)))
    app.post('*', async (c, next) => (isService(c.req.path) ? next() : show(server, c)))
  }

const isService = (path: string) => /^\/(?:api|fapi|media|assets)(?:\/|$)/.test(path)

async function show(server: PageServer, c: Context<Env>): Promise<Response> {
  const request = c.req.raw
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname)
  if (!locale) return redirectToLocale(c, url)
  const key = url.searchParams.has('preview')
    ? undefined
    : sharedKey(
        request.method,
        url.pathname + url.search,
        request.headers.get('cookie') ?? undefined,
        server.services.config.PUBLIC_URL === undefined ? url.host : '',
      )
  const kept = key && server.cache.find(key)
  if (kept) return sendCached(server, request, kept)
  const { generation } = server.cache
  // The catalogue takes changes in a moment after the cache has heard of them.
  const fresh = server.services.catalog.isSettled
  const web = await server.web()
  const opened = await openShop(server.services, { request, address: addressOf(server.services, c), locale })
  // Asking for a preview is not enough: what it lifts, such as the need for consent, is for those who may have one.
  const shop = url.searchParams.has('preview') ? { ...opened, preview: await mayPreview(opened) } : opened
  const visit = await visitOf(server, shop, request)
  const answer = await web.answer(visit).catch((error: unknown) => {
    shop.log.error('A page failed unexpectedly', { path: url.pathname, error })
    return web.answerFailure(visit)
  })
  const headers = headersOf(server.services, answer, web.assets?.dev ?? false)
  if (
    key &&
    fresh &&
    answer.cache === 'shared' &&
    answer.status === 200 &&
    shop.reply.headers.getSetCookie().length === 0 &&
    !web.assets?.dev
  ) {
    server.cache.keep(key, bytesOf(answer.body), { status: answer.status, headers, tags: answer.tags }, generation)
    server.services.metrics.countPage('miss')
    return send(server, request, shop, answer, { ...headers, 'x-page-cache': 'miss' })
  }
  server.services.metrics.countPage('uncached')
  return send(server, request, shop, answer, headers)
}

async function visitOf(server: PageServer, opened: Shop, request: Request): Promise<PageVisit> {
  const post = request.method === 'POST'
  if (post) requireSameOrigin(request.headers, opened.request.url)
  const shop = post ? await withGuest(opened) : opened
  const form = post ? await readForm(request, server.services.config.BODY_LIMIT) : new URLSearchParams()
  const withTransaction = { ...shop, transactionId: form.get('_transaction') ?? shop.transactionId }
  const { site, locale, language, correlationId, preview } = shop
  const { config } = server.services
  return {
    url: publicUrl(config, shop.request.url),
    method: post ? 'POST' : 'GET',
    form,
    site,
    locale,
    language,
    viewer: { kind: shop.shopper.kind, cartEmpty: !shop.request.cookies['cairn_cart'] },
    cookies: shop.request.cookies,
    correlationId,
    preview,
    call: inProcessCall(withTransaction, server.operations),
    clientIngest: config.CLIENT_INGEST,
    trial: { simulated: simulatedIn(config), production: config.production },
    hosted: { ugcWidget: config.UGC_WIDGET_URL, videoPlayer: config.VIDEO_PLAYER_URL },
    formToken: action => newFormToken(shop, action),
    setCookie: (name, value, options) => shop.reply.setCookie(name, value, { ...options, sameSite: 'Lax' }),
  }
}

/** Whatever host a request named: pages that are kept for all must not carry it on. */
function publicUrl({ PUBLIC_URL }: Config, asked: URL): URL {
  if (PUBLIC_URL === undefined) return asked
  const url = new URL(PUBLIC_URL)
  url.pathname = asked.pathname
  url.search = asked.search
  return url
}

/** Who posts a form wants something kept: that takes a guest at least. */
async function withGuest(shop: Shop): Promise<Shop> {
  if (shop.shopper.kind !== 'anonymous') return shop
  await openGuest(shop)
  return reidentified(shop)
}

function headersOf({ config }: Services, answer: PageAnswer, dev: boolean): Record<string, string> {
  return {
    ...securityHeaders({ dev, secure: config.PUBLIC_URL?.startsWith('https:') ?? false, outside: config }),
    'content-type': answer.type,
    // Browsers ask again each time, so that a price is never old; bfcache and prefetch still work.
    'cache-control': answer.cache === 'shared' ? 'private, no-cache' : 'private, no-store',
    vary: 'accept-encoding, cookie',
    ...(dev ? {} : { 'speculation-rules': '"/assets/speculation.json"' }),
    ...(answer.location ? { location: answer.location } : {}),
  }
}

function sendCached({ services }: PageServer, request: Request, page: CachedPage): Response {
  services.metrics.countPage('hit')
  const { encoding, bytes } = bodyFor(page, request.headers.get('accept-encoding'))
  return new Response(new Uint8Array(bytes), {
    status: page.status,
    headers: {
      ...page.headers,
      'content-length': String(bytes.length),
      'x-page-cache': 'hit',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  })
}

async function send(
  server: PageServer,
  request: Request,
  shop: Shop,
  answer: PageAnswer,
  headers: Record<string, string>,
) {
  const body =
    server.finish && answer.type.startsWith('text/html')
      ? [await server.finish(request.url, bytesOf(answer.body).toString())]
      : answer.body
  const { bytes, encoding } = pack(body, request.headers.get('accept-encoding'))
  const response = new Response(new Uint8Array(bytes), { status: answer.status, headers })
  for (const line of shop.reply.headers.getSetCookie()) response.headers.append('set-cookie', line)
  response.headers.set('x-correlation-id', shop.correlationId)
  response.headers.set('content-length', String(bytes.length))
  if (encoding) response.headers.set('content-encoding', encoding)
  return response
}

const localeOfPath = (path: string): Locale | undefined => findLocale(path.split('/')[1] ?? '')

/** The bare routes (/cart, /account …) lead to the visitor's own locale. */
function redirectToLocale(c: Context<Env>, url: URL): Response {
  const chosen = findLocale(/cairn_locale=([^;]+)/.exec(c.req.header('cookie') ?? '')?.[1] ?? '')
  const locale = chosen ?? bestLocale(c.req.header('accept-language'))
  const path = url.pathname === '/' ? '' : url.pathname.replace(/\/+$/, '')
  return new Response(null, {
    status: 302,
    headers: {
      location: homeUrl(locale) + path + url.search,
      vary: 'accept-language, cookie',
      'cache-control': 'private, no-store',
    },
  })
}
