import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ACCESS_COOKIE, LOCALE_COOKIE } from '#domain/sites/cookies.ts'
import { keepSearches } from '../products/popular-searches.service.ts'
import { product, type GivenSku } from '../testing/given.ts'
import { person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { answerKept } from './kept-calls.ts'
import { createRateLimits } from './rate-limits.ts'

const KEY = { 'x-access-key': 'cairn-web' }
const open: Server[] = []
let shop: TestShop
let shoe: GivenSku
let fromMemory = 0
beforeAll(async () => {
  shop = await testShop()
})
beforeEach(async () => {
  shoe = await product(shop, { prices: { US: 10_000, DE: 9_000 } })
  await shop.settled()
  fromMemory = 0
})
afterAll(() => open.forEach(server => server.close()))

/** The shop behind a socket, as in trade. */
async function doorOf(services = shop.services) {
  const listener = getRequestListener(shop.app.fetch)
  const server = createServer((request, response) => {
    if (answerKept(services, request, response)) fromMemory++
    else void listener(request, response)
  })
  open.push(server)
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return async (path = detailsPath(), headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { ...KEY, ...headers } })
    const body: unknown = await response.json()
    const { 'x-correlation-id': correlation, date, 'keep-alive': _, ...rest } = Object.fromEntries(response.headers)
    return { status: response.status, headers: rest, correlation, dated: date !== undefined, body }
  }
}

const detailsPath = () => `/api/products/v2/products/${shoe.productId}/details`

describe('an answer that is the same for everybody', () => {
  it('comes from memory when it is asked for again, and is the same to the last header', async () => {
    const ask = await doorOf()
    const first = await ask()
    const second = await ask(undefined, { 'x-correlation-id': 'my-own-request' })
    expect(fromMemory).toBe(1)
    expect(second).toEqual({ ...first, correlation: 'my-own-request' })
    expect(first.status).toBe(200)
  })

  it('is kept for each locale, whatever cookies come along', async () => {
    const ask = await doorOf()
    const german = { 'x-locale': 'de-de', cookie: `${LOCALE_COOKIE}=en-us` }
    expect((await ask(undefined, german)).body).toMatchObject({ currency: 'EUR' })
    expect((await ask()).body).toMatchObject({ currency: 'USD' })
    expect((await ask(undefined, german)).body).toMatchObject({ currency: 'EUR' })
    expect((await ask(`${detailsPath()}?locale=de-de`)).body).toMatchObject({ currency: 'EUR' })
    expect(fromMemory).toBe(1)
  })

  it('is left to the application where a cookie chooses the locale', async () => {
    const ask = await doorOf()
    await ask()
    const chosen = await ask(undefined, { cookie: `${LOCALE_COOKIE}=de-de` })
    expect(chosen.body).toMatchObject({ currency: 'EUR' })
    expect(fromMemory).toBe(0)
  })

  it('changes at once with what it tells', async () => {
    const ask = await doorOf()
    await ask()
    await shop.database.pool.query('update colour_prices set current = 8000 where colour_id = $1', [shoe.productId])
    await shop.settled()
    const after = await ask()
    expect(JSON.stringify(after.body)).toContain('8000')
    expect(fromMemory).toBe(0)
  })

  it('is for callers with a key who take JSON, within their limit', async () => {
    const limited = { ...shop.services, rateLimits: createRateLimits({ enabled: true }) }
    const ask = await doorOf(limited)
    await ask()
    expect((await ask(undefined, { 'x-access-key': 'another' })).status).toBe(400)
    expect((await ask(undefined, { accept: 'text/html' })).status).toBe(406)
    expect(fromMemory).toBe(0)
    for (let asked = 0; asked < 601; asked++) await ask()
    expect(fromMemory).toBe(600)
  })

  it('is not for who brings a token', async () => {
    const ask = await doorOf()
    await ask()
    const { visitor } = await person(shop)
    const token = visitor.cookies.get(ACCESS_COOKIE) ?? ''
    expect((await ask(undefined, { authorization: `Bearer ${token}` })).status).toBe(200)
    expect(fromMemory).toBe(0)
  })

  it('is not kept under what somebody makes up', async () => {
    const ask = await doorOf()
    const { size } = shop.services.keptCalls
    for (const made of ['localePath=a', 'preview=b', 'bypassAllCache=c', `previewDateTime=${'d'.repeat(900)}`])
      for (let asked = 0; asked < 2; asked++) expect((await ask(`${detailsPath()}?${made}`)).status).toBe(200)
    await ask(`/api/products/v2/search/autoSuggest?q=${'z'.repeat(60)}&limit=6${'&'.repeat(600)}`)
    expect(fromMemory).toBe(0)
    expect(shop.services.keptCalls.size).toBe(size)
  })

  it('is kept from the second time on where most questions are asked once', async () => {
    const ask = await doorOf()
    const search = '/api/products/v2/search/productSearch?q=seldom'
    const { size } = shop.services.keptCalls
    await ask(search)
    expect(shop.services.keptCalls.size).toBe(size)
    await ask(search)
    expect(shop.services.keptCalls.size).toBe(size + 1)
    expect(fromMemory).toBe(0)
    await ask(search)
    expect(fromMemory).toBe(1)
  })

  it('counts a search each time, from memory too', async () => {
    const ask = await doorOf()
    const search = '/api/products/v2/search/productSearch?q=cairn'
    for (let asked = 0; asked < 4; asked++) await ask(search)
    expect(fromMemory).toBeGreaterThan(0)
    await keepSearches(shop.services, { id: 0, kind: '', payload: {}, attempts: 1 })
    const { rows } = await shop.database.pool.query("select searches from popular_terms where term = 'cairn'")
    expect(rows).toEqual([{ searches: 4 }])
  })
})
