import type { Context, Next } from 'hono'
import { CallError } from '#contract/client.ts'
import type { PageAnswer, PageVisit, Web } from '#contract/web.ts'
import { bestLocale } from '#domain/sites/accept-language.ts'
import { pageTypeOf } from '#domain/content/page-types.ts'
import { homeUrl, withoutEndSlashes } from '#domain/sites/shop-urls.ts'
import { LOCALE_COOKIE } from '#domain/sites/cookies.ts'
import { findLocale, type Locale } from '#domain/sites/sites.ts'
import { mayPreview } from '../content/content-view.ts'
import { outageOf, troubleOf } from '../db/trouble.ts'
import { edgeHeadersOf } from '../edge/edge-headers.ts'
import { noteSecurityEvent } from '../security/security-events.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { addressOf, type Env } from './api.ts'
import type { Mount } from './app.ts'
import { bytesOf } from './compression.ts'
import type { Operation } from './operation.ts'
import { pageOf, tagOfText, type PageCache, type Rendered } from './page-cache.ts'
import { headersOf, refuseDocument, sendKept, sendRendered } from './page-response.ts'
import { visitIn, visitOf } from './page-visit.ts'
import { DOCUMENTS } from './rate-limits.ts'
import { cookiesIn, correlationIdOf, openShop, openShopForStranger } from './request-context.ts'
import { seen } from './seen.ts'
import { cookiesOf, keyOf, strangerIn, type Stranger } from './stranger.ts'
import { isStudioHost } from './studio-host.ts'
import { heedingBypass } from './without-memory.ts'

export type PageServer = {
  services: Services
  operations: ReadonlyMap<string, Operation>
  cache: PageCache
  /** Asked for each request, because hot reload replaces it. */
  web: () => Promise<Web>
  finish?: (url: string, html: string) => Promise<string>
}

type Asked = { request: Request; url: URL; locale: Locale; address: string; web: Web }

/** Pages: from the cache where they are the same for every stranger, rendered otherwise. */
export const mountPages =
  (server: PageServer): Mount =>
  app => {
    const page = async (c: Context<Env>, next: Next) =>
      isService(c.req.path)
        ? next()
        : c.req.path.length > LONGEST_PATH
          ? new Response(null, { status: 414 })
          : seen(server.services, { request: c.req.raw, kind: 'page', route: routeOf(c.req.raw) }, () =>
              show(server, c).catch((error: unknown) => showRefusal(server, c, error)),
            )
    app.get('*', page)
    app.post('*', page)
  }

/** Longer than any address of the shop: nothing is worked out for it. */
const LONGEST_PATH = 2000

const isService = (path: string) => /^\/(?:api|fapi|media|assets|studio)(?:\/|$)/.test(path)

const routeOf = ({ url }: Request) => {
  const { pathname: path, searchParams } = new URL(url)
  return `page ${pageTypeOf({ path, query: searchParams.get('q') ?? undefined })}`
}

async function show(server: PageServer, c: Context<Env>): Promise<Response> {
  const request = c.req.raw
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname)
  if (!locale) return redirectToLocale(server.services, request, url)
  const web = await server.web()
  const asked = { request, url, locale, address: addressOf(server.services, c), web }
  const sharedAt = request.method === 'POST' ? undefined : web.sharedAddress(url)
  const isShared = sharedAt !== undefined && !isStudioHost(server.services.config, url.host)
  const stranger = isShared ? strangerOf(request) : undefined
  const response =
    sharedAt !== undefined && stranger
      ? await showStranger(server, asked, sharedAt, stranger)
      : await showOwn(server, asked, sharedAt !== undefined)
  return response.status === 404 && request.method === 'GET'
    ? ((await ledElsewhere(server, asked, stranger !== undefined)) ?? response)
    : response
}

/** What nothing answers may have moved. Whoever follows stays in the shop of their locale: a rule knows only paths behind it. */
async function ledElsewhere(
  { services }: PageServer,
  { url, locale }: Asked,
  forAll: boolean,
): Promise<Response | undefined> {
  const home = homeUrl(locale)
  const goal = await services.redirects.follow(locale, withoutEndSlashes(url.pathname.slice(home.length)))
  if (goal === undefined) return undefined
  const location = home + goal.replace(/^\/$/, '') + url.search
  // Moved for good, but browsers ask again soon: an editor may move it back.
  const kept = forAll ? 'public, max-age=300' : 'private, no-store'
  return new Response(null, { status: 301, headers: { location, 'cache-control': kept } })
}

const strangerOf = ({ headers }: Request) =>
  strangerIn({
    cookie: headers.get('cookie'),
    authorization: headers.get('authorization'),
    previewToken: headers.get('x-preview-token'),
  })

/** Rendered for nobody: the visit holds nothing of who asks, so that whoever asks next may have the same. */
async function showStranger(server: PageServer, asked: Asked, sharedAt: string, stranger: Stranger): Promise<Response> {
  const key = keyOf(sharedAt, stranger)
  const found = await server.cache.findOrRender(key, () => renderForAll(server, asked, { sharedAt, stranger, key }))
  return found instanceof Response ? found : sendKept(server, asked.request, found)
}

