import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { ErrorResponse } from '#contract/errors/errors.ts'
import { inTransaction } from '../db/transaction.ts'
import { StoreError } from '../store-error.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { createApp, type App } from './app.ts'
import { operationsOf } from './operation.ts'
import { createRateLimits } from './rate-limits.ts'

const Stone = z.strictObject({ name: z.string().min(1).max(20), weight: z.int().min(1).default(1) })

/** A small group of calls of this test's own: it leaves a mark in the database each time it really runs. */
const stones = {
  stack: endpoint({ method: 'POST', path: '/stones/v1/stack', summary: 'Stack', body: Stone, response: Stone }),
  fall: endpoint({
    method: 'POST',
    path: '/stones/v1/fall',
    summary: 'Fall',
    perMinute: 2,
    body: Stone,
    response: Stone,
  }),
  burst: endpoint({ method: 'GET', path: '/stones/v1/burst', summary: 'Burst', response: Stone }),
}

const HEADERS = { 'x-access-key': 'cairn-web', 'content-type': 'application/json' }

describe('the door', () => {
  let shop: TestShop
  let app: App
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(`/api${path}`, {
      method: 'POST',
      headers: { ...HEADERS, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const errorOf = async (response: Response | Promise<Response>) => {
    const { status, body } = { status: (await response).status, body: await (await response).json() }
    return { status, ...ErrorResponse.parse(body).errorDetails[0] }
  }
  const stacked = async (name: string) =>
    (await shop.database.pool.query('select 1 from settings where key like $1', [`stone.${name}.%`])).rows.length

  beforeAll(async () => {
    shop = await testShop()
    const leaveMark = (name: string) => `stone.${name}.${crypto.randomUUID()}`
    app = createApp(
      { ...shop.services, rateLimits: createRateLimits({ enabled: true }) },
      {
        operations: operationsOf('stones', stones, {
          stack: (inner, { body }) =>
            inTransaction(inner, async ({ db }) => {
              await db
                .insertInto('settings')
                .values({ key: leaveMark(body.name), value: '1' })
                .execute()
              return body
            }),
          fall: (inner, { body }) =>
            inTransaction(inner, async ({ db }) => {
              await db
                .insertInto('settings')
                .values({ key: leaveMark(body.name), value: '1' })
                .execute()
              throw new StoreError('ITEM_OOS')
            }),
          burst: () => {
            throw new Error('connection to 10.0.0.7 as admin:hunter2 failed')
          },
        }),
      },
    )
  })

  it('fills in defaults and answers what the call answers', async () => {
    const x = await (await post('/stones/v1/stack', { name: 'slate' })).json()
    expect(x).toEqual({ name: 'slate', weight: 1 })
  })

  it('asks for the access key', async () => {
    expect(await errorOf(post('/stones/v1/stack', { name: 'a' }, { 'x-access-key': 'wrong' }))).toMatchObject({
      status: 400,
      errorId: 'API400',
    })
  })

  it.each([
    ['a field that is missing', {}, 'body.name'],
    ['a field nobody knows', { name: 'a', colour: 'grey' }, 'body'],
    ['a value of the wrong kind', { name: 'a', weight: '1' }, 'body.weight'],
    ['text that is not JSON', '{"name":', 'body'],
    ['what is nested without end', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'body'],
    ['a list where an object belongs', [], 'body'],
    ['nothing', 'null', 'body.name'],
  ])('refuses %s and names it', async (_, body, field) => {
    const error = await errorOf(post('/stones/v1/stack', body))
    expect(error).toMatchObject({ status: 400, errorId: 'API406', name: 'INVALID_INPUT' })
    expect(String(error.field)).toContain(field)
  })

  it('reads and writes JSON only', async () => {
    expect(await errorOf(post('/stones/v1/stack', 'name=a', { 'content-type': 'text/plain' }))).toMatchObject({
      status: 415,
      errorId: 'API415',
    })
    expect(await errorOf(post('/stones/v1/stack', { name: 'a' }, { accept: 'text/html' }))).toMatchObject({
      status: 406,
      errorId: 'API406',
    })
  })

  it('says which methods an address answers', async () => {
    const response = await app.request('/api/stones/v1/stack', { method: 'DELETE' })
    expect(response.headers.get('allow')).toBe('POST')
    expect(await errorOf(response)).toMatchObject({ status: 405, errorId: 'API405' })
  })

  it('refuses a body that is too large without reading it', async () => {
    const response = post('/stones/v1/stack', { name: 'x'.repeat(300_000) })
    expect(await errorOf(response)).toMatchObject({ status: 413, name: 'BODY_TOO_LARGE' })
  })

  it('tells nobody what went wrong inside, but logs it with the correlation id', async () => {
    const response = await app.request('/api/stones/v1/burst', {
      headers: { ...HEADERS, 'x-correlation-id': 'trace-burst' },
    })
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).toContain('GEN500')
    expect(text).not.toContain('hunter2')
    expect(shop.logged.some(line => line.includes('trace-burst') && line.includes('"level":"error"'))).toBe(true)
  })

  it('runs a write with a transaction id once, and replays its answer', async () => {
    const id = { 'x-transaction-id': 'once-only-1' }
    const first = await (await post('/stones/v1/stack', { name: 'granite' }, id)).json()
    const second = await (await post('/stones/v1/stack', { name: 'granite' }, id)).json()
    expect(second).toEqual(first)
    expect(await stacked('granite')).toBe(1)
  })

  it('runs the same write once even when it comes many times at once', async () => {
    const id = { 'x-transaction-id': 'once-only-2' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('/stones/v1/stack', { name: 'basalt' }, id)))
    expect(answers.map(answer => answer.status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await stacked('basalt')).toBe(1)
  })

  it('refuses a transaction id that comes again with another body', async () => {
    const id = { 'x-transaction-id': 'once-only-3' }
    await post('/stones/v1/stack', { name: 'chalk' }, id)
    expect(await errorOf(post('/stones/v1/stack', { name: 'flint' }, id))).toMatchObject({
      status: 409,
      name: 'TRANSACTION_REUSED',
    })
  })

  it('lets a failed write change nothing and be tried again', async () => {
    const id = { 'x-transaction-id': 'once-only-4' }
    expect(await errorOf(post('/stones/v1/fall', { name: 'shale' }, id))).toMatchObject({
      status: 409,
      errorId: 'INV700',
    })
    expect(await stacked('shale')).toBe(0)
    expect(await errorOf(post('/stones/v1/fall', { name: 'shale' }, id))).toMatchObject({ errorId: 'INV700' })
  })

  it('slows down whoever asks too often', async () => {
    const response = await post('/stones/v1/fall', { name: 'sand' })
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await errorOf(response)).toMatchObject({ status: 429, name: 'RATE_LIMITED' })
  })

  it('counts a visitor behind a proxy by what the proxy says, not by what he says', async () => {
    const rateLimits = createRateLimits({ enabled: true })
    const config = { ...shop.services.config, TRUST_PROXY: true }
    const operations = operationsOf(
      'stones',
      { stack: endpoint({ ...stones.stack, perMinute: 1 }) },
      { stack: async (_, { body }) => body },
    )
    const behind = createApp({ ...shop.services, config, rateLimits }, { operations })
    const stack = async (forwarded: string) => {
      const headers = { ...HEADERS, 'x-forwarded-for': forwarded }
      const body = JSON.stringify({ name: 'slate' })
      return (await behind.request('/api/stones/v1/stack', { method: 'POST', headers, body })).status
    }
    expect(await stack('10.0.0.1, 192.0.2.7')).toBe(200)
    expect(await stack('10.0.0.2, 192.0.2.7')).toBe(429)
    expect(await stack('192.0.2.8')).toBe(200)
    expect(await stack('2001:db8:1:2::1')).toBe(200)
    expect(await stack('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await stack('2001:db8:1:3::1')).toBe(200)
    expect(await stack('::ffff:192.0.2.9')).toBe(200)
  })

  it('refuses a write that another site’s page sends', async () => {
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }])
      expect(await errorOf(post('/stones/v1/stack', { name: 'a' }, foreign))).toMatchObject({
        name: 'CROSS_SITE_REFUSED',
      })
    expect((await post('/stones/v1/stack', { name: 'a' }, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('refuses a locale it does not speak', async () => {
    expect(await errorOf(post('/stones/v1/stack', { name: 'a' }, { 'x-locale': 'tlh-kl' }))).toMatchObject({
      status: 400,
      field: 'locale',
    })
  })

  it('serves previews under /pre', async () => {
    const response = await app.request('/api/pre/stones/v1/stack', {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify({ name: 'a' }),
    })
    expect(response.status).toBe(200)
  })
})
