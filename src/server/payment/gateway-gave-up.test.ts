import { afterAll, describe, expect, it } from 'vitest'
import { backgroundShop } from '../background-shop.ts'
import { fetchMissedNews } from '../checkout/settle.service.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'
import { findLivePayment } from './attempts.service.ts'
import { takePart } from './captures.service.ts'
import { createRefund } from './stripe/stand-in/money-back.ts'

const reserving = await testShop({ CAPTURE: 'shipment' })
const taking = await testShop()
const [reserved, taken] = [await stripeOrders(reserving), await stripeOrders(taking)]
afterAll(() => Promise.all([reserved.standIn.stop(), taken.standIn.stop()]))

const ROUTINE = { id: 0, kind: 'routine', payload: {}, attempts: 1 }

/** Of one write a proxy says 504 while Stripe is still at it. */
function gaveUpOnce({ standIn }: typeof taken, write: RegExp): void {
  let isOver = false
  standIn.fail(({ method, path }) => {
    if (isOver || method !== 'POST' || !write.test(path)) return undefined
    isOver = true
    return '504, done later'
  })
}

async function halfCancelled() {
  const buyer = given.guest(taking)
  const order = await taken.ordered(buyer, 'ok', 2)
  await runJobs(taking)
  const cancel = () =>
    buyer.call('consumer.cancelOrder', {
      headers: {},
      query: { orderNumber: order.orderNumber },
      body: { items: [{ itemId: order.items[0]?.id ?? '', qty: 1 }] },
    })
  return { ...order, cancel }
}

describe('a proxy that gives up while Stripe is still at it', () => {
  it('has a part given back once', async () => {
    const { orderNumber, intent, cancel } = await halfCancelled()
    gaveUpOnce(taken, /\/refunds$/)
    await cancel()
    await taken.runJobsAgain()
    taken.standIn.carryOutLate()
    await fetchMissedNews(taking.services, ROUTINE)
    const { order, payment, provider } = await taken.sums(orderNumber, intent)
    expect(order).toBeGreaterThan(0)
    expect({ payment, provider }).toEqual({ payment: order, provider: order })
  })

  it('has a part taken once', async () => {
    const { orderNumber, intent } = await reserved.ordered(given.guest(reserving), 'parts')
    const inside = backgroundShop(reserving.services, 'en-us')
    gaveUpOnce(reserved, /\/capture$/)
    for (let round = 0; round < 3; round++) {
      const payment = await findLivePayment(inside, orderNumber)
      if (payment?.captured === 0) await takePart(inside, payment, { amount: 1000, last: false }).catch(() => undefined)
    }
    reserved.standIn.carryOutLate()
    expect(intent).toMatchObject({ amount_received: 1000 })
  })
})

it('counts a refund that was given twice under one key, once more', async () => {
  const { orderNumber, intent, cancel } = await halfCancelled()
  await cancel()
  await runJobs(taking)
  const { order: once } = await taken.sums(orderNumber, intent)
  const { amount, metadata } = taken.lastRefund(intent.id)
  const again = { payment_intent: intent.id, amount: String(amount), 'metadata[key]': metadata['key'] ?? '' }
  createRefund(taken.standIn.books, new URLSearchParams(again))
  for (let round = 0; round < 2; round++) {
    await taken.deliver('refund.created')
    await fetchMissedNews(taking.services, ROUTINE)
  }
  const twice = 2 * (once ?? 0)
  expect(await taken.sums(orderNumber, intent)).toEqual({ order: twice, payment: twice, provider: twice })
})
