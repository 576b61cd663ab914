import { beforeAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { tellOfAbandonedCarts } from './abandoned.service.ts'

const HOUR = 3_600_000
let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'LEFT-9', price: 12_000, stock: 50 })
})

const look = () => tellOfAbandonedCarts(shop.services, { id: 0, kind: '', payload: {}, attempts: 1 })
const told = async () => {
  const { rows } = await shop.database.pool.query<{ cart: string }>(
    `select data->>'cartId' as cart from events where type = 'cart.abandoned' order by id`,
  )
  return rows.map(({ cart }) => cart)
}
async function leaves(newsletter: boolean) {
  const someone = await person(shop, newsletter ? { newsletter: true } : {})
  const { id } = await someone.call('cart.createWithItem', { body: { items: [{ sku: 'LEFT-9' }] } })
  return { ...someone, cartId: id }
}

it('tells once of a cart that was left by somebody who agreed to letters, and of no other', async () => {
  const agreed = await leaves(true)
  const silent = await leaves(false)
  const left = await leaves(true)
  await shop.database.pool.query(
    `insert into mail_suppressions (address_hash, address, reason, noted_at)
     values (encode(sha256(convert_to(lower($1), 'UTF8')), 'hex'), $1, 'unsubscribed', now())`,
    [left.email],
  )
  await look()
  expect(await told()).toEqual([])
  shop.advance(3 * HOUR)
  await look()
  await look()
  expect(await told()).toEqual([agreed.cartId])
  expect([silent.cartId, left.cartId]).not.toContain(agreed.cartId)
  const { rows } = await shop.database.pool.query(
    `select resource, site, data from events where type = 'cart.abandoned'`,
  )
  expect(rows).toMatchObject([{ resource: expect.stringMatching(/^customer:/), site: 'US', data: { units: 1 } }])
  expect(JSON.stringify(rows)).not.toContain('@')
})
