import { beforeAll, expect, it } from 'vitest'
import { DeskOrder } from '#contract/staff/orders/orders.entities.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { printedLines } from '../testing/printed-words.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop({ DEMO: 'true', FULFILMENT: 'manual' })
beforeAll(async () => {
  const sizeOf = await given.product(shop, { sku: 'FELL-9', size: '9', price: 12_000, stock: 100 })
  await given.product(shop, { sku: 'FELL-9W', size: '9', stock: 100, sizeOf })
  await given.product(shop, { sku: 'FELL-9X', size: '9', stock: 100, sizeOf })
  await shop.database.pool.query(`update skus set width = 'wide' where sku = 'FELL-9W'`)
  await shop.database.pool.query(`update skus set width = '2E' where sku = 'FELL-9X'`)
})

it('a size that is not as wide as most says so in the cart, the order, its letter and its invoice', async () => {
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku: 'FELL-9' })
  for (const sku of ['FELL-9W', 'FELL-9X'])
    await buyer.call('cart.addItem', { body: { basketId: cartId, sku, qty: 1 } })
  const sizes = ['9', '9 (Wide)', '9 (2E)']
  const cart = await buyer.call('cart.read', { params: { basketId: cartId } })
  expect(cart.items.map(item => item.size)).toEqual(sizes)
  const { orderNumber: number } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  const order = await buyer.call('consumer.purchase', { params: { orderId: number } })
  expect(order.items.map(item => item.size)).toEqual(sizes)
  await runJobs(shop)
  const [letter] = await mailTo(shop, 'robin@cairn.test')
  expect(letter?.body).toContain('9 (Wide)')
  const service = await staffMember(shop, 'service')
  const answer = await service.visitor.fetch(`/api/staff/v1/orders/${number}/invoice`)
  const printed = await printedLines(new Uint8Array(await answer.arrayBuffer()))
  expect(printed.join('\n')).toContain('9 (Wide)')
})

it('is said in the language of whoever shops', async () => {
  const sizeOf = await given.product(shop, { sku: 'EIGER-9', size: '9', prices: { DE: 12_000 }, stock: 100 })
  await given.product(shop, { sku: 'EIGER-9W', size: '9', prices: { DE: 12_000 }, stock: 100, sizeOf })
  await shop.database.pool.query(`update skus set width = 'wide' where sku = 'EIGER-9W'`)
  await shop.settled()
  const { call } = given.guest(shop, { 'x-locale': 'de-de' })
  const cart = await call('cart.createWithItem', { body: { items: [{ sku: 'EIGER-9W', qty: 1 }] } })
  expect(cart.items[0]?.size).toBe('9 (Weit)')
})

it('is said at the desk in the language of whoever reads there, unless it is called otherwise since', async () => {
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku: 'FELL-9W' })
  const { orderNumber: number } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  const service = await staffMember(shop, 'service')
  const read = async () => {
    const headers = { 'accept-language': 'de' }
    const answer = await service.visitor.fetch(`/api/staff/v1/orders/${number}`, { headers })
    return DeskOrder.parse(await answer.json()).lines.map(({ size }) => size)
  }
  expect(await read()).toEqual(['9 (Weit)'])
  await shop.database.pool.query(`update skus set size = '9.5' where sku = 'FELL-9W'`)
  await shop.settled()
  expect(await read()).toEqual(['9 (Wide)'])
})
