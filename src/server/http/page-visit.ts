import { WEB_ACCESS_KEY } from '#contract/access-key.ts'
import type { PageVisit } from '#contract/web.ts'
import { TEST_CONTEXT_QUERY } from '#domain/decision/test-context.ts'
import { CART_COOKIE } from '#domain/sites/cookies.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { newFormToken } from '../captcha/form-token.service.ts'
import { originOf, type Config } from '../config.ts'
import { keepPreviewToken, mayPreview } from '../content/content-view.ts'
import { openGuest } from '../identity/sessions.service.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { simulatedIn } from '../trade-settings.ts'
import { inProcessCall, reidentified } from './in-process-call.ts'
import type { Operation } from './operation.ts'
import { readForm } from './read-form.ts'
import { requireSameOrigin } from './same-origin.ts'

type Server = { readonly services: Services; readonly operations: ReadonlyMap<string, Operation> }

/** What the web is told of a request: that of a form also says what was filled in. */
export async function visitOf(server: Server, opened: Shop, request: Request): Promise<PageVisit> {
  if (request.method !== 'POST') return visitIn(server, opened, { testContext: await testContextOf(opened) })
  requireSameOrigin(request.headers, opened.request.url)
  const shop = await withGuest(opened)
  const form = await readForm(request, server.services.config.BODY_LIMIT)
  return visitIn(server, { ...shop, transactionId: form.get('_transaction') ?? shop.transactionId }, { form })
}

/** Segments and variants decide who sees which price or offer: only who may preview chooses his own. */
async function testContextOf(shop: Shop): Promise<string | undefined> {
  const asked = shop.request.url.searchParams.get(TEST_CONTEXT_QUERY) ?? undefined
  return asked !== undefined && (await mayPreview(shop)) ? asked : undefined
}

export function visitIn(
  { services: { config }, operations }: Server,
  shop: Shop,
  { form, testContext }: { form?: URLSearchParams; testContext?: string | undefined } = {},
): PageVisit {
  const { site, locale, language, correlationId, preview, reply, request } = shop
  return {
    url: publicUrl(config, request.url),
    method: form ? 'POST' : 'GET',
    form: form ?? new URLSearchParams(),
    site,
    locale,
    language,
    viewer: { kind: shop.shopper.kind, cartEmpty: !request.cookies[CART_COOKIE] },
    cookies: request.cookies,
    correlationId,
    preview,
    testContext,
    call: inProcessCall(shop, operations),
    accessKey: config.ACCESS_KEYS.includes(WEB_ACCESS_KEY) ? undefined : config.ACCESS_KEYS[0],
    clientIngest: config.CLIENT_INGEST,
    trial: { simulated: simulatedIn(config), production: config.production },
    tagManager: config.TAG_MANAGER,
    hosted: { ugcWidget: config.UGC_WIDGET_URL, videoPlayer: config.VIDEO_PLAYER_URL },
    formToken(action, to) {
      reply.isPersonal = true
      return newFormToken(shop, action, to === undefined ? request.url.pathname : shopUrl(locale, to))
    },
    keepPreviewToken: token => keepPreviewToken(shop, token),
    setCookie: (name, value, life) => reply.setCookie(name, value, life),
  }
}

/** Whatever host a request named: pages that are kept for all must not carry it on. */
function publicUrl(config: Config, asked: URL): URL {
  const url = new URL(originOf(config))
  url.pathname = asked.pathname
  url.search = asked.search
  return url
}

/** Who posts a form wants something kept: that takes a guest at least. */
async function withGuest(shop: Shop): Promise<Shop> {
  if (shop.shopper.kind !== 'anonymous') return shop
  openGuest(shop)
  return reidentified(shop)
}
