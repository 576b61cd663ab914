import { afterEach, expect, expectTypeOf, it, vi } from 'vitest'
import { browserTransport } from './browser-transport.ts'
import type { Cart } from './cart/cart.entities.ts'
import { CallError, createClient, type Sent } from './client.ts'

type Fetch = (path: string, init: { headers: Record<string, string> }) => Promise<Response>

afterEach(() => vi.unstubAllGlobals())

function recording(status: number, body: unknown) {
  const sent: Sent[] = []
  const call = createClient(async request => {
    sent.push(request)
    return { status, body }
  })
  return { call, sent }
}

it('fills parameters and query into the path of the call', async () => {
  const { call, sent } = recording(200, {})
  await call('cart.read', { params: { basketId: 'a/b' }, query: { explain: true } })
  expect(sent[0]).toMatchObject({ name: 'cart.read', method: 'GET', path: '/api/cart/v1/cart/a%2Fb?explain=true' })
})

it('sends headers and body as they were given', async () => {
  const { call, sent } = recording(200, {})
  await call('cart.placeOrder', { headers: { 'x-channel': 'MAPP' }, body: { cartId: 'bsk_1' } })
  expect(sent[0]).toMatchObject({ method: 'PUT', headers: { 'x-channel': 'MAPP' }, body: { cartId: 'bsk_1' } })
})

it('asks for what a call needs, and answers what it promises', () => {
  const { call } = recording(200, {})
  expectTypeOf(call<'cart.read'>).returns.resolves.toEqualTypeOf<Cart>()
  expectTypeOf(call<'consumer.invoice'>).returns.resolves.toExtend<Uint8Array>()
  expectTypeOf(call<'utilities.countryList'>).toBeCallableWith('utilities.countryList')
  expectTypeOf(call<'cart.create'>).toBeCallableWith('cart.create')
  expectTypeOf(call<'wishlists.favorites'>).toBeCallableWith('wishlists.favorites')
  expectTypeOf(call<'cart.addItem'>)
    .parameter(1)
    .toHaveProperty('body')
  expectTypeOf(call<'cart.addItem'>)
    .parameter(1)
    .not.toHaveProperty('params')
})

it('throws an error answer with its name, id and values', async () => {
  const detail = { errorId: 'INV408', name: 'ADDED_MAX_QUANTITY', message: 'You can buy 2 at most.', maxAllowedQty: 2 }
  const { call } = recording(409, { errorDetails: [detail], appId: 'cairn', correlationId: 'c-1' })
  const failure = call('cart.addItem', { body: { basketId: 'bsk_1', sku: 'A' } })
  await expect(failure).rejects.toBeInstanceOf(CallError)
  await expect(failure).rejects.toMatchObject({
    code: 'ADDED_MAX_QUANTITY',
    errorId: 'INV408',
    status: 409,
    message: 'You can buy 2 at most.',
    details: detail,
    appId: 'cairn',
    correlationId: 'c-1',
  })
})

it('throws a general error where something in between answers without the catalogue', async () => {
  const { call } = recording(502, '<h1>Bad gateway</h1>')
  await expect(call('utilities.countryList')).rejects.toMatchObject({ code: 'GENERAL', errorId: 'GEN500', status: 502 })
})

it('sends the common headers from a browser, with an id of its own for each write', async () => {
  const fetched = vi.fn<Fetch>(async () => Response.json({ success: true }))
  vi.stubGlobal('fetch', fetched)
  const call = createClient(browserTransport({ accessKey: 'key-1', locale: 'en-gb' }))
  await call('utilities.countryList')
  await call('authentication.signOut', { body: {} })
  await call('authentication.signOut', { body: {} })

  const [read, first, second] = fetched.mock.calls
  const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  expect(read?.[0]).toBe('/api/consumers-v3/utilities/countryList')
  expect(read?.[1].headers).toMatchObject({ 'x-access-key': 'key-1', 'x-locale': 'en-gb' })
  expect(read?.[1].headers['x-correlation-id']).toMatch(id)
  expect(read?.[1].headers).not.toHaveProperty('x-transaction-id')
  expect(first?.[1]).toMatchObject({ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  expect(first?.[1].headers['x-transaction-id']).toMatch(id)
  expect(second?.[1].headers['x-transaction-id']).not.toBe(first?.[1].headers['x-transaction-id'])
})

it('gives a browser the bytes of an answer that is a document', async () => {
  vi.stubGlobal('fetch', async () => new Response('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } }))
  const call = createClient(browserTransport({ accessKey: 'key-1', locale: 'en-gb' }))
  const pdf = await call('consumer.invoice', { query: { orderNumber: 'CRN-1' }, body: {} })
  expect(new TextDecoder().decode(pdf)).toBe('%PDF-1.4')
})
