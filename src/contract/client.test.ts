import { afterEach, expect, expectTypeOf, it, vi } from 'vitest'
import { renderRoutes } from '../../scripts/generate-routes.ts'
import { readFile } from 'node:fs/promises'
import { browserTransport } from './browser-transport.ts'
import type { Cart } from './cart.entities.ts'
import { CallError, createClient, type CallRequest } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

const json = (body: unknown, status = 200) => Response.json(body, { status })

function recording(answer: () => Response) {
  const sent: CallRequest[] = []
  const call = createClient(async request => {
    sent.push(request)
    return answer()
  })
  return { call, sent }
}

it('fills parameters and query into the path of the call', async () => {
  const { call, sent } = recording(() => json({ id: 'bsk_1' }))
  await call('cart.read', { params: { basketId: 'a/b' }, query: { explain: true, locale: undefined } })
  expect(sent).toEqual([{ name: 'cart.read', method: 'GET', url: '/api/cart/v1/cart/a%2Fb?explain=true', headers: {} }])
})

it('sends headers and body as they were given', async () => {
  const { call, sent } = recording(() => json({}))
  await call('cart.placeOrder', { headers: { 'x-channel': 'MAPP' }, body: { cartId: 'bsk_1' } })
  expect(sent[0]).toMatchObject({ method: 'PUT', headers: { 'x-channel': 'MAPP' }, body: { cartId: 'bsk_1' } })
})

it('asks for what a call needs, and answers what it promises', () => {
  const { call } = recording(() => json({}))
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
  const { call } = recording(() => json({ errorDetails: [detail], appId: 'cairn', correlationId: 'c-1' }, 409))
  const failure = call('cart.addItem', { body: { basketId: 'bsk_1', sku: 'A' } })
  await expect(failure).rejects.toBeInstanceOf(CallError)
  await expect(failure).rejects.toMatchObject({
    code: 'ADDED_MAX_QUANTITY',
    name: 'ADDED_MAX_QUANTITY',
    errorId: 'INV408',
    status: 409,
    message: 'You can buy 2 at most.',
    details: [detail],
    appId: 'cairn',
    correlationId: 'c-1',
  })
})

it('throws a general error where something in between answers without the catalogue', async () => {
  const { call } = recording(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(call('utilities.countryList')).rejects.toMatchObject({ code: 'GENERAL', errorId: 'GEN500', status: 502 })
})

it('gives the bytes of an answer that is a document', async () => {
  const headers = { 'content-type': 'application/pdf' }
  const { call } = recording(() => new Response('%PDF-1.4', { headers }))
  const pdf = await call('consumer.invoice', { query: { orderNumber: 'CRN-1' }, body: {} })
  expect(new TextDecoder().decode(pdf)).toBe('%PDF-1.4')
})

it('sends the common headers from a browser, with an id of its own for each write', async () => {
  const fetched = vi.fn(async (..._: [string, { headers: Record<string, string> }]) => json({ success: true }))
  vi.stubGlobal('fetch', fetched)
  const call = createClient(browserTransport({ accessKey: 'key-1', locale: 'en-gb', rewrite: url => `/pre${url}` }))
  await call('utilities.countryList')
  await call('authentication.signOut', { body: {} })
  await call('authentication.signOut', { body: {} })

  const [read, first, second] = fetched.mock.calls
  const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  expect(read?.[0]).toBe('/pre/api/consumers-v3/utilities/countryList')
  expect(read?.[1].headers).toMatchObject({ 'x-access-key': 'key-1', 'x-locale': 'en-gb' })
  expect(read?.[1].headers['x-correlation-id']).toMatch(id)
  expect(read?.[1].headers).not.toHaveProperty('x-transaction-id')
  expect(first?.[1]).toMatchObject({ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  expect(first?.[1].headers['x-transaction-id']).toMatch(id)
  expect(second?.[1].headers['x-transaction-id']).not.toBe(first?.[1].headers['x-transaction-id'])
})

it('knows the address of every call in the contract', async () => {
  expect(await readFile(new URL('routes.gen.ts', import.meta.url), 'utf8')).toBe(renderRoutes())
})
