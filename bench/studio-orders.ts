// The desk among a million orders: how soon staff find one, open it, and see the figures of a year.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { SITES, SITE_IDS } from '#domain/sites/sites.ts'
import { fullShelves } from './full-shelves.ts'
import { generateOrders, knownOrders, missingBatches, type Known } from './million-orders.ts'
import { options } from './options.ts'
import { quantiles } from './quantiles.ts'
import { buyAt } from './real-buyer.ts'
import { report, type Row } from './report.ts'
import { keptDatabase, startShop } from './shop-process.ts'
import { signIn } from './staff-door.ts'

const ORDERS = options.orders ?? 1_000_000
const SKUS = 200
const ROUNDS = 100
const MOST_MS = 100
const ZONES = JSON.stringify(Object.fromEntries(SITE_IDS.map(site => [site, SITES[site].timeZone])))

type Measured = Row & { what: string }

export async function run(): Promise<void> {
  const { cluster, url } = await keptDatabase(`orders_${ORDERS}_${mark()}`, make)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: made } = await client.query<{ what: string; ms: number; count: number }>(
      'select what, ms, count from bench_made order by ms',
    )
    const shop = await startShop(shopSettings(url))
    try {
      const owner = await signIn(`http://127.0.0.1:${shop.port}`, 'owner')
      const known = await knownOrders(client, ORDERS)
      const rows = [...(await searches(owner, known)), ...(await figures(owner))]
      const late = rows.filter(row => row.what.startsWith('find') && Number(row['p99 ms']) > MOST_MS)
      report('studio-orders', [
        ...rows,
        ...made.map(({ what, ms, count }) => ({ what, 'p50 ms': ms, 'p99 ms': '', found: count })),
      ])
      for (const { what } of late) console.error(`${what}: more than ${MOST_MS} ms`)
      if (late.length > 0) process.exitCode = 1
    } finally {
      await shop.stop()
    }
  } finally {
    await client.end()
    await cluster.stop()
  }
}

const mark = () =>
  createHash('sha256')
    .update(readFileSync(new URL('million-orders.ts', import.meta.url)))
    .digest('hex')
    .slice(0, 8)

/** No orders are moved on meanwhile, and none that were generated become due. */
const shopSettings = (url: string) => ({
  DATABASE_URL: url,
  LOG_LEVEL: 'silent',
  CAIRN_SECRET: 'd'.repeat(40),
  DEMO: 'true',
  FULFILMENT: 'manual',
})

/** One real order is what the others are copied from. How long it took is kept with them. */
async function make(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const skus = await fullShelves(client, SKUS)
  const like = (await realOrder(client)) ?? (await buyOne(url, skus[0] ?? ''))
  await client.query('create table if not exists bench_made (what text, ms float8, count int)')
  const [first] = await missingBatches(client, ORDERS)
  const second = new pg.Client({ connectionString: url })
  await second.connect()
  const timed = async (what: string, work: () => Promise<unknown>, told = true) => {
    const start = performance.now()
    await work()
    const took = performance.now() - start
    console.log(`${what}: ${Math.round(took / 1000)} s`)
    if (told) await client.query('insert into bench_made values ($1, $2, $3)', [what, took, ORDERS])
  }
  const wanted = { count: ORDERS, like, skus }
  await timed('all orders made, with their words', () => generateOrders([client, second], wanted), first === 0)
  await second.end()
  await timed('all of them added up for the reports', () =>
    client.query('select add_up_sales((select min(placed_at) from orders), $1)', [ZONES]),
  )
  await client.end()
}

/** Those that are generated are older. */
async function realOrder(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ number: string }>('select number from orders order by created_at desc limit 1')
  return rows[0]?.number
}

async function buyOne(url: string, sku: string): Promise<string> {
  const shop = await startShop(shopSettings(url))
  const number = await buyAt(`http://127.0.0.1:${shop.port}`, { sku, qty: 1 })
  await shop.stop()
  return number
}

async function timed(what: string, ask: (round: number) => Promise<number>): Promise<Measured> {
  const times: number[] = []
  let found = 0
  await ask(0)
  for (let round = 1; round <= ROUNDS; round++) {
    const start = performance.now()
    found = await ask(round)
    times.push(performance.now() - start)
    if (found === 0 && what !== 'find nothing') throw new Error(`${what} found nothing`)
  }
  return { what, 'p50 ms': quantiles(times)(0.5), 'p99 ms': quantiles(times)(0.99), found }
}

/** Each time another order: what was found once is in no cache. */
function searches(call: StaffCall, known: readonly Known[]): Promise<Measured[]> {
  const one = (round: number) => known[(round * 7) % known.length]
  const by = (['number', 'name', 'email', 'phone', 'sku', 'tracking', 'lastFour', 'amount'] as const).map(
    kind => () =>
      timed(`find by ${kind}`, async round => {
        return (await call('orders.list', { query: { q: one(round)?.[kind] ?? '' } })).rows.length
      }),
  )
  return oneByOne([
    ...by,
    () =>
      timed('find by the last four digits of a phone', async round => {
        return (await call('orders.list', { query: { q: one(round)?.phone.slice(-4) ?? '' } })).rows.length
      }),
    () =>
      timed('find nothing', async round => (await call('orders.list', { query: { q: `nobody${round}` } })).rows.length),
    () => timed('find newest', async () => (await call('orders.list', { query: {} })).rows.length),
    () =>
      timed('open one', async round => {
        return (await call('orders.read', { params: { number: one(round)?.number ?? '' } })).lines.length
      }),
  ])
}

function figures(call: StaffCall): Promise<Measured[]> {
  const query = { from: '2025-01-01', to: '2025-12-31', site: 'US' } as const
  return oneByOne([
    () =>
      timed('report of a year by day, compared', async () => {
        return (await call('reports.sales', { query: { ...query, compare: 'before' } })).points.length
      }),
    () =>
      timed('the same of all sites', async () => {
        const { from, to } = query
        return (await call('reports.sales', { query: { from, to, compare: 'before' } })).points.length
      }),
    () => timed('report of goods of a year', async () => (await call('reports.goods', { query })).best.length),
    () => timed('more figures of a year', async () => Object.keys(await call('reports.more', { query })).length),
    () => timed('what waits', async () => (await call('home.read', { query: {} })).waiting.length),
  ])
}

async function oneByOne<T>(works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  for (const work of works) results.push(await work())
  return results
}
