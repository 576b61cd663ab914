// How fast carts fill: new carts, more items, long carts, many promotions, and many clients on one cart.
import pg from 'pg'
import { newGuest } from './api-checkout.ts'
import { fullShelves } from './full-shelves.ts'
import { httpRequest } from './http-bytes.ts'
import { figuresOf, measure, type Call } from './measure.ts'
import { options } from './options.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore, shopDatabase, startShop } from './shop-process.ts'

const GUESTS = 64
const LINES = 200
const PROMOTIONS = 500
const CLIENTS = 200

export async function run(): Promise<void> {
  leaveServerCore()
  const { cluster, url } = await shopDatabase(options.styles)
  try {
    report('api-cart', await measureCarts(url))
  } finally {
    await cluster.stop()
  }
}

async function measureCarts(url: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const skus = await fullShelves(client, LINES)
  const shop = await startShop({ DATABASE_URL: url })
  try {
    const guests = await manyGuests(shop.port)
    const { create, addItem } = await cartCalls(shop.port, skus)
    const created = await measure(shop, create.request)
    const added = await measure(shop, addItem.request)

    const long = await Promise.all(guests.map(cookie => newCart(shop.port, cookie, skus)))
    const addedLong = await measure(shop, addTo(guests, long, skus))

    await addPromotions(client, PROMOTIONS)
    const addedPromoted = await measure(shop, addItem.request)
    const shared = await oneCart(shop.port, skus[0] ?? '')
    if (shared.kept !== shared.acknowledged) process.exitCode = 1
    return [
      { what: create.what, ...figuresOf(created) },
      { what: addItem.what, ...figuresOf(added) },
      { what: `add an item, ${LINES} lines`, ...figuresOf(addedLong), times: addedLong.cpuMs / added.cpuMs },
      {
        what: `add an item, ${PROMOTIONS} promotions`,
        ...figuresOf(addedPromoted),
        times: addedPromoted.cpuMs / added.cpuMs,
      },
      { what: `${CLIENTS} clients on one cart`, acknowledged: shared.acknowledged, kept: shared.kept },
    ]
  } finally {
    await client.end()
    await shop.stop()
  }
}

/** A new cart with an item, and one more item in a cart of few lines. */
export async function cartCalls(port: number, skus: readonly string[]) {
  const guests = await manyGuests(port)
  const baskets = await Promise.all(guests.map(cookie => newCart(port, cookie, skus.slice(0, 1))))
  const create: Call = {
    what: 'new cart with an item',
    request: n => post('/api/cart/v1/cartWithItem', pick(guests, n), { items: [{ sku: pick(skus, n) }] }),
  }
  const addItem: Call = { what: 'add an item', request: addTo(guests, baskets, skus.slice(0, 8)) }
  return { create, addItem }
}

const addTo = (guests: readonly string[], baskets: readonly string[], skus: readonly string[]) => (n: number) =>
  post('/api/cart/v1/item', pick(guests, n), { basketId: pick(baskets, n), sku: pick(skus, n) })

const pick = (list: readonly string[], n: number) => list[n % list.length] ?? ''

const HEADERS = { 'x-access-key': 'cairn-web', 'x-locale': 'en-us' }

const post = (path: string, cookie: string, body: unknown) => httpRequest('POST', path, { ...HEADERS, cookie }, body)

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

const manyGuests = (port: number) => Promise.all(Array.from({ length: GUESTS }, () => newGuest(port)))

async function newCart(port: number, cookie: string, skus: readonly string[]): Promise<string> {
  const response = await call(port, '/api/cart/v1/cartWithItem', cookie, { items: skus.map(sku => ({ sku })) })
  const { id }: { id: string } = JSON.parse(await response.text())
  return id
}

/** Half for every cart, half for products and categories; none of them ever reached. */
export async function addPromotions(client: pg.ClientBase, count: number): Promise<void> {
  await client.query(
    `insert into promotions (id, names, level, kind, percent, min_subtotal, approaching_percent, category_ids)
    select 'bench-' || n, '{"en": "bench"}', case when n % 2 = 0 then 'ORDER' else 'PRODUCT' end, 'percentage', 1, 2000000000, 100,
      case when n % 2 = 0 then '{}' else array(select id from categories order by id offset n % 40 limit 1) end
    from generate_series(1, $1::int) n`,
    [count],
  )
  await new Promise(resolve => setTimeout(resolve, 300))
}

async function oneCart(port: number, sku: string): Promise<{ acknowledged: number; kept: number }> {
  const cookie = await newGuest(port)
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
