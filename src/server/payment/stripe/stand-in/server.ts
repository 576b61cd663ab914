import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer, type Request } from './answer.ts'
import { invalid, openBooks, Refusal, type Books } from './books.ts'

/**
 * What goes wrong with one request. `lost` are carried out and cut off after so many bytes of the answer; `never` is not
 * carried out; `late` is carried out after its connection is gone, `504, done later` after a proxy gave it up, and `slow` is on
 * its way until then; a failure of theirs is kept under its key, carried out or not; `in use` is its key by a request that is
 * not over.
 */
export type Fault =
  | 'never'
  | 'late'
  | '504, done later'
  | 'slow'
  | 'silent'
  | 'silent, done'
  | 'failure'
  | 'failure, done'
  | 'busy'
  | 'in use'
  | 'garbage'
  | 'odd'
  | { lost: number }

type Told = { status: number; text: string }
type Kept = Told & { parameters: string; at: number }
const DAY_MS = 24 * 60 * 60 * 1000
const GAVE_UP = JSON.stringify({ error: { type: 'api_error', message: 'upstream timed out' } })
const IN_USE = JSON.stringify({ error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } })

/** A server with the shapes and the rules of Stripe's published interface, for tests: strict, and with a memory. */
export async function startStripeStandIn() {
  let offset = 0
  const books = openBooks(() => Date.now() + offset)
  const kept = new Map<string, Kept>()
  const requests: string[] = []
  const keys: string[] = []
  const late: (() => void)[] = []
  let faultOf: (request: Request) => Fault | undefined = () => undefined
  const server = createServer((request, response) => void serve(request, response))

  async function serve(incoming: IncomingMessage, response: ServerResponse) {
    const url = new URL(incoming.url ?? '', 'http://stripe.test')
    const form = new URLSearchParams(await readAll(incoming))
    const request = { method: incoming.method ?? 'GET', path: url.pathname, query: url.searchParams, form }
    const key = String(incoming.headers['idempotency-key'] ?? '')
    requests.push(`${request.method} ${request.path}`)
    if (request.method === 'POST') keys.push(key)
    const fault = faultOf(request)
    if (fault === 'never') return void response.destroy()
    if (fault === 'silent') return
    if (fault === 'busy') return send(response, 429, JSON.stringify({ error: { type: 'rate_limit_error' } }))
    if (fault === 'in use') return send(response, 409, IN_USE)
    if (fault === 'garbage') return send(response, 200, '<html>not json')
    if (fault === 'odd') return send(response, 200, JSON.stringify({ object: 'event', status: 'fine' }))
    if (fault === 'slow') await new Promise<void>(arrived => void late.push(arrived))
    const doIt = () => carryOut(books, kept, request, key, fault)
    if (fault === 'late' || fault === '504, done later') {
      late.push(doIt)
      return fault === 'late' ? void response.destroy() : send(response, 504, GAVE_UP)
    }
    const { status, text, replayed } = doIt()
    if (fault === 'silent, done') return
    if (typeof fault === 'object') return void response.socket?.end(wire(status, text).slice(0, fault.lost))
    return send(response, status, text, replayed)
  }

  await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
  const { port } = addressOf(server.address())
  return {
    server: { host: '127.0.0.1', port, protocol: 'http' as const },
    books,
    requests,
    /** Of each write, in the order in which they came. */
    keys,
    fail: (fault: Fault | ((request: Request) => Fault | undefined) | undefined) =>
      void (faultOf = typeof fault === 'function' ? fault : () => fault),
    carryOutLate: (most = late.length) => late.splice(0, most).forEach(doIt => doIt()),
    /** Nobody asks for what is over: long tests stay quick. */
    forget: () => {
      books.events.length = 0
      books.intents.clear()
      books.charges.clear()
      books.refunds.clear()
      kept.clear()
    },
    advance: (milliseconds: number) => void (offset += milliseconds),
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>(done => void server.close(() => done()))
    },
  }
}
export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>

/** Under its key a write is carried out once for a day; the same key with other parameters is refused. */
function carryOut(
  books: Books,
  kept: Map<string, Kept>,
  request: Request,
  key: string,
  fault: Fault | undefined,
): Told & { replayed?: boolean } {
  const write = request.method === 'POST'
  if (write && (key === '' || key.length > 255)) return worded(invalid('idempotency_key_missing'))
  const parameters = `${request.path} ${request.form.toString()}`
  const before = write ? kept.get(key) : undefined
  if (before && books.clock() - before.at < DAY_MS)
    return before.parameters === parameters
      ? { ...before, replayed: true }
      : worded(new Refusal(400, { type: 'idempotency_error' }))
  const failure = { status: 500, text: JSON.stringify({ error: { type: 'api_error', message: 'An error occurred.' } }) }
  const real = fault === 'failure' ? failure : execute(books, request)
  const told = fault === 'failure, done' ? failure : real
  // Nothing is kept of a request that did not pass validation.
  if (write && told.status !== 400 && told.status !== 404) kept.set(key, { parameters, ...told, at: books.clock() })
  return told
}

function execute(books: Books, request: Request): Told {
  try {
    return { status: 200, text: JSON.stringify(answer(books, request)) }
  } catch (error) {
    if (error instanceof Refusal) return worded(error)
    throw error
  }
}

const worded = ({ status, body }: Refusal) => ({ status, text: JSON.stringify(body) })

const send = (response: ServerResponse, status: number, text: string, replayed = false) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...(replayed && { 'idempotent-replayed': 'true' }) })
    .end(text)

const wire = (status: number, text: string) =>
  `HTTP/1.1 ${status} OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port')
  return address
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
