// The desk among a million orders: how soon staff find one, how long the figures take, and whether a thousand random actions
// of several people at once leave the money right.
import pg from 'pg'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { createClient } from '#contract/client.ts'
import { findViolations } from '#server/checkout/invariants.ts'
import { cartToOrder, type Buyer } from '#server/testing/given-checkout.ts'
import { httpTransport } from '#server/testing/http-transport.ts'
import { seeded, workAtRandom } from '#server/testing/staff-actions.ts'
import { fullShelves } from './full-shelves.ts'
import { generateOrders, type Known } from './million-orders.ts'
import { options } from './options.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { PASSWORD, signIn } from './staff-door.ts'
import { typing } from './studio-typing.ts'
import { shopDatabase, startShop } from './shop-process.ts'

const ORDERS = options.orders ?? 1_000_000
const ROUNDS = 40
const ACTIONS = 1000
const MOST_MS = 100

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(options.styles)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  try {
    const client = await pool.connect()
    const skus = await fullShelves(client, 20)
    const made = performance.now()
    const known = await generateOrders(client, ORDERS, skus)
    const seconds = (performance.now() - made) / 1000
    client.release()
    const settings = {
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
      CAIRN_SECRET: 'd'.repeat(40),
      DEMO: 'true',
      RATE_LIMITS: 'false',
    }
    const shop = await startShop(settings)
    const origin = `http://127.0.0.1:${shop.port}`
    try {
      const owner = await signIn(origin, 'owner')
      const added = performance.now()
      await pool.query('select add_up_sales((select min(placed_at) from orders), $1)', [
        JSON.stringify({ US: 'America/Denver' }),
      ])
      const rows = [
        { what: `${ORDERS} orders made`, 'ms p50': seconds * 1000, 'ms p99': '', found: ORDERS },
        { what: 'all of them added up', 'ms p50': performance.now() - added, 'ms p99': '', found: '' },
        ...(await searches(owner, known)),
        ...(await figures(owner)),
      ]
      report('studio', rows)
      report('studio typing', await typing(origin, owner, { email: 'owner@cairn.test', password: PASSWORD }))
      const late = rows.filter(row => row.what.startsWith('find') && Number(row['ms p99']) > MOST_MS)
      for (const { what } of late) console.error(`${what}: more than ${MOST_MS} ms`)
      const broken = await actions(origin, pool, skus)
      if (late.length > 0 || broken > 0) process.exitCode = 1
    } finally {
      await shop.stop()
    }
  } finally {
    await pool.end()
    await cluster.stop()
  }
}

async function timed(what: string, ask: (round: number) => Promise<number>): Promise<Row & { what: string }> {
  const times: number[] = []
  let found = 0
  await ask(0)
  for (let round = 1; round <= ROUNDS; round++) {
    const start = performance.now()
    found = await ask(round)
    times.push(performance.now() - start)
  }
  return { what, 'ms p50': quantiles(times)(0.5), 'ms p99': quantiles(times)(0.99), found }
}

/** Each time another order: what was found once is in no cache. */
function searches(call: StaffCall, known: readonly Known[]): Promise<(Row & { what: string })[]> {
  const by = (['number', 'name', 'email', 'phone', 'sku', 'tracking', 'lastFour', 'amount'] as const).map(
    kind => () =>
      timed(`find by ${kind}`, async round => {
        const q = known[(round * 7) % known.length]?.[kind] ?? ''
        return (await call('orders.list', { query: { q } })).rows.length
      }),
  )
  return oneByOne([
    ...by,
    () =>
      timed('find nothing', async round => (await call('orders.list', { query: { q: `nobody${round}` } })).rows.length),
    () => timed('find newest', async () => (await call('orders.list', { query: {} })).rows.length),
  ])
}

function figures(call: StaffCall): Promise<(Row & { what: string })[]> {
  const query = { from: '2025-01-01', to: '2025-12-31', site: 'US' } as const
  return oneByOne([
    () =>
      timed('report of a year by day, compared', async () => {
        return (await call('reports.sales', { query: { ...query, compare: 'before' } })).points.length
      }),
    () => timed('report of goods of a year', async () => (await call('reports.goods', { query })).best.length),
    () => timed('what waits', async () => (await call('home.read', { query: {} })).waiting.length),
  ])
}

async function oneByOne<T>(works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  for (const work of works) results.push(await work())
  return results
}

/** A few real orders are fought over; what was generated has no money behind it and is taken away first. */
async function actions(origin: string, pool: pg.Pool, skus: readonly string[]): Promise<number> {
  await pool.query(`delete from orders where number like 'CRN-GEN-%'`)
  const door = {
    request: (to: string, init?: RequestInit) =>
      fetch(new URL(new URL(to).pathname + new URL(to).search, origin), init),
  }
  const orders: string[] = []
  for (let each = 0; each < 12; each++) {
    const visitor = httpTransport(door, { 'x-locale': 'en-us' })
    const buyer: Buyer = { visitor, call: createClient(visitor.transport) }
    await buyer.call('authentication.token', { body: { grantType: 'guest' } })
    const cartId = await cartToOrder(buyer, { sku: skus[each % skus.length] ?? '', qty: 3 })
    orders.push((await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })).orderNumber)
  }
  const { rows } = await pool.query<{ id: string }>('select id from consumers order by id limit 5')
  const workers = await Promise.all(
    (['owner', 'service', 'owner', 'service'] as const).map(async may => ({ may, call: await signIn(origin, may) })),
  )
  const done = await workAtRandom({
    workers,
    actions: ACTIONS,
    orders,
    customers: rows.map(({ id }) => id),
    random: seeded(Date.now()),
  })
  const violations = await findViolations(pool)
  for (const violation of violations) console.error(violation)
  report(
    'studio actions',
    Object.entries(done).map(([action, told]) => ({ action, ...told, violations: violations.length })),
  )
  return violations.length
}
