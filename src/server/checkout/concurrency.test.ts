import { beforeAll, describe, expect, inject, it } from 'vitest'
import { CallError } from '#contract/client.ts'
import { takeJob } from '../jobs/jobs.ts'
import { work } from '../jobs/work.ts'
import * as given from '../testing/given.ts'
import { answerChallenge, cartToOrder, CARDS } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { secondShop } from '../testing/second-shop.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { findViolations } from './invariants.ts'
import { receiveNews, settleOpenPayments } from './settle.service.ts'
import { runJob } from '../testing/run-job.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ PAYMENT_TIMEOUT_MS: '100' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100_000 })
})

const place = (buyer: ReturnType<typeof given.guest>, cartId: string) =>
  buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
const routine = () => settleOpenPayments(shop.services, { id: 0, kind: 'settle', payload: {}, attempts: 1 })
const holds = async () => expect(await findViolations(shop.database.pool)).toEqual([])
const namesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap(result =>
    result.status === 'rejected' && result.reason instanceof CallError ? [result.reason.code] : [],
  )
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap(result =>
    result.status === 'rejected' && result.reason instanceof CallError ? [result.reason.errorId] : [],
  )

describe('many at once', () => {
  it('sells five pieces to forty buyers five times', async () => {
    const { key } = await given.product(shop, { sku: 'LAST-5', price: 9000, stock: 5 })
    const buyers = Array.from({ length: 40 }, () => given.guest(shop))
    const carts = await Promise.all(buyers.map(buyer => cartToOrder(buyer, { sku: 'LAST-5' })))
    const results = await Promise.allSettled(buyers.map((buyer, index) => place(buyer, carts[index] ?? '')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(new Set(codesOf(results))).toEqual(new Set(['ORD430']))
    const { rows } = await shop.database.pool.query('select on_hand, held from stock where sku_key = $1', [key])
    expect(rows).toEqual([{ on_hand: 0, held: 0 }])
    await holds()
  })

  it('keeps what a prepared cart holds for it, and frees it after ten minutes', async () => {
    await given.product(shop, { sku: 'LAST-1', price: 9000, stock: 1 })
    const [first, second] = [given.guest(shop), given.guest(shop)]
    const [a, b] = [await cartToOrder(first, { sku: 'LAST-1' }), await cartToOrder(second, { sku: 'LAST-1' })]
    const prepare = (buyer: typeof first, basketId: string) =>
      buyer.call('cart.prepareOrder', { headers: {}, body: { basketId } })
    await prepare(first, a)
    await prepare(first, a)
    await expect(prepare(second, b)).rejects.toMatchObject({ errorId: 'ORD430' })
    shop.advance(11 * 60 * 1000)
    await prepare(second, b)
    await expect(place(first, a)).rejects.toMatchObject({ errorId: 'ORD430' })
    expect(await place(second, b)).toMatchObject({ status: 'paid' })
    await holds()
  })

  it('gives the last use of a coupon to one of many', async () => {
    await promotions.promotion(shop, { id: 'last' }, { code: 'LASTONE', max_uses: 1 })
    const buyers = Array.from({ length: 8 }, () => given.guest(shop))
    const carts = await Promise.all(
      buyers.map(async buyer => {
        const basketId = await cartToOrder(buyer, { sku: 'BOOT-9' })
        await buyer.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode: 'LASTONE' } })
        return basketId
      }),
    )
    const results = await Promise.allSettled(buyers.map((buyer, index) => place(buyer, carts[index] ?? '')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(new Set(codesOf(results))).toEqual(new Set(['PRM140']))
    await holds()
  })

  it('never overdraws a gift card that pays for many orders at once', async () => {
    await promotions.giftCard(shop, { number: '6000000000000009999', code: '12345678', balance: 20_000 })
    const buyers = Array.from({ length: 6 }, () => given.guest(shop))
    const carts = await Promise.all(
      buyers.map(async buyer => {
        const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
        const body = {
          payment_method_id: 'GIFT_CARD',
          giftCardNumber: '6000000000000009999',
          giftCardCode: '12345678',
        } as const
        await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body })
        return basketId
      }),
    )
    const results = await Promise.allSettled(buyers.map((buyer, index) => place(buyer, carts[index] ?? '')))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(new Set(codesOf(results))).toEqual(new Set(['PYT400']))
    await holds()
  })
})

