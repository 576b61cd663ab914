import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageVisit, Web } from '#contract/web.ts'
import { ACCESS_COOKIE, KIND_COOKIE } from '#domain/sites/cookies.ts'
import { person } from '../testing/people.ts'
import { eventCount } from '../testing/security-events.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { createApp, type App } from './app.ts'
import { PageCache } from './page-cache.ts'
import { mountPages } from './pages.ts'
import { createRateLimits, DOCUMENTS } from './rate-limits.ts'

/** A web whose one shared page tells everything it knows about who asks. */
const telling: Web = {
  sharedAddress: ({ pathname, searchParams }) => {
    const q = searchParams.get('q')
    return pathname.startsWith('/en-us/mine') ? undefined : pathname + (q === null ? '' : `?q=${encodeURIComponent(q)}`)
  },
  answer: async visit => ({ status: 200, body: [told(visit)], type: 'text/html; charset=utf-8', tags: [] }),
  answerFailure: async () => ({ status: 500, body: [], type: 'text/html', tags: [] }),
}

const told = ({ viewer, cookies, url, preview }: PageVisit) =>
  JSON.stringify({ ...viewer, cookies, path: url.pathname + url.search, preview })

const NOBODY = { kind: 'anonymous', cartEmpty: true, cookies: {}, path: '/en-us', preview: false }

let shop: TestShop
let consumer: Awaited<ReturnType<typeof person>>
beforeAll(async () => {
  shop = await testShop()
  consumer = await person(shop)
})

function pagesOf(settings: { rateLimits?: TestShop['services']['rateLimits'] } = {}) {
  const services = { ...shop.services, ...settings }
  const cache = new PageCache(services.changes)
  const server = { services, operations: new Map(), cache, web: async () => telling }
  const app = createApp(services, { operations: [], mounts: [mountPages(server)] })
  return { app, ask: (path: string, headers: Record<string, string> = {}) => asked(app, path, headers) }
}

async function asked(app: App, path: string, headers: Record<string, string>) {
  const response = await app.request(path, { headers })
  const seen: unknown = await response.json()
  const nobody = isDeepStrictEqual(seen, NOBODY)
  return { status: response.status, cache: response.headers.get('x-page-cache'), seen, nobody }
}

const access = () => consumer.visitor.cookies.get(ACCESS_COOKIE) ?? ''

describe('a page that strangers share', () => {
  it('is not the page of who brings a token in a header', async () => {
    const { ask } = pagesOf()
    const before = await eventCount(shop, 'page-not-shared')
    const own = await ask('/en-us', { authorization: `Bearer ${access()}` })
    expect(own.seen).toMatchObject({ kind: 'consumer' })
    expect(own.cache).toBeNull()
    expect(await eventCount(shop, 'page-not-shared')).toBe(before + 1)
    expect(await ask('/en-us')).toMatchObject({ cache: 'miss', nobody: true })
    expect((await ask('/en-us', { authorization: `Bearer ${access()}` })).seen).toMatchObject({ kind: 'consumer' })
  })

  it('shows nobody to a token whose cookie that says so is missing', async () => {
    const { ask } = pagesOf()
    const first = await ask('/en-us', { cookie: `${ACCESS_COOKIE}=${access()}` })
    expect(first).toMatchObject({ cache: 'miss', nobody: true })
    const own = await ask('/en-us', { cookie: `${ACCESS_COOKIE}=${access()}; ${KIND_COOKIE}=consumer` })
    expect(own).toMatchObject({ cache: null, seen: { kind: 'consumer' } })
    expect(await ask('/en-us')).toMatchObject({ cache: 'hit', nobody: true })
  })

  it('shows no text that a visitor brings along', async () => {
    const { ask } = pagesOf()
    const words = 'cairn_associate=Free shoes|Anybody; cairn_form={"done":"free"}; cairn_tracked=CRN-1 a@b.test'
    expect(await ask('/en-us', { cookie: words, 'x-channel': 'MAPP', 'x-locale': 'de-de' })).toMatchObject({
      cache: 'miss',
      nobody: true,
    })
    expect(await ask('/en-us')).toMatchObject({ cache: 'hit', nobody: true })
  })

  it('differs by cookies of exactly that name', async () => {
    const { ask } = pagesOf()
    await ask('/en-us')
    expect(await ask('/en-us', { cookie: 'xcairn_cart=1; xcairn_kind=consumer; x=cairn_bar=closed' })).toMatchObject({
      cache: 'hit',
      nobody: true,
    })
    const cart = await ask('/en-us', { cookie: 'a=1; cairn_cart=3' })
    expect(cart).toMatchObject({ cache: 'miss', seen: { cartEmpty: false } })
  })

  it('is not confused by a variant that is called like something else', async () => {
    const { ask } = pagesOf()
    for (const name of ['+targeting', '+cart', '-bar', '%2Bcart', ' +cart'])
      expect((await ask('/de-de', { cookie: `cairn_variants=${name}` })).seen).toMatchObject({ cartEmpty: true })
    for (const cookie of ['consent=C0001.C0004', 'cairn_cart=1', 'cairn_bar=closed'])
      expect((await ask('/de-de', { cookie })).cache).toBe('miss')
  })

  it('leaves out of its key, and out of its sight, what it does not ask the address for', async () => {
    const { ask } = pagesOf()
    await ask('/en-us')
    expect(await ask('/en-us?utm_source=%3Cb%3E&x=1')).toMatchObject({ cache: 'hit', nobody: true })
    expect(await ask('/en-us?x=1&q=boot')).toMatchObject({ cache: 'miss', seen: { path: '/en-us?q=boot' } })
    expect(await ask('/en-us?q=boot')).toMatchObject({ cache: 'hit' })
  })

  it('shares the visit of a guest, and leaves a page of his own to him', async () => {
    const { ask } = pagesOf()
    const guest = shop.newVisitor()
    await guest.call('authentication.token', { body: {} })
    const cookie = [...guest.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect(await ask('/en-us', { cookie })).toMatchObject({ cache: 'miss', nobody: true })
    expect(await ask('/en-us/mine', { cookie })).toMatchObject({ cache: null, seen: { kind: 'guest' } })
  })
})

describe('documents', () => {
  it('are rendered only so often for one address, and kept ones always sent', async () => {
    const { app } = pagesOf({ rateLimits: createRateLimits({ enabled: true }) })
    const statusOf = async (path: string) => (await app.request(path)).status
    expect(await statusOf('/en-us')).toBe(200)
    for (let rendered = 1; rendered < DOCUMENTS.perMinute; rendered++) await app.request('/en-us/mine')
    const refused = await app.request('/en-us/mine')
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8'])
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await statusOf('/en-us')).toBe(200)
  })
})
