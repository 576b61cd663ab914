import type { ClientBase } from 'pg'
import { httpRequest } from './http-bytes.ts'
import { load } from './load.ts'
import { quantiles } from './quantiles.ts'
import type { Row } from './report.ts'
import { shopPaths } from './shop-paths.ts'
import type { ShopProcess } from './shop-process.ts'

const PRICES = 500
/** Of these, so many are looked at, one in each stretch: making all five hundred pages takes longer than telling of them. */
const LOOKED_AT = 20
const ROUNDS = 5
const GIVE_UP_MS = 20_000

/** Five hundred prices change at once while shoppers are about: how long until every process shows the last of them. */
export async function measureManyPrices(shops: readonly ShopProcess[], client: ClientBase): Promise<Row[]> {
  const { category } = await shopPaths(shops[0]?.port ?? 0)
  const { rows } = await client.query<{ id: string }>(
    `select p.colour_id as id from colour_prices p join colours c on c.id = p.colour_id join styles s on s.id = c.style_id
      where p.site = 'US' and s.status = 'active' and not s.is_gift_card and exists (select from skus k where k.colour_id = c.id and k.status = 'active')
      order by 1 limit ${PRICES}`,
  )
  const ids = rows.map(({ id }) => id)
  const looked = ids.filter((_, at) => at % (PRICES / LOOKED_AT) === PRICES / LOOKED_AT - 1)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const cents = 20_001 + round * 100 + shops.length
    const shoppers = shops.map(({ port }) =>
      load({
        port,
        connections: 4,
        seconds: 6,
        request: () => httpRequest('GET', category, { 'accept-encoding': 'br' }),
      }),
    )
    // What is old can only come from a cache: every page is in one before.
    await Promise.all(shops.flatMap(shop => looked.map(id => page(shop, id))))
    await client.query(
      `update colour_prices set current = $2, original = greatest(original, $2) where site = 'US' and colour_id = any($1)`,
      [ids, cents],
    )
    const began = performance.now()
    const seen = (shop: ShopProcess, id: string) => untilSeen(shop, id, (cents / 100).toFixed(2), began)
    times.push(...(await Promise.all(shops.flatMap(shop => looked.map(id => seen(shop, id))))))
    await Promise.all(shoppers)
  }
  const at = quantiles(times)
  return [
    {
      what: `${ids.length} prices at once, on product pages under load`,
      processes: shops.length,
      changes: ROUNDS,
      'seen after ms, middle': at(0.5),
      'slowest ms': at(1),
      wrong: 0,
    },
  ]
}

const page = async ({ port }: ShopProcess, id: string) =>
  (await fetch(`http://127.0.0.1:${port}/en-us/p/x-${id}`)).text()

async function untilSeen(shop: ShopProcess, id: string, price: string, began: number): Promise<number> {
  while (!(await page(shop, id)).includes(price))
    if (performance.now() > began + GIVE_UP_MS) throw new Error(`${id} still lacks ${price} after ${GIVE_UP_MS} ms`)
  return performance.now() - began
}
