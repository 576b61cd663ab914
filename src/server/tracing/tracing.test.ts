import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mountPages } from '../http/pages.ts'
import { PageCache } from '../http/page-cache.ts'
import { createApp } from '../http/app.ts'
import { operations } from '../handlers.ts'
import { featureMounts } from '../mounts.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { attributeOf, collectSpans, type Collected } from '../testing/span-collector.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { startTracing } from './start-tracing.ts'

let collector: Awaited<ReturnType<typeof collectSpans>>
let shop: TestShop
let stopTracing: () => Promise<void>

beforeAll(async () => {
  collector = await collectSpans()
  shop = await testShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
    CLIENT_INGEST: 'true',
    ACCESS_LOG: '1',
  })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000 })
  stopTracing = await startTracing(shop.services.config, shop.services.log, 50)
})
afterAll(async () => {
  await stopTracing()
  collector.stop()
})

/** Everything that was collected so far, once it is delivered. */
const collected = async (isThere: (span: Collected) => boolean): Promise<Collected[]> => {
  await expect.poll(() => collector.spans.some(isThere)).toBe(true)
  return collector.spans
}

describe('a trace', () => {
  it('leads from what a browser measured to the statement that its page was made with', async () => {
    const { services } = shop
    const pages = mountPages({
      services,
      cache: new PageCache(services.changes),
      operations: new Map(operations.map(each => [each.name, each])),
      web: async () => ({
        answer: async visit => {
          await visit
            .call('content.page', { params: { mode: 'live', siteId: 'US', page: 'home' } })
            .catch(() => undefined)
          return { status: 200, type: 'text/html', body: ['<p>home'], tags: [] }
        },
        answerFailure: async () => ({ status: 500, type: 'text/html', body: [''], tags: [] }),
        sharedAddress: url => url.pathname,
      }),
    })
    const app = createApp(services, { operations, mounts: [...featureMounts(services), pages] })
    const page = await app.request('/en-us')
    const timing = page.headers.get('server-timing') ?? ''
    const traceparent = /traceparent;desc="([^"]+)"/.exec(timing)?.[1] ?? ''
    const [, traceId = ''] = traceparent.split('-')
    const madeUp = traceparent.replace(/.{16}$/, '0'.repeat(16))
    await shop.call('internal.ingestPerformance', {
      body: { page: '/', pageType: 'Made up', measures: [{ name: 'LCP', value: 1 }], traceparent: madeUp, age: 9 },
    })
    await shop.call('internal.ingestPerformance', {
      body: { page: '/en-us', pageType: 'Home', measures: [{ name: 'LCP', value: 700 }], traceparent, age: 900 },
    })
    const all = await collected(({ name }) => name === 'browser Home')
    const own = all.filter(each => each.traceId === traceId)
    const root = own.find(({ name }) => name === 'GET page Home')
    expect(own.find(({ name }) => name === 'browser Home')?.parentSpanId).toBe(root?.spanId)
    expect(own.some(({ name }) => name === 'browser Made up')).toBe(false)
    expect(own.some(each => attributeOf(each, 'db.query.text')?.startsWith('select'))).toBe(true)
    expect(root && attributeOf(root, 'cairn.correlation_id')).toBe(page.headers.get('x-correlation-id'))
  })

  it('of an order is found by its number, and its lines of the log by the trace', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
    const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const all = await collected(each => attributeOf(each, 'cairn.order') === orderNumber)
    const placed = all.find(each => attributeOf(each, 'cairn.order') === orderNumber)
    expect(placed?.name).toBe('PUT cart.placeOrder')
    const own = all.filter(({ traceId }) => traceId === placed?.traceId)
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['simulator authorise', 'SELECT carts']))
    const line = shop.logged.find(each => each.includes('An order stands') && each.includes(orderNumber))
    expect(line).toContain(`"traceId":"${placed?.traceId}"`)
    expect(shop.logged.find(each => each.includes('"route":"cart.placeOrder"'))).toContain(placed?.traceId)
    expect(JSON.stringify(own)).not.toMatch(/@cairn\.test/)
  })

  it('of a job is its own', async () => {
    await runJobs(shop)
    const all = await collected(({ name }) => name === 'job mail')
    expect(all.find(({ name }) => name === 'job mail')?.parentSpanId ?? '').toBe('')
  })

  it('that a stranger claims is pointed at, and joined only where a proxy of ours says so', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await shop.app.request('/api/nowhere-at-all')
    await shop.app.request('/fapi/server/time', { headers: { traceparent } })
    const all = await collected(({ links }) => (links ?? []).some(({ traceId }) => traceparent.includes(traceId)))
    expect(all.filter(({ traceId }) => traceparent.includes(traceId))).toEqual([])
  })
})
