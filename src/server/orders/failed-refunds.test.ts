import { afterAll, describe, expect, inject, it } from 'vitest'
import { fetchMissedNews } from '../checkout/settle.service.ts'
import { endRefund } from '../payment/stripe/stand-in/money-back.ts'
import * as given from '../testing/given.ts'
import { giftCard } from '../testing/given-promotion.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffKey, staffMember } from '../testing/staff.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop({ DEMO: 'true' })
const { standIn, ordered, refund, lastRefund, deliver, runJobsAgain, sums } = await stripeOrders(shop)
const routine = { id: 0, kind: 'routine', payload: {}, attempts: 1 }

afterAll(() => standIn.stop())

/** One of three boots is cancelled, and the buyer's bank does not take the money. */
async function failedRefund() {
  const buyer = given.guest(shop)
  const { items, ...order } = await ordered(buyer, 'slowrefund', 3)
  const cancel = () =>
    buyer.call('consumer.cancelOrder', {
      headers: {},
      query: { orderNumber: order.orderNumber },
      body: { items: [{ itemId: items[0]?.id ?? '', qty: 1 }] },
    })
  const { refundedTotal: owed = 0 } = await cancel()
  await runJobs(shop)
  const failed = lastRefund(order.intent.id)
  endRefund(standIn.books, failed, 'failed')
  return { ...order, owed, cancel }
}

const rowsOf = async (orderNumber: string) => {
  const { rows } = await shop.database.pool.query<{ amount: number; open: boolean; origin: string }>(
    `select amount, done_at is null as open, origin from refunds where order_number = $1 order by amount`,
    [orderNumber],
  )
  return rows
}

describe('a refund that did not arrive', () => {
  it('is made good in the dashboard, and counts once', async () => {
    const { orderNumber, intent, owed, cancel } = await failedRefund()
    await deliver('refund.failed')
    expect(await sums(orderNumber, intent)).toEqual({ order: owed, payment: 0, provider: 0 })
    refund(intent.id, owed)
    await deliver('refund.created')
    await fetchMissedNews(shop.services, routine)
    expect(await sums(orderNumber, intent)).toEqual({ order: owed, payment: owed, provider: owed })
    expect(await rowsOf(orderNumber)).toEqual([{ amount: owed, open: false, origin: 'shop' }])
    const { refundedTotal: both } = await cancel()
    await runJobsAgain()
    expect(await sums(orderNumber, intent)).toEqual({ order: both, payment: both, provider: both })
  })

  it('is made good although both are heard of at once', async () => {
    const { orderNumber, intent, owed } = await failedRefund()
    refund(intent.id, owed)
    await fetchMissedNews(shop.services, routine)
    expect(await sums(orderNumber, intent)).toEqual({ order: owed, payment: owed, provider: owed })
  })

  it('is made good in part: the rest is still owed, and made good by another', async () => {
    const { orderNumber, intent, owed } = await failedRefund()
    refund(intent.id, 500)
    await fetchMissedNews(shop.services, routine)
    expect(await sums(orderNumber, intent)).toEqual({ order: owed, payment: 500, provider: 500 })
    expect(await rowsOf(orderNumber)).toEqual([
      { amount: 500, open: false, origin: 'shop' },
      { amount: owed - 500, open: true, origin: 'shop' },
    ])
    refund(intent.id, owed - 500)
    await fetchMissedNews(shop.services, routine)
    expect(await sums(orderNumber, intent)).toEqual({ order: owed, payment: owed, provider: owed })
    expect((await rowsOf(orderNumber)).map(({ open }) => open)).toEqual([false, false])
  })

  it('is made good with more than was owed, which is told beside it', async () => {
    const { orderNumber, intent, owed } = await failedRefund()
    const made = refund(intent.id, owed + 700)
    await fetchMissedNews(shop.services, routine)
    const all = owed + 700
    expect(await sums(orderNumber, intent)).toEqual({ order: all, payment: all, provider: all })
    endRefund(standIn.books, made, 'failed')
    await deliver('refund.failed')
    expect(await sums(orderNumber, intent)).toEqual({ order: owed, payment: 0, provider: 0 })
    refund(intent.id, owed)
    await deliver('refund.created')
    expect(await sums(orderNumber, intent)).toEqual({ order: owed, payment: owed, provider: owed })
  })

  it('is not made good by what somebody gave back before it', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, intent, items } = await ordered(buyer, 'slowrefund', 3)
    refund(intent.id, 900)
    const item = { itemId: items[0]?.id ?? '', qty: 1 }
    const { refundedTotal: owed = 0 } = await buyer.call('consumer.cancelOrder', {
      headers: {},
      query: { orderNumber },
      body: { items: [item] },
    })
    await runJobs(shop)
    endRefund(standIn.books, lastRefund(intent.id), 'failed')
    await fetchMissedNews(shop.services, routine)
    expect(await sums(orderNumber, intent)).toEqual({ order: owed + 900, payment: 900, provider: 900 })
  })
})

