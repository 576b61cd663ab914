import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { Bounded } from '#domain/memory/bounded.ts'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import { acceptedEncoding } from './compression.ts'
import type { Operation } from './operation.ts'
import { headersOfAll } from './page-headers.ts'
import type { PreparedJson } from './prepared-json.ts'
import { limitOf } from './rate-limits.ts'
import { senderBehind } from './proxies.ts'
import { correlationIdFrom } from './request-context.ts'
import { SHARED_QUERY } from './shared-query.ts'

type Kept = { readonly operation: Operation; readonly answer: PreparedJson<unknown> }

const MOST_BYTES = 32 * 1024 * 1024
/** What an entry takes beside its answer: longer questions are not kept. */
const LONGEST_KEY = 512

/** By what was asked: answers of shared calls, each good for as long as it says so itself. */
export class KeptCalls {
  readonly #kept = new Bounded<Kept>(MOST_BYTES, { weigh: ({ answer }) => answer.bytes.length + LONGEST_KEY })

  readonly headers: readonly string[]

  constructor(config: Config) {
    this.headers = Object.entries({
      ...headersOfAll(config),
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    }).flat()
  }

  get size(): number {
    return this.#kept.size
  }

  keep(key: string, operation: Operation, answer: PreparedJson<unknown>): void {
    if (key.length <= LONGEST_KEY && answer.isCurrent()) this.#kept.set(key, { operation, answer })
  }

  find(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    if (kept?.answer.isCurrent()) return kept
    if (kept) this.#kept.delete(key)
    return undefined
  }
}

type Sent = {
  readonly authorization: string | null | undefined
  readonly cookie: string | null | undefined
  readonly locale: string | string[] | null | undefined
  /** What only some send, and what no kept answer heeds. */
  readonly others: readonly unknown[]
}

/** Whoever sends what no answer heeds gets one of his own, or anybody could make up keys without end. The locale is heeded. */
const STEERS = new RegExp(`[?&](?:${SHARED_QUERY.filter(name => name !== 'locale').join('|')})=`)

/**
 * Under what a shared answer is kept; undefined for who has or claims an identity, or leaves the locale to his cookies.
 * It is made for nobody then, so that nothing of anyone can get into it.
 */
function keyFor(address: string, { authorization, cookie, locale, others }: Sent): string | undefined {
  if (authorization || others.some(Boolean) || STEERS.test(address)) return undefined
  if (cookie && !locale && !/[?&]locale=/.test(address)) return undefined
  return `${locale?.toString() ?? ''}\n${address}`
}

export function keyOfRequest({ url, headers }: Pick<Request, 'url' | 'headers'>): string | undefined {
  return keyFor(url.slice(url.indexOf('/', url.indexOf('//') + 2)), {
    authorization: headers.get('authorization'),
    cookie: headers.get('cookie'),
    locale: headers.get('x-locale'),
    others: OTHERS.map(name => headers.get(name)),
  })
}

const OTHERS = ['x-transaction-id', 'x-preview-token'] as const

const keyOfMessage = ({ url = '/', headers }: IncomingMessage): string | undefined =>
  keyFor(url, {
    authorization: headers.authorization,
    cookie: headers.cookie,
    locale: headers['x-locale'],
    others: OTHERS.map(name => headers[name]),
  })

export const takesJson = (accept: string | null | undefined): boolean =>
  accept === null || accept === undefined || /\*\/\*|application\/\*|application\/json/i.test(accept)

/**
 * An answer that is at hand goes straight to the socket. Whatever speaks against it, a wrong key or one request too many,
 * is left to the application, which says so.
 */
export function answerKept(services: Services, request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '/', headers } = request
  if (request.method !== 'GET' || !url.startsWith('/api/')) return false
  const started = performance.now()
  const key = keyOfMessage(request)
  const kept = key === undefined ? undefined : services.keptCalls.find(key)
  if (!kept || !mayAsk(services, headers)) return false
  const packed = kept.answer.atHandFor(acceptedEncoding(headers['accept-encoding']?.toString()))
  if (!packed || !isWithinLimit(services, kept.operation, request)) return false
  kept.answer.onGiven()
  response.writeHead(200, [
    ...services.keptCalls.headers,
    ...(packed.encoding ? ['content-encoding', packed.encoding] : []),
    'content-length',
    String(packed.bytes.length),
    'x-correlation-id',
    correlationIdFrom(headers['x-correlation-id']?.toString()),
  ])
  response.end(packed.bytes)
  services.metrics.observe(kept.operation.name, 200, (performance.now() - started) / 1000)
  return true
}

const mayAsk = ({ config }: Services, headers: IncomingHttpHeaders) =>
  config.ACCESS_KEYS.includes(headers['x-access-key']?.toString() ?? '') && takesJson(headers.accept)

function isWithinLimit(services: Services, operation: Operation, { headers, socket }: IncomingMessage): boolean {
  const forwardedFor = headers['x-forwarded-for']?.toString()
  const address = senderBehind(services.config.TRUST_PROXY, forwardedFor, socket.remoteAddress)
  return services.rateLimits.allowsAtOnce(limitOf(operation), address, services.clock().getTime())
}
