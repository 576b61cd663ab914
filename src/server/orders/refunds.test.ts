import { beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, CARDS, payWith, type Buyer } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { fulfil } from './fulfilment.service.ts'
import { carryOutLateRefunds } from './refund.service.ts'

let shop: TestShop
const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
  await given.product(shop, { sku: 'BOOT-DE', prices: { DE: 12_000 }, stock: 100 })
  await given.product(shop, { sku: 'SOCK-DE', prices: { DE: 2000 }, stock: 100 })
})

const cancel = (buyer: Buyer, orderNumber: string, body: object = {}) =>
  buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body })
const place = (buyer: Buyer, cartId: string) => buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })

describe('what goes back', () => {
  it('is refunded late, whatever another refund does', async () => {
    const buyer = given.guest(shop)
    const numbers: string[] = []
    for (let made = 0; made < 2; made++) {
      const { orderNumber } = await place(buyer, await cartToOrder(buyer, { sku: 'BOOT-9' }))
      await cancel(buyer, orderNumber)
      numbers.push(orderNumber)
    }
    const { provider } = shop.services.payments
    const { refund } = provider
    const stubborn: typeof refund = (id, amount, key) =>
      key.startsWith(numbers[0] ?? '') ? Promise.reject(new ProviderUnavailable('no')) : refund(id, amount, key)
    Object.assign(provider, { refund: stubborn })
    await shop.database.pool.query(`update jobs set done_at = now() where kind = 'refund'`)
    shop.advance(11 * MINUTE_MS)
    const again = () => carryOutLateRefunds(shop.services, { id: 0, kind: 'refund', payload: {}, attempts: 1 })
    const refunded = async () => {
      const { rows } = await shop.database.pool.query<{ refunded: number }>(
        'select refunded from payments where order_number = any($1) order by created_at',
        [numbers],
      )
      return rows.map(row => row.refunded)
    }
    await again()
    expect(await refunded()).toEqual([0, 12_348])
    Object.assign(provider, { refund })
    await again()
    expect(await refunded()).toEqual([12_348, 12_348])
  })

  it('goes back to the shelf it came from, with its gift', async () => {
    const { key, sku } = await given.product(shop, { price: 12_000, stock: 5, storeStock: { 1001: 5 } })
    const gift = await given.product(shop, { price: 1000, stock: 5 })
    await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
    await promotions.promotion(shop, { id: 'sock', kind: 'gift', gift_sku: gift.sku, min_subtotal: 20_000 })
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku })
    const contact = { firstName: 'Robin', lastName: 'Hale', email: 'robin@cairn.test' }
    await buyer.call('cart.reserveWithItem', { body: { basketId, sku, qty: 1, storeId: '1001', contact } })
    const giftCard = { amount: 5000, recipientEmail: 'ash@cairn.test' }
    await buyer.call('cart.addItem', { body: { basketId, sku: 'CARD-50', giftCard } })
    const { orderNumber, items } = await place(buyer, basketId)
    const shelves = async () => {
      const { rows } = await shop.database.pool.query<{ on_hand: number }>(
        'select on_hand from stock where sku_key = any($1) order by sku_key, location_id',
        [[key, gift.key]],
      )
      return rows.map(row => row.on_hand)
    }
    expect(await shelves()).toEqual([4, 4, 4])
    await cancel(buyer, orderNumber, { items: [{ itemId: items[1]?.id ?? '', qty: 1 }] })
    // Half of it no longer earns the gift.
    expect(await shelves()).toEqual([4, 5, 5])
    await cancel(buyer, orderNumber, { items: [{ itemId: items[0]?.id ?? '', qty: 1 }] })
    expect(await shelves()).toEqual([5, 5, 5])
  })

  it('can be spent, even when it goes to a gift card that has expired', async () => {
    const today = shop.services.clock().toISOString().slice(0, 10)
    const card = { number: '6000000000000007001', code: '12345678' }
    await promotions.giftCard(shop, { ...card, balance: 20_000, expires_on: today })
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    await buyer.call('cart.addPaymentInstrument', {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', giftCardNumber: card.number, giftCardCode: card.code },
    })
    const { orderNumber, items } = await place(buyer, basketId)
    const balance = () =>
      buyer.call('cart.giftCardBalance', { body: { giftCardNumber: card.number, giftCardCode: card.code } })
    for (let step = 0; step < 4; step++) {
      shop.advance(DAY_MS)
      await fulfil(shop.services)
    }
    await expect(balance()).rejects.toMatchObject({ code: 'GC_EXPIRED' })
    const body = { items: [{ itemId: items[0]?.id ?? '', qty: 1, reason: 'too small' }] }
    await buyer.call('consumer.returnLabel', { params: { orderId: orderNumber }, body })
    shop.advance(4 * DAY_MS)
    await fulfil(shop.services)
    await runJobs(shop)
    shop.advance(300 * DAY_MS)
    expect(await balance()).toMatchObject({ balance: 20_000 })
  })

  it('leaves room in a yearly limit again, piece by piece', async () => {
    const athlete = given.signedIn(shop, await promotions.consumer(shop, { athlete: true }))
    const { orderNumber, items } = await place(athlete, await cartToOrder(athlete, { sku: 'BOOT-9', qty: 3 }))
    const spent = async () => {
      const { rows } = await shop.database.pool.query<{ spent: number | null }>(
        'select sum(amount)::int as spent from program_spend where consumer_id = $1',
        [athlete.id],
      )
      return rows[0]?.spent ?? 0
    }
    expect(await spent()).toBe(36_000)
    await cancel(athlete, orderNumber, { items: [{ itemId: items[0]?.id ?? '', qty: 1 }] })
    expect(await spent()).toBe(24_000)
    const whole = await place(athlete, await cartToOrder(athlete, { sku: 'BOOT-9' }))
    expect(await spent()).toBe(36_000)
    await cancel(athlete, whole.orderNumber)
    expect(await spent()).toBe(24_000)
    for (let step = 0; step < 4; step++) {
      shop.advance(31 * MINUTE_MS)
      await fulfil(shop.services)
    }
    const body = { items: [{ itemId: items[0]?.id ?? '', qty: 1, reason: 'too small' }] }
    for (const left of [12_000, 0]) {
      await athlete.call('consumer.returnLabel', { params: { orderId: orderNumber }, body })
      shop.advance(4 * DAY_MS)
      await fulfil(shop.services)
      expect(await spent()).toBe(left)
    }
  })

  it('is promised once when a buyer withdraws from the rest', async () => {
    const buyer = given.guest(shop, { 'x-locale': 'de-de' })
    const items = [{ sku: 'BOOT-DE' }, { sku: 'SOCK-DE' }]
    const { id: cartId } = await buyer.call('cart.createWithItem', { body: { items } })
    const body = {
      addressLine1: 'Hauptstraße 1',
      city: 'Kempten',
      countryCode: 'DE',
      postalCode: '87435',
      recipientFirstName: 'Jo',
      recipientLastName: 'Müller',
      recipientContactEmail: 'rest@cairn.test',
      recipientContactPhone: '+4983112345678',
      useAsBilling: true,
    }
    await buyer.call('cart.setShippingAddress', { params: { basketId: cartId }, body })
    await payWith(buyer, cartId, CARDS.good)
    const { orderNumber: orderId, items: lines, totals } = await place(buyer, cartId)
    shop.advance(31 * MINUTE_MS)
    for (let step = 0; step < 4; step++) {
      await fulfil(shop.services)
      shop.advance(11 * MINUTE_MS)
    }
    const back = async (line: number, reason: string) => {
      const chosen = [{ itemId: lines[line]?.id ?? '', qty: 1, reason }]
      return (await buyer.call('consumer.returnLabel', { params: { orderId }, body: { items: chosen } })).refundTotal
    }
    expect(await back(1, 'too small')).toBe(2000)
    expect(await back(0, 'withdrawal')).toBe(totals.total - 2000)
    shop.advance(4 * DAY_MS)
    await fulfil(shop.services)
    await runJobs(shop)
    expect((await buyer.call('consumer.purchase', { params: { orderId } })).refundedTotal).toBe(totals.total)
    const told = (await mailTo(shop, 'rest@cairn.test')).filter(({ template }) => template === 'return-refunded')
    expect(told.every(({ body: text }) => !/\b0,00/.test(text))).toBe(true)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})