describe('a refund that shrinks because less is left', () => {
  it('is no longer told in full', async () => {
    await giftCard(shop, { number: '6000000000000000904', code: '24681357', balance: 20_000 })
    const buyer = given.guest(shop)
    const card = { number: '6000000000000000904', code: '24681357' }
    const { orderNumber, intent, total, items } = await ordered(buyer, 'ok', 3, card)
    const byCard = total - 20_000
    refund(intent.id, byCard - 1000)
    const item = { itemId: items[0]?.id ?? '', qty: 1 }
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: { items: [item] } })
    await runJobsAgain()
    const rows = await rowsOf(orderNumber)
    const told = rows.reduce((sum, { amount }) => sum + amount, 0)
    expect(await sums(orderNumber, intent)).toEqual({ order: told, payment: byCard, provider: byCard })
  })
})

describe('staff who gave it back another way', () => {
  it('find it, say so once, and are remembered', async () => {
    const { orderNumber, intent, owed } = await failedRefund()
    await deliver('refund.failed')
    const { call } = await staffMember(shop, 'service')
    const { refunds } = await call('refunds.list')
    const found = refunds.find(each => each.orderNumber === orderNumber)
    expect(found).toMatchObject({ amount: owed, currency: 'USD', site: 'US' })
    const body = { key: found?.key ?? '', how: 'Bank transfer of 16 November' }
    expect(await call('refunds.settle', { body })).toMatchObject({ orderNumber, amount: owed })
    expect(await sums(orderNumber, intent)).toEqual({ order: owed, payment: 0, provider: 0 })
    expect((await call('refunds.list')).refunds.map(each => each.orderNumber)).not.toContain(orderNumber)
    await expect(call('refunds.settle', { body })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', { query: { call: 'refunds.settle' } })
    expect(rows[0]).toMatchObject({ objectType: 'order', objectId: orderNumber, reason: body.how })
    // What somebody gives back there now is more than that.
    refund(intent.id, 300)
    await deliver('refund.created')
    expect(await sums(orderNumber, intent)).toEqual({ order: owed + 300, payment: 300, provider: 300 })
  })

  it('are told when the dashboard was quicker, so that it counts once', async () => {
    const { orderNumber, intent, owed } = await failedRefund()
    await deliver('refund.failed')
    const { call } = await staffMember(shop, 'owner')
    const { refunds } = await call('refunds.list')
    const key = refunds.find(each => each.orderNumber === orderNumber)?.key ?? ''
    refund(intent.id, owed)
    await expect(call('refunds.settle', { body: { key, how: 'In the dashboard' } })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
    expect(await sums(orderNumber, intent)).toEqual({ order: owed, payment: owed, provider: owed })
  })

  it.runIf(inject('engine') === 'postgres')('wait for the books that are being read meanwhile', async () => {
    const { orderNumber, owed } = await failedRefund()
    await deliver('refund.failed')
    const { call } = await staffMember(shop, 'owner')
    const { refunds } = await call('refunds.list')
    const key = refunds.find(each => each.orderNumber === orderNumber)?.key ?? ''
    const { pool } = shop.database
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select 1 from orders where number = $1 for update', [orderNumber])
    const settling = Promise.allSettled([call('refunds.settle', { body: { key, how: 'Cash' } })])
    try {
      const waiting = () =>
        pool.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      await expect.poll(async () => (await waiting()).rows.length).toBe(1)
      await client.query(`update refunds set done_at = now(), provider_id = 're_quicker' where key = $1`, [key])
    } finally {
      await client.query('commit')
      client.release()
    }
    expect(await settling).toMatchObject([{ status: 'rejected', reason: { code: 'STAFF_NOT_FOUND' } }])
    expect(await rowsOf(orderNumber)).toEqual([{ amount: owed, open: false, origin: 'shop' }])
  })

  it('may do so only on their sites, and up to the limit of their role', async () => {
    const { orderNumber } = await failedRefund()
    await deliver('refund.failed')
    const owner = await staffMember(shop, 'owner')
    const { refunds } = await owner.call('refunds.list')
    const body = { key: refunds.find(each => each.orderNumber === orderNumber)?.key ?? '', how: 'Cash' }
    const elsewhere = await staffMember(shop, 'service', ['DE'])
    expect((await elsewhere.call('refunds.list')).refunds).toEqual([])
    await expect(elsewhere.call('refunds.settle', { body })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await shop.database.pool.query('update refunds set amount = 20001 where key = $1', [body.key])
    const service = await staffMember(shop, 'service')
    await expect(service.call('refunds.settle', { body })).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    const key = await staffKey(shop, owner, { permissions: ['orders.read', 'orders.refund'] })
    await expect(key('refunds.settle', { body })).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    const warehouse = await staffMember(shop, 'warehouse')
    await expect(warehouse.call('refunds.settle', { body })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })
})
