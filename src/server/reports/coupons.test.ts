import { expect, it } from 'vitest'
import { CARDS, cartToOrder, payWith } from '../testing/given-checkout.ts'
import { promotion } from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const ALL_TIME = { from: '2020-01-01', to: '2099-12-31' }

it('tells of coupons that shoppers used, each order once however often its card was tried', async () => {
  const shop = await testShop({ DEMO: 'true' })
  const owner = await staffMember(shop, 'owner')
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
  await promotion(shop, { id: 'spring' }, { code: 'THAW' })
  const uses = async (card: string) => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card })
    await buyer.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode: 'THAW' } })
    return { buyer, basketId, place: () => buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } }) }
  }
  const coupons = async () => (await owner.call('reports.more', { query: ALL_TIME })).coupons

  await (await uses(CARDS.good)).place()
  const { buyer, basketId, place } = await uses(CARDS.declined)
  await expect(place()).rejects.toMatchObject({ errorId: 'PAY400' })
  expect(await coupons()).toEqual([{ code: 'THAW', orders: 1, returned: 0 }])
  await payWith(buyer, basketId, CARDS.good)
  const { orderNumber: number } = await place()
  expect(await coupons()).toEqual([{ code: 'THAW', orders: 2, returned: 0 }])
  await owner.call('orders.cancel', { params: { number }, body: { reason: 'Not wanted' } })
  expect(await coupons()).toEqual([{ code: 'THAW', orders: 2, returned: 1 }])
})
