import { expect, it, onTestFinished } from 'vitest'
import { SITES } from '#domain/sites/sites.ts'
import { fulfil } from '../orders/fulfilment.service.ts'
import { cartToOrder, type Buyer } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'

const PAST_CANCELLING_MS = 31 * 60 * 1000

function switchOff() {
  const usual = SITES.US.features
  const switchOn = () => void Object.assign(SITES.US, { features: usual })
  onTestFinished(switchOn)
  Object.assign(SITES.US, { features: { ...usual, loyalty: false } })
  return switchOn
}

it('owes points of an order though the program is switched off before it is packed, and none of orders after that', async () => {
  const shop = await testShop()
  await given.product(shop, { sku: 'SOCK-M', price: 2000, stock: 100 })
  const buyer = given.signedIn(shop, await promotions.consumer(shop, { loyalty: true }))
  const place = async (by: Buyer, qty: number) => {
    const cartId = await cartToOrder(by, { sku: 'SOCK-M', qty })
    await by.call('cart.placeOrder', { headers: {}, body: { cartId } })
  }
  await place(buyer, 3)
  const switchOn = switchOff()
  await place(buyer, 1)
  shop.advance(PAST_CANCELLING_MS)
  await fulfil(shop.services)
  switchOn()
  expect((await buyer.call('consumer.vouchers')).currentLoyaltyPoints).toBe(60)
})
