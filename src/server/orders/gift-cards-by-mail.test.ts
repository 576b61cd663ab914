import { beforeAll, describe, expect, it } from 'vitest'
import { cartToOrder, CARDS, HOME, payWith } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { fulfil } from './fulfilment.service.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
  await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
})

describe('gift cards that are bought', () => {
  it('are mailed to whom they are for, and again on request without becoming more', async () => {
    const buyer = given.guest(shop)
    const giftCard = { amount: 5000, recipientEmail: 'ash-gift@cairn.test', senderName: 'Robin' }
    const { id: cartId } = await buyer.call('cart.createWithItem', { body: { items: [{ sku: 'CARD-50', giftCard }] } })
    await buyer.call('cart.setBillingAddress', { params: { basketId: cartId }, body: HOME })
    await payWith(buyer, cartId, CARDS.good)
    const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await runJobs(shop)
    const itemId = order.items[0]?.id ?? ''
    await buyer.call('consumer.resendGiftCardEmail', { body: { orderNumber: order.orderNumber, itemId } })
    await runJobs(shop)
    const messages = await mailTo(shop, 'ash-gift@cairn.test')
    expect(messages).toHaveLength(2)
    expect(messages[0]?.body).toBe(messages[1]?.body)
    const { rows } = await shop.database.pool.query('select balance from gift_cards where bought_by like $1', [
      `${order.orderNumber}%`,
    ])
    expect(rows).toEqual([{ balance: 5000 }])
    const otherCart = await cartToOrder(buyer, { sku: 'BOOT-9' })
    const other = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: otherCart } })
    await expect(
      buyer.call('consumer.resendGiftCardEmail', {
        body: { orderNumber: other.orderNumber, itemId: other.items[0]?.id ?? '' },
      }),
    ).rejects.toMatchObject({ errorId: 'GFO405' })
  })

  it('travel by mail alone, and keep nothing else from coming back', async () => {
    const buyer = given.guest(shop)
    const giftCard = { amount: 5000, recipientEmail: 'ash-gift@cairn.test' }
    const items = [{ sku: 'CARD-50', giftCard }]
    const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
    await buyer.call('cart.addItem', { body: { basketId: cartId, ...items[0], sku: 'CARD-50' } })
    const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const alone = await buyer.call('cart.createWithItem', { body: { items } })
    await buyer.call('cart.setBillingAddress', { params: { basketId: alone.id }, body: HOME })
    await payWith(buyer, alone.id, CARDS.good)
    const digital = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: alone.id } })
    const read = (orderId: string) => buyer.call('consumer.purchase', { params: { orderId } })
    shop.advance(31 * 60 * 1000)
    await fulfil(shop.services)
    const mixed = await read(orderNumber)
    expect(mixed.status).toBe('processing')
    expect(mixed.shipments.map(({ code, status, carrier }) => ({ code, status, carrier }))).toEqual([
      { code: 'standard', status: 'processing', carrier: undefined },
      { code: 'digital', status: 'delivered', carrier: undefined },
    ])
    expect(await read(digital.orderNumber)).toMatchObject({ status: 'delivered' })
    for (let step = 0; step < 3; step++) {
      shop.advance(11 * 60 * 1000)
      await fulfil(shop.services)
    }
    const { status, items: lines } = await read(orderNumber)
    expect(status).toBe('delivered')
    expect(lines.map(({ returnableUntil }) => returnableUntil !== undefined)).toEqual([true, false])
  })
})
