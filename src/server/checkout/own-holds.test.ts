import { beforeAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder, CARDS, payWith } from '../testing/given-checkout.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

type Guest = ReturnType<typeof given.guest>
const place = (buyer: Guest, cartId: string) => buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
const prepare = (buyer: Guest, basketId: string) => buyer.call('cart.prepareOrder', { headers: {}, body: { basketId } })
const read = (buyer: Guest, basketId: string) => buyer.call('cart.read', { params: { basketId } })
const takes = (sku: string, qty: number) =>
  given.guest(shop).call('cart.createWithItem', { body: { items: [{ sku, qty }] } })

async function lineOf(buyer: Guest, basketId: string): Promise<string> {
  const [item] = (await read(buyer, basketId)).items
  return item?.id ?? ''
}

it('counts what a refused payment left held as the cart’s own, also where nothing was prepared', async () => {
  await given.product(shop, { sku: 'LAST-4', price: 12_000, stock: 4 })
  const buyer = given.guest(shop)
  const basketId = await cartToOrder(buyer, { sku: 'LAST-4', qty: 4, card: CARDS.insufficient })
  await expect(place(buyer, basketId)).rejects.toMatchObject({ status: 402 })
  const [item] = (await read(buyer, basketId)).items
  expect(item).toMatchObject({ qty: 4 })
  await payWith(buyer, basketId, CARDS.good)
  expect(await place(buyer, basketId)).toMatchObject({ items: [{ qty: 4 }] })
})

it('frees what is taken out of a cart that holds its pieces, and no more than that', async () => {
  await given.product(shop, { sku: 'HELD-4', price: 12_000, stock: 4 })
  const buyer = given.guest(shop)
  const basketId = await cartToOrder(buyer, { sku: 'HELD-4', qty: 4 })
  await prepare(buyer, basketId)
  await expect(takes('HELD-4', 1)).rejects.toMatchObject({ status: 409 })
  const itemId = await lineOf(buyer, basketId)
  await buyer.call('cart.updateItem', { params: { basketId }, body: { itemId, qty: 3 } })
  await takes('HELD-4', 1)
  await expect(takes('HELD-4', 2)).rejects.toMatchObject({ status: 409 })
  await buyer.call('cart.removeItem', { body: { basketId, itemId } })
  await takes('HELD-4', 4)
})

it('frees nothing that is being paid for', async () => {
  await given.product(shop, { sku: 'PAID-1', price: 12_000, stock: 1 })
  const buyer = given.guest(shop)
  const basketId = await cartToOrder(buyer, { sku: 'PAID-1', card: CARDS.challenge })
  const itemId = await lineOf(buyer, basketId)
  await place(buyer, basketId)
  await buyer.call('cart.removeItem', { body: { basketId, itemId } })
  await expect(takes('PAID-1', 1)).rejects.toMatchObject({ status: 409 })
})
