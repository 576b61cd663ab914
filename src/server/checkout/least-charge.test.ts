import { afterAll, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { giftCard, promotion } from '../testing/given-promotion.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const { standIn, boot, ordered } = await stripeOrders(shop)
afterAll(() => standIn.stop())

const balanceOf = async (number: string) =>
  (await shop.database.pool.query('select balance from gift_cards where number = $1', [number])).rows[0]?.balance

it('a gift card gives way where it would leave less than can be charged, and keeps what it did not pay', async () => {
  const { total } = await ordered(given.guest(shop))
  const card = { number: '6000000000000077001', code: '12345678' }
  await giftCard(shop, { ...card, balance: total - 20 })
  const { intent } = await ordered(given.guest(shop), 'ok', 1, card)
  expect(intent).toMatchObject({ amount: 50, amount_received: 50 })
  expect(await balanceOf(card.number)).toBe(30)
})

it('an order that comes to less than can be charged is not placed, and nothing is asked of a bank', async () => {
  await given.product(shop, { sku: 'LACE', price: 20, stock: 5 })
  await promotion(shop, { id: 'post-paid', level: 'SHIPPING', kind: 'free-shipping', skus: ['LACE'] })
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku: 'LACE', card: null })
  const body = { payment_method_id: 'CREDIT_CARD', paymentToken: 'ctoken_ok_least' } as const
  await buyer.call('cart.addPaymentInstrument', { params: { basketId: cartId }, body })
  const asked = standIn.books.intents.size
  await expect(buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })).rejects.toMatchObject({
    code: 'PAYMENT_ERROR',
    details: { reason: 'amount' },
  })
  expect(standIn.books.intents.size).toBe(asked)
})

it('a wallet and credit are called by the names of whose they are', async () => {
  standIn.books.account.offers = ['card', 'paypal', 'klarna']
  const buyer = given.guest(shop)
  const basketId = await cartToOrder(buyer, { sku: boot.sku, card: null })
  const { paymentMethods } = await buyer.call('cart.paymentMethods', { params: { basketId } })
  expect(paymentMethods.filter(({ id }) => id === 'WALLET' || id === 'PAY_LATER')).toMatchObject([
    { name: 'PayPal', brands: ['paypal'] },
    { name: 'Klarna', brands: ['klarna'] },
  ])
})
