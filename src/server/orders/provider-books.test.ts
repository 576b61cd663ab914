import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchMissedNews } from '../checkout/settle.service.ts'
import { closeDispute, createRefund, endRefund, openDispute } from '../payment/stripe/stand-in/money-back.ts'
import type { Intent } from '../payment/stripe/stand-in/books.ts'
import { startStripeStandIn, type StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import { createStripeProvider } from '../payment/stripe/stripe-provider.ts'
import { receiveNews } from '../checkout/settle.service.ts'
import Stripe from 'stripe'
import * as given from '../testing/given.ts'
import { cartToOrder, type Buyer } from '../testing/given-checkout.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { backgroundShop } from '../background-shop.ts'
import { findLivePayment } from '../payment/attempts.service.ts'
import { takePart } from '../payment/captures.service.ts'
import { captureWhatLapses } from './capture.service.ts'
import { fulfil } from './fulfilment.service.ts'

let shop: TestShop
let standIn: StripeStandIn
let tokens = 0
const routine = { id: 0, kind: 'routine', payload: {}, attempts: 1 }

beforeAll(async () => {
  shop = await testShop()
  standIn = await startStripeStandIn()
  const keys = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], origin: 'https://shop.test', timeoutMs: 30_000 }
  Object.assign(shop.services.payments, { provider: createStripeProvider({ ...keys, server: standIn.server }) })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
})
afterAll(() => standIn.stop())

async function ordered(buyer: Buyer, card = 'ok', qty = 1) {
  const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', qty, card: null })
  const body = { payment_method_id: 'CREDIT_CARD', paymentToken: `ctoken_${card}_b${++tokens}` } as const
  await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body })
  const { orderNumber, totals } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
  const intent = [...standIn.books.intents.values()].find(each => each.metadata['reference'] === `${orderNumber}-1`)
  if (!intent) throw new Error('Stripe knows nothing of it')
  const shown = () => buyer.call('consumer.purchase', { params: { orderId: orderNumber } })
  return { orderNumber, intent, total: totals.total, shown }
}

const refund = (id: string, amount: number) =>
  createRefund(standIn.books, new URLSearchParams({ payment_intent: id, amount: String(amount) }))

async function deliver(type: string) {
  const payload = JSON.stringify(standIn.books.events.findLast(event => event.type === type))
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret: 'whsec_1' })
  expect(await receiveNews(shop.services, payload, signature)).toBe(true)
}

async function runJobsAgain() {
  for (let round = 0; round < 3; round++) {
    await runJobs(shop)
    await shop.database.pool.query('update jobs set run_at = now() where done_at is null')
  }
}

/** What was given back, as the three books have it. */
async function sums(orderNumber: string, { latest_charge }: Intent) {
  const { rows } = await shop.database.pool.query<{ order: number; payment: number }>(
    `select o.refunded as order, p.refunded as payment from orders o join payments p on p.order_number = o.number
     where o.number = $1`,
    [orderNumber],
  )
  return { ...rows[0], provider: standIn.books.charges.get(latest_charge ?? '')?.amount_refunded }
}

describe('what someone does in the dashboard', () => {
  it('is a refund of the order, told by news, once', async () => {
    const { intent, shown } = await ordered(given.guest(shop))
    refund(intent.id, 2000)
    await deliver('refund.created')
    await deliver('refund.created')
    expect(await shown()).toMatchObject({ status: 'paid', refundedTotal: 2000 })
  })

  it('is noticed without news, because they are fetched', async () => {
    const { intent, shown } = await ordered(given.guest(shop))
    refund(intent.id, 700)
    await fetchMissedNews(shop.services, routine)
    expect(await shown()).toMatchObject({ refundedTotal: 700 })
  })

  it('is noticed behind a payment of the same account that no order here belongs to', async () => {
    const { intent, shown } = await ordered(given.guest(shop))
    const strange: Intent = { ...intent, id: 'pi_of_an_invoice', metadata: {} }
    standIn.books.intents.set(strange.id, strange)
    refund(strange.id, 100)
    refund(intent.id, 700)
    await fetchMissedNews(shop.services, routine)
    expect(await shown()).toMatchObject({ refundedTotal: 700 })
  })

  it.each(['known', 'not known'])('leaves less to refund when the order is cancelled and it is %s', async known => {
    const buyer = given.guest(shop)
    const { orderNumber, intent, total, shown } = await ordered(buyer)
    refund(intent.id, 2000)
    if (known === 'known') await deliver('refund.created')
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    await runJobsAgain()
    await fetchMissedNews(shop.services, routine)
    expect(await shown()).toMatchObject({ status: 'cancelled', refundedTotal: total })
    const charge = standIn.books.charges.get(intent.latest_charge ?? '')
    expect(charge?.amount_refunded).toBe(total)
  })

  it('may be a refund that does not arrive: the order says so no longer', async () => {
    const { intent, shown } = await ordered(given.guest(shop), 'slowrefund')
    const made = refund(intent.id, 900)
    await deliver('refund.created')
    expect(await shown()).toMatchObject({ refundedTotal: 900 })
    endRefund(standIn.books, made, 'failed')
    await deliver('refund.failed')
    expect(await shown()).toMatchObject({ refundedTotal: 0 })
  })

  it('leaves everything to refund after it did not arrive', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, intent, total } = await ordered(buyer, 'slowrefund')
    const made = refund(intent.id, 900)
    endRefund(standIn.books, made, 'failed')
    await fetchMissedNews(shop.services, routine)
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    await runJobs(shop)
    expect(await sums(orderNumber, intent)).toEqual({ order: total, payment: total, provider: total })
  })

  it('may fail after the shop gave back only the rest', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, intent, total } = await ordered(buyer, 'slowrefund')
    const made = refund(intent.id, 2000)
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    await runJobsAgain()
    endRefund(standIn.books, made, 'failed')
    await fetchMissedNews(shop.services, routine)
    const rest = total - 2000
    expect(await sums(orderNumber, intent)).toEqual({ order: rest, payment: rest, provider: rest })
  })
})

