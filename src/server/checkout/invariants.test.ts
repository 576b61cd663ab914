import { beforeAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { findViolations } from './invariants.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 10 })
})

/** What damages the books of a placed order, and the rules that notice. */
const DAMAGES = [
  [
    'update simulator_payments set captured = captured - 1',
    ['the money taken is not the total', 'shop and provider disagree'],
  ],
  [
    `update payments set reference = reference || '-lost'`,
    ['the provider took what no placed order owes', 'the money taken is not the total'],
  ],
  ['update order_stock set qty = qty + 1', ['a placed order took other pieces than it sold']],
  ['delete from order_stock', ['a placed order took other pieces than it sold']],
] as const

it('the invariants notice what does not add up, and nothing else', async () => {
  const buyer = given.guest(shop)
  await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: await cartToOrder(buyer, { sku: 'BOOT-9' }) } })
  const client = await shop.database.pool.connect()
  expect(await findViolations(client)).toEqual([])
  for (const [damage, rules] of DAMAGES) {
    await client.query('begin')
    await client.query(damage)
    const broken = await findViolations(client)
    await client.query('rollback')
    expect(
      broken.map(({ rule }) => rule),
      damage,
    ).toEqual(rules)
  }
  client.release()
})
