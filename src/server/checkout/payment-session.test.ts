import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'SOCK-M', price: 2000, stock: 100 })
})

describe('a payment session', () => {
  it('is for the way to pay that is asked for, with a frame for cards alone', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'SOCK-M', card: null })
    const session = (paymentMethod: 'CREDIT_CARD' | 'WALLET' | 'PAY_LATER' | 'GIFT_CARD') =>
      buyer.call('cart.paymentSession', { query: { basketId, paymentMethod } })
    expect(await session('CREDIT_CARD')).toMatchObject({ paymentMethod: 'CREDIT_CARD', frameUrl: expect.any(String) })
    const wallet = await session('WALLET')
    expect(wallet.paymentMethod).toBe('WALLET')
    expect(wallet.frameUrl).toBeUndefined()
    // Neither a gift card nor credit for so little is taken by a provider.
    for (const method of ['GIFT_CARD', 'PAY_LATER'] as const)
      await expect(session(method)).rejects.toMatchObject({ errorId: 'PAY400', details: { reason: 'method' } })
  })

  it('tells the provider what the device said about itself', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M' })
    const device = { fingerprint: '5b1f0c', screen: { width: 390, height: 844 }, timeZone: 'America/Denver' }
    await buyer.call('cart.deviceFingerprint', { body: { basketId: cartId, ...device } })
    const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const { rows } = await shop.database.pool.query('select device from simulator_payments where reference like $1', [
      `${orderNumber}-%`,
    ])
    expect(rows).toEqual([{ device }])
  })
})
