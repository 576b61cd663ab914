import { beforeAll, expect, it } from 'vitest'
import { tagOf } from '#domain/sites/change-tags.ts'
import { hearChanges } from '../db/changes.ts'
import { createLog } from '../log.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let toldBy: <T>(work: () => Promise<T>) => Promise<(string | undefined)[]>

beforeAll(async () => {
  shop = await testShop()
  const changes = await hearChanges(shop.database, createLog('silent'))
  const heard: (string | undefined)[] = []
  changes.subscribe(tag => heard.push(tag))
  toldBy = async work => {
    await changes.heardAll()
    heard.length = 0
    await work()
    await changes.heardAll()
    return [...heard]
  }
  return () => changes.stop()
})

const order = async (sku: string) => {
  const buyer = given.guest(shop)
  const basketId = await cartToOrder(buyer, { sku })
  await buyer.call('cart.prepareOrder', { headers: {}, body: { basketId } })
  await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
}

it('whoever changes a cart or places an order tells nobody: commits that notify wait for each other', async () => {
  const { sku } = await given.product(shop, { price: 5000, stock: 1000 })
  const buyer = given.guest(shop)
  const body = { items: [{ sku, qty: 1 }] }
  expect(
    await toldBy(async () => {
      const { id: basketId } = await buyer.call('cart.createWithItem', { body })
      await buyer.call('cart.addItem', { body: { basketId, sku, qty: 1 } })
    }),
  ).toEqual([])
  expect(await toldBy(() => order(sku))).toEqual([])
})

it('the order that takes the last piece tells of it, once', async () => {
  const { sku, masterId } = await given.product(shop, { price: 5000, stock: 1 })
  expect(await toldBy(() => order(sku))).toEqual([tagOf('product', masterId)])
})
