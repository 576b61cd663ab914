import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()

it('an order from the web view of the application is of its channel, whatever page sent it', async () => {
  await given.product(shop, { sku: 'SOCK-M', stock: 10 })
  const ordered = async (headers: Record<string, string>) => {
    const buyer = given.guest(shop, headers)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M' })
    const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const { rows } = await shop.database.pool.query('select channel from orders where number = $1', [orderNumber])
    return rows[0]?.channel
  }
  expect(await ordered({ 'user-agent': 'Mozilla/5.0 (Linux; Android 15) CairnApp/3.1' })).toBe('MAPP')
  expect(await ordered({ 'user-agent': 'Mozilla/5.0 (Linux; Android 15)' })).toBe('ECOMM')
})
