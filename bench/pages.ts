// How fast documents leave the house: from the page cache, rendered anew, and against plain node:http with the same bytes.
import { startHello } from './hello.ts'
import { httpRequest, load, type LoadOptions, type LoadResult } from './load.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore, shopDatabase, startShop, usageOf, type ShopProcess } from './shop-process.ts'

const SECONDS = 5
const CONNECTIONS = 16

export async function run(): Promise<void> {
  leaveServerCore()
  const { cluster, url } = await shopDatabase()
  const shop = await startShop({ DATABASE_URL: url })
  try {
    const rows: Row[] = []
    for (const [name, path] of await pagesOf(shop.port)) rows.push(await measure(shop, name, path))
    report('pages', rows)
  } finally {
    await shop.stop()
    await cluster.stop()
  }
}

/** Home, and the first category and product that its links lead to. */
async function pagesOf(port: number): Promise<[string, string][]> {
  const html = await (await fetch(`http://127.0.0.1:${port}/en-us`)).text()
  const category = /href="(\/en-us\/c\/[^"?#]+)"/.exec(html)?.[1]
  const listing = category ? await (await fetch(`http://127.0.0.1:${port}${category}`)).text() : ''
  const product = /href="(\/en-us\/p\/[^"?#]+)"/.exec(listing)?.[1]
  const named: [string, string | undefined][] = [
    ['home', '/en-us'],
    ['category', category],
    ['product', product],
    ['cart', '/en-us/cart'],
  ]
  return named.flatMap(([name, path]): [string, string][] => (path ? [[name, path]] : []))
}

type Measured = LoadResult & { cpuMicros: number }

/** Processor time per request is the steadier figure: a busy machine slows the clock, not the work. */
async function loaded(pid: number, options: Omit<LoadOptions, 'connections' | 'seconds'>): Promise<Measured> {
  await load({ ...options, connections: CONNECTIONS, seconds: 1 })
  const before = usageOf(pid).cpuSeconds
  const result = await load({ ...options, connections: CONNECTIONS, seconds: SECONDS })
  return { ...result, cpuMicros: ((usageOf(pid).cpuSeconds - before) * 1e6) / Math.max(1, result.total) }
}

async function measure(shop: ShopProcess, name: string, path: string): Promise<Row> {
  const { port, pid } = shop
  const headers = { 'accept-encoding': 'br' }
  const html = await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
  const cached = await loaded(pid, { port, request: () => httpRequest('GET', path, headers) })
  // A visitor the cache does not serve: the same page, rendered each time.
  const rendered = await loaded(pid, {
    port,
    request: () => httpRequest('GET', path, { ...headers, cookie: 'cairn_preview=1' }),
  })
  const bytes = Math.round(cached.bytes / Math.max(1, cached.total))
  const hello = await startHello(Buffer.alloc(bytes, 'x'))
  const plain = await loaded(hello.pid, { port: hello.port, request: () => httpRequest('GET', '/') })
  hello.stop()
  return {
    page: name,
    'cached/s': Math.round(cached.perSecond),
    'node:http/s': Math.round(plain.perSecond),
    'cached µs': cached.cpuMicros,
    'node:http µs': plain.cpuMicros,
    'ratio by µs': plain.cpuMicros / cached.cpuMicros,
    'cached p99 ms': cached.p99,
    'rendered/s': Math.round(rendered.perSecond),
    'rendered µs': rendered.cpuMicros,
    bad: cached.bad + rendered.bad,
    'HTML kB': Math.round(html.length / 1024),
    'sent kB': bytes / 1024,
    'script kB': (await scriptBytes(port, html)) / 1024,
  }
}

async function scriptBytes(port: number, html: string): Promise<number> {
  const sources = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(match => match[1] ?? '')
  const sizes = sources.map(async source => {
    const answer = await fetch(`http://127.0.0.1:${port}${source}`, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    return Number(answer.headers.get('content-length') ?? 0)
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
