import { afterAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const { standIn, boot } = await stripeOrders(shop)
afterAll(() => standIn.stop())

it('an account that takes no cards offers none, and opens no frame for one', async () => {
  standIn.books.account.offers = ['paypal']
  const buyer = given.guest(shop)
  const basketId = await cartToOrder(buyer, { sku: boot.sku, card: null })
  const { paymentMethods } = await buyer.call('cart.paymentMethods', { params: { basketId } })
  expect(paymentMethods.map(({ id }) => id)).toEqual(['GIFT_CARD', 'WALLET'])
  await expect(buyer.call('cart.paymentSession', { query: { basketId } })).rejects.toMatchObject({
    code: 'PAYMENT_ERROR',
  })
})
