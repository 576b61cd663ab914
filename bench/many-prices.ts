import type { ClientBase } from 'pg'
import { quantiles } from './quantiles.ts'
import type { Row } from './report.ts'
import { shopPaths } from './shop-paths.ts'
import type { ShopProcess } from './shop-process.ts'
import { shoppersAt } from './shoppers.ts'

const PRICES = 500
/** Of these, so many are looked at, one in each stretch: making all five hundred pages takes longer than telling of them. */
const LOOKED_AT = 20
const ROUNDS = 5
const GIVE_UP_MS = 20_000
const PROMISED_MS = 1000
/** Pages that shoppers ask each process for in a second: it is busy, and not so full that everybody waits anyway. */
const PAGES_PER_SECOND = 100

/** Five hundred prices change at once while shoppers are about: how long until every process shows the last of them. */
export async function measureManyPrices(shops: readonly ShopProcess[], client: ClientBase): Promise<Row[]> {
  const paths = Object.values(await shopPaths(shops[0]?.port ?? 0))
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
      shoppersAt({ port, paths, connections: 4, perSecond: PAGES_PER_SECOND, seconds: GIVE_UP_MS / 1000 }),
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
    shoppers.forEach(({ end }) => end())
    await Promise.all(shoppers.map(({ result }) => result))
  }
  const at = quantiles(times)
  return [
    {
      what: `${ids.length} prices at once, on product pages, ${PAGES_PER_SECOND} others a second`,
      processes: shops.length,
      changes: ROUNDS,
      'seen after ms, middle': at(0.5),
      'slowest ms': at(1),
      bad: at(1) > PROMISED_MS ? 1 : 0,
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