describe('whatever the payment does', () => {
  const challenged = async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'BOOT-9', card: CARDS.challenge })
    const order = await place(buyer, cartId)
    return { buyer, cartId, order }
  }

  it('places the order by webhook when the browser never comes back', async () => {
    const { buyer, order } = await challenged()
    await answerChallenge(buyer, order.action?.url ?? '', { verdict: 'confirm', code: '1234' })
    await runJobs(shop)
    const params = { orderId: order.orderNumber }
    expect(await buyer.call('consumer.purchase', { params })).toMatchObject({ status: 'paid' })
    await holds()
  })

  it('places it once when webhook and browser come together, and again', async () => {
    const { buyer, order } = await challenged()
    const result = await answerChallenge(buyer, order.action?.url ?? '', { verdict: 'confirm', code: '1234' })
    const news = JSON.stringify({ id: `evt_${order.action?.transactionId}`, reference: `${order.orderNumber}-1` })
    const deliver = () => receiveNews(shop.services, news, shop.services.payments.signNews(news, shop.services.clock()))
    const patch = () =>
      buyer.call('cart.patchOrder', { headers: {}, params: { orderNumber: order.orderNumber }, body: result })
    const [first, second] = await Promise.all([patch(), patch(), deliver(), deliver()])
    expect([first, second]).toMatchObject([{ orderNumber: order.orderNumber }, { orderNumber: order.orderNumber }])
    await holds()
  })

  it('refuses news that the provider did not sign', async () => {
    const response = await shop.visitor.fetch('/payment/webhook', {
      method: 'POST',
      headers: { 'x-payment-signature': 't=1,v1=x', 'content-type': 'application/json' },
      body: '{"id":"evt_1","reference":"CRN-1"}',
    })
    expect(response.status).toBe(400)
  })

  it('finishes an order whose process died after the charge', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
    const { provider } = shop.services.payments
    const original = provider.authorise
    const dying: typeof original = async attempt => {
      await original(attempt)
      throw new Error('the process died')
    }
    Object.assign(provider, { authorise: dying })
    await expect(place(buyer, cartId)).rejects.toMatchObject({ errorId: 'GEN500' })
    Object.assign(provider, { authorise: original })
    shop.advance(60_000)
    await routine()
    expect(await place(buyer, cartId)).toMatchObject({ status: 'paid' })
    await holds()
  })

  it('takes the money later when it could not be taken at once', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
    const { provider } = shop.services.payments
    const { capture } = provider
    const { ProviderUnavailable } = await import('../payment/payment-provider.ts')
    Object.assign(provider, { capture: () => Promise.reject(new ProviderUnavailable('gone')) })
    const order = await place(buyer, cartId)
    expect(order.status).toBe('created')
    Object.assign(provider, { capture })
    shop.advance(60_000)
    await routine()
    expect(await buyer.call('consumer.purchase', { params: { orderId: order.orderNumber } })).toMatchObject({
      status: 'paid',
    })
    await holds()
  })

  it('gives money back that turns up after nobody could tell for long', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
    const { provider } = shop.services.payments
    const { find, authorise } = provider
    const { ProviderUnavailable } = await import('../payment/payment-provider.ts')
    const lost: typeof authorise = async attempt => {
      await authorise(attempt)
      throw new ProviderUnavailable('lost')
    }
    Object.assign(provider, { authorise: lost, find: () => Promise.reject(new ProviderUnavailable('gone')) })
    await expect(place(buyer, cartId)).rejects.toMatchObject({ errorId: 'API406' })
    shop.advance(25 * 60_000)
    await routine()
    Object.assign(provider, { authorise, find })
    shop.advance(60_000)
    await routine()
    const order = await place(buyer, cartId)
    expect(order.status).toBe('paid')
    const { rows } = await shop.database.pool.query(
      'select state, captured from simulator_payments where reference like $1 order by reference',
      [`${order.orderNumber}-%`],
    )
    expect(rows).toEqual([
      { state: 'declined', captured: 0 },
      { state: 'captured', captured: 12_348 },
    ])
    await holds()
  })

  it('lets go of the money when the pieces are gone at the end of a long challenge', async () => {
    const { key } = await given.product(shop, { sku: 'RARE-1', price: 9000, stock: 1 })
    const slow = given.guest(shop)
    const cartId = await cartToOrder(slow, { sku: 'RARE-1', card: CARDS.challenge })
    const order = await place(slow, cartId)
    const result = await answerChallenge(slow, order.action?.url ?? '', { verdict: 'confirm', code: '1234' })
    shop.advance(11 * 60 * 1000)
    await shop.database.pool.query('select release_expired_holds($1)', [shop.services.clock()])
    const quick = given.guest(shop)
    expect(await place(quick, await cartToOrder(quick, { sku: 'RARE-1' }))).toMatchObject({ status: 'paid' })
    await expect(
      slow.call('cart.patchOrder', { headers: {}, params: { orderNumber: order.orderNumber }, body: result }),
    ).rejects.toMatchObject({ errorId: 'ORD430' })
    const { rows } = await shop.database.pool.query('select on_hand from stock where sku_key = $1', [key])
    expect(rows).toEqual([{ on_hand: 0 }])
    await holds()
  })
})

