import { beforeAll, describe, expect, it } from 'vitest'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import { failingPayments } from '../testing/failing-payments.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, CARDS, payWith } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { findViolations } from './invariants.ts'
import { receiveNews } from './settle.service.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ PAYMENT_TIMEOUT_MS: '150' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
  await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
  await promotions.promotion(shop, { id: 'few' }, { code: 'FEW', max_uses: 100 })
})

const { rowsOf, place, routine, cartWithLedgers, standing, failsThenPays } = failingPayments(() => shop)

describe('when the embedded provider', () => {
  it.each([
    ['answers 500', CARDS.broken],
    ['does not answer in time', CARDS.silent],
  ])('%s, nothing is half done and another card is charged once', async (_, card) => {
    const buyer = given.guest(shop)
    const order = await failsThenPays(
      buyer,
      id => payWith(buyer, id, card),
      id => payWith(buyer, id, CARDS.good),
    )
    const charged = await rowsOf('select captured from simulator_payments where reference like $1', [
      `${order.orderNumber}-%`,
    ])
    expect(charged).toEqual([{ captured: order.totals.total - 1000 }])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})

describe('when the provider has taken money and the answer is lost', () => {
  it('the order is paid by what it says when asked, even if it will not hear of taking it again', async () => {
    const { provider } = shop.services.payments
    const { capture } = provider
    const lost: typeof capture = async (...asked) => {
      await capture(...asked)
      throw new ProviderUnavailable('the connection broke')
    }
    const again: typeof capture = () => Promise.reject(new ProviderUnavailable('it was taken already'))
    const buyer = given.guest(shop)
    Object.assign(provider, { capture: lost })
    const { orderNumber, status } = await place(buyer, await cartToOrder(buyer, { sku: 'BOOT-9' }))
    expect(status).toBe('created')
    Object.assign(provider, { capture: again })
    await routine()
    Object.assign(provider, { capture })
    expect(await buyer.call('consumer.purchase', { params: { orderId: orderNumber } })).toMatchObject({
      status: 'paid',
    })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})

describe('when an order cannot be read', () => {
  it('the payments of others are still brought to their end', async () => {
    const { provider } = shop.services.payments
    const { capture } = provider
    Object.assign(provider, { capture: () => Promise.reject(new ProviderUnavailable('away')) })
    const buyer = given.guest(shop)
    const placed = async () => (await place(buyer, await cartToOrder(buyer, { sku: 'BOOT-9' }))).orderNumber
    const [broken, sound] = [await placed(), await placed()]
    Object.assign(provider, { capture })
    await rowsOf(`update orders set document = '{}' where number = $1`, [broken])
    await routine()
    expect(await buyer.call('consumer.purchase', { params: { orderId: sound } })).toMatchObject({ status: 'paid' })
    await rowsOf(`update orders set document = (select document from orders where number = $2) where number = $1`, [
      broken,
      sound,
    ])
    await routine()
    expect(await buyer.call('consumer.purchase', { params: { orderId: broken } })).toMatchObject({ status: 'paid' })
  })
})

describe('when the provider lets go of money it had reserved', () => {
  it('the order that stood on it is cancelled once, and gives everything back', async () => {
    const { provider, signNews } = shop.services.payments
    const { capture } = provider
    const away = () => Promise.reject(new ProviderUnavailable('away'))
    const buyer = given.guest(shop)
    const { basketId, giftCard } = await cartWithLedgers(buyer)
    const giftFor = { amount: 5000, recipientEmail: 'unpaid@cairn.test' }
    await buyer.call('cart.addItem', { body: { basketId, sku: 'CARD-50', giftCard: giftFor } })
    await payWith(buyer, basketId, CARDS.good)
    const before = await standing(basketId, giftCard)
    const stock = () =>
      rowsOf(`select on_hand, held from stock s join skus k on k.key = s.sku_key where k.sku = 'BOOT-9'`)
    const pieces = await stock()
    Object.assign(provider, { capture: away })
    const { orderNumber, status } = await place(buyer, basketId)
    Object.assign(provider, { capture })
    expect(status).toBe('created')
    await runJobs(shop)
    const reference = `${orderNumber}-1`
    await provider.cancel((await provider.find({ reference, providerId: undefined }))?.paymentId ?? '', 'bank')
    for (const id of ['evt_lapse_1', 'evt_lapse_1', 'evt_lapse_2']) {
      const news = JSON.stringify({ id, reference })
      await receiveNews(shop.services, news, signNews(news, shop.services.clock()))
    }
    await routine()
    await runJobs(shop)
    expect(await buyer.call('consumer.purchase', { params: { orderId: orderNumber } })).toMatchObject({
      status: 'cancelled',
      refundedTotal: 1000,
      items: [{ status: 'cancelled' }, { status: 'cancelled' }],
    })
    expect(await standing(basketId, giftCard)).toMatchObject({ uses: before.uses, balance: 1000 })
    expect(await stock()).toEqual(pieces)
    expect(
      (await mailTo(shop, 'robin@cairn.test')).filter(({ template }) => template === 'payment-lapsed'),
    ).toHaveLength(1)
    const bought = await rowsOf('select status from gift_cards where bought_by like $1', [`${orderNumber}%`])
    expect(bought).toEqual([{ status: 'inactive' }])
    await rowsOf(`update jobs set run_at = now() where kind = 'gift-card-letter'`)
    await runJobs(shop)
    const waiting = await rowsOf(`select id from jobs where kind = 'gift-card-letter' and done_at is null`)
    expect(waiting).toEqual([])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})

describe('when a shopper does not come back from his bank', () => {
  it('everything the attempt took is there again, and another card pays', async () => {
    const buyer = given.guest(shop)
    const { basketId, giftCard } = await cartWithLedgers(buyer)
    const before = await standing(basketId, giftCard)
    await payWith(buyer, basketId, CARDS.challenge)
    const { orderNumber } = await place(buyer, basketId)
    expect(await standing(basketId, giftCard)).toMatchObject({ placed: null, uses: before.uses + 1, balance: 0 })
    shop.advance(10 * 60 * 1000)
    await routine()
    expect(await standing(basketId, giftCard)).toMatchObject({ placed: null, uses: before.uses, balance: 1000 })
    expect(await rowsOf('select qty from stock_holds where cart_id = $1', [basketId])).toEqual([])
    await payWith(buyer, basketId, CARDS.good)
    expect(await place(buyer, basketId)).toMatchObject({ status: 'paid', orderNumber })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})
