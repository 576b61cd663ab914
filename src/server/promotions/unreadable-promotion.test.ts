import { expect, it } from 'vitest'
import * as offer from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()

it('leaves out a promotion of a kind that only a later version knows, and says so', async () => {
  const { sku } = await given.product(shop, { price: 10_000, stock: 10 })
  await offer.promotion(shop, { id: 'known-kind', percent: 25 })
  await shop.database.pool.query('alter table promotions drop constraint promotions_kind_check')
  await shop.database.pool.query(
    `insert into promotions (id, names, level, kind) values ('later-kind', '{}', 'ORDER', 'mystery')`,
  )
  await shop.settled()
  const { totals } = await given.guest(shop).call('cart.createWithItem', { body: { items: [{ sku }] } })
  expect(totals.itemTotal).toBe(7500)
  expect(shop.logged.filter(line => line.includes('later-kind'))).toHaveLength(1)
})
