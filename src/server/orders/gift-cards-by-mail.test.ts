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
    const body = { orderNumber: order.orderNumber, itemId: order.items[0]?.id ?? '' }
    // Asked for from another country before the first has left, and long after.
    await given.guest(shop, { 'x-locale': 'en-gb' }, buyer.id).call('consumer.resendGiftCardEmail', { body })
    await runJobs(shop)
    shop.advance(40 * 24 * 60 * 60 * 1000)
    await buyer.call('consumer.resendGiftCardEmail', { body })
    await runJobs(shop)
    const messages = await mailTo(shop, 'ash-gift@cairn.test')
    expect(new Set(messages.map(message => message.body)).size).toBe(1)
    expect(messages).toHaveLength(3)
    expect(messages[0]?.body).toMatch(/\b[0-9]{8}\b/)
    const queued = `select distinct payload -> 'values' ->> 'code' as code from jobs where kind = 'gift-card-letter'`
    expect((await shop.database.pool.query(queued)).rows).toEqual([{ code: '' }])
    const { rows } = await shop.database.pool.query(
      'select balance, currency from gift_cards where bought_by like $1',
      [`${order.orderNumber}%`],
    )
    expect(rows).toEqual([{ balance: 5000, currency: 'USD' }])
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
    expect((await read(digital.orderNumber)).status).toBe('paid')
    await runJobs(shop)
    expect(await read(digital.orderNumber)).toMatchObject({
      status: 'delivered',
      cancellable: false,
      shipments: [{ timeline: [{ status: 'created' }, { status: 'delivered' }] }],
    })
    expect(await read(orderNumber)).toMatchObject({
      status: 'paid',
      shipments: [{ status: 'created' }, { status: 'delivered' }],
      items: [{ cancellable: true }, { cancellable: false }],
    })
    shop.advance(31 * 60 * 1000)
    await fulfil(shop.services)
    const mixed = await read(orderNumber)
    expect(mixed.status).toBe('processing')
    expect(mixed.shipments.map(({ code, status, carrier }) => ({ code, status, carrier }))).toEqual([
      { code: 'standard', status: 'processing', carrier: undefined },
      { code: 'digital', status: 'delivered', carrier: undefined },
    ])
    for (let step = 0; step < 3; step++) {
      shop.advance(11 * 60 * 1000)
      await fulfil(shop.services)
    }
    const { status, items: lines } = await read(orderNumber)
    expect(status).toBe('delivered')
    expect(lines.map(({ returnableUntil }) => returnableUntil !== undefined)).toEqual([true, false])
  })

  it('arrive on the day that was asked for, with the last of them, and not before they are paid', async () => {
    const buyer = given.guest(shop)
    const sendDate = new Date(shop.services.clock().getTime() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const now = { amount: 5000, recipientEmail: 'now@cairn.test' }
    const items = [
      { sku: 'CARD-50', qty: 2, giftCard: now },
      { sku: 'CARD-50', giftCard: { ...now, recipientEmail: 'later@cairn.test', sendDate } },
    ]
    const { id: cartId } = await buyer.call('cart.createWithItem', { body: { items } })
    await buyer.call('cart.setBillingAddress', { params: { basketId: cartId }, body: HOME })
    await payWith(buyer, cartId, CARDS.good)
    const { orderNumber, items: lines } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const due = (when: string) =>
      shop.database.pool.query(`update jobs set run_at = now() where done_at is null and run_at < ${when}`)
    const paid = (at: Date | null) =>
      shop.database.pool.query('update orders set paid_at = $2 where number = $1', [orderNumber, at])
    const statusOf = async () => (await buyer.call('consumer.purchase', { params: { orderId: orderNumber } })).status
    await paid(null)
    await runJobs(shop)
    expect(await mailTo(shop, 'now@cairn.test')).toEqual([])
    await paid(new Date())
    await due(`now() + interval '1 hour'`)
    await runJobs(shop)
    expect(await mailTo(shop, 'now@cairn.test')).toHaveLength(2)
    shop.advance(31 * 60 * 1000)
    await fulfil(shop.services)
    expect(await statusOf()).toBe('paid')
    const body = { orderNumber, itemId: lines[1]?.id ?? '' }
    await buyer.call('consumer.resendGiftCardEmail', { body })
    await due(`now() + interval '90 days'`)
    await runJobs(shop)
    expect(await mailTo(shop, 'later@cairn.test')).toHaveLength(1)
    expect(await statusOf()).toBe('delivered')
  })
})
