// Another company's order-management system works with the shop while shoppers buy and everything is killed: at the end
// nothing is lost, doubled or out of order, and all books are equal.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { httpTransport } from '#server/testing/http-transport.ts'
import { staffCalls } from '#server/testing/staff.ts'
import { buyAndReturn, newMarket, type Market } from './oms-shoppers.ts'
import { checkBooks } from './oms-books.ts'
import { options } from './options.ts'
import { report } from './report.ts'
import { shopDatabase, startShop, type ShopProcess } from './shop-process.ts'
import { startOms, type Oms } from './stand-in-oms.ts'

const ORDERS = options.orders ?? 200
const SHELF = 1000
const SKUS = 40
const KILL_EVERY = 12
const DATABASE_EVERY = 4
const PATIENCE_MS = 20_000
/** A server that dies while it sends an event leaves it to others after a minute; a refusal is tried again after five. */
const DRAIN_MS = 8 * 60 * 1000
const EVENTS = ['order.*', 'shipment.*', 'return.*', 'refund.*']
const PERMISSIONS = ['orders.read', 'orders.ship', 'stock.write', 'prices.write', 'customers.read'] as const

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(40)
  const settings = {
    DATABASE_URL: url,
    LOG_LEVEL: 'silent',
    PAYMENT_TIMEOUT_MS: '1000',
    CAIRN_SECRET: 'c'.repeat(40),
    FULFILMENT: 'external',
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  pool.on('error', () => {})
  pool.on('connect', client => void client.on('error', () => {}))
  const start = () => startShop(settings, { pinned: false })
  const servers = [await start(), await start()]
  const kills = { servers: 0, database: 0, alone: 0 }
  const began = performance.now()
  try {
    const shelf = await stocked(pool)
    const { oms, after } = await openOms(servers, shelf)
    const market = newMarket({ servers, skus: [...shelf.keys()], orders: ORDERS })
    const over = { now: false }
    const killing = killNowAndThen({ servers, start, market, oms, over, kills, crash: () => cluster.crash() })
    await Promise.race([buyAndReturn(market, oms), oms.failed])
    await settled(pool, oms)
    over.now = true
    await killing
    await settled(pool, oms)
    await oms.stop()
    const wrong = await checkBooks(pool, { oms, market, shelf, after })
    for (const problem of wrong.slice(0, 20)) console.error(problem)
    const { heard, facts } = oms.webhooks
    report('oms', [
      {
        orders: market.placed.size,
        ...oms.tally,
        webhooks: heard.length,
        'came twice': facts.twice,
        'refused at first': facts.refused,
        'server kills': kills.servers,
        'database kills': kills.database,
        'died alone': kills.alone,
        seconds: Math.round((performance.now() - began) / 1000),
        wrong: wrong.length,
      },
    ])
    if (wrong.length > 0 || kills.alone > 0 || kills.servers === 0 || kills.database === 0) process.exitCode = 1
  } finally {
    for (const server of servers) await server.kill()
    await pool.end()
    await cluster.stop()
  }
}

export type Shelf = Map<string, { key: number; onHand: number; productId: string }>
const CENTRE = 1

/** SKUs with pieces in one centre and nowhere else, so that whoever counts them knows where they are. */
async function stocked(pool: pg.Pool): Promise<Shelf> {
  const { rows } = await pool.query<{ key: number; sku: string; productId: string }>(
    `select distinct on (c.id) s.key, s.sku, c.id as "productId" from skus s join colours c on c.id = s.colour_id
     join styles st on st.id = c.style_id join prices p on p.sku_key = s.key and p.site = 'US'
     where st.max_qty >= 10 and not st.is_gift_card and st.status = 'active' and s.status = 'active'
       and not st.is_customisable and exists (select from stock t where t.sku_key = s.key and t.location_id = $2)
     order by c.id, s.key limit $1`,
    [SKUS, CENTRE],
  )
  if (rows.length < SKUS) throw new Error(`This shop has ${rows.length} such SKUs, and ${SKUS} are needed`)
  const keys = rows.map(({ key }) => key)
  await pool.query(
    'update stock set on_hand = case when location_id = $2 then $3::int else 0 end where sku_key = any($1) and held = 0',
    [keys, CENTRE, SHELF],
  )
  return new Map(rows.map(({ sku, key, productId }) => [sku, { key, onHand: SHELF, productId }]))
}

/** The owner makes a key and a webhook, as the document says; from then on the other company is on its own. */
async function openOms(servers: readonly ShopProcess[], shelf: Shelf): Promise<{ oms: Oms; after: number }> {
  const origin = () => `http://127.0.0.1:${servers[Math.floor(Math.random() * servers.length)]?.port ?? 0}`
  const visitor = httpTransport(
    { request: (url, init) => fetch(`${origin()}${new URL(url).pathname}${new URL(url).search}`, init) },
    {},
  )
  const owner = staffCalls(visitor)
  await owner('session.signIn', { body: { email: 'owner@cairn.test', password: 'Cairn-demo-1' } })
  const { secret: key } = await owner('keys.create', {
    body: { name: 'OMS', permissions: [...PERMISSIONS], sites: ['US'] },
  })
  const { next: after } = await owner('events.list', { query: { limit: 500 } })
  const oms = await startOms({ shop: origin, key, location: CENTRE, shelf })
  const made = await owner('webhooks.create', { body: { name: 'OMS', url: oms.webhooks.url, types: EVENTS } })
  oms.webhooks.believe(made.secret)
  return { oms, after }
}

type Killing = {
  servers: ShopProcess[]
  start: () => Promise<ShopProcess>
  market: Market
  oms: Oms
  over: { now: boolean }
  kills: { servers: number; database: number; alone: number }
  crash: () => Promise<void>
}

/** By what was done, not by time: something is killed after about so many orders or parcels. */
async function killNowAndThen({ servers, start, market, oms, over, kills, crash }: Killing): Promise<void> {
  const done = () => market.placed.size + oms.tally.parcels / 2
  for (let round = 1; !over.now; round++) {
    const due = done() + KILL_EVERY * (0.5 + Math.random())
    while (!over.now && done() < due) await wait(20)
    if (over.now) return
    if (round % DATABASE_EVERY === 0) {
      kills.database++
      await crash()
      continue
    }
    kills.servers++
    const which = Math.floor(Math.random() * servers.length)
    if (!(await servers[which]?.kill())) kills.alone++
    servers[which] = await start()
  }
}

/** Until nobody has anything to do: payments, refunds, jobs, webhooks and the other company. */
async function settled(pool: pg.Pool, oms: Oms): Promise<void> {
  const open = `select (select count(*)::int from payments where state in ('opening', 'authorised', 'voiding')) +
    (select count(*)::int from refunds where done_at is null) +
    (select count(*)::int from jobs where done_at is null) +
    (select count(*)::int from returns where status <> 'refunded') +
    (select count(*)::int from events where position is null) +
    (select count(*)::int from webhook_deliveries where state = 'waiting') as open,
    (select count(*)::int from orders where paid_at is not null and site = 'US') as orders`
  for (const deadline = Date.now() + DRAIN_MS; Date.now() < deadline; await wait(500)) {
    const { rows } = await pool.query<{ open: number; orders: number }>(open).catch(() => ({ rows: [] }))
    const [now] = rows
    if (now?.open === 0 && oms.isIdle() && oms.orders.size === now.orders) return
  }
}
