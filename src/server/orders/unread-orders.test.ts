import { beforeAll, describe, expect, it } from 'vitest'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { settleOpenPayments } from '../checkout/settle.service.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, type Buyer } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffKey, staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { forgetBuyersWhoLeft } from './personal-data.service.ts'

let shop: TestShop
let warehouse: StaffCall

beforeAll(async () => {
  shop = await testShop({ FULFILMENT: 'external' })
  const owner = await staffMember(shop, 'owner')
  warehouse = await staffKey(shop, owner, { permissions: ['orders.read', 'orders.ship'] })
  const { productId } = await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
  await promotions.promotion(shop, { id: 'tenth', level: 'PRODUCT', percent: 10, product_ids: [productId] })
})

const DAY_MS = 24 * 60 * 60 * 1000
const ROUTINE = { id: 0, kind: 'routine', payload: {}, attempts: 1 }
const consumer = async () => given.signedIn(shop, await promotions.consumer(shop))
const write = (change: string, number: string) =>
  shop.database.pool.query(`update orders set document = ${change} where number = $1`, [number])
const logged = (words: string, what: string) => shop.logged.some(line => line.includes(words) && line.includes(what))

async function ordered(buyer: Buyer) {
  const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
  const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return order
}

/** As a server of a later version writes it, for a promotion of a kind that this one has never heard of. */
const withKind = (number: string, kind: string) =>
  write(`jsonb_set(document, '{terms,offers,0,kind}', '"${kind}"')`, number)
const withLaterKind = (number: string) => withKind(number, 'every-third')
const numbersIn = async (buyer: Buyer) =>
  (await buyer.call('consumer.purchaseHistory', { body: {} })).orders.map(({ orderNumber }) => orderNumber)

describe('an order with a promotion of a kind that this server does not know', () => {
  it('is listed and shown like the others, and told', async () => {
    const buyer = await consumer()
    const [sound, later] = [await ordered(buyer), await ordered(buyer)]
    const { next } = await warehouse('fulfilment.orders', { query: { limit: 200 } })
    const after = await ordered(buyer)
    await withLaterKind(later.orderNumber)
    await withLaterKind(after.orderNumber)
    expect(await numbersIn(buyer)).toEqual([after.orderNumber, later.orderNumber, sound.orderNumber])
    expect(logged('every-third', later.orderNumber)).toBe(true)
    const fed = await warehouse('fulfilment.orders', { query: { after: next } })
    expect(fed.orders.map(({ order }) => order.orderNumber)).toEqual([after.orderNumber])
    expect(await buyer.call('consumer.purchase', { params: { orderId: after.orderNumber } })).toMatchObject({
      totals: { total: after.totals.total },
      promoSummary: [{ promotionId: 'tenth' }],
    })
  })

  it('is not reckoned anew without its rule, and is by a server that has it', async () => {
    const buyer = await consumer()
    const { orderNumber } = await ordered(buyer)
    await withLaterKind(orderNumber)
    const cancelled = buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    await expect(cancelled).rejects.toMatchObject({ errorId: 'GEN500' })
    expect(logged('no rule for promotions of the kind every-third', '')).toBe(true)
    expect(await buyer.call('consumer.purchase', { params: { orderId: orderNumber } })).toMatchObject({
      status: 'paid',
      refundedTotal: 0,
    })
    await withKind(orderNumber, 'percentage')
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body: {} })
    expect(await buyer.call('consumer.purchase', { params: { orderId: orderNumber } })).toMatchObject({
      status: 'cancelled',
    })
  })
})

describe('an order that cannot be read at all', () => {
  it('is told, and left out of lists that go on without it', async () => {
    const buyer = await consumer()
    const { next } = await warehouse('fulfilment.orders', { query: { limit: 200 } })
    const [broken, sound] = [await ordered(buyer), await ordered(buyer)]
    await write(`'{}'`, broken.orderNumber)
    expect(await numbersIn(buyer)).toEqual([sound.orderNumber])
    expect(logged('An order cannot be read', broken.orderNumber)).toBe(true)
    const first = await warehouse('fulfilment.orders', { query: { after: next, limit: 1 } })
    expect(first).toMatchObject({ orders: [], more: true })
    const second = await warehouse('fulfilment.orders', { query: { after: first.next, limit: 1 } })
    expect(second.orders.map(({ order }) => order.orderNumber)).toEqual([sound.orderNumber])
  })

  it('keeps no other buyer from being forgotten', async () => {
    const [first, second] = [await consumer(), await consumer()]
    const [broken, sound] = [await ordered(first), await ordered(second)]
    for (const { orderNumber } of [broken, sound])
      await shop.database.pool.query(`update orders set forget_buyer_at = $2 where number = $1`, [
        orderNumber,
        new Date(Date.now() - DAY_MS),
      ])
    await shop.database.pool.query(`update orders set status = 'cancelled' where number = $1`, [sound.orderNumber])
    await write(`'{}'`, broken.orderNumber)
    shop.advance(DAY_MS)
    await forgetBuyersWhoLeft(shop.services, ROUTINE)
    const { rows } = await shop.database.pool.query<{ number: string }>(
      `select number from orders where email = '' and number = any($1)`,
      [[broken.orderNumber, sound.orderNumber]],
    )
    expect(rows).toEqual([{ number: sound.orderNumber }])
  })
})

