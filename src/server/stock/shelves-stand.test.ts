import { beforeAll, describe, expect, inject, it } from 'vitest'
import * as given from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const CENTRE = 1
const REFUSED = { code: '23503' }

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await query(
    `insert into locations (id, kind, country, name) select n, 'dc', 'US', 'Centre' from generate_series(2, 3) n`,
  )
})

const query = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values)
const addShelves =
  'insert into stock (sku_key, location_id, on_hand) select * from unnest($1::int[], $2::int[], $3::int[])'

async function keyOf(sku: string): Promise<number> {
  await given.product(shop, { sku, price: 1000, stock: 5 })
  return (await query('select key from skus where sku = $1', [sku])).rows[0].key
}
const shelvesOf = async (key: number) =>
  (await query('select location_id from stock where sku_key = $1 order by 1', [key])).rows.map(row => row.location_id)

it('a shelf needs a SKU and a location, also one among many', async () => {
  const key = await keyOf('STANDS')
  const add = (keys: number[], locations: number[]) => query(addShelves, [keys, locations, keys.map(() => 1)])
  await expect(add([key, 2_000_000_000], [2, 2])).rejects.toMatchObject(REFUSED)
  await expect(add([key, key], [2, 999_999])).rejects.toMatchObject(REFUSED)
  expect(await shelvesOf(key)).toEqual([CENTRE])
  await add([key, key], [2, 3])
  expect(await shelvesOf(key)).toEqual([CENTRE, 2, 3])
})

it('a shelf does not move to another SKU or location', async () => {
  const key = await keyOf('STAYS')
  await expect(query('update stock set location_id = 2 where sku_key = $1', [key])).rejects.toMatchObject(REFUSED)
  expect(await shelvesOf(key)).toEqual([CENTRE])
})

it('a SKU that goes takes its shelves along, and a location with shelves stays', async () => {
  const key = await keyOf('GOES')
  await expect(query('delete from locations where id = $1', [CENTRE])).rejects.toMatchObject(REFUSED)
  await query('delete from skus where key = $1', [key])
  expect(await shelvesOf(key)).toEqual([])
})

describe.runIf(inject('engine') === 'postgres')('a shelf that is put up while its SKU is taken away', () => {
  /** What the first does is not committed while the second begins, which has to wait for it. */
  async function oneAfterTheOther(first: [string, unknown[]], second: [string, unknown[]]): Promise<unknown> {
    const client = await shop.database.pool.connect()
    try {
      await client.query('begin')
      await client.query(...first)
      const done = query(...second).then(
        () => 'done',
        (error: unknown) => error,
      )
      await expect.poll(waiting).toBe(1)
      await client.query('commit')
      return await done
    } finally {
      client.release()
    }
  }
  const waiting = async () =>
    (
      await query(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0].n

  it('is refused if it comes second, and goes along if it came first', async () => {
    const [gone, taken] = [await keyOf('GONE'), await keyOf('TAKEN')]
    const adding = (key: number): [string, unknown[]] => [addShelves, [[key], [2], [1]]]
    const removing = (key: number): [string, unknown[]] => ['delete from skus where key = $1', [key]]
    expect(await oneAfterTheOther(removing(gone), adding(gone))).toMatchObject(REFUSED)
    expect(await oneAfterTheOther(adding(taken), removing(taken))).toBe('done')
    expect(await shelvesOf(taken)).toEqual([])
  })
})
