import type { PageAnswer } from '#contract/web.ts'
import { isSecretAddress, mayRunOutside } from '#domain/content/outside-scripts.ts'
import { pageTypeOf } from '#domain/content/page-types.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { bytesOf, pack } from './compression.ts'
import { errorResponse, RETRY_AFTER_S } from './error-response.ts'
import { bodyFor, isUnchanged, type CachedPage } from './page-cache.ts'
import { securityHeaders } from './page-headers.ts'
import { correlationIdOf, languageFor } from './request-context.ts'

type Server = { readonly services: Services; readonly finish?: (url: string, html: string) => Promise<string> }

type Situation = {
  readonly dev: boolean
  readonly shared: boolean
  readonly path: string
  readonly search: string
  /** Beside the studio, where a script could do whatever the staff may: nobody's runs but our own. */
  readonly inStudio?: boolean
}

export function headersOf(
  { config }: Services,
  answer: PageAnswer,
  { dev, shared, path, search, inStudio = false }: Situation,
) {
  const inShop = mayRunOutside(pageTypeOf({ path }), search) ? config : { ...config, TAG_MANAGER: undefined }
  const outside = inStudio ? { MEDIA_BASE: config.MEDIA_BASE } : inShop
  return {
    ...securityHeaders({ dev, secure: config.secure, outside }),
    // The next page may run scripts of others, and they can read where a visitor came from.
    ...(isSecretAddress(search) && { 'referrer-policy': 'origin' }),
    'content-type': answer.type,
    // Browsers ask again each time, so that a price is never old; bfcache and prefetch still work.
    'cache-control': shared && answer.status === 200 ? 'private, no-cache' : 'private, no-store',
    vary: 'accept-encoding, cookie',
    ...(dev ? {} : { 'speculation-rules': '"/assets/speculation.json"' }),
    ...(answer.location ? { location: answer.location } : {}),
    ...(answer.status === 503 && { 'retry-after': String(RETRY_AFTER_S) }),
  }
}

export function sendKept({ services }: Server, request: Request, page: CachedPage): Response {
  services.metrics.countPage('hit')
  if (isUnchanged(page, request.headers.get('if-none-match')))
    return new Response(null, { status: 304, headers: { ...page.headers, 'x-page-cache': 'hit' } })
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

export async function sendRendered(
  { finish }: Server,
  request: Request,
  shop: Shop,
  answer: PageAnswer,
  headers: Record<string, string>,
): Promise<Response> {
  const body =
    finish && answer.type.startsWith('text/html')
      ? [await finish(request.url, bytesOf(answer.body).toString())]
      : answer.body
  const { bytes, encoding } = pack(body, request.headers.get('accept-encoding'))
  const response = new Response(new Uint8Array(bytes), { status: answer.status, headers })
  for (const line of shop.reply.headers.getSetCookie()) response.headers.append('set-cookie', line)
  response.headers.set('x-correlation-id', shop.correlationId)
  response.headers.set('content-length', String(bytes.length))
  if (encoding) response.headers.set('content-encoding', encoding)
  return response
}

/** What was refused before a page could be made, such as the form of another site's page, is told in a line of text. */
export function refuseDocument(services: Services, request: Request, error: unknown): Response {
  const correlationId = correlationIdOf(request.headers)
  const log = services.log.with({ correlationId })
  const refused = errorResponse(error, correlationId, { services, log }, languageFor(request))
  const [detail] = refused.body.errorDetails
  return new Response(detail?.message, {
    status: refused.status,
    headers: {
      ...refused.headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-correlation-id': correlationId,
    },
  })
}
