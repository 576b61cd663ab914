import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { testDatabase } from '#server/testing/test-database.ts'
import { seedPromotions } from './promotions.ts'
import { seedShop } from './seed.ts'

let database: Database
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows

beforeAll(async () => {
  database = await testDatabase()
  const client = await database.pool.connect()
  await seedShop(client)
  client.release()
})
afterAll(() => database.close())

/** What the change channel says while `work` runs. */
async function heard(work: () => Promise<unknown>): Promise<string[]> {
  const client = await database.pool.connect()
  const tags: string[] = []
  const { promise: heardAll, resolve } = Promise.withResolvers<void>()
  client.on('notification', ({ payload = '' }) => {
    if (payload === 'mark') resolve()
    else tags.push(payload)
  })
  await client.query('listen cairn_changed')
  if (database.engine === 'embedded') client.release()
  await work()
  // Told in the order of the commits: what came before it is heard by then.
  await query(`select pg_notify('cairn_changed', 'mark')`)
  await heardAll
  if (database.engine === 'postgres') client.release(true)
  return tags
}

it('fills the shop once', async () => {
  const [counts] = await query(`select (select count(*) from styles) as styles, (select count(*) from skus) as skus,
    (select count(*) from reviews) as reviews, (select count(*) from questions) as questions,
    (select count(*) from stores) as stores, (select count(*) from collection_points) as points,
    (select count(*) from stock where location_id >= 1000) as shelves`)
  expect(counts).toMatchObject({ styles: 280, stores: expect.any(Number) })
  expect(counts.skus).toBeGreaterThanOrEqual(12_000)
  expect(counts.reviews).toBeGreaterThanOrEqual(6000)
  expect(counts.questions).toBeGreaterThanOrEqual(800)
  expect(counts.shelves).toBeGreaterThan(40_000)
  const client = await database.pool.connect()
  expect(await seedShop(client)).toBe(false)
  client.release()
})

it('counts the published reviews of each style', async () => {
  const wrong =
    await query(`select s.id from styles s left join reviews r on r.style_id = s.id and r.status = 'published'
    group by s.id having s.rating_count <> count(r.id) or s.rating_sum <> coalesce(sum(r.rating), 0)`)
  expect(wrong).toEqual([])
})

it('prices every SKU on every site, but for the one that has no price', async () => {
  const rows = await query(
    'select sku, count(*) as sites from prices where current is not null group by sku having count(*) = 6',
  )
  const [all] = await query('select count(*) as skus from skus')
  expect(rows).toHaveLength(all.skus - 1)
})

it('gives new SKUs keys after the seeded ones', async () => {
  const [colour] = await query('select id from colours limit 1')
  const [added] = await query(
    "insert into skus (sku, upc, colour_id, size) values ('NEW-1', '499999999999', $1, 'M') returning key",
    [colour.id],
  )
  const [last] = await query('select max(key) as key from skus')
  expect(added.key).toBe(last.key)
})

it('speaks of stock only when the last unit goes or the first comes', async () => {
  const [row] = await query(`select k.sku_key, k.location_id, k.on_hand, c.style_id from stock k
    join skus s on s.key = k.sku_key join colours c on c.id = s.colour_id where k.on_hand between 5 and 50 limit 1`)
  const take = (units: number) =>
    query(
      'update stock set on_hand = on_hand - $3 where sku_key = $1 and location_id = $2 and on_hand - held >= $3 returning on_hand',
      [row.sku_key, row.location_id, units],
    )
  expect(await heard(() => take(1))).toEqual([])
  expect(await heard(() => take(row.on_hand - 1))).toEqual([`product:${row.style_id}`])
  expect(await take(1)).toEqual([])
})

it('speaks of a price, remembers the old one, and shows the lowest of 30 days before a reduction', async () => {
  const [price] = await query(`select p.*, c.style_id from colour_prices p join colours c on c.id = p.colour_id
    where p.current = p.original and p.site = 'DE' limit 1`)
  const key = [price.colour_id, price.site]
  const tags = await heard(() =>
    query('update colour_prices set current = original - 1000 where colour_id = $1 and site = $2', key),
  )
  expect(tags).toEqual([`prices:${price.style_id}`])
  const [now] = await query('select * from colour_prices where colour_id = $1 and site = $2', key)
  expect(now).toMatchObject({ current: price.original - 1000, historic_best: price.original })
  const past = await query('select price from price_history where colour_id = $1 and site = $2', key)
  expect(past).toEqual([{ price: price.current }])
})

it('takes a hidden review out of the rating and speaks of the product and its voices', async () => {
  const [review] = await query("select id, style_id, rating from reviews where status = 'published' limit 1")
  const [before] = await query('select rating_count, rating_sum from styles where id = $1', [review.style_id])
  const tags = await heard(() => query("update reviews set status = 'hidden' where id = $1", [review.id]))
  const [after] = await query('select rating_count, rating_sum from styles where id = $1', [review.style_id])
  expect(tags.toSorted()).toEqual([`product:${review.style_id}`, `voices:${review.style_id}`])
  expect(after).toEqual({ rating_count: before.rating_count - 1, rating_sum: before.rating_sum - review.rating })
})

it('speaks of a renamed category, and keeps quiet when told to', async () => {
  const tags = await heard(() => query('update categories set names = names || \'{"en": "Trails"}\' where id = 2301'))
  expect(tags.toSorted()).toEqual(['category:2301', 'content:menu'])
  const quietly = `begin; set local cairn.quiet = 'on'; update categories set position = 9 where id = 2301; commit`
  expect(await heard(() => query(quietly))).toEqual([])
})

it('sets up the promotions, once', async () => {
  const client = await database.pool.connect()
  await seedPromotions(client)
  await seedPromotions(client)
  client.release()
  const codes = await query('select code from coupons order by code')
  expect(codes.map(({ code }) => code)).toEqual([
    'GIFTSOCK',
    'LAST1',
    'LASTYEAR',
    'ONCE5',
    'SHIPFREE',
    'SOON',
    'SUMMIT20',
    'TRAIL10',
  ])
  const [gift] = await query(
    `select count(*) as centres from stock join skus on key = sku_key where sku = 'CRNGIFTS-1'`,
  )
  expect(gift.centres).toBeGreaterThan(0)
})
