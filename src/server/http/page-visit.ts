import type { PageVisit } from '#contract/web.ts'
import { CART_COOKIE } from '#domain/sites/cookies.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { newFormToken } from '../captcha/form-token.service.ts'
import type { Config } from '../config.ts'
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
  if (request.method !== 'POST') return visitIn(server, opened)
  requireSameOrigin(request.headers, opened.request.url)
  const shop = await withGuest(opened)
  const form = await readForm(request, server.services.config.BODY_LIMIT)
  return visitIn(server, { ...shop, transactionId: form.get('_transaction') ?? shop.transactionId }, form)
}

export function visitIn({ services: { config }, operations }: Server, shop: Shop, form?: URLSearchParams): PageVisit {
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
    call: inProcessCall(shop, operations),
    clientIngest: config.CLIENT_INGEST,
    trial: { simulated: simulatedIn(config), production: config.production },
    hosted: { ugcWidget: config.UGC_WIDGET_URL, videoPlayer: config.VIDEO_PLAYER_URL },
    formToken(action, to) {
      reply.isPersonal = true
      return newFormToken(shop, action, to === undefined ? request.url.pathname : shopUrl(locale, to))
    },
    setCookie: (name, value, options) => reply.setCookie(name, value, { ...options, sameSite: 'Lax' }),
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
