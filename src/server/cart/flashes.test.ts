import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { SITES } from '#domain/sites/sites.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as offer from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const sellOut = (key: number) => shop.database.pool.query('update stock set on_hand = 0 where sku_key = $1', [key])

describe('a cart', () => {
  it('says that the order cannot be completed once nothing in it is left, and not before', async () => {
    const [boot, sock] = [await given.product(shop, { stock: 5 }), await given.product(shop, { stock: 5 })]
    const { call } = given.guest(shop)
    const items = [{ sku: boot.sku }, { sku: sock.sku }]
    const { id: basketId } = await call('cart.createWithItem', { body: { items } })
    await sellOut(boot.key)
    const one = await call('cart.read', { params: { basketId } })
    expect(one.flash).toMatchObject([{ code: 'ProductLineItemFullInventoryMissing', itemId: one.items[0]?.id }])
    await sellOut(sock.key)
    const { flash } = await call('cart.read', { params: { basketId } })
    expect(flash).toHaveLength(3)
    expect(flash[2]).toMatchObject({
      type: 'error',
      code: 'ProductLineItemFullInventoryMissing',
      messageKey: 'orderCannotBeCompleted',
      message: 'This order cannot be completed: nothing in it is available any more.',
    })
    expect(flash[2]).not.toHaveProperty('itemId')
  })

  it('says that its shipping address is none for us any more, while something goes there', async () => {
    const { shipsTo } = SITES.US
    onTestFinished(() => void Object.assign(SITES.US, { shipsTo }))
    const { sku } = await given.product(shop, { stock: 5, storeStock: { 1001: 5 } })
    await shop.settled()
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku })
    const read = async () => (await buyer.call('cart.read', { params: { basketId } })).flash.map(({ code }) => code)
    expect(await read()).toEqual([])
    Object.assign(SITES.US, { shipsTo: ['CA'] })
    expect(await read()).toEqual(['InvalidShippingAddress'])
    const [item] = (await buyer.call('cart.read', { params: { basketId } })).items
    const body = { itemId: item?.id ?? '', shippingOption: 'pickup', storeId: '1001' } as const
    await buyer.call('cart.updateItem', { params: { basketId }, body })
    expect(await read()).toEqual([])
  })

  it('says of a gift that it belongs to what is bought', async () => {
    const gift = await given.product(shop, { stock: 5 })
    const { sku } = await given.product(shop, { stock: 5 })
    await offer.promotion(shop, { id: 'laces', kind: 'gift', gift_sku: gift.sku, skus: [sku] })
    const { call } = given.guest(shop)
    const cart = await call('cart.createWithItem', { body: { items: [{ sku }] } })
    const bonus = cart.items.find(item => item.bonus)
    expect(cart.flash).toMatchObject([{ type: 'info', code: 'ProductItemRequired', itemId: bonus?.id }])
  })

  it.each([
    ['en-us', 'This item has sold out. Remove it to go on.'],
    ['fr-fr', 'Cet article est épuisé. Retirez-le pour continuer.'],
    ['de-de', 'Dieser Artikel ist ausverkauft. Entferne ihn, um weiterzumachen.'],
    ['es-es', 'Este artículo se ha agotado. Quítalo para seguir.'],
  ])('speaks as the caller does, in %s', async (locale, message) => {
    const { sku, key } = await given.product(shop, { stock: 5, prices: { US: 900, FR: 900, DE: 900, ES: 900 } })
    const { call } = given.guest(shop, { 'x-locale': locale })
    const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku }] } })
    await sellOut(key)
    const { flash } = await call('cart.read', { params: { basketId } })
    expect(flash[0]).toMatchObject({ code: 'ProductLineItemFullInventoryMissing', message })
  })
})
