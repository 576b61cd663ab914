import { expect, it } from 'vitest'
import * as given from './given.ts'
import { testShop } from './test-shop.ts'

const shop = await testShop()

it('makes a product with a price and stock', async () => {
  const { key, sku } = await given.product(shop, { sku: 'TRAIL-9', price: 12_000, stock: 2, storeStock: { 1001: 1 } })
  const { rows } = await shop.database.pool.query(
    'select p.current, s.location_id, s.on_hand from prices p join stock s using (sku_key) where p.sku_key = $1 order by 2',
    [key],
  )
  expect(sku).toBe('TRAIL-9')
  expect(rows).toEqual([
    { current: 12_000, location_id: 1, on_hand: 2 },
    { current: 12_000, location_id: 1001, on_hand: 1 },
  ])
})

it('gives visitors tokens that the shop itself would give', async () => {
  const { call } = given.guest(shop)
  const { id } = await call('cart.create')
  expect((await call('cart.read', { params: { basketId: id } })).id).toBe(id)
  await expect(given.guest(shop).call('cart.read', { params: { basketId: id } })).rejects.toMatchObject({
    errorId: 'AUT498',
  })
})
