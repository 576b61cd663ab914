import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import type { PageAnswer, PageVisit, Web } from '#contract/web.ts'
import { openDatabase, type Db } from '../db/database.ts'
import { OutcomeUnknown } from '../db/trouble.ts'
import { operations } from '../handlers.ts'
import type { Services } from '../services.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { wayTo } from '../testing/way-to.ts'
import { createApp } from './app.ts'
import { errorResponse } from './error-response.ts'
import { PageCache } from './page-cache.ts'
import { mountPages } from './pages.ts'

const html = (body: string, status = 200): PageAnswer => ({ status, body: [body], type: 'text/html', tags: [] })
const MENU = { params: { mode: 'live', siteId: 'US' } } as const
const menuOf = ({ call }: PageVisit) => call('content.menu', MENU)

/** Pages of one shop, on its own database or by another way to it. */
function pagesOf(
  shop: TestShop,
  {
    more = {},
    answer,
    answerFailure = async (_, status) => html(`calm ${status}`, status),
  }: { more?: Partial<Services>; answer: Web['answer']; answerFailure?: Web['answerFailure'] },
) {
  const services = { ...shop.services, ...more }
  const cache = new PageCache(services.changes)
  const web = async () => ({
    answer,
    answerFailure,
    sharedAddress: (url: URL) => url.pathname,
  })
  const server = { services, operations: new Map(operations.map(each => [each.name, each])), cache, web }
  return createApp(services, { operations: [], mounts: [mountPages(server)] })
}

const on = (shop: TestShop, db: Db) => ({ database: { ...shop.services.database, db } })

/** A way to the database on which nothing comes to its end, in the way that its name says. */
const TROUBLES = {
  async 'that is away'(url: string) {
    const way = await wayTo(url)
    const database = await openDatabase({ url: way.url })
    onTestFinished(() => database.close())
    way.cut()
    return database.db
  },
  async 'that is busy'(url: string) {
    const [database, other] = [await openDatabase({ url, poolSize: 1 }), await openDatabase({ url })]
    const holder = await other.pool.connect()
    await holder.query('begin; lock table content_objects')
    await database.pool.query(`set statement_timeout = '50ms'`)
    onTestFinished(async () => {
      await holder.query('rollback')
      holder.release()
      await Promise.all([database.close(), other.close()])
    })
    return database.db
  },
} as const

const ways = Object.entries(TROUBLES)

describe.runIf(inject('engine') === 'postgres')('a page on a database', () => {
  it.each(ways)('%s is told calmly, with when to come back, and kept by nobody', async (_, begin) => {
    const shop = await testShop()
    const db = await begin(shop.database.url ?? '')
    const answer = async (visit: PageVisit) => html(JSON.stringify(await menuOf(visit)))
    const app = pagesOf(shop, { more: on(shop, db), answer })
    const response = await app.request('/en-us')
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
      503,
      '5',
      'calm 503',
    ])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(ways)('%s is not kept either where it does without what is missing', async (_, begin) => {
    const shop = await testShop()
    const db = await begin(shop.database.url ?? '')
    let rendered = 0
    const answer = async (visit: PageVisit) => {
      const menu = await menuOf(visit).catch(() => undefined)
      return html(`${menu ? 'whole' : 'poorer'} ${++rendered}`)
    }
    const app = pagesOf(shop, { more: on(shop, db), answer })
    for (const page of ['poorer 1', 'poorer 2']) expect(await (await app.request('/en-us')).text()).toBe(page)
  })
})

const errorsOf = ({ logged }: TestShop): { message: string; kind?: string; correlationId?: string }[] =>
  logged.map(line => JSON.parse(line)).filter(({ level }) => level === 'error')

it('an outage is one line of the log for all pages and one for all calls', async () => {
  const shop = await testShop()
  const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const app = pagesOf(shop, { answer: () => Promise.reject(gone) })
  for (const page of ['', '/a', '/b', '/c']) expect((await app.request(`/en-us${page}`)).status).toBe(503)
  for (const id of ['a', 'b', 'c']) {
    const witness = { services: shop.services, log: shop.services.log.with({ correlationId: id }) }
    expect(errorResponse(gone, id, witness, 'en').status).toBe(503)
  }
  const kinds = errorsOf(shop).flatMap(({ kind }) => (/^(?:page|request) /.test(kind ?? '') ? kind : []))
  expect(kinds).toEqual(['page gone', 'request gone'])
})

describe('what strikes one request', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop()
  })

  it.each([
    ['a statement that took too long', Object.assign(new Error('cancelled'), { code: '57014' })],
    ['two that crossed', Object.assign(new Error('deadlock'), { code: '40P01' })],
    ['no room', Object.assign(new Error('full'), { code: '53100' })],
    ['a commit nobody can be sure of', new OutcomeUnknown()],
    ['one of several ways', new AggregateError([new OutcomeUnknown()])],
  ])('is logged for each, with its correlation id: %s', async (name, error) => {
    const app = pagesOf(shop, { answer: () => Promise.reject(error) })
    const ids = ['a', 'b'].map(each => `${name.replaceAll(' ', '-')}-${each}`)
    for (const id of ids) {
      expect((await app.request(`/en-us/${id}`, { headers: { 'x-correlation-id': id } })).status).toBe(503)
      const witness = { services: shop.services, log: shop.services.log.with({ correlationId: id }) }
      expect(errorResponse(error, id, witness, 'en').status).toBe(503)
    }
    const told = errorsOf(shop).filter(({ correlationId }) => ids.includes(correlationId ?? ''))
    expect(told.map(({ correlationId, message }) => [correlationId, message])).toEqual(
      ids.flatMap(id => [
        [id, 'A page failed unexpectedly'],
        [id, 'A request failed unexpectedly'],
      ]),
    )
  })
})

it('who waits for a page that the database has no time for hears so with who asked first', async () => {
  const shop = await testShop()
  let asked = 0
  const answer = () => {
    asked++
    return Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  }
  const app = pagesOf(shop, { answer })
  const all = await Promise.all(Array.from({ length: 40 }, () => app.request('/en-us')))
  expect(new Set(all.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(
    new Set(['503 5']),
  )
  expect(asked).toBe(1)
})

it('the calm page runs nobody else’s script on the studio’s host', async () => {
  const shop = await testShop({ STUDIO_URL: 'https://studio.example', TAG_MANAGER: 'GTM-ABC1234' })
  const identify = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  const visits: PageVisit[] = []
  const answerFailure = async (visit: PageVisit, status: number) => {
    visits.push(visit)
    return html('calm', status)
  }
  const app = pagesOf(shop, { more: { identify }, answer: async () => html('own'), answerFailure })
  const headers = { cookie: 'cairn_kind=consumer' }
  for (const host of ['studio.example', 'shop.example']) await app.request(`https://${host}/en-us`, { headers })
  expect(visits.map(({ tagManager }) => tagManager)).toEqual([undefined, 'GTM-ABC1234'])
})

it('who cannot be told apart while the database is away sees the calm page too', async () => {
  const shop = await testShop()
  const identify = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  const app = pagesOf(shop, { more: { identify }, answer: async () => html('own') })
  const response = await app.request('/en-us', { headers: { cookie: 'cairn_kind=consumer' } })
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([503, '5', 'calm 503'])
})
