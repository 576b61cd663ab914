import { afterAll, describe, expect, it } from 'vitest'
import { backgroundShop } from '../background-shop.ts'
import { findLivePayment } from '../payment/attempts.service.ts'
import { takePart } from '../payment/captures.service.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { giftCard } from '../testing/given-promotion.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'
import { captureWhatLapses } from './capture.service.ts'
import { fulfil } from './fulfilment.service.ts'
import { findOrder } from './order.service.ts'
import { carryOutLateRefunds, oweRefund } from './refund.service.ts'

const shop = await testShop({ CAPTURE: 'shipment' })
const { standIn, ordered, deliver, runJobsAgain, sums } = await stripeOrders(shop)
const routine = { id: 0, kind: 'routine', payload: {}, attempts: 1 }

afterAll(() => standIn.stop())

describe('money that is taken as parcels leave', () => {
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

  it('is taken so too after new orders are paid at once', async () => {
    const { orderNumber, intent, total } = await ordered(given.guest(shop))
    const { config } = shop.services
    const before = config.CAPTURE
    config.CAPTURE = 'placement'
    await leave(orderNumber)
    await leave(orderNumber)
    config.CAPTURE = before
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

  it('is taken before a week is over where the provider does not say for how long it holds it', async () => {
    const other = await testShop({ CAPTURE: 'shipment' })
    const { sku } = await given.product(other, { price: 5000, stock: 5 })
    const buyer = given.guest(other)
    const cartId = await cartToOrder(buyer, { sku })
    const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const taken = async () => {
      await captureWhatLapses(other.services, routine)
      const { rows } = await other.database.pool.query<{ taken: boolean }>(
        'select captured > 0 as taken from payments where order_number = $1',
        [orderNumber],
      )
      return rows.map(row => row.taken)
    }
    expect(await taken()).toEqual([false])
    other.advance(6.5 * 86_400_000)
    expect(await taken()).toEqual([true])
  })

  it('ends a capture only by the answer to it, however late others come', async () => {
    const { orderNumber, intent } = await ordered(given.guest(shop), 'parts')
    const background = backgroundShop(shop.services, 'en-us')
    const payment = async () => {
      const found = await findLivePayment(background, orderNumber)
      if (!found) throw new Error('nothing is reserved')
      return found
    }
    const before = await payment()
    const { provider } = shop.services.payments
    const { capture } = provider
    const part = (amount: number) => ({ amount, last: false })
    Object.assign(provider, {
      capture: async (...asked: Parameters<typeof capture>) => {
        const answer = await capture(...asked)
        // Others find it under way, hear that it is done, and begin with the next, which does not get through.
        Object.assign(provider, { capture: () => Promise.reject(new ProviderUnavailable('no')) })
        expect(await takePart(background, before, undefined)).toBe('look again')
        await expect(takePart(background, await payment(), part(2000))).rejects.toThrow(ProviderUnavailable)
        return answer
      },
    })
    await takePart(background, before, part(3000))
    Object.assign(provider, { capture })
    expect(intent.amount_received).toBe(3000)
    // With an old look at the payment too, the second part is known to be open.
    expect(await takePart(background, before, undefined)).toBe('look again')
    expect(intent.amount_received).toBe(5000)
    expect(await payment()).toMatchObject({ captured: 5000, state: 'reserved' })
  })

  it('is let go when the order is cancelled before', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, intent } = await ordered(buyer)
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    await runJobs(shop)
    expect(intent).toMatchObject({ status: 'canceled', amount_received: 0 })
    expect([...standIn.books.refunds.values()].filter(each => each.payment_intent === intent.id)).toEqual([])
  })

  it('is let go though Stripe failed at first, and would say so for a day', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, intent } = await ordered(buyer)
    standIn.fail(({ path }) => (path.endsWith('/cancel') ? 'failure' : undefined))
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    await runJobs(shop)
    standIn.fail(undefined)
    expect(intent.status).toBe('requires_capture')
    await captureWhatLapses(shop.services, routine)
    expect(intent).toMatchObject({ status: 'canceled', amount_received: 0 })
  })

  /** Its buyer keeps everything, and gets this much back. */
  async function give(orderNumber: string, amount: number) {
    const background = backgroundShop(shop.services, 'en-us')
    const order = await findOrder(background, orderNumber)
    if (!order) throw new Error('there is no such order')
    await oweRefund(background, order, amount, `${orderNumber} given 1`)
    await shop.database.pool.query('update orders set refunded = refunded + $2 where number = $1', [
      orderNumber,
      amount,
    ])
  }
  const owedOf = async (orderNumber: string) => {
    const { rows } = await shop.database.pool.query(
      `select amount, done_at is not null as done, released from refunds where order_number = $1 order by amount`,
      [orderNumber],
    )
    return rows
  }
  const stateOf = async (orderNumber: string) => {
    const { rows } = await shop.database.pool.query('select state from payments where order_number = $1', [orderNumber])
    return rows[0]?.state
  }

  it('is let go with an order that stands, although the shop dies before it writes that down', async () => {
    const { orderNumber, intent, total, shown } = await ordered(given.guest(shop))
    await give(orderNumber, total)
    const { provider } = shop.services.payments
    const { cancel } = provider
    Object.assign(provider, {
      cancel: async (...asked: Parameters<typeof cancel>) => {
        await cancel(...asked)
        throw new ProviderUnavailable('nobody heard the answer')
      },
    })
    await runJobs(shop)
    Object.assign(provider, { cancel })
    expect(intent.status).toBe('canceled')
    await deliver('payment_intent.canceled')
    expect(await stateOf(orderNumber)).toBe('voided')
    expect(await shown()).toMatchObject({ status: 'paid', refundedTotal: total })
  })

  it('waits with a refund that is larger than what was taken so far', async () => {
    const { orderNumber, intent, total } = await ordered(given.guest(shop), 'parts')
    const background = backgroundShop(shop.services, 'en-us')
    const payment = async () => {
      const found = await findLivePayment(background, orderNumber)
      if (!found) throw new Error('nothing is reserved')
      return found
    }
    const half = Math.floor(total / 2)
    await takePart(background, await payment(), { amount: half, last: false })
    await give(orderNumber, total - 2000)
    await runJobsAgain()
    expect(await owedOf(orderNumber)).toEqual([{ amount: total - 2000, done: false, released: false }])
    await takePart(background, await payment(), { amount: total - half, last: true })
    await runJobsAgain()
    const back = total - 2000
    expect(await sums(orderNumber, intent)).toEqual({ order: back, payment: back, provider: back })
  })

  it('leaves a gift card all that it paid when its bank lets go of the rest', async () => {
    const card = { number: '6000000000000000912', code: '24681357' }
    await giftCard(shop, { ...card, balance: 6000 })
    const { orderNumber, intent, shown } = await ordered(given.guest(shop), 'ok', 1, card)
    await give(orderNumber, 4000)
    await runJobs(shop)
    await shop.services.payments.provider.cancel(intent.id, 'bank')
    await deliver('payment_intent.canceled')
    await runJobsAgain()
    expect(await shown()).toMatchObject({ status: 'cancelled' })
    const { rows } = await shop.database.pool.query(
      `select g.balance, o.refunded = (select sum(amount) from refunds where order_number = o.number) as agrees
       from gift_cards g, orders o where g.number = $1 and o.number = $2`,
      [card.number, orderNumber],
    )
    expect(rows).toEqual([{ balance: 6000, agrees: true }])
  })

  it.each([500, 700])('goes back when somebody takes it after it was let go, %d of 700', async taken => {
    const { orderNumber, intent, total } = await ordered(given.guest(shop))
    await give(orderNumber, 700)
    await runJobs(shop)
    expect(await owedOf(orderNumber)).toEqual([{ amount: 700, done: true, released: true }])
    await shop.services.payments.provider.capture(intent.id, total - 700 + taken, `dashboard ${orderNumber}`, 'last')
    await deliver('payment_intent.succeeded')
    shop.advance(11 * 60 * 1000)
    await carryOutLateRefunds(shop.services, routine)
    expect(await sums(orderNumber, intent)).toEqual({ order: 700, payment: taken, provider: taken })
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
