// How many whole checkouts a server takes: a guest, a cart, an address, a card, prepared and placed.
import { findViolations } from '#server/checkout/invariants.ts'
import { ask } from './ask.ts'
import { httpRequest } from './http-bytes.ts'
import { options } from './options.ts'
import { withOpenShop } from './open-shop.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore, type ShopProcess } from './shop-process.ts'

const WARM_ORDERS = 1000
const ORDERS = options.orders ?? 1000
const BUYERS = 16
/** Everybody wants the same: how many orders a second one row of stock takes. */
const ONE_SKU = 'one-sku'
/** Memory is looked at this often: over 50,000 orders it has to stay flat. */
const MEMORY_EVERY = 5000
const ADDRESS = {
  addressLine1: '1200 Pearl Street',
  city: 'Boulder',
  countryCode: 'US',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  recipientFirstName: 'Robin',
  recipientLastName: 'Hale',
  recipientContactEmail: 'robin@cairn.test',
  recipientContactPhone: '+13035550147',
  useAsBilling: true,
}

export async function run(): Promise<void> {
  leaveServerCore()
  await withOpenShop({ styles: options.styles }, async (shop, all, client) => {
    const skus = options.only === ONE_SKU ? all.slice(0, 1) : all
    const token = await cardToken(shop.port)
    await placeMany(shop, skus, token, WARM_ORDERS)
    // Else it is chance whether plans are those of a shop without orders: the database looks again once a minute.
    await client.query('analyze')
    const rows: Row[] = []
    for (let placed = 0; placed < ORDERS; placed += MEMORY_EVERY)
      rows.push(await measureOrders(shop, skus, token, Math.min(MEMORY_EVERY, ORDERS - placed)))
    const violations = await findViolations(client)
    for (const violation of violations) console.error(violation)
    report(
      options.only === ONE_SKU ? 'api-checkout-one-sku' : 'api-checkout',
      rows.map((row, n) => ({ orders: Math.min((n + 1) * MEMORY_EVERY, ORDERS), ...row })),
    )
    if (violations.length > 0) process.exitCode = 1
  })
}

async function measureOrders(shop: ShopProcess, skus: readonly string[], token: string, orders: number): Promise<Row> {
  const before = shop.usage()
  const started = performance.now()
  const placing = await placeMany(shop, skus, token, orders)
  const seconds = (performance.now() - started) / 1000
  const after = shop.usage()
  const at = quantiles(placing)
  return {
    'orders/s': orders / seconds,
    'place p50 ms': at(0.5),
    'place p99 ms': at(0.99),
    'cpu ms': ((after.cpuSeconds - before.cpuSeconds) * 1000) / orders,
    'orders/s of a core': orders / (after.cpuSeconds - before.cpuSeconds),
    'memory MB': after.memoryMb,
  }
}

/** Answers how long each placing took. */
async function placeMany(shop: ShopProcess, skus: readonly string[], token: string, orders: number): Promise<number[]> {
  const placing: number[] = []
  let begun = 0
  const buy = async () => {
    const cookie = await newGuest(shop.port)
    while (begun < orders) placing.push(await checkout(shop.port, cookie, skus[begun++ % skus.length] ?? '', token))
  }
  await Promise.all(Array.from({ length: BUYERS }, buy))
  return placing
}

/** The calls of one whole checkout, in their order. */
export const stepsOf = (port: number, cookie: string, sku: string, paymentToken: string) => {
  let id = ''
  return {
    create: async () => {
      ;({ id } = await call(port, 'POST', '/cart/v1/cartWithItem', cookie, { items: [{ sku }] }))
    },
    address: () => call(port, 'POST', `/cart/v2/cart/${id}/shippingAddress`, cookie, ADDRESS),
    card: () =>
      call(port, 'POST', `/cart/v1/cart/${id}/paymentInstruments`, cookie, {
        payment_method_id: 'CREDIT_CARD',
        paymentToken,
      }),
    prepare: () => call(port, 'POST', '/cart/v1/cart/prepareOrder', cookie, { basketId: id }),
    place: () => call(port, 'PUT', '/cart/v2/checkout/order', cookie, { cartId: id }),
  }
}

/** One whole checkout; answers how long placing took. */
export async function checkout(port: number, cookie: string, sku: string, paymentToken: string): Promise<number> {
  const { create, address, card, prepare, place } = stepsOf(port, cookie, sku, paymentToken)
  await create()
  await address()
  await card()
  await prepare()
  const began = performance.now()
  await place()
  return performance.now() - began
}

const KEY = { 'x-access-key': 'cairn-web', 'x-locale': 'en-us' }

async function call(port: number, method: string, path: string, cookie: string, body: object): Promise<{ id: string }> {
  const answer = await ask(port, httpRequest(method, `/api${path}`, { ...KEY, cookie }, body))
  const text = answer.body.toString()
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`)
  const { id = '' }: { id?: string } = JSON.parse(text)
  return { id }
}

export async function cardToken(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/payment/tokenise`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: 'number=4242424242424242&expiry=04%2F40&cvc=123',
  })
  const { token }: { token: string } = await response.json()
  return token
}

export async function newGuest(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/token/v2/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-key': 'cairn-web' },
    body: JSON.stringify({ grantType: 'guest' }),
  })
  return response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
}
