import { Hono, type Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { ZodObject } from 'zod'
import { DEFAULT_BASE, pathOf } from '#contract/contract.ts'
import { NEW_GUEST, NEW_SESSION } from '#contract/browser-transport.ts'
import { openGuest } from '../identity/sessions.service.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { errorResponse } from './error-response.ts'
import { runOnce } from './idempotency.ts'
import { reidentified } from './in-process-call.ts'
import { jsonResponse } from './json-response.ts'
import type { Operation } from './operation.ts'
import { limitOf } from './rate-limits.ts'
import { readJsonBody } from './read-body.ts'
import { keyOfRequest, takesJson } from './kept-calls.ts'
import { PreparedJson } from './prepared-json.ts'
import { senderBehind } from './proxies.ts'
import { correlationIdOf, languageFor, openShop, openShopForNobody } from './request-context.ts'
import { requireSameOrigin } from './same-origin.ts'
import { SHARED_QUERY } from './shared-query.ts'
import { heedingBypass } from './without-memory.ts'
import { seen } from './seen.ts'

export type Env = { Bindings: Partial<HttpBindings> }

/** Every call that works, mounted at the path the specification gives it, and once more under /pre for previews. */
export function mountApi(services: Services, operations: readonly Operation[]): Hono<Env> {
  const app = new Hono<Env>()
  const paths = Map.groupBy(operations, operation => servedPath(operation))
  const served = [...paths].flatMap(([path, sharing]) =>
    [false, true].flatMap(preview => {
      const at = preview ? previewPath(path) : path
      return at ? [{ at, sharing, preview }] : []
    }),
  )
  for (const { at, sharing, preview } of served)
    for (const operation of sharing)
      app.on(operation.endpoint.method, addressesOf(at, operation), c => answer(services, operation, c, preview))
  // After all calls: /cart/{basketId} must not refuse what /cart/prepareOrder answers.
  for (const { at, sharing } of served) {
    const allowed = sharing.map(operation => operation.endpoint.method)
    app.all(at, c => refuseMethod(services, c, allowed))
  }
  app.all('/api/*', c => fail(services, c.req.raw, new StoreError('NOT_FOUND')))
  app.all('/fapi/*', c => fail(services, c.req.raw, new StoreError('NOT_FOUND')))
  return app
}

/** The root of a service is asked for with and without its slash. */
export const addressesOf = (at: string, { endpoint }: Pick<Operation, 'endpoint'>) =>
  endpoint.path === '/' ? [at, `${at}/`] : [at]

export const servedPath = ({ endpoint }: Pick<Operation, 'endpoint'>) =>
  pathOf(endpoint)
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => (endpoint.slashesIn?.includes(key) ? `:${key}{.+}` : `:${key}`))
    .replace(/(?<=.)\/$/, '')

const previewPath = (path: string) => (path.startsWith('/api/') ? `/api/pre${path.slice('/api'.length)}` : undefined)

function answer(services: Services, operation: Operation, c: Context<Env>, preview: boolean) {
  const request = c.req.raw
  return seen(services, { request, kind: 'call', route: operation.name }, () =>
    respond(services, operation, c, preview).catch(error => fail(services, request, error)),
  )
}

async function respond(services: Services, operation: Operation, c: Context<Env>, preview: boolean): Promise<Response> {
  const request = c.req.raw
  const { endpoint } = operation
  const write = endpoint.method !== 'GET'
  requireAccessKey(services, operation, request)
  requireJsonAccepted(operation, request)
  const address = addressOf(services, c)
  const sharedAs = endpoint.shared && !preview ? keyOfRequest(request) : undefined
  const opened =
    sharedAs === undefined
      ? await openShop(services, { request, address, preview })
      : openShopForNobody(services, { request, address })
  await services.rateLimits.take(limitOf(operation), address, opened.now.getTime())
  const visiting = sharedAs === undefined ? await heedingBypass(opened) : opened
  if (write) requireSameOrigin(request.headers, visiting.request.url)
  const shop = endpoint.owned && request.headers.has(NEW_GUEST) ? await asGuest(visiting) : visiting
  const body = write ? await readJsonBody(request, endpoint.mostBytes ?? services.config.BODY_LIMIT) : undefined
  const raw = {
    params: c.req.param(),
    query: queryOf(operation, shop.request.url),
    ...(endpoint.headers && { headers: Object.fromEntries(request.headers) }),
    body,
  }
  const result = await runOnce(operation, shop, raw)
  if (sharedAs !== undefined && result instanceof PreparedJson) services.keptCalls.keep(sharedAs, operation, result)
  shop.reply.headers.set('x-correlation-id', shop.correlationId)
  if (endpoint.produces && result instanceof Uint8Array) {
    shop.reply.headers.set('content-type', endpoint.produces)
    shop.reply.headers.set('cache-control', 'no-store')
    return new Response(new Uint8Array(result), { headers: shop.reply.headers })
  }
  return jsonResponse(request, result, { headers: shop.reply.headers })
}

/** The first call of a stranger's browser: he is a guest from then on, without asking for a token before. */
async function asGuest(shop: Shop): Promise<Shop> {
  if (shop.shopper.kind !== 'anonymous' || shop.request.headers.has('authorization')) return shop
  shop.reply.headers.set(NEW_SESSION, JSON.stringify(openGuest(shop)))
  return reidentified(shop)
}

export function queryOf({ endpoint }: Pick<Operation, 'endpoint'>, url: URL): Record<string, string | string[]> {
  const declared = endpoint.query instanceof ZodObject ? endpoint.query.shape : {}
  const query: Record<string, string | string[]> = {}
  for (const key of new Set(url.searchParams.keys())) {
    if (SHARED_QUERY.includes(key) && !(key in declared)) continue
    const values = url.searchParams.getAll(key)
    query[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  return query
}

function requireAccessKey(services: Services, { endpoint }: Operation, request: Request) {
  if ((endpoint.base ?? DEFAULT_BASE) !== DEFAULT_BASE) return
  const key = request.headers.get('x-access-key')
  if (key === null || !services.config.ACCESS_KEYS.includes(key))
    throw new StoreError('MISSING_CLIENT_ID', { field: 'x-access-key' })
}

export function requireJsonAccepted({ endpoint }: Pick<Operation, 'endpoint'>, request: Request) {
  const accept = request.headers.get('accept')
  const produced = endpoint.produces ?? 'application/json'
  if (takesJson(accept) || accept?.includes(produced)) return
  throw new StoreError('NOT_ACCEPTABLE')
}

export const addressOf = (services: Services, c: Context<Env>): string =>
  // In process there are no bindings at all, whatever the type says.
  senderBehind(services.config.TRUST_PROXY, c.req.header('x-forwarded-for'), c.env?.incoming?.socket?.remoteAddress)

async function refuseMethod(services: Services, c: Context<Env>, allowed: string[]) {
  const response = await fail(
    services,
    c.req.raw,
    new StoreError('METHOD_NOT_ALLOWED', { method: c.req.method, allowed: allowed.join(', ') }),
  )
  response.headers.set('allow', allowed.join(', '))
  return response
}

export function fail(
  services: Services,
  request: Request,
  error: unknown,
  language = languageFor(request),
): Promise<Response> {
  const correlationId = correlationIdOf(request.headers)
  const witness = { services, log: services.log.with({ correlationId }) }
  const { status, body, headers } = errorResponse(error, correlationId, witness, language)
  return jsonResponse(request, body, {
    status,
    headers: new Headers({ ...headers, 'x-correlation-id': correlationId }),
  })
}
