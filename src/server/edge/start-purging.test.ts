import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { elect } from '../db/election.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import type { Services } from '../services.ts'
import { secondShop } from '../testing/second-shop.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testShop } from '../testing/test-shop.ts'
import { wayTo } from '../testing/way-to.ts'
import { CDN_RULES } from './cdns.ts'
import { edgeHeadersOf } from './edge-headers.ts'
import { ALL, tagsOfChange } from './edge-tags.ts'
import { startPurging } from './start-purging.ts'

type Told = { readonly method: string; readonly headers: Record<string, unknown>; readonly body: string }

/** An edge in small, which writes down what it is told. */
async function edge(status = 200) {
  const told: Told[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    told.push({ method: request.method ?? '', headers: request.headers, body })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return { told, url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/purge` }
}

const tagsIn = ({ headers, body }: Told) => `${String(headers['surrogate-key'] ?? '')} ${body}`

it('a change in the database reaches the edge', async () => {
  const { told, url } = await edge()
  const shop = await testShop({ CDN: 'varnish', CDN_PURGE_URL: url })
  const stop = startPurging(shop.services)
  await expect.poll(() => told.some(each => tagsIn(each).includes(ALL))).toBe(true)
  await shop.database.pool.query(`select pg_notify('cairn_changed', 'product:S1')`)
  const [tag = ''] = tagsOfChange('product:S1')
  await expect.poll(() => told.some(each => each.method === 'PURGE' && tagsIn(each).includes(tag))).toBe(true)
  await stop?.()
})

describe('each edge is told in its own words', () => {
  it.each([
    ['fastly', { 'fastly-key': 'id:secret' }, '{"surrogate_keys":["a","b"]}'],
    ['cloudflare', { authorization: 'Bearer id:secret' }, '{"tags":["a","b"]}'],
    [
      'cloudfront',
      { authorization: expect.stringContaining('AWS4-HMAC-SHA256 Credential=id/') },
      '<Path>#a</Path><Path>#b</Path>',
    ],
  ] as const)('%s', async (cdn, headers, body) => {
    const { told, url } = await edge()
    await CDN_RULES[cdn].purge({ url, token: 'id:secret' }, ['a', 'b'], AbortSignal.timeout(5000))
    expect(told).toEqual([
      { method: 'POST', headers: expect.objectContaining(headers), body: expect.stringContaining(body) },
    ])
  })
})

it('a page carries what its edge reads, and nothing where there is none', async () => {
  const names = (CDN: string) => Object.keys(edgeHeadersOf(readConfig({ CDN }), ['product:S1']))
  expect(names('off')).toEqual([])
  expect(names('varnish')).toEqual(['surrogate-control', 'surrogate-key'])
  expect(names('cloudflare')).toEqual(['cloudflare-cdn-cache-control', 'cache-tag'])
})

describe.runIf(inject('engine') === 'postgres')('of several processes', () => {
  it('one is elected, and another when it ends', async () => {
    const { url = '' } = await testDatabase()
    const elections = Array.from({ length: 3 }, () => elect(url, 'this', createLog('silent')))
    const elected = () => elections.filter(({ isElected }) => isElected())
    await expect.poll(() => elected().length).toBe(1)
    const [first] = elected()
    await first?.stop()
    await expect.poll(() => elected().filter(each => each !== first).length).toBe(1)
    await Promise.all(elections.filter(each => each !== first).map(({ stop }) => stop()))
  })

  it('one whose connection nobody answers knows that it is elected no more, and another is', async () => {
    const { url = '' } = await testDatabase()
    const way = await wayTo(url)
    const cutOff = elect(way.url, 'this', createLog('silent'))
    await expect.poll(() => cutOff.isElected()).toBe(true)
    const other = elect(url, 'this', createLog('silent'))
    way.silence()
    await expect.poll(() => cutOff.isElected()).toBe(false)
    await expect.poll(() => other.isElected()).toBe(true)
    expect(cutOff.isElected()).toBe(false)
    await Promise.all([cutOff.stop(), other.stop()])
  })

  it('what one that is not elected cannot tell an edge is seen in its own gauge', async () => {
    const shop = await testShop({ CDN: 'varnish' })
    const other = elect(shop.database.url ?? '', 'tell the edge', createLog('silent'))
    await expect.poll(() => other.isElected()).toBe(true)
    const { told, url } = await edge(500)
    const metrics = createMetrics()
    const { services } = shop
    let catchUp: (missed: readonly (string | undefined)[]) => void = () => {}
    const changes: Services['changes'] = {
      ...services.changes,
      onCaughtUp(listener) {
        catchUp = listener
        return () => {}
      },
    }
    const config = { ...services.config, CDN_PURGE_URL: [url] }
    const stop = startPurging({ ...services, metrics, changes, config })
    const waits = async () => /^cairn_edge_purge_waits_seconds (\S+)$/m.exec((await metrics.render()).text)?.[1]
    expect(await waits()).toBe('0')
    catchUp(['product:S1'])
    await expect.poll(() => told.length).toBeGreaterThan(0)
    await expect.poll(async () => Number(await waits())).toBeGreaterThan(0)
    await Promise.all([stop?.(), other.stop()])
  })

  it('one tells the edge', async () => {
    const shop = await testShop({ CDN: 'varnish', CDN_PURGE_URL: 'http://127.0.0.1:1/' })
    const second = await secondShop(shop)
    // Each tells an edge of its own, so that it can be seen who does.
    const edges = [await edge(), await edge()] as const
    const stops = [shop.services, second.services].map((services, at) =>
      startPurging({ ...services, config: { ...services.config, CDN_PURGE_URL: [edges[at]?.url ?? ''] } }),
    )
    const told = () => edges.flatMap(each => each.told).map(tagsIn)
    await expect.poll(() => told().length).toBeGreaterThan(0)
    await shop.database.pool.query(`select pg_notify('cairn_changed', 'product:S1')`)
    const [tag = ''] = tagsOfChange('product:S1')
    // At once, and again.
    await expect.poll(() => told().filter(tags => tags.includes(tag)).length).toBeGreaterThan(1)
    expect(edges.filter(each => each.told.length > 0)).toHaveLength(1)
    await Promise.all(stops.map(stop => stop?.()))
  })
})
