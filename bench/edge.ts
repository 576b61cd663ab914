// Varnish before two processes: prices change under load, and nobody sees an old one, or a page of somebody else.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort, hasVarnish, PURGE_TOKEN, startVarnish } from '#server/testing/varnish.ts'
import { browseEdge, STALE_MS, type Priced } from './edge-visitors.ts'
import { options } from './options.ts'
import { quantiles } from './quantiles.ts'
import { report } from './report.ts'
import { cpuSecondsOf, shopDatabase, startShop, type ShopProcess } from './shop-process.ts'

const CHANGES = options.rounds ?? 500
const PROCESSES = 2
const VISITORS = 12
const AT_ONCE = 200
/** How often the edge is told of a change, and longer. */
const QUIET_MS = 6000
const GIVE_UP_MS = 10_000
const POLL_MS = 10

export async function run(): Promise<void> {
  if (!hasVarnish()) throw new Error('This bench needs Varnish: apt-get install varnish varnish-modules')
  const { cluster, url } = await shopDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const port = await freePort()
  const environment = {
    DATABASE_URL: url,
    CAIRN_SECRET: 'b'.repeat(40),
    LOG_LEVEL: 'error',
    CDN: 'varnish',
    CDN_PURGE_URL: `http://127.0.0.1:${port}/`,
    CDN_TOKEN: PURGE_TOKEN,
  }
  const shops: ShopProcess[] = []
  try {
    while (shops.length < PROCESSES) shops.push(await startShop(environment, { pinned: false }))
    const varnish = await startVarnish(
      shops.map(shop => shop.port),
      { port },
    )
    try {
      const { pages, cold } = await productPages(port)
      await wait(QUIET_MS)
      report('edge', [await changesUnderLoad(client, port, shops, pages), await coldPage(port, shops, cold)])
    } finally {
      await varnish.stop()
    }
  } finally {
    await Promise.all(shops.map(shop => shop.stop()))
    await client.end()
    await cluster.stop()
  }
}

/** Of so many the prices change; one more is shown to nobody before two hundred want it. */
const MOST_PAGES = 40

async function productPages(port: number): Promise<{ pages: Priced[]; cold: string }> {
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  const links = (html: string, pattern: RegExp) => [
    ...new Set(Array.from(html.matchAll(pattern), ([, path = '']) => path)),
  ]
  const categories = links(await read('/en-us'), /href="(\/en-us\/c\/[^"?#]+)"/g)
  const lists = await Promise.all(categories.slice(0, 4).map(read))
  const byColour = new Map(
    links(lists.join(''), /href="(\/en-us\/p\/[^"?#]+)"/g).map(path => [path.slice(path.lastIndexOf('-') + 1), path]),
  )
  const [cold, ...others] = [...byColour].toReversed()
  if (!cold || others.length === 0) throw new Error('this shop has too few products')
  const pages = others.slice(-MOST_PAGES).map(([colourId, path]) => ({ colourId, path, prices: [] }))
  return { pages, cold: cold[1] }
}

async function changesUnderLoad(client: pg.Client, port: number, shops: readonly ShopProcess[], pages: Priced[]) {
  const cpu = () => shops.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0)
  const before = cpu()
  const visitors = await browseEdge(port, pages, VISITORS)
  const times: number[] = []
  for (let n = 0; n < CHANGES; n++) {
    const page = pages[n % pages.length]
    if (!page) throw new Error('this shop has no product')
    const cents = 10_001 + n
    await client.query(
      `update colour_prices set current = $2, original = greatest(original, $2) where colour_id = $1 and site = 'US'`,
      [page.colourId, cents],
    )
    const at = performance.now()
    const text = (cents / 100).toFixed(2)
    page.prices.push({ text, at })
    while (!(await (await fetch(`http://127.0.0.1:${port}${page.path}`)).text()).includes(text)) {
      if (performance.now() - at > GIVE_UP_MS) throw new Error(`${page.path} still lacks ${text}`)
      await wait(POLL_MS)
    }
    times.push(performance.now() - at)
  }
  await wait(QUIET_MS)
  const { seen, old, personal, leaked, hits, bad } = await visitors.stop()
  const at = quantiles(times)
  const late = times.filter(ms => ms > STALE_MS).length
  return {
    what: 'a price on its page, under load',
    processes: shops.length,
    changes: CHANGES,
    'seen after ms, middle': at(0.5),
    'p99 ms': at(0.99),
    'slowest ms': at(1),
    'seen after 2 s or more': late,
    pages: seen,
    'from the edge, %': Math.round((100 * hits) / Math.max(seen, 1)),
    'old after 2 s': old,
    'of a person': personal,
    'shown to others': leaked,
    'shop cpu ms a page': ((cpu() - before) * 1000) / Math.max(seen, 1),
    bad: bad + old + leaked + late,
  }
}

/** One that nobody has looked at: neither the edge nor a process has it. */
async function coldPage(port: number, shops: readonly ShopProcess[], path: string) {
  const before = await rendered(shops)
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => fetch(`http://127.0.0.1:${port}${path}`)))
  const texts = new Set(await Promise.all(answers.map(answer => answer.text())))
  const renders = (await rendered(shops)) - before
  return {
    what: `${AT_ONCE} at once for a cold page`,
    processes: shops.length,
    pages: AT_ONCE,
    rendered: renders,
    bad: answers.filter(({ status }) => status !== 200).length + (texts.size - 1) + (renders === 1 ? 0 : 1),
  }
}

/** Of all processes since they started. */
async function rendered(shops: readonly ShopProcess[]): Promise<number> {
  const texts = await Promise.all(
    shops.map(async shop => (await fetch(`http://127.0.0.1:${shop.port}/metrics`)).text()),
  )
  const counts = texts.flatMap(text => Array.from(text.matchAll(/_pages_total\{cache="(?:miss|uncached)"\} (\d+)/g)))
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}
