import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { quantiles } from './quantiles.ts'
import type { Row } from './report.ts'
import { shopPaths } from './shop-paths.ts'
import type { ShopProcess } from './shop-process.ts'

const CHANGES = 10
const GIVE_UP_MS = 5_000
const POLL_MS = 4
const LATER_LOOKS = 3

/** A change made in the database, and the text in an answer that tells it has arrived. Without headers it is a page. */
type Change = { path: string; headers?: Record<string, string>; apply: (n: number) => Promise<string> }

/** From the commit of a change until each process shows it; `wrong` counts answers that were old again afterwards. */
export async function measureStaleness(shops: readonly ShopProcess[], client: ClientBase): Promise<Row[]> {
  const { product, category } = await shopPaths(shops[0]?.port ?? 0)
  const colourId = product.slice(product.lastIndexOf('-') + 1)
  const setPrice = async (n: number) => {
    const cents = 10_001 + n * 100 + shops.length
    await client.query(
      `update colour_prices set current = $2, original = greatest(original, $2) where colour_id = $1 and site = 'US'`,
      [colourId, cents],
    )
    return cents
  }
  const onPages = async (n: number) => ((await setPrice(n)) / 100).toFixed(2)
  const inCalls = async (n: number) => `"lowCurrent":${await setPrice(n)}`
  const newTitle = async (n: number) => {
    const title = `Change ${n} seen by ${shops.length}`
    await client.query(
      `update content_versions set body = jsonb_set(body, '{seo,title}', to_jsonb($1::text)) where slug = 'home' and scope = 'en'`,
      [title],
    )
    return title
  }
  const access = { 'x-access-key': 'cairn-web' }
  const changes: Record<string, Change> = {
    'price on the product page': { path: product, apply: onPages },
    'price in the category': { path: category, apply: onPages },
    'price in product details': {
      path: `/api/products/v2/products/${colourId}/details`,
      headers: access,
      apply: inCalls,
    },
    'content of the home page': { path: '/en-us', apply: newTitle },
  }
  const rows: Row[] = []
  for (const [what, change] of Object.entries(changes)) rows.push({ what, ...(await follow(shops, change)) })
  return rows
}

async function follow(shops: readonly ShopProcess[], { path, headers, apply }: Change): Promise<Row> {
  const read = async ({ port }: ShopProcess) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, headers ? { headers } : {})
    return { text: await answer.text(), kept: answer.headers.get('x-page-cache') === 'hit' }
  }
  /** Only what comes from a cache can be old: before a change every process has to answer from its own. */
  const fillCache = async (shop: ShopProcess) =>
    until(`${path} is not kept`, async () => (await read(shop)).kept || headers !== undefined)
  const times: number[] = []
  let wrong = 0
  for (let n = 0; n < CHANGES; n++) {
    await Promise.all(shops.map(fillCache))
    const text = await apply(n)
    const isNew = async (shop: ShopProcess) => (await read(shop)).text.includes(text)
    const arrival = async (shop: ShopProcess) => {
      times.push(await until(`${path} still lacks ${text}`, () => isNew(shop)))
      for (let look = 0; look < LATER_LOOKS; look++) if (!(await isNew(shop))) wrong++
    }
    await Promise.all(shops.map(arrival))
  }
  const at = quantiles(times)
  return {
    processes: shops.length,
    changes: CHANGES,
    'seen after ms, middle': at(0.5),
    'slowest ms': at(1),
    wrong,
  }
}

/** Asks again and again; answers how long that took. */
async function until(otherwise: string, holds: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error(`${otherwise} after ${GIVE_UP_MS} ms`)
    await wait(POLL_MS)
  }
  return performance.now() - began
}