describe.runIf(inject('engine') === 'postgres')('several processes', () => {
  it('place one order and charge once for twenty requests at two of them', async () => {
    const second = await secondShop(shop)
    const here = given.guest(shop)
    const there = given.guest(second, undefined, here.id)
    const cartId = await cartToOrder(here, { sku: 'BOOT-9' })
    const placed = await Promise.all(Array.from({ length: 20 }, (_, n) => place(n % 2 === 0 ? here : there, cartId)))
    await second.stop()
    const numbers = new Set(placed.map(({ orderNumber }) => orderNumber))
    expect(numbers.size).toBe(1)
    const { rows } = await shop.database.pool.query('select captured from simulator_payments where reference like $1', [
      `${[...numbers][0]}-%`,
    ])
    expect(rows).toEqual([{ captured: 12_348 }])
    await holds()
  })

  it('never count more against a yearly limit than it has', async () => {
    await given.product(shop, { sku: 'SHELL-L', price: 12_000 })
    const id = await promotions.consumer(shop, {
      employee: 'accepted',
      spent: { program: 'employee', amount: 485_000 },
    })
    const buyer = given.signedIn(shop, id)
    const carts = [await cartToOrder(buyer, { sku: 'BOOT-9' }), await cartToOrder(buyer, { sku: 'SHELL-L' })]
    const client = await shop.database.pool.connect()
    const waiting = () =>
      shop.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    // Both see the same rest of the limit before either may take of it.
    await client.query('begin')
    await client.query('select 1 from consumers where id = $1 for update', [id])
    const placing = Promise.allSettled(carts.map(cartId => place(buyer, cartId)))
    try {
      await expect.poll(async () => (await waiting()).rows.length).toBe(2)
    } finally {
      await client.query('commit')
      client.release()
    }
    const results = await placing
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(namesOf(results)).toEqual(['SPEND_LIMIT_REACHED'])
    await holds()
  })

  it('work on one queue without doing anything twice', async () => {
    const buyer = given.guest(shop)
    const { orderNumber } = await place(buyer, await cartToOrder(buyer, { sku: 'BOOT-9' }))
    const take = async () => {
      for (let job = await takeJob(shop.database.db); job; job = await takeJob(shop.database.db))
        await runJob(shop.services, work, job)
    }
    await Promise.all([take(), take(), take(), take()])
    const { rows } = await shop.database.pool.query('select 1 from mailbox where body like $1', [`%${orderNumber}%`])
    expect(rows).toHaveLength(1)
  })
})
