import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { httpRequest } from './http-bytes.ts'
import { load } from './load.ts'
import type { Row } from './report.ts'
import { shopPaths } from './shop-paths.ts'
import type { ShopProcess } from './shop-process.ts'

const PRICES = 500
const ROUNDS = 5
const GIVE_UP_MS = 20_000

/** Five hundred prices change at once while shoppers are about: how long until every process shows the last of them. */
export async function measureManyPrices(shops: readonly ShopProcess[], client: ClientBase): Promise<Row[]> {
  const { category } = await shopPaths(shops[0]?.port ?? 0)
  const { rows } = await client.query<{ id: string }>(
    `select p.colour_id as id from colour_prices p join colours c on c.id = p.colour_id join styles s on s.id = c.style_id
      where p.site = 'US' and s.status = 'active' and exists (select from skus k where k.colour_id = c.id and k.status = 'active')
      order by 1 limit ${PRICES}`,
  )
  const ids = rows.map(({ id }) => id)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const cents = 20_001 + round * 100 + shops.length
    const shoppers = shops.map(({ port }) =>
      load({
        port,
        connections: 8,
        seconds: 4,
        request: () => httpRequest('GET', category, { 'accept-encoding': 'br' }),
      }),
    )
    await wait(500)
    await client.query(
      `update colour_prices set current = $2, original = greatest(original, $2) where site = 'US' and colour_id = any($1)`,
      [ids, cents],
    )
    const began = performance.now()
    await Promise.all(shops.map(shop => untilAll(shop, ids, (cents / 100).toFixed(2))))
    times.push(performance.now() - began)
    await Promise.all(shoppers)
  }
  return [
    {
      what: `${ids.length} prices on their product pages, under load`,
      processes: shops.length,
      changes: ROUNDS,
      'seen after ms, middle': times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0,
      'slowest ms': Math.max(...times),
      wrong: 0,
    },
  ]
}

/** One look at each page finds it new, or the next does. */
async function untilAll({ port }: ShopProcess, ids: readonly string[], price: string): Promise<void> {
  const giveUp = performance.now() + GIVE_UP_MS
  for (const id of ids)
    while (!(await (await fetch(`http://127.0.0.1:${port}/en-us/p/x-${id}`)).text()).includes(price))
      if (performance.now() > giveUp) throw new Error(`${id} still lacks ${price} after ${GIVE_UP_MS} ms`)
}
