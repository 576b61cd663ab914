import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchMissedNews } from '../checkout/settle.service.ts'
import { closeDispute, createRefund, endRefund, openDispute } from '../payment/stripe/stand-in/money-back.ts'
import { startStripeStandIn, type StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import { createStripeProvider } from '../payment/stripe/stripe-provider.ts'
import { receiveNews } from '../checkout/settle.service.ts'
import Stripe from 'stripe'
import * as given from '../testing/given.ts'
import { cartToOrder, type Buyer } from '../testing/given-checkout.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
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

async function ordered(buyer: Buyer, card = 'ok') {
  const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
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

  it('leaves less to refund when the order is cancelled', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, intent, total, shown } = await ordered(buyer)
    refund(intent.id, 2000)
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    await runJobs(shop)
    await shop.database.pool.query('update jobs set run_at = now() where done_at is null')
    await runJobs(shop)
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
