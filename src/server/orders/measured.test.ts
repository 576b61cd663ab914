import { beforeAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { fulfil } from './fulfilment.service.ts'

const MINUTE_MS = 60_000

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'MEASURED-9', price: 12_000, stock: 20 })
})

it('an order is a purchase once, and each of its refunds is told once, to its buyer alone', async () => {
  const buyer = await person(shop)
  const cartId = await cartToOrder(buyer, { sku: 'MEASURED-9' })
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  const claim = () => buyer.call('consumer.measuredOrder', { params: { orderId: orderNumber } })
  const both = await Promise.all([claim(), claim()])
  expect(both.filter(({ purchase }) => purchase)).toHaveLength(1)
  expect(await claim()).toEqual({ purchase: false, refunds: [] })
  await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
  const { refundedTotal } = await buyer.call('consumer.purchase', { params: { orderId: orderNumber } })
  expect(await claim()).toMatchObject({ purchase: false, refunds: [{ amount: refundedTotal }] })
  expect(await claim()).toEqual({ purchase: false, refunds: [] })
  const other = await person(shop)
  await expect(other.call('consumer.measuredOrder', { params: { orderId: orderNumber } })).rejects.toMatchObject({
    code: 'PURCHASE_NOT_FOUND',
  })
})

it('a refund of a return is told once, and not before the parcel has come', async () => {
  const buyer = await person(shop)
  const cartId = await cartToOrder(buyer, { sku: 'MEASURED-9' })
  const { orderNumber, items } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  const params = { orderId: orderNumber }
  const claim = async () => (await buyer.call('consumer.measuredOrder', { params })).refunds
  for (let step = 0; step < 5; step++) {
    shop.advance(31 * MINUTE_MS)
    await fulfil(shop.services)
  }
  const body = { items: [{ itemId: items[0]?.id ?? '', qty: 1, reason: 'other' }] }
  const { refundTotal } = await buyer.call('consumer.returnLabel', { params, body })
  expect(await claim()).toEqual([])
  shop.advance(73 * 60 * MINUTE_MS)
  await fulfil(shop.services)
  expect(await claim()).toMatchObject([{ amount: refundTotal }])
  expect(await claim()).toEqual([])
})

it('an order of another day is no purchase of this visit', async () => {
  const buyer = await person(shop)
  const cartId = await cartToOrder(buyer, { sku: 'MEASURED-9' })
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await shop.database.pool.query(
    `update orders set created_at = created_at - interval '2 days', placed_at = placed_at - interval '2 days' where number = $1`,
    [orderNumber],
  )
  const told = await buyer.call('consumer.measuredOrder', { params: { orderId: orderNumber } })
  expect(told.purchase).toBe(false)
})
