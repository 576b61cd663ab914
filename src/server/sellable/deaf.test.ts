import { expect, it, vi } from 'vitest'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'

it('a process that does not hear of changes prices carts from the database', async () => {
  const shop = await testShop()
  await given.product(shop, { sku: 'DEAF-9', price: 5000 })
  const { call } = given.guest(shop)
  const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku: 'DEAF-9', qty: 1 }] } })
  const price = async () => (await call('cart.read', { params: { basketId } })).items[0]?.price.current
  expect(await price()).toBe(5000)
  await shop.database.pool.query(`begin; set local cairn.quiet = 'on';
    update colour_prices set current = 6000, original = 6000
      where colour_id = (select colour_id from skus where sku = 'DEAF-9'); commit`)
  expect(await price(), 'nobody told').toBe(5000)
  const hears = vi.spyOn(shop.services.changes, 'isListening').mockReturnValue(false)
  expect(await price()).toBe(6000)
  hears.mockRestore()
})
