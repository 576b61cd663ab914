import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Intent = Record<string, unknown> & { id: string; status: string; amount: number }

const CARDS: Readonly<Record<string, { last4: string; status: string; error?: Record<string, string> }>> = {
  pm_ok: { last4: '4242', status: 'requires_capture' },
  pm_challenge: { last4: '3220', status: 'requires_action' },
  pm_insufficient: {
    last4: '9995',
    status: 'requires_payment_method',
    error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  },
  pm_stolen: {
    last4: '9979',
    status: 'requires_payment_method',
    error: { code: 'card_declined', decline_code: 'fraudulent' },
  },
}

/** A small server with the shapes of Stripe's published interface, for tests: form bodies in, JSON out. */
export async function startStripeStandIn() {
  const intents = new Map<string, Intent>()
  const byKey = new Map<string, Intent>()
  const server = createServer((request, response) => void answer(request, response))
  let fault: 'none' | 'error' | 'garbage' | 'odd' | 'silent' | 'lost' = 'none'

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://stripe.test')
    const form = new URLSearchParams(await readAll(request))
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (fault === 'error') return send(500, { error: { type: 'api_error', message: 'An error occurred.' } })
    if (fault === 'garbage') return void response.writeHead(200).end('<html>not json')
    if (fault === 'odd') return send(200, { object: 'event', status: 'fine' })
    const [, , kind = '', id = '', verb = ''] = url.pathname.split('/')
    if (kind === 'payment_methods') return sendMethod(send, id)
    if (kind === 'refunds') return send(200, refund(form))
    if (id === 'search') {
      if (fault === 'silent') return
      const reference = /'([^']+)'$/.exec(url.searchParams.get('query') ?? '')?.[1]
      const data = [...intents.values()].filter(({ metadata }) => JSON.stringify(metadata).includes(`"${reference}"`))
      return send(200, { object: 'search_result', data, has_more: false, url: '/v1/payment_intents/search' })
    }
    if (id === '') {
      const intent = create(form, String(request.headers['idempotency-key']))
      if (fault === 'silent') return
      if (fault === 'lost') return void response.destroy()
      if (!intent['last_payment_error']) return send(200, intent)
      return send(402, {
        error: { type: 'card_error', ...object(intent['last_payment_error']), payment_intent: intent },
      })
    }
    const intent = intents.get(id)
    if (!intent) return send(404, { error: { type: 'invalid_request_error', code: 'resource_missing' } })
    if (verb === 'capture')
      Object.assign(intent, { status: 'succeeded', amount_received: Number(form.get('amount_to_capture')) })
    if (verb === 'cancel') intent.status = 'canceled'
    return send(200, intent)
  }

  function create(form: URLSearchParams, key: string): Intent {
    const known = byKey.get(key)
    if (known) return known
    const card = CARDS[form.get('payment_method') ?? ''] ?? { status: 'requires_action', last4: '' }
    const id = `pi_${randomUUID().replaceAll('-', '')}`
    const intent: Intent = {
      id,
      object: 'payment_intent',
      status: card.status,
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency'),
      created: Math.floor(Date.now() / 1000),
      metadata: { reference: form.get('metadata[reference]') },
      payment_method_types: [form.get('allowed_payment_method_types[0]')],
      latest_charge: null,
      last_payment_error: card.error ? { type: 'card_error', ...card.error } : null,
      next_action:
        card.status === 'requires_action'
          ? {
              type: 'redirect_to_url',
              redirect_to_url: { url: `https://hooks.stripe.com/${id}`, return_url: form.get('return_url') },
            }
          : null,
    }
    intents.set(id, intent)
    byKey.set(key, intent)
    return intent
  }

  function refund(form: URLSearchParams) {
    const intent = intents.get(form.get('payment_intent') ?? '')
    if (intent) intent['latest_charge'] = { id: 'ch_1', object: 'charge', amount_refunded: Number(form.get('amount')) }
    return { id: 're_1', object: 'refund', status: 'succeeded' }
  }

  await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
  const { port } = addressOf(server.address())
  return {
    server: { host: '127.0.0.1', port, protocol: 'http' as const },
    intents,
    fail: (kind: typeof fault) => void (fault = kind),
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>(done => void server.close(() => done()))
    },
  }
}

function sendMethod(send: (status: number, body: object) => void, id: string) {
  const card = CARDS[id]
  if (!card) return send(404, { error: { type: 'invalid_request_error', code: 'resource_missing' } })
  const facts = { brand: 'visa', last4: card.last4, exp_month: 4, exp_year: 2040 }
  return send(200, { id, object: 'payment_method', type: 'card', card: facts, billing_details: { name: 'Robin Hale' } })
}

const object = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port')
  return address
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
