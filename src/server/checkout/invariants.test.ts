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
  ['update stock set held = held + 1 where held < on_hand', ['what is held is not what carts and reservations hold']],
  ['update carts set closed_at = null', ['a placed order has an open cart']],
  ['update payments set captured = captured - 1', ['shop and provider disagree']],
  [
    `insert into gift_cards (number, code, currency, balance) values (repeat('7', 19), '12345678', 'USD', 500)`,
    ['a gift card is overdrawn or its ledger is wrong'],
  ],
  [
    `with made as (insert into promotions (id, names, level, kind, percent, max_uses)
      values ('few', '{}', 'ORDER', 'percentage', 10, 1) returning id)
    insert into promotion_uses (subject, uses) select 'promotion:' || id, 2 from made`,
    ['a promotion was used too often'],
  ],
  [
    `with made as (insert into promotions (id, names, level, kind, percent)
      values ('few', '{}', 'ORDER', 'percentage', 10) returning id)
    insert into coupons (code, promotion_id, max_uses, uses) select 'FEW', id, 1, 2 from made`,
    ['a coupon was used too often'],
  ],
  ['update orders set refunded = 1', ['what is owed is not what the order says is refunded']],
  [
    `with said as (update orders set refunded = 5 returning number)
    insert into refunds (key, order_number, gift_card, amount, created_at) select 'x', number, '7', 5, now() from said`,
    ['a gift card gets back more than it paid'],
  ],
  [
    `update orders set document = jsonb_set(document, '{lines,0}', document->'lines'->0 || '{"bonus": true}')`,
    ['a gift is kept that nothing kept has earned'],
  ],
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
