import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { testShop } from '../testing/test-shop.ts'
import { countPopularity } from './popularity.service.ts'

const JOB = { id: 0, kind: '', payload: {}, attempts: 1 }
const DAY_MS = 86_400_000

it('makes what sells and is looked at more popular, each day once', async () => {
  const shop = await testShop()
  const boot = async (name: string) => (await given.product(shop, { name, price: 9000, stock: 9 })).masterId
  const [alpine, brook, crag] = [await boot('Alpine'), await boot('Brook'), await boot('Crag')]
  await shop.services.catalog.ready()
  await shop.settled()
  const { pool } = shop.database
  const masterId = alpine
  const buyer = given.guest(shop)
  const { rows: bought } = await pool.query<{ sku: string }>(
    'select k.sku from skus k join colours c on c.id = k.colour_id where c.style_id = $1',
    [brook],
  )
  const cartId = await cartToOrder(buyer, { sku: bought[0]?.sku ?? '' })
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  const day = new Date(shop.services.clock().getTime() - 3 * DAY_MS).toISOString().slice(0, 10)
  await pool.query('update styles set popularity = 100')
  await pool.query('delete from popularity_days')
  await pool.query('insert into popularity_days values ($1::date - 1)', [day])
  await pool.query("insert into report_styles values ('US', $1, $2, 'USD', 3, 27000)", [day, masterId])
  await pool.query("insert into decision_visitors (id, channel) values ('vis_popular', 'ECOMM')")
  await pool.query("insert into viewed_styles values ('vis_popular', $1, $2::date + interval '1 hour')", [
    masterId,
    day,
  ])
  const { rows: keys } = await pool.query<{ key: number }>(
    'select k.key from skus k join colours c on c.id = k.colour_id where c.style_id = any($1) order by c.style_id = $2 desc',
    [[masterId, crag], masterId],
  )
  const [own, cragKey] = keys.map(({ key }) => key)
  // One of the three came back, another size was exchanged; of the other style one was cancelled.
  for (const [number, exchange] of [
    ['RET-1', null],
    ['RET-2', 'line-1'],
  ])
    await pool.query(
      `insert into returns (number, order_number, kind, items, refund, created_at, received_at, exchange_line)
        values ($1, $2, 'return', $3, 0, now(), $4::date + interval '2 hours', $5)`,
      [number, orderNumber, JSON.stringify([{ itemId: 'x', skuKey: own, qty: 1 }]), day, exchange],
    )
  const back = `insert into stock_movements (at, sku_key, location_id, kind, change, pieces, reference)
    values ($1::date + interval '2 hours', $2, 1, 'restock', 1, 1, $3)`
  await pool.query(back, [day, own, orderNumber])
  await pool.query(back, [day, cragKey, 'CRN-CANCELLED'])
  const popularity = async () => {
    const { rows } = await pool.query<{ id: string; popularity: number }>('select id, popularity from styles')
    return new Map(rows.map(each => [each.id, each.popularity]))
  }
  await countPopularity(shop.services, JOB)
  const first = await popularity()
  await countPopularity(shop.services, JOB)
  expect(await popularity()).toEqual(first)
  const { rows } = await pool.query<{ days: number }>('select count(*)::int as days from popularity_days')
  const after = (start: number, more: number) => {
    let left = Math.floor(start * 0.95 + more)
    for (let days = 2; days < (rows[0]?.days ?? 0); days++) left = Math.floor(left * 0.95)
    return left
  }
  expect(first.get(masterId)).toBe(after(100, 41))
  await shop.settled()
  expect(shop.services.catalog.find(masterId)?.popularity).toBe(first.get(masterId))
  expect(first.get(crag)).toBe(after(100, -20))
  expect(first.get(brook)).toBe(after(100, 0))
})
