import { afterAll, describe, expect, it } from 'vitest'
import { fetchMissedNews } from '../checkout/settle.service.ts'
import { closeDispute, endRefund, openDispute } from '../payment/stripe/stand-in/money-back.ts'
import type { Intent } from '../payment/stripe/stand-in/books.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'

const shop = await testShop()
const { standIn, ordered, refund, lastRefund, deliver, runJobsAgain, sums } = await stripeOrders(shop)
const routine = { id: 0, kind: 'routine', payload: {}, attempts: 1 }

afterAll(() => standIn.stop())

describe('what someone does in the dashboard', () => {
  it('is a refund of the order, told by news, once', async () => {
    const { orderNumber, intent, shown } = await ordered(given.guest(shop))
    refund(intent.id, 2000)
    await deliver('refund.created')
    await deliver('refund.created')
    expect(await shown()).toMatchObject({ status: 'paid', refundedTotal: 2000 })
    const { rows } = await shop.database.pool.query(
      `select type from events where resource = $1 and type like 'refund.%' order by id`,
      [`order:${orderNumber}`],
    )
    expect(rows.map(({ type }) => type)).toEqual(['refund.created', 'refund.succeeded'])
  })

  it('keeps an order here whose money went back whole before it left, until somebody says', async () => {
    const { orderNumber, intent, total, shown } = await ordered(given.guest(shop))
    refund(intent.id, total)
    await deliver('refund.created')
    expect(await shown()).toMatchObject({ status: 'paid', refundedTotal: total })
    const held = 'select held_reason from orders where number = $1 and held_at is not null'
    const { rows } = await shop.database.pool.query(held, [orderNumber])
    expect(rows).toEqual([{ held_reason: 'All of its money was given back at the payment provider.' }])
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
    const { rows } = await shop.database.pool.query(
      `select data from events where resource = $1 and type = 'refund.changed'`,
      [`order:${orderNumber}`],
    )
    const shrank = [{ data: { amount: total - 2000, before: total, to: 'payment' } }]
    expect(rows).toMatchObject(known === 'known' ? [] : shrank)
  })

  it('tells that nothing is owed any more when all of it went back there', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, intent, total } = await ordered(buyer)
    refund(intent.id, total)
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    await runJobsAgain()
    const { rows } = await shop.database.pool.query(
      `select type, data->'amount' as amount from events where resource = $1 and type like 'refund.%' order by id`,
      [`order:${orderNumber}`],
    )
    expect(rows).toEqual([
      { type: 'refund.created', amount: total },
      { type: 'refund.created', amount: total },
      { type: 'refund.succeeded', amount: total },
      { type: 'refund.changed', amount: 0 },
    ])
  })

  it('is heard of again when it is quicker than its payment', async () => {
    const { orderNumber, intent } = await ordered(given.guest(shop))
    const { pool } = shop.database
    await pool.query(`update payments set state = 'authorised', captured = 0 where order_number = $1`, [orderNumber])
    await pool.query(`update orders set status = 'created', paid_at = null where number = $1`, [orderNumber])
    refund(intent.id, 500)
    let asked = 0
    // Whose payment it is can be asked; what became of it cannot.
    standIn.fail(({ path }) => (path.startsWith('/v1/payment_intents') && ++asked > 1 ? 'never' : undefined))
    await expect(deliver('refund.created')).rejects.toThrow(ProviderUnavailable)
    standIn.fail(undefined)
    await deliver('refund.created')
    expect(await sums(orderNumber, intent)).toEqual({ order: 500, payment: 500, provider: 500 })
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
  it('are believed, although the answer to the refund itself comes later', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, intent, total } = await ordered(buyer, 'slowrefund')
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    const { provider } = shop.services.payments
    const { refund: send } = provider
    Object.assign(provider, {
      refund: async (...asked: Parameters<typeof send>) => {
        const answer = await send(...asked)
        endRefund(standIn.books, lastRefund(intent.id), 'failed')
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
    endRefund(standIn.books, lastRefund(intent.id), 'failed')
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
  it('is shown on the order to its buyer and to staff, and so is its end', async () => {
    const { orderNumber, intent, total, shown } = await ordered(given.guest(shop))
    const { call } = await staffMember(shop, 'service')
    const story = async () => {
      const { story: told } = await call('orders.read', { params: { number: orderNumber } })
      return told.filter(({ kind }) => kind === 'dispute')
    }
    expect((await shown()).disputes).toBeUndefined()
    expect(await story()).toEqual([])
    const dispute = openDispute(standIn.books, intent.id, total)
    await deliver('charge.dispute.created')
    expect(await shown()).toMatchObject({
      disputes: [{ amount: total, state: 'open', reason: 'product_not_received' }],
    })
    expect(await story()).toMatchObject([{ word: 'open', detail: 'product_not_received', amount: total }])
    closeDispute(standIn.books, dispute, 'lost')
    await deliver('charge.dispute.closed')
    expect(await shown()).toMatchObject({ disputes: [{ state: 'lost' }] })
    expect(await story()).toMatchObject([{ word: 'lost', amount: total }])
  })
})
