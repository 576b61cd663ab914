import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import { createStripeProvider } from '../payment/stripe/stripe-provider.ts'
import { startStripeStandIn } from '../payment/stripe/stripe-stand-in.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, CARDS, payWith } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { findViolations } from './invariants.ts'
import { receiveNews, settleOpenPayments } from './settle.service.ts'

type Guest = ReturnType<typeof given.guest>
type Fault = Parameters<Awaited<ReturnType<typeof startStripeStandIn>>['fail']>[0]

let shop: TestShop
let gifts = 0

beforeAll(async () => {
  shop = await testShop({ PAYMENT_TIMEOUT_MS: '150' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
  await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
  await promotions.promotion(shop, { id: 'few' }, { code: 'FEW', max_uses: 100 })
})

const rowsOf = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const place = (buyer: Guest, cartId: string) => buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
const routine = async () => {
  shop.advance(60_000)
  await settleOpenPayments(shop.services, { id: 0, kind: 'settle', payload: {}, attempts: 1 })
}

/** A cart that a coupon and a gift card make cheaper; a card is to pay the rest. */
async function cartWithLedgers(buyer: Guest) {
  const card = { number: `60000000000000088${String(++gifts).padStart(2, '0')}`, code: '12345678' }
  await promotions.giftCard(shop, { ...card, balance: 1000 })
  const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
  await buyer.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode: 'FEW' } })
  await buyer.call('cart.addPaymentInstrument', {
    params: { basketId },
    body: { payment_method_id: 'GIFT_CARD', giftCardNumber: card.number, giftCardCode: card.code },
  })
  return { basketId, giftCard: card.number }
}

/** What an attempt may take, and must give back when it fails. */
async function standing(basketId: string, giftCard: string) {
  const [order] = await rowsOf('select number, placed_at from orders where cart_id = $1', [basketId])
  const [coupon] = await rowsOf(`select uses from coupons where code = 'FEW'`)
  const [card] = await rowsOf('select balance from gift_cards where number = $1', [giftCard])
  return { number: order?.number, placed: order?.placed_at ?? null, uses: coupon?.uses, balance: card?.balance }
}

async function failsThenPays(buyer: Guest, pay: (basketId: string) => Promise<void>, recover: (id: string) => unknown) {
  const { basketId, giftCard } = await cartWithLedgers(buyer)
  await pay(basketId)
  const before = await standing(basketId, giftCard)
  await expect(place(buyer, basketId)).rejects.toMatchObject({ errorId: 'PAY400', details: { reason: 'unknown' } })
  const after = await standing(basketId, giftCard)
  expect(after).toMatchObject({ placed: null, uses: before.uses, balance: 1000 })
  await expect(buyer.call('consumer.purchase', { params: { orderId: after.number } })).rejects.toMatchObject({
    errorId: 'OHS4004',
  })
  expect(await buyer.call('cart.read', { params: { basketId } })).toMatchObject({ items: [{ sku: 'BOOT-9', qty: 1 }] })
  await recover(basketId)
  const order = await place(buyer, basketId)
  expect(order).toMatchObject({ status: 'paid', orderNumber: after.number })
  await routine()
  expect(await standing(basketId, giftCard)).toMatchObject({ uses: before.uses + 1, balance: 0 })
  return order
}

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
    await provider.cancel((await provider.findByReference(reference))?.paymentId ?? '', 'bank')
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
    await rowsOf(`update jobs set run_at = now() where kind = 'gift-card'`)
    await runJobs(shop)
    const waiting = await rowsOf(`select id from jobs where kind = 'gift-card' and done_at is null`)
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

describe('when Stripe', () => {
  let standIn: Awaited<ReturnType<typeof startStripeStandIn>>

  beforeAll(async () => {
    standIn = await startStripeStandIn()
    fail('none')
  })
  afterEach(() => fail('none'))
  afterAll(() => standIn.stop())

  /** Only silence is given up soon: any other answer may take as long as the machine does. */
  const fail = (fault: Fault) => {
    standIn.fail(fault)
    const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', origin: 'https://shop.test' }
    const timeoutMs = fault === 'silent' ? 150 : inject('patience')
    Object.assign(shop.services.payments, {
      provider: createStripeProvider({ ...keys, timeoutMs, server: standIn.server }),
    })
  }

  const payByToken = async (buyer: Guest, basketId: string, paymentToken = 'pm_ok') => {
    const body = { payment_method_id: 'CREDIT_CARD', paymentToken } as const
    await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body })
  }
  const intentsOf = (number: string) =>
    [...standIn.intents.values()].filter(({ metadata }) => JSON.stringify(metadata).includes(number))

  it.each([
    ['does not answer in time', 'silent'],
    ['answers 500', 'error'],
    ['answers what is no JSON', 'garbage'],
    ['answers JSON of another shape', 'odd'],
  ] as const)('%s, nothing is half done and trying again charges once', async (_, fault: Fault) => {
    const buyer = given.guest(shop)
    const order = await failsThenPays(
      buyer,
      async id => {
        await payByToken(buyer, id)
        fail(fault)
      },
      () => fail('none'),
    )
    const intents = intentsOf(order.orderNumber)
    expect(intents.filter(({ status }) => status === 'succeeded')).toMatchObject([
      { amount_received: order.totals.total - 1000 },
    ])
    // Money that was reserved behind the silence is let go.
    expect(intents.filter(({ status }) => status !== 'succeeded').map(({ status }) => status)).toEqual(
      fault === 'silent' ? ['canceled'] : [],
    )
  })

  it('loses the answer, the order is placed by what it says when asked', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    await payByToken(buyer, basketId)
    fail('lost')
    const order = await place(buyer, basketId)
    expect(order.status).toBe('paid')
    expect(intentsOf(order.orderNumber)).toMatchObject([{ status: 'succeeded' }])
  })

  it('asks the bank, the order is finished when the shopper comes back', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    await payByToken(buyer, basketId, 'pm_challenge')
    const { orderNumber, action } = await place(buyer, basketId)
    expect(action?.url).toMatch(/^https:\/\/hooks\.stripe\.com\//)
    const [intent] = intentsOf(orderNumber)
    Object.assign(intent ?? {}, { status: 'requires_capture', next_action: null })
    const body = { transactionId: intent?.id ?? '', authenticationResult: 'succeeded' }
    const order = await buyer.call('cart.patchOrder', { headers: {}, params: { orderNumber }, body })
    expect(order.status).toBe('paid')
  })

  it('cannot be asked about a card, the shopper is told to use another way', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    fail('odd')
    await expect(payByToken(buyer, basketId)).rejects.toMatchObject({ errorId: 'PAY400' })
    fail('none')
    await payByToken(buyer, basketId)
  })
})
