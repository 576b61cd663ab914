import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { PageAnswer, PageVisit, Web } from '#contract/web.ts'
import { tagOf } from '#domain/sites/change-tags.ts'
import { previewToken } from '../content/content-view.ts'
import { product } from '../testing/given.ts'
import { appOfPages, html } from '../testing/app-of-pages.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import type { Config } from '../config.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const appWith = (answers: Omit<Web, 'sharedAddress'>, settings?: Partial<Config>) =>
  appOfPages(shop.services, answers, settings)

describe('pages', () => {
  it('answer with the page for failures when one breaks, and say so in the log', async () => {
    const app = appWith({
      answer: () => Promise.reject(new Error('the roof came down')),
      answerFailure: async visit => html(`<h1>sorry</h1>${visit.correlationId}`, 500),
    })
    const response = await app.request('/en-us/anything', { headers: { 'x-correlation-id': 'corr-12345678' } })
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('<h1>sorry</h1>corr-12345678')
    expect(shop.logged.join('\n')).toContain('the roof came down')
  })

  it('are rendered once for all strangers', async () => {
    let rendered = 0
    const app = appWith({
      answer: async () => html(`page ${++rendered}`),
      answerFailure: async () => html('', 500),
    })
    for (const _ of [1, 2, 3]) expect(await (await app.request('/en-us')).text()).toBe('page 1')
    expect(await (await app.request('/en-us', { headers: { cookie: 'cairn_kind=consumer' } })).text()).toBe('page 2')
  })

  it('say what they are, and nothing more to who has them already', async () => {
    let words = 'as it was'
    const answer = async (): Promise<PageAnswer> => ({ ...html(words), tags: ['content:home'] })
    const app = appWith({ answer, answerFailure: async () => html('', 500) })
    const ask = (headers: Record<string, string> = {}) => app.request('/en-us', { headers })
    const etag = (await ask()).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/".{20,}"$/)
    const again = await ask({ 'if-none-match': `"another", ${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
    expect((await ask({ 'if-none-match': etag, cookie: 'cairn_kind=consumer' })).status).toBe(200)
    words = 'as it is'
    shop.services.changes.announce(tagOf('content', 'home'))
    const changed = await ask({ 'if-none-match': etag })
    expect([changed.status, await changed.text()]).toEqual([200, 'as it is'])
  })

  it.each([
    ['the address of the shop', 'https://shop.test', 'https://shop.test'],
    ['this machine, where the shop was not told its address', undefined, 'http://localhost:3000'],
  ])('name %s, whatever host was asked for', async (_, PUBLIC_URL, named) => {
    const web = { answer: async ({ url }: PageVisit) => html(url.href), answerFailure: async () => html('', 500) }
    const app = appWith(web, { PUBLIC_URL })
    for (const origin of ['http://evil.test', 'http://shop.test'])
      expect(await (await app.request(`${origin}/en-us/help?a=1`)).text()).toBe(`${named}/en-us/help?a=1`)
  })

  it('tell browsers the key to call with, where it is not the usual one', async () => {
    const web = {
      answer: async ({ accessKey }: PageVisit) => html(`key: ${accessKey}`),
      answerFailure: async () => html('', 500),
    }
    const told = async (keys: string[]) => (await appWith(web, { ACCESS_KEYS: keys }).request('/en-us')).text()
    expect(await told(['shop-7', 'till'])).toBe('key: shop-7')
    expect(await told(['till', 'cairn-web'])).toBe('key: undefined')
  })

  it('run no script of others on the studio’s host, nor as a preview', async () => {
    const app = appWith(
      {
        answer: async ({ tagManager, hosted }) => html(`${tagManager} ${JSON.stringify(hosted)}`),
        answerFailure: async () => html('', 500),
      },
      { TAG_MANAGER: 'GTM-TEST01', UGC_WIDGET_URL: 'https://ugc.test/w.js', STUDIO_URL: 'https://studio.test' },
    )
    const told = async (address: string, headers: Record<string, string> = {}) => {
      const answer = await app.request(address, { headers })
      const policy = answer.headers.get('content-security-policy') ?? ''
      return [await answer.text(), policy.includes('googletagmanager'), answer.headers.get('x-page-cache')]
    }
    const shops = ['GTM-TEST01 {"ugcWidget":"https://ugc.test/w.js"}', true]
    expect(await told('https://shop.test/en-us')).toEqual([...shops, 'miss'])
    expect(await told('https://studio.test/en-us')).toEqual(['undefined {}', false, null])
    expect(await told('https://shop.test/en-us')).toEqual([...shops, 'hit'])
    const token = await previewToken({ services: shop.services, db: shop.database.db })
    const preview = { 'x-preview-token': token ?? '' }
    expect(await told('https://shop.test/en-us?preview', preview)).toEqual(['undefined {}', false, null])
  })

  it('that nothing answers lead elsewhere for good where a rule says so, with what was asked', async () => {
    await shop.database.pool.query(
      `insert into redirects (id, scope, from_path, to_path, made_by) values ('r', 'any', '/old/*', '/new/*', 'test')`,
    )
    await shop.settled()
    const there = new Set(['/en-us/old/stays'])
    const app = appWith({
      answer: async ({ url }) => html(url.pathname, there.has(url.pathname) ? 200 : 404),
      answerFailure: async () => html('', 500),
    })
    const moved = await app.request('/en-us/old//evil.test/?q=1')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en-us/new//evil.test?q=1'])
    const cacheOf = async (path: string, init = {}) => (await app.request(path, init)).headers.get('cache-control')
    expect(moved.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await cacheOf('/en-us/old/a?preview=x')).toBe('private, no-store')
    expect(await cacheOf('/en-us/old/a', { headers: { authorization: 'Bearer x' } })).toBe('private, no-store')
    const statusOf = async (path: string, init = {}) => (await app.request(path, init)).status
    expect(await statusOf('/en-us/old/stays')).toBe(200)
    expect(await statusOf('/en-us/gone')).toBe(404)
    expect(await statusOf('/en-us/old/form', { method: 'POST', headers: { origin: 'http://localhost' } })).not.toBe(301)
  })

  it('of endless addresses cost nothing', async () => {
    const app = appWith({ answer: () => Promise.reject(new Error('asked')), answerFailure: async () => html('', 500) })
    for (const path of [`/${'/'.repeat(15_000)}x`, `/en-us${'/'.repeat(15_000)}x`])
      expect((await app.request(path)).status).toBe(414)
    const bare = await app.request(`/cart${'/'.repeat(900)}`, { headers: { 'accept-language': 'de-DE' } })
    expect(bare.headers.get('location')).toBe('/de-de/cart')
  })

  it('are not kept while the catalogue has yet to read what changed', async () => {
    let rendered = 0
    const app = appWith({
      answer: async () => html(`page ${++rendered}`),
      answerFailure: async () => html('', 500),
    })
    await shop.services.catalog.ready()
    const { masterId } = await product(shop)
    await shop.settled()
    await shop.database.pool.query('update styles set popularity = popularity + 1 where id = $1', [masterId])
    await expect.poll(() => shop.services.catalog.isSettled, { interval: 1 }).toBe(false)
    expect(await (await app.request('/en-us')).text()).toBe('page 1')
    await shop.settled()
    expect(shop.services.catalog.isSettled).toBe(true)
    for (const _ of [1, 2]) expect(await (await app.request('/en-us')).text()).toBe('page 2')
  })

  it('are neither kept nor marked for the edge while this process does not hear of changes', async () => {
    let rendered = 0
    const app = appWith(
      { answer: async () => html(`page ${++rendered}`), answerFailure: async () => html('', 500) },
      { CDN: 'varnish' },
    )
    const hears = vi.spyOn(shop.services.changes, 'isListening').mockReturnValue(false)
    for (const page of ['page 1', 'page 2']) {
      const answer = await app.request('/en-us')
      expect(await answer.text()).toBe(page)
      expect(answer.headers.get('surrogate-key')).toBeNull()
    }
    hears.mockRestore()
    const answer = await app.request('/en-us')
    expect(answer.headers.get('surrogate-key')).not.toBeNull()
    expect(await (await app.request('/en-us')).text()).toBe('page 3')
  })

  it('name the tag manager neither where money is paid nor where the address is a key', async () => {
    const app = appWith(
      { answer: async () => html('page'), answerFailure: async () => html('', 500) },
      { TAG_MANAGER: 'GTM-TEST1' },
    )
    const policy = async (path: string) => (await app.request(path)).headers.get('content-security-policy')
    expect(await policy('/en-us/forgot-password')).toContain('googletagmanager')
    const keys = ['/en-us/forgot-password?token=secret', '/en-us/cards?a=1&paymentToken=x', '/en-us/favorites?shared=x']
    for (const path of ['/en-us/checkout', '/en-us/sign-in?order=CRN-1&st=x', ...keys])
      expect(await policy(path), path).not.toContain('google')
  })

  it('do not tell the next page the address that is a key', async () => {
    const app = appWith({ answer: async () => html('page'), answerFailure: async () => html('', 500) })
    const told = async (path: string) => (await app.request(path)).headers.get('referrer-policy')
    expect(await told('/en-us/forgot-password?token=secret')).toBe('origin')
    expect(await told('/en-us/search?q=boot')).toBe('strict-origin-when-cross-origin')
  })

  it('are a preview only for who holds the token, whatever the address says', async () => {
    const app = appWith({
      answer: async ({ preview }) => html(preview ? 'preview' : 'for all'),
      answerFailure: async () => html('', 500),
    })
    const token = await previewToken({ services: shop.services, db: shop.database.db })
    const seen = async (cookie: string) => (await app.request('/fr-fr?preview', { headers: { cookie } })).text()
    expect(await seen('')).toBe('for all')
    expect(await seen('cairn_preview=guessed')).toBe('for all')
    expect(await seen(`cairn_preview=${token}`)).toBe('preview')
  })

  it('lead to the visitor’s own locale when the address names none', async () => {
    const app = appWith({ answer: async () => html('page'), answerFailure: async () => html('', 500) })
    const found = async (headers: Record<string, string>) =>
      (await app.request('/cart?a=1', { headers })).headers.get('location')
    expect(await found({})).toBe('/en-us/cart?a=1')
    expect(await found({ 'accept-language': 'fr-CA,fr;q=0.9' })).toBe('/fr-ca/cart?a=1')
    expect(await found({ 'accept-language': 'de-AT,de;q=0.9,en-US;q=0.8' })).toBe('/de-de/cart?a=1')
    expect(await found({ 'accept-language': 'fr-CA', cookie: 'cairn_locale=de-de' })).toBe('/de-de/cart?a=1')
  })
})

describe('a preview', () => {
  const told = async (visit: PageVisit) => {
    const token = visit.url.searchParams.get('token')
    if (token !== null) await visit.keepPreviewToken(token)
    return html(`test context: ${visit.testContext}`)
  }
  const app = () => appWith({ answer: told, answerFailure: async () => html('', 500) })
  const token = () => previewToken({ services: shop.services, db: shop.database.db })

  it('begins with the right token only: another one does not even become a cookie', async () => {
    const ask = (given = '') => app().request(`/en-us?preview&token=${given}`)
    expect((await ask('guessed')).headers.getSetCookie()).toEqual([])
    const [line] = (await ask(await token())).headers.getSetCookie()
    expect(line).toMatch(/^cairn_preview=.+; HttpOnly/)
  })

  it('is what a test context needs', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await app().request('/en-us?testContext=segments:employee', { headers })).text()
    expect(await ask({})).toBe('test context: undefined')
    expect(await ask({ cookie: 'cairn_kind=consumer' })).toBe('test context: undefined')
    expect(await ask({ cookie: 'cairn_preview=guessed' })).toBe('test context: undefined')
    expect(await ask({ cookie: `cairn_preview=${await token()}` })).toBe('test context: segments:employee')
    expect(await ask({ 'x-preview-token': (await token()) ?? '' })).toBe('test context: segments:employee')
  })
})