describe('news that a refund failed', () => {
  const books = () => standIn.books
  const lastRefund = (id: string) => {
    const made = [...books().refunds.values()].findLast(each => each.payment_intent === id)
    if (!made) throw new Error('nothing was refunded')
    return made
  }

  it('are believed, although the answer to the refund itself comes later', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, intent, total } = await ordered(buyer, 'slowrefund')
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    const { provider } = shop.services.payments
    const { refund: send } = provider
    Object.assign(provider, {
      refund: async (...asked: Parameters<typeof send>) => {
        const answer = await send(...asked)
        endRefund(books(), lastRefund(intent.id), 'failed')
        await deliver('refund.failed')
        return answer
      },
    })
    await runJobs(shop)
    Object.assign(provider, { refund: send })
    expect(await sums(orderNumber, intent)).toEqual({ order: total, payment: 0, provider: 0 })
  })

  it.each(['the shop', 'someone else'])('are not forgotten for older books, when %s made it', async who => {
    const buyer = given.guest(shop)
    const { orderNumber, intent, total } = await ordered(buyer, 'slowrefund')
    if (who === 'the shop') {
      await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
      await runJobs(shop)
    } else refund(intent.id, 900)
    const { provider } = shop.services.payments
    const older = await provider.books?.(intent.id)
    endRefund(books(), lastRefund(intent.id), 'failed')
    await deliver('refund.failed')
    const { books: ask } = provider
    Object.assign(provider, { books: () => Promise.resolve(older) })
    await deliver('refund.created')
    Object.assign(provider, { books: ask })
    const owed = who === 'the shop' ? total : 0
    expect(await sums(orderNumber, intent)).toEqual({ order: owed, payment: 0, provider: 0 })
  })
})

describe('a refund whose answer is lost', () => {
  it('is made once, although Stripe is slower than the second try', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, intent } = await ordered(buyer, 'ok', 3)
    const { items } = await buyer.call('consumer.purchase', { params: { orderId: orderNumber } })
    const item = { itemId: items[0]?.id ?? '', qty: 1 }
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: { items: [item] } })
    standIn.fail(({ path, method }) => (method === 'POST' && path === '/v1/refunds' ? 'late' : undefined))
    await runJobs(shop)
    standIn.fail(undefined)
    await runJobsAgain()
    standIn.carryOutLate()
    const made = [...standIn.books.refunds.values()].filter(({ payment_intent }) => payment_intent === intent.id)
    expect(made).toHaveLength(1)
  })
})

describe('a dispute', () => {
  it('is shown on the order, and so is its end', async () => {
    const { intent, total, shown } = await ordered(given.guest(shop))
    expect((await shown()).disputes).toBeUndefined()
    const dispute = openDispute(standIn.books, intent.id, total)
    await deliver('charge.dispute.created')
    expect(await shown()).toMatchObject({
      disputes: [{ amount: total, state: 'open', reason: 'product_not_received' }],
    })
    closeDispute(standIn.books, dispute, 'lost')
    await deliver('charge.dispute.closed')
    expect(await shown()).toMatchObject({ disputes: [{ state: 'lost' }] })
  })
})

describe('money that is taken as parcels leave', () => {
  beforeAll(() => void Object.assign(shop.services.config, { CAPTURE: 'shipment' }))

  const leave = async (number: string) => {
    await shop.database.pool.query('update orders set next_step_at = $2 where number = $1', [
      number,
      shop.services.clock(),
    ])
    await fulfil(shop.services)
    await runJobs(shop)
  }

  it('is reserved with the order, and taken when it ships', async () => {
    const { orderNumber, intent, total, shown } = await ordered(given.guest(shop))
    expect(await shown()).toMatchObject({ status: 'paid' })
    expect(intent).toMatchObject({ status: 'requires_capture', amount_received: 0 })
    await leave(orderNumber)
    expect(intent.status).toBe('requires_capture')
    await leave(orderNumber)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: total })
  })

  it('is not planned by a look at the payment from before a part of it was let go', async () => {
    const { orderNumber, total, intent } = await ordered(given.guest(shop))
    const background = backgroundShop(shop.services, 'en-us')
    const before = await findLivePayment(background, orderNumber)
    if (!before) throw new Error('nothing is reserved')
    const { pool } = shop.database
    await pool.query('update payments set released = released + 500 where reference = $1', [before.reference])
    expect(await takePart(background, before, { amount: total, last: true })).toBe('look again')
    expect(intent).toMatchObject({ status: 'requires_capture', amount_received: 0 })
    await pool.query('update payments set capture_before = now() where reference = $1', [before.reference])
    await captureWhatLapses(shop.services, routine)
    expect(intent.amount_received).toBe(total - 500)
  })

  it('is let go when the order is cancelled before', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, intent } = await ordered(buyer)
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    await runJobs(shop)
    expect(intent).toMatchObject({ status: 'canceled', amount_received: 0 })
    expect([...standIn.books.refunds.values()].filter(each => each.payment_intent === intent.id)).toEqual([])
  })

  it('is taken a day before its bank would let go of it', async () => {
    const { intent, total } = await ordered(given.guest(shop))
    await captureWhatLapses(shop.services, routine)
    expect(intent.status).toBe('requires_capture')
    shop.advance((6 * 24 + 1) * 60 * 60 * 1000)
    await captureWhatLapses(shop.services, routine)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: total })
  })
})
