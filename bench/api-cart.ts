// How fast carts fill: new carts, more items, long carts, many promotions, and many clients on one cart.
import pg from 'pg'
import { httpRequest, load, type LoadResult } from './load.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore, shopDatabase, startShop, usageOf, type ShopProcess } from './shop-process.ts'

const CONNECTIONS = 16
const SECONDS = 4
const GUESTS = 64
const LINES = 200
const PROMOTIONS = 500
const CLIENTS = 200

export const name = 'api-cart'

export async function run(): Promise<void> {
  leaveServerCore()
  const { cluster, url } = await shopDatabase()
  try {
    report(name, await measureCarts(url))
  } finally {
    await cluster.stop()
  }
}

export async function measureCarts(url: string): Promise<Row[]> {
  const shop = await startShop({ DATABASE_URL: url })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const skus = await someSkus(client)
    const guests = await Promise.all(Array.from({ length: GUESTS }, () => newGuest(shop.port)))
    const guest = (n: number) => guests[n % guests.length] ?? { cookie: '' }
    const sku = (n: number) => skus[n % skus.length] ?? ''
    const create = (n: number) => post('/api/cart/v1/cartWithItem', guest(n).cookie, { items: [{ sku: sku(n) }] })

    const created = await measured(shop, create)
    const baskets = await Promise.all(guests.map(({ cookie }) => newCart(shop.port, cookie, [sku(0)])))
    const addTo = (ids: readonly string[], items: number) => (n: number) =>
      post('/api/cart/v1/item', guest(n).cookie, { basketId: ids[n % ids.length], sku: sku(n % items) })
    const added = await measured(shop, addTo(baskets, 8))

    const long = await Promise.all(guests.map(({ cookie }) => newCart(shop.port, cookie, skus.slice(0, LINES))))
    const addedLong = await measured(shop, addTo(long, LINES))

    await addPromotions(client)
    const addedPromoted = await measured(shop, addTo(baskets, 8))
    const shared = await oneCart(shop.port, sku(0))

    return [
      rowOf('new cart with an item', created),
      rowOf('add an item', added),
      { ...rowOf(`add an item, ${LINES} lines`, addedLong), times: addedLong.cpuMicros / added.cpuMicros },
      {
        ...rowOf(`add an item, ${PROMOTIONS} promotions`, addedPromoted),
        times: addedPromoted.cpuMicros / added.cpuMicros,
      },
      { what: `${CLIENTS} clients on one cart`, acknowledged: shared.acknowledged, kept: shared.kept },
    ]
  } finally {
    await client.end()
    await shop.stop()
  }
}

const HEADERS = { 'x-access-key': 'cairn-web', 'x-locale': 'en-us' }

const post = (path: string, cookie: string, body: unknown) => httpRequest('POST', path, { ...HEADERS, cookie }, body)

type Measured = LoadResult & { cpuMicros: number }

async function measured(shop: ShopProcess, request: (n: number) => Buffer): Promise<Measured> {
  const options = { port: shop.port, connections: CONNECTIONS, request }
  await load({ ...options, seconds: 2 })
  const before = usageOf(shop.pid).cpuSeconds
  const result = await load({ ...options, seconds: SECONDS })
  return { ...result, cpuMicros: ((usageOf(shop.pid).cpuSeconds - before) * 1e6) / Math.max(1, result.total) }
}

const rowOf = (what: string, { perSecond, p50, p99, bad, cpuMicros }: Measured): Row => ({
  what,
  'requests/s': perSecond,
  'p50 ms': p50,
  'p99 ms': p99,
  'cpu µs': cpuMicros,
  bad,
})

/** SKUs that no run of this length can sell out or fill up. */
async function someSkus(client: pg.Client): Promise<string[]> {
  await client.query(`update stock set on_hand = 1000000 where location_id < 1000`)
  const { rows } = await client.query<{ sku: string }>(
    `select s.sku from skus s join colours c on c.id = s.colour_id join styles st on st.id = c.style_id
    join prices p on p.sku_key = s.key and p.site = 'US' and p.current > 0
    where st.max_qty > 100000 and not st.is_gift_card and st.status = 'active' and s.status = 'active'
      and exists (select from stock t join site_locations l using (location_id) where t.sku_key = s.key and l.site = 'US' and l.priority = 0)
    order by s.key limit ${LINES}`,
  )
  return rows.map(({ sku }) => sku)
}

async function call(port: number, path: string, cookie: string, body: unknown): Promise<Response> {
  const headers = { ...HEADERS, 'content-type': 'application/json', cookie }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

async function newGuest(port: number): Promise<{ cookie: string }> {
  const response = await call(port, '/api/token/v2/auth/token', '', { grantType: 'guest' })
  return {
    cookie: response.headers
      .getSetCookie()
      .map(line => line.split(';')[0])
      .join('; '),
  }
}

async function newCart(port: number, cookie: string, skus: readonly string[]): Promise<string> {
  const response = await call(port, '/api/cart/v1/cartWithItem', cookie, { items: skus.map(sku => ({ sku })) })
  const { id }: { id: string } = JSON.parse(await response.text())
  return id
}

/** Half for every cart, half for products and categories; none of them ever reached. */
async function addPromotions(client: pg.Client): Promise<void> {
  await client.query(
    `insert into promotions (id, names, level, kind, percent, min_subtotal, approaching_percent, category_ids)
    select 'bench-' || n, '{"en": "bench"}', case when n % 2 = 0 then 'ORDER' else 'PRODUCT' end, 'percentage', 1, 2000000000, 100,
      case when n % 2 = 0 then '{}' else array(select id from categories order by id offset n % 40 limit 1) end
    from generate_series(1, ${PROMOTIONS}) n`,
  )
  await new Promise(resolve => setTimeout(resolve, 300))
}

async function oneCart(port: number, sku: string): Promise<{ acknowledged: number; kept: number }> {
  const { cookie } = await newGuest(port)
  const basketId = await newCart(port, cookie, [sku])
  const answers = await Promise.allSettled(
    Array.from({ length: CLIENTS }, () => call(port, '/api/cart/v1/item', cookie, { basketId, sku })),
  )
  const acknowledged = 1 + answers.filter(({ status }) => status === 'fulfilled').length
  const response = await fetch(`http://127.0.0.1:${port}/api/cart/v1/cart/${basketId}`, {
    headers: { ...HEADERS, cookie },
  })
  const { items }: { items: { qty: number }[] } = JSON.parse(await response.text())
  return { acknowledged, kept: items[0]?.qty ?? 0 }
}