it('settles the payments of others, however many are of a way that this server does not know', async () => {
  const { provider } = shop.services.payments
  const { capture } = provider
  const buyer = await consumer()
  Object.assign(provider, { capture: () => Promise.reject(new ProviderUnavailable('away')) })
  const [later, sound] = [await ordered(buyer), await ordered(buyer)]
  Object.assign(provider, { capture })
  await shop.database.pool.query(`alter table payments drop constraint if exists payments_method_check`)
  await shop.database.pool.query(`update payments set method = 'by-pigeon' where order_number = $1`, [
    later.orderNumber,
  ])
  await shop.database.pool.query(
    `insert into payments (reference, order_number, provider, method, amount, currency, state, created_at, updated_at)
     select 'pigeon-' || n, $1, 'simulator', 'by-pigeon', 100, 'USD', 'unsure', $2, $2 from generate_series(1, 120) n`,
    [later.orderNumber, new Date(shop.services.clock().getTime() - DAY_MS)],
  )
  shop.advance(DAY_MS / 24)
  await settleOpenPayments(shop.services, ROUTINE)
  const statusOf = async (orderId: string) => (await buyer.call('consumer.purchase', { params: { orderId } })).status
  expect(await statusOf(sound.orderNumber)).toBe('paid')
  expect(await statusOf(later.orderNumber)).toBe('created')
  expect(logged('A payment cannot be read', later.orderNumber)).toBe(true)
})

it('lists the returns of others while one cannot be read, and goes on past it', async () => {
  const list = async () => (await warehouse('returns.list', { query: { limit: 200 } })).rows.map(({ number }) => number)
  const buyer = await consumer()
  const { orderNumber, items } = await ordered(buyer)
  let at = Date.now()
  const insert = (number: string, kind: string) =>
    shop.database.pool.query(
      `insert into returns (number, order_number, status, kind, items, refund, created_at)
       values ($1, $2, 'return-requested', $3, $4, 100, $5)`,
      [
        number,
        orderNumber,
        kind,
        JSON.stringify([{ itemId: items[0]?.id, skuKey: 1, qty: 1 }]),
        new Date((at += 1_000)),
      ],
    )
  await shop.database.pool.query('alter table returns drop constraint if exists returns_kind_check')
  await insert('RTN-SOUND', 'return')
  await insert('RTN-LATER', 'barter')
  await insert('RTN-LAST', 'return')
  expect(await list()).toEqual(['RTN-SOUND', 'RTN-LAST'])
  const page = (after?: string) => warehouse('returns.list', { query: { limit: 1, ...(after && { after }) } })
  const second = await page((await page()).next)
  expect([second.rows, (await page(second.next)).rows]).toMatchObject([[], [{ number: 'RTN-LAST' }]])
  expect(logged('A return cannot be read', 'RTN-LATER')).toBe(true)
})

it('lists the failed refunds of others while one cannot be read', async () => {
  const buyer = await consumer()
  const [sound, later] = [await ordered(buyer), await ordered(buyer)]
  for (const { orderNumber } of [sound, later])
    await shop.database.pool.query(
      `insert into refunds (key, order_number, payment_reference, amount, created_at, failed_at)
       select 'failed ' || $1, $1, reference, 100, now(), now() from payments where order_number = $1`,
      [orderNumber],
    )
  await shop.database.pool.query(`update orders set currency = 'XAU' where number = $1`, [later.orderNumber])
  const { refunds } = await warehouse('refunds.list')
  expect(refunds.map(({ orderNumber }) => orderNumber)).toEqual([sound.orderNumber])
  expect(logged('A failed refund cannot be read', later.orderNumber)).toBe(true)
})
