// Every call of the contract with valid, nearly valid and hostile input: no 5xx, no hang, no answer outside its schema.
import { operations } from '#server/handlers.ts'
import { fuzzRequest, randomFrom, type KnownValues } from '#server/testing/fuzz-requests.ts'
import { faultOf } from '#server/testing/fuzz-verdict.ts'
import { report } from './report.ts'
import { shopDatabase, startShop } from './shop-process.ts'

const REQUESTS = Number(process.argv.find(argument => argument.startsWith('--requests='))?.split('=')[1] ?? 20_000)
const AT_ONCE = 4

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase()
  const shop = await startShop({ DATABASE_URL: url })
  const origin = `http://127.0.0.1:${shop.port}`
  const known = await knownValues(origin)
  const faults = new Map<string, string[]>()
  const statuses = new Map<string, number>()
  const random = randomFrom(20_261_115)
  let sent = 0
  let slowest = 0

  const worker = async () => {
    while (sent < REQUESTS) {
      const operation = operations[sent++ % operations.length]
      if (!operation) return
      const { path, ...request } = fuzzRequest(operation, random, known)
      const started = performance.now()
      const response = await fetch(origin + path, { ...request, redirect: 'manual' })
      const text = await response.text()
      const milliseconds = performance.now() - started
      slowest = Math.max(slowest, milliseconds)
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
      requests: sent,
      ...Object.fromEntries(statuses),
      'slowest ms': Math.round(slowest),
      faults: count,
    },
  ])
  for (const [name, each] of faults) console.log(`${name}: ${each.length}\n  ${each.slice(0, 2).join('\n  ')}`)
  if (count > 0) process.exitCode = 1
}

/** Ids of things that are there, read from the shop itself. */
async function knownValues(origin: string): Promise<KnownValues> {
  const headers = { 'x-access-key': 'cairn-web' }
  const answer = await fetch(`${origin}/api/products/v2/search/productSearch?q=trail`, { headers })
  const listing: { products?: { id: string; masterId?: string }[] } = await answer.json()
  const products = (listing.products ?? []).slice(0, 8)
  return {
    productId: products.flatMap(({ id, masterId }) => (masterId ? [id, masterId] : [id])),
    storeId: ['1001', '1002'],
    mode: ['live'],
    siteId: ['US', 'CA', 'GB', 'DE', 'FR', 'ES'],
  }
}
