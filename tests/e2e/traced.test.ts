import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../src/server/testing/postgres.ts'
import { attributeOf, collectSpans } from '../../src/server/testing/span-collector.ts'
import { newContext, visit } from './harness.ts'
import { openShop } from './journey-shops.ts'

let collector: Awaited<ReturnType<typeof collectSpans>>
let metricsPort: number
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  collector = await collectSpans()
  metricsPort = await freePort()
  shop = await openShop(inject('shopData'), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
    CLIENT_INGEST: 'true',
    METRICS_PORT: String(metricsPort),
  })
})
afterAll(async () => {
  await shop.stop()
  collector.stop()
})

describe('a trace', () => {
  it('holds what the browser measured of a page, its request, and the statements it was made with', async () => {
    const context = await newContext({ baseURL: shop.url })
    const page = await visit('/en-us/stores', { context })
    // Measuring begins when somebody is there, and is told when they go.
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 320)
    const part = () =>
      page.evaluate(() => performance.getEntriesByType('resource').find(({ name }) => name.includes('beacon'))?.name)
    await expect.poll(part).toBeDefined()
    // Whoever goes before it has heard of a measure tells nothing; observers hear in the order in which they came.
    await page.evaluate(
      `import(${JSON.stringify(await part())}).then(() => new Promise(heard =>
        new PerformanceObserver(() => heard()).observe({ type: 'paint', buffered: true })))`,
    )
    const [told] = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .flatMap(each => (each instanceof PerformanceNavigationTiming ? each.serverTiming : []))
        .map(({ description }) => description),
    )
    await page.goto('about:blank')

    const isBrowsers = ({ name }: { name: string }) => name.startsWith('browser ')
    await expect.poll(() => collector.spans.some(isBrowsers)).toBe(true)
    const browsers = collector.spans.find(isBrowsers)
    const traceId = browsers?.traceId ?? ''
    expect(told?.split('-')[1]).toBe(traceId)
    const own = collector.spans.filter(span => span.traceId === traceId)
    const request = own.find(({ spanId }) => spanId === browsers?.parentSpanId)
    expect(request?.name).toMatch(/^GET page /)
    const statements = own.filter(span => attributeOf(span, 'db.query.text') !== undefined)
    expect(statements).not.toEqual([])
    const parents = new Map(own.map(({ spanId, parentSpanId }) => [spanId, parentSpanId]))
    for (const { spanId } of statements) {
      const line = [spanId]
      for (let at = parents.get(spanId); at; at = parents.get(at)) line.push(at)
      expect(line.at(-1)).toBe(request?.spanId)
    }
  })
})

describe('a page that was kept', () => {
  it('is counted like any other, where the public cannot read it', async () => {
    const served = async (cache: 'hit' | 'miss') => {
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return Number(new RegExp(`cairn_pages_total\\{cache="${cache}"\\} (\\d+)`).exec(figures)?.[1] ?? 0)
    }
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(404)
    const address = `${shop.url}/en-us/search?q=boot`
    const [missed, hit] = [await served('miss'), await served('hit')]
    await (await fetch(address)).text()
    expect([await served('miss'), await served('hit')]).toEqual([missed + 1, hit])
    await (await fetch(address)).text()
    expect([await served('miss'), await served('hit')]).toEqual([missed + 1, hit + 1])
  })
})
