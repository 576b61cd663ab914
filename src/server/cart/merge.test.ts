import { describe, expect, it } from 'vitest'
import { openShop } from '../http/request-context.ts'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'
import { mergeGuestCart } from './merge.service.ts'

const shop = await testShop()

const contact = { firstName: 'Robin', lastName: 'Hale', email: 'member@cairn.test' }

/** A guest who had pieces set aside in a store turns out to be someone who has a cart. */
async function meeting(product: given.GivenProduct = {}) {
  const { key, sku } = await given.product(shop, { stock: 9, storeStock: { 1001: 9 }, ...product })
  const guest = given.guest(shop)
  const consumerId = `con_${sku}`
  const consumer = given.signedIn(shop, consumerId)
  const reserve = ({ call }: { call: typeof guest.call }, qty: number, basketId?: string) =>
    call('cart.reserveWithItem', {
      body: { sku, qty, storeId: '1001', contact, ...(basketId !== undefined && { basketId }) },
    })
  const held = async () => {
    const { rows } = await shop.database.pool.query(
      'select held from stock where sku_key = $1 and location_id = 1001',
      [key],
    )
    return rows[0]?.held
  }
  const merge = async () => {
    const context = await openShop(shop.services, { request: new Request('http://shop.test/'), address: 'local' })
    for (let times = 0; times < 2; times++) await mergeGuestCart(context, guest.id, consumerId)
    return consumer.call('cart.read', { params: { basketId: 'current' } })
  }
  return { sku, guest, consumer, reserve, held, merge }
}

type Item = Awaited<ReturnType<Awaited<ReturnType<typeof meeting>>['merge']>>['items'][number]
const shown = ({ qty, shippingOptions: { selected, storeInfo } }: Item) => [qty, selected, storeInfo?.id]

describe('pieces that a guest had set aside', () => {
  it('stay set aside for the cart that takes them over', async () => {
    const { guest, reserve, held, merge } = await meeting()
    await reserve(guest, 2)
    expect((await merge()).items.map(shown)).toEqual([[2, 'pickup', '1001']])
    expect(await held()).toBe(2)
  })

  it('stay beside the same item that is to be shipped', async () => {
    const { sku, guest, consumer, reserve, held, merge } = await meeting()
    await consumer.call('cart.createWithItem', { body: { items: [{ sku }] } })
    await reserve(guest, 2)
    const cart = await merge()
    expect(cart.items.map(shown)).toEqual([
      [1, 'standard', undefined],
      [2, 'pickup', '1001'],
    ])
    expect(cart.shippingMethods.find(({ code }) => code === 'pickup')?.contact).toMatchObject(contact)
    expect(await held()).toBe(2)
  })

  it('join what the consumer had set aside in the same store, and go back as the line shrinks', async () => {
    const { guest, consumer, reserve, held, merge } = await meeting()
    await reserve(consumer, 1)
    await reserve(guest, 2)
    const { id: basketId, items } = await merge()
    expect(items.map(shown)).toEqual([[3, 'pickup', '1001']])
    expect(await held()).toBe(3)
    const itemId = items[0]?.id ?? ''
    await consumer.call('cart.updateItem', { params: { basketId }, body: { itemId, qty: 2 } })
    expect(await held()).toBe(2)
    await consumer.call('cart.removeItem', { body: { basketId, itemId } })
    expect(await held()).toBe(0)
  })

  it('go back as far as nobody may buy that many', async () => {
    const { guest, consumer, reserve, held, merge } = await meeting({ maxQty: 3 })
    await reserve(consumer, 2)
    await reserve(guest, 2)
    expect(await held()).toBe(4)
    expect((await merge()).items.map(shown)).toEqual([[3, 'pickup', '1001']])
    expect(await held()).toBe(3)
  })
})
