// What traces cost: the same calls to shops that collect none, a tenth and all of them, in turn.
import { createServer } from 'node:http'
import pg from 'pg'
import { callsOf, measureCheckouts } from './api-calls.ts'
import { fullShelves } from './full-shelves.ts'
import { httpRequest } from './http-bytes.ts'
import { measure, type Call } from './measure.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore, shopDatabase, startShop, type ShopProcess } from './shop-process.ts'

const SHARES = { none: undefined, 'a tenth': '0.1', all: '1' } as const
const ROUNDS = 3
const BUYERS = 16
/** The others differ little: those without a statement from these, those with many from a checkout. */
const MEASURED = /^(?:search with facets, all different|guest token|add an item)$/

export async function run(): Promise<void> {
  leaveServerCore()
  const collector = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  await new Promise<void>(done => collector.listen(0, '127.0.0.1', done))
  const address = collector.address()
  const endpoint = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  const { cluster, url } = await shopDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const skus = await fullShelves(client, 200)
  await client.end()
  const shops: (readonly [string, ShopProcess])[] = []
  for (const [name, share] of Object.entries(SHARES)) {
    const traced = share && { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }
    shops.push([name, await startShop({ DATABASE_URL: url, LOG_LEVEL: 'error', ...traced })])
  }
  const rows: Row[] = []
  const compare = async (what: string, cpuOf: (shop: ShopProcess) => Promise<number>) => {
    const seen = new Map<string, number[]>(shops.map(([name]) => [name, []]))
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, shop] of shops) seen.get(name)?.push(await cpuOf(shop))
    const of = (name: keyof typeof SHARES) => Math.min(...(seen.get(name) ?? []))
    const more = (name: keyof typeof SHARES) => `${Math.round((of(name) / of('none') - 1) * 1000) / 10} %`
    rows.push({
      what,
      'cpu ms, no traces': of('none'),
      'a tenth': of('a tenth'),
      'that is more by': more('a tenth'),
      all: of('all'),
      'more by': more('all'),
    })
  }
  try {
    const [first] = shops
    const calls = (await callsOf(first?.[1].port ?? 0, skus)).filter(({ what }) => MEASURED.test(what))
    const kept: Call = { what: 'a kept page', request: () => httpRequest('GET', '/en-us') }
    for (const { what, request } of [kept, ...calls])
      await compare(what, async shop => (await measure(shop, request)).cpuMs)
    await compare('full checkout', async shop => (await measureCheckouts(shop, skus, BUYERS)).cpuMs)
  } finally {
    for (const [, shop] of shops) await shop.stop()
    await cluster.stop()
    collector.close()
  }
  report('tracing', rows)
}
