// Every call of the contract with valid, nearly valid and hostile input: no 5xx, no hang, no answer outside its schema.
import { randomInt } from 'node:crypto'
import { createClient } from '#contract/client.ts'
import { operations } from '#server/handlers.ts'
import { areThere, belongings } from '#server/testing/fuzz-belongings.ts'
import { fuzzRequest, randomFrom, type KnownValues } from '#server/testing/fuzz-requests.ts'
import { faultOf } from '#server/testing/fuzz-verdict.ts'
import { httpTransport } from '#server/testing/http-transport.ts'
import { newcomer } from '#server/testing/people.ts'
import { options } from './options.ts'
import { report } from './report.ts'
import { shopDatabase, startShop } from './shop-process.ts'

const REQUESTS = options.requests ?? 20_000
const AT_ONCE = 4
/** Some calls sign out or empty the cart: those after them are to meet somebody too. */
const RENEWED_AFTER = 5

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase()
  const shop = await startShop({ DATABASE_URL: url })
  const origin = `http://127.0.0.1:${shop.port}`
  const products = await someProducts(origin)
  const faults = new Map<string, string[]>()
  const statuses = new Map<string, number>()
  const succeeded = new Set<string>()
  const random = randomFrom(20_261_115)
  let sent = 0
  let slowest = 0

  const worker = async () => {
    let { shopper, known } = await newShopper(origin, products)
    for (let own = 1; sent < REQUESTS; own++) {
      const operation = operations[sent++ % operations.length]
      if (!operation) return
      if (own % RENEWED_AFTER === 0 && !(await areThere(shopper, known)))
        ({ shopper, known } = await newShopper(origin, products))
      const { path, ...request } = fuzzRequest(operation, random, known)
      const started = performance.now()
      const response = await shopper.visitor.fetch(path, { ...request, redirect: 'manual' })
      const text = await response.text()
      const milliseconds = performance.now() - started
      slowest = Math.max(slowest, milliseconds)
      if (response.ok) succeeded.add(operation.name)
      const kind = `${String(response.status)[0]}xx`
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
      const fault = faultOf(operation, {
        status: response.status,
        type: response.headers.get('content-type') ?? '',
        text,
        milliseconds,
      })
      if (fault)
        faults.set(operation.name, [
          ...(faults.get(operation.name) ?? []),
          `${request.method} ${path.slice(0, 160)} ${request.body?.slice(0, 240) ?? ''} → ${fault}`,
        ])
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  } finally {
    await shop.stop()
    await cluster.stop()
  }
  const count = [...faults.values()].reduce((sum, each) => sum + each.length, 0)
  report('fuzz', [
    {
      calls: operations.length,
      'calls that succeeded': succeeded.size,
      requests: sent,
      ...Object.fromEntries(statuses),
      'slowest ms': Math.round(slowest),
      faults: count,
    },
  ])
  const never = operations.map(({ name }) => name).filter(name => !succeeded.has(name))
  if (never.length > 0) console.log(`Only ever refused: ${never.join(', ')}`)
  for (const [name, each] of faults) console.log(`${name}: ${each.length}\n  ${each.slice(0, 2).join('\n  ')}`)
  if (count > 0) process.exitCode = 1
}

const HEADERS = { 'x-access-key': 'cairn-web' }

/** Ids of products that are there, read from the shop itself. */
async function someProducts(origin: string) {
  const answer = await fetch(`${origin}/api/products/v2/search/productSearch?q=trail`, { headers: HEADERS })
  const listing: { products?: { id: string; masterId?: string }[] } = await answer.json()
  return (listing.products ?? []).slice(0, 8)
}

async function someSku(origin: string, products: readonly { id: string }[]): Promise<string> {
  for (const { id } of products) {
    const answer = await fetch(`${origin}/api/products/v2/products/${id}/inventory`, { headers: HEADERS })
    const { variants }: { variants: { sku: string; quantity?: number }[] } = await answer.json()
    const plenty = variants.find(({ quantity = 0 }) => quantity >= 10)
    if (plenty) return plenty.sku
  }
  throw new Error('nothing is in stock')
}

/** Someone with an account, a cart, an order and lists of his own. */
async function newShopper(origin: string, products: readonly { id: string; masterId?: string }[]) {
  const request = (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url)
    return fetch(origin + pathname + search, init)
  }
  const newVisitor = (headers: Record<string, string> = {}) => {
    const visitor = httpTransport({ request }, headers)
    return { call: createClient(visitor.transport), visitor }
  }
  const shopper = await newcomer({ newVisitor }, { loyalty: true, phone: `+1303${randomInt(2_000_000, 9_999_999)}` })
  const { media } = await shopper.call('social.recentByStreams', { query: {} })
  const [product] = products
  const said = product && (await shopper.call('products.reviews', { params: { productId: product.id }, query: {} }))
  const own = await belongings(shopper, {
    sku: await someSku(origin, products),
    storeId: '1001',
    couponCode: 'TRAIL10',
  })
  const known: KnownValues = {
    ...own,
    productId: products.flatMap(({ id, masterId }) => (masterId ? [id, masterId] : [id])),
    reviewId: said?.reviews.map(({ id }) => id) ?? [],
    mediaId: media.map(({ id }) => id),
    mediaIds: media.map(({ id }) => [id]),
    categoryId: ['1000', '2000', '2301'],
    mode: ['live'],
    siteId: ['US', 'CA', 'GB', 'DE', 'FR', 'ES'],
  }
  return { shopper, known }
}
