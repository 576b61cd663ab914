// Several server processes on one PostgreSQL: what they answer together, and how soon each shows what changed.
import pg from 'pg'
import { discoveryCalls } from './api-discovery.ts'
import { cartCalls } from './api-cart.ts'
import { fullShelves } from './full-shelves.ts'
import { httpRequest } from './http-bytes.ts'
import { load } from './load.ts'
import { CONNECTIONS, WARM_SECONDS, type Call } from './measure.ts'
import { withShops } from './open-shops.ts'
import { options } from './options.ts'
import { report, type Row } from './report.ts'
import { shopDatabase, type ShopProcess } from './shop-process.ts'
import { measureStaleness } from './staleness.ts'

const PROCESSES = [1, 2, 4]
const SECONDS = options.seconds ?? 4

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(options.styles)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const skus = await fullShelves(client, 200)
  const throughput: Row[] = []
  const staleness: Row[] = []
  try {
    for (const processes of PROCESSES)
      await withShops(url, processes, async shops => {
        for (const call of await callsOf(shops[0]?.port ?? 0, skus))
          throughput.push(await together(shops, call, processes))
        staleness.push(...(await measureStaleness(shops, client)))
      })
  } finally {
    await client.end()
    await cluster.stop()
  }
  report('scale', throughput)
  report('staleness', staleness)
  if (staleness.some(({ wrong }) => wrong !== 0)) process.exitCode = 1
}

async function callsOf(port: number, skus: readonly string[]): Promise<Call[]> {
  const found = await discoveryCalls(port)
  const search = found.find(({ what }) => what === 'search with facets, all different')
  const { addItem } = await cartCalls(port, skus)
  const home: Call = {
    what: 'home from the page cache',
    request: () => httpRequest('GET', '/en-us', { 'accept-encoding': 'br' }),
  }
  return [home, ...(search ? [search] : []), addItem]
}

/** The same number of clients, spread over the processes. */
async function together(shops: readonly ShopProcess[], { what, request }: Call, processes: number): Promise<Row> {
  const connections = Math.max(1, Math.round(CONNECTIONS / processes))
  const everywhere = (seconds: number) =>
    Promise.all(shops.map(({ port }) => load({ port, connections, seconds, request })))
  await everywhere(WARM_SECONDS)
  const cpu = () => shops.reduce((sum, shop) => sum + shop.usage().cpuSeconds, 0)
  const before = cpu()
  const results = await everywhere(SECONDS)
  const total = results.reduce((sum, result) => sum + result.total, 0)
  return {
    what,
    processes,
    'requests/s': Math.round(results.reduce((sum, { perSecond }) => sum + perSecond, 0)),
    'p99 ms': Math.max(...results.map(({ p99 }) => p99)),
    'cpu ms': ((cpu() - before) * 1000) / Math.max(1, total),
    'memory MB': shops.reduce((sum, shop) => sum + shop.usage().memoryMb, 0),
    bad: results.reduce((sum, { bad }) => sum + bad, 0),
  }
}
