// How many whole checkouts a server takes: a guest, a cart, an address, a card, prepared and placed.
import pg from 'pg'
import { findViolations } from '#server/checkout/invariants.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore, shopDatabase, startShop } from './shop-process.ts'

const SECONDS = 15
const BUYERS = 16
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

export const name = 'api-checkout'

export async function run(): Promise<void> {
  leaveServerCore()
  const { cluster, url } = await shopDatabase()
  try {
    report(name, await measureCheckouts(url))
  } finally {
    await cluster.stop()
  }
}

export async function measureCheckouts(url: string): Promise<Row[]> {
  const shop = await startShop({ DATABASE_URL: url, LOG_LEVEL: 'error' })
  const client = new pg.Pool({ connectionString: url, max: 1 })
  try {
    await client.query('update stock set on_hand = 1000000 where location_id < 1000')
    const { rows } = await client.query<{ sku: string }>(
      `select s.sku from skus s join prices p on p.sku_key = s.key and p.site = 'US' join stock t on t.sku_key = s.key
       join site_locations l on l.location_id = t.location_id and l.site = 'US'
       join colours c on c.id = s.colour_id join styles st on st.id = c.style_id
       where p.current between 3000 and 20000 and s.status = 'active' and st.status = 'active' and not st.is_gift_card
       order by s.key limit 200`,
    )
    const skus = rows.map(({ sku }) => sku)
    const token = await cardToken(shop.port)
    const placing: number[] = []
    let orders = 0
    const before = shop.usage()
    const started = performance.now()
    const until = started + SECONDS * 1000
    const buy = async (buyer: number) => {
      const cookie = await newGuest(shop.port)
      for (let n = buyer; performance.now() < until; n += BUYERS) {
        placing.push(await checkout(shop.port, cookie, skus[n % skus.length] ?? '', token))
        orders++
      }
    }
    await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)))
    const seconds = (performance.now() - started) / 1000
    const after = shop.usage()
    placing.sort((a, b) => a - b)
    const at = (share: number) => placing[Math.floor((placing.length - 1) * share)] ?? 0
    const violations = await findViolations(client)
    return [
      {
        what: 'whole checkout',
        perSecond: orders / seconds,
        placeP50: at(0.5),
        placeP99: at(0.99),
        cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1000) / Math.max(orders, 1),
        memoryMb: after.memoryMb,
        violations: violations.length,
      },
    ]
  } finally {
    await client.end()
    await shop.stop()
  }
}

/** One whole checkout; answers how long placing took. */
export async function checkout(port: number, cookie: string, sku: string, paymentToken: string): Promise<number> {
  const { id } = await call(port, 'POST', '/cart/v1/cartWithItem', cookie, { items: [{ sku }] })
  await call(port, 'POST', `/cart/v2/cart/${id}/shippingAddress`, cookie, ADDRESS)
  const card = { payment_method_id: 'CREDIT_CARD', paymentToken }
  await call(port, 'POST', `/cart/v1/cart/${id}/paymentInstruments`, cookie, card)
  await call(port, 'POST', '/cart/v1/cart/prepareOrder', cookie, { basketId: id })
  const began = performance.now()
  await call(port, 'PUT', '/cart/v2/checkout/order', cookie, { cartId: id })
  return performance.now() - began
}

async function call(port: number, method: string, path: string, cookie: string, body: object): Promise<{ id: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-access-key': 'cairn-web', 'x-locale': 'en-us', cookie },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`)
  const answer: { id?: string } = JSON.parse(text)
  return { id: answer.id ?? '' }
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