async function renderForAll(
  server: PageServer,
  asked: Asked,
  { sharedAt, stranger, key }: { sharedAt: string; stranger: Stranger; key: string },
): Promise<Rendered<Response>> {
  const { services, cache } = server
  const { request, url, locale, address, web } = asked
  const { generation } = cache
  // The catalogue takes changes in a moment after the cache has heard of them; who is deaf hears of none.
  const fresh = services.catalog.isSettled && services.changes.isListening()
  await limitRendering(services, address)
  const at = new URL(sharedAt, url.origin)
  const correlationId = correlationIdOf(request.headers)
  const cookies = cookiesOf(stranger)
  const shop = openShopForStranger(services, { locale, url: at, correlationId, address, cookies })
  const answer = await answered(web, shop, visitIn(server, shop))
  // What the page does not show, such as where an advertisement was seen, travels on all the same.
  if (answer.location !== undefined && sharedAt !== url.pathname + url.search)
    return { own: await showOwn(server, asked, true) }
  const { pathname: path, search } = at
  const own = headersOf(services, answer, { dev: web.assets?.dev ?? false, shared: true, path, search })
  const isOwn = shop.reply.isPersonal || answer.location !== undefined || web.assets?.dev
  // What broke says by which number; what is missing for a moment is missing for all who wait.
  const isTold = answer.status === 500
  const shelf = sharedAt.includes('?') || stranger.variants ? 'asked' : 'own'
  const { status, tags } = answer
  if (!fresh || status !== 200 || isOwn || shop.reply.isPoorer) {
    services.metrics.countPage('uncached')
    const forAll = isOwn || isTold ? undefined : pageOf(bytesOf(answer.body), { status, headers: own, tags, shelf })
    return { own: await sendRendered(server, request, shop, answer, own), forAll }
  }
  const plain = bytesOf(answer.body)
  // What changed while it was being made may have been told to the edge already: it must not keep this one.
  const edge = generation === cache.generation ? edgeHeadersOf(services.config, tags) : {}
  const headers = { ...own, etag: tagOfText(plain), ...edge }
  const forAll = cache.keep(key, plain, { status, headers, tags, shelf }, generation)
  services.metrics.countPage('miss')
  return { own: await sendRendered(server, request, shop, answer, { ...headers, 'x-page-cache': 'miss' }), forAll }
}

/** Rendered for who asks, and never kept. */
async function showOwn(server: PageServer, asked: Asked, shared: boolean): Promise<Response> {
  const { services } = server
  const { request, url, locale, address, web } = asked
  await limitRendering(services, address)
  const opened = await heedingBypass(await openShop(services, { request, address, locale }))
  if (shared && request.headers.has('authorization')) noteSecurityEvent(opened, 'page-not-shared')
  // Asking for a preview is not enough: what it lifts, such as the need for consent, is for those who may have one.
  const shop = url.searchParams.has('preview') ? { ...opened, preview: await mayPreview(opened) } : opened
  const inStudio = shop.preview || isStudioHost(services.config, url.host)
  const visit = visitAt(inStudio, await visitOf(server, shop, request))
  const answer = await answered(web, shop, visit)
  services.metrics.countPage('uncached')
  const { pathname: path, search } = url
  const headers = headersOf(services, answer, { dev: web.assets?.dev ?? false, shared, path, search, inStudio })
  return sendRendered(server, request, shop, answer, headers)
}

/** Beside the studio, and in a preview, nobody else's script runs. */
const visitAt = (inStudio: boolean, visit: PageVisit): PageVisit =>
  inStudio ? { ...visit, tagManager: undefined, hosted: {} } : visit

/** The page for failures stands in for one that broke, or that the database has no time for. */
const answered = (web: Web, shop: Shop, visit: PageVisit): Promise<PageAnswer> =>
  web.answer(visit).catch((error: unknown) => failed(web, shop, visit, error))

function failed(web: Web, shop: Shop, visit: PageVisit, error: unknown): Promise<PageAnswer> {
  const outage = isUnanswered(error) ? 'unanswered' : outageOf(error)
  const about = { path: visit.url.pathname, error }
  if (outage) shop.log.byTheMinute(`page ${outage}`, 'A page failed unexpectedly', about)
  else shop.log.error('A page failed unexpectedly', about)
  return web.answerFailure(visit, willPass(error) ? 503 : 500)
}

/** The call itself has said why, with the same correlation id. */
const isUnanswered = (error: unknown) => error instanceof CallError && error.status === 503
const willPass = (error: unknown) => isUnanswered(error) || troubleOf(error) !== undefined

/** Who cannot even be told apart while the database is away sees the page for failures as a stranger does. */
async function showRefusal(server: PageServer, c: Context<Env>, error: unknown): Promise<Response> {
  const { services } = server
  const request = c.req.raw
  const url = new URL(request.url)
  const locale = localeOfPath(url.pathname)
  if (!locale || !willPass(error)) return refuseDocument(services, request, error)
  const web = await server.web()
  const correlationId = correlationIdOf(request.headers)
  const shop = openShopForStranger(services, {
    locale,
    url,
    correlationId,
    address: addressOf(services, c),
    cookies: {},
  })
  const inStudio = isStudioHost(services.config, url.host)
  const answer = await failed(web, shop, visitAt(inStudio, visitIn(server, shop)), error)
  const { pathname: path, search } = url
  const headers = headersOf(services, answer, { dev: web.assets?.dev ?? false, shared: false, path, search, inStudio })
  return sendRendered(server, request, shop, answer, headers)
}

const limitRendering = ({ rateLimits, clock }: Services, address: string) =>
  rateLimits.take(DOCUMENTS, address, clock().getTime())

const localeOfPath = (path: string): Locale | undefined => findLocale(path.split('/')[1] ?? '')

/** The bare routes (/cart, /account …) lead to the visitor's own locale. */
function redirectToLocale(services: Services, { headers }: Request, url: URL): Response {
  const chosen = findLocale(cookiesIn(services, headers)[LOCALE_COOKIE] ?? '')
  const locale = chosen ?? bestLocale(headers.get('accept-language') ?? undefined)
  const path = withoutEndSlashes(url.pathname)
  return new Response(null, {
    status: 302,
    headers: {
      location: homeUrl(locale) + path + url.search,
      vary: 'accept-language, cookie',
      'cache-control': 'private, no-store',
    },
  })
}
