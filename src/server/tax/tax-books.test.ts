import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routines } from '../jobs/work.ts'
import { leftOfSale } from '../payment/stripe/stand-in/tax-sales.ts'
import type { StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, HOME, payWith, CARDS, type Buyer } from '../testing/given-checkout.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { taxedShop } from '../testing/taxed-shop.ts'
import type { TestShop } from '../testing/test-shop.ts'
import { keepTaxBook } from './tax-books.service.ts'

let standIn: StripeStandIn
let shop: TestShop
const LINES = 12
const NEWARK = { ...HOME, stateCityProvDept: 'NJ', city: 'Newark', postalCode: '07102' }
const DAY_MS = 24 * 60 * 60 * 1000

beforeAll(async () => {
  ;({ standIn, shop } = await taxedShop())
  await given.product(shop, { sku: 'BAG', kind: 'backpack', price: 10_000, stock: 100, storeStock: { 1001: 9 } })
  await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
  for (let line = 1; line < LINES; line++) await given.product(shop, { sku: `BAG-${line}`, kind: 'backpack' })
})
afterAll(() => standIn.stop())
beforeEach(() => {
  standIn.fail(undefined)
  standIn.books.tax.unknown.clear()
  standIn.requests.length = 0
})

const place = (buyer: Buyer, cartId: string) => buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
const cancel = (buyer: Buyer, orderNumber: string, itemIds?: (string | undefined)[]) =>
  buyer.call('consumer.cancelOrder', {
    headers: {},
    query: { orderNumber },
    body: itemIds ? { items: itemIds.map((itemId = '') => ({ itemId, qty: 1 })) } : {},
  })
/** Everything that the service has of an order, and what is left of it. */
const booked = (orderNumber: string) =>
  [...standIn.books.tax.sales.values()].filter(({ reference }) => reference.startsWith(orderNumber))
const left = (orderNumber: string) =>
  booked(orderNumber)
    .filter(({ type }) => type === 'transaction')
    .reduce((sum, sale) => sum + leftOfSale(standIn.books, sale), 0)
const query = async <Row>(sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row & Record<string, unknown>>(sql, values)).rows
const openJobs = (number: string) =>
  query<{ attempts: number; last_error: string }>(
    `select attempts, last_error from jobs where kind = 'tax-book' and done_at is null and payload->>'number' = $1`,
    [number],
  )
async function again(): Promise<void> {
  await query('update jobs set run_at = now() where done_at is null')
  await runJobs(shop)
}
async function catchUp(): Promise<void> {
  const routine = routines.find(({ kind }) => kind === 'catch up with tax books')
  await query('update jobs set run_at = now() where done_at is null')
  await routine?.work(shop.services, { id: 0, kind: 'routine', payload: {}, attempts: 1 })
  await runJobs(shop)
}
const books = (fault: 'failure, done' | 'never') =>
  standIn.fail(({ path }) => (path.includes('transactions') ? fault : undefined))

describe('a tax book that fell behind', () => {
  it('is caught up with, whether its job gave up or was lost', async () => {
    const buyer = given.guest(shop)
    const order = await place(buyer, await cartToOrder(buyer, { sku: 'BAG' }))
    books('never')
    await runJobs(shop)
    await query(`update jobs set attempts = 15 where kind = 'tax-book' and done_at is null`)
    await again()
    expect(await openJobs(order.orderNumber)).toMatchObject([{ attempts: 16 }])
    standIn.fail(undefined)
    await catchUp()
    expect(left(order.orderNumber)).toBe(order.totals.total)
    expect(await openJobs(order.orderNumber)).toEqual([])
    await cancel(buyer, order.orderNumber)
    await query(`delete from jobs where kind = 'tax-book' and done_at is null`)
    await catchUp()
    expect(left(order.orderNumber)).toBe(0)
    await query('delete from jobs where done_at is not null')
    await catchUp()
    expect(await query(`select from jobs where kind = 'tax-book'`)).toEqual([])
  })

  it('is not done while no tax service is set', async () => {
    const buyer = given.guest(shop)
    const { orderNumber: number } = await place(buyer, await cartToOrder(buyer, { sku: 'BAG' }))
    books('never')
    await runJobs(shop)
    const job = { id: 0, kind: 'tax-book', payload: { number }, attempts: 1 }
    await expect(keepTaxBook({ ...shop.services, taxes: undefined }, job)).rejects.toThrow(number)
    standIn.fail(undefined)
    await again()
    await expect(keepTaxBook({ ...shop.services, taxes: undefined }, job)).resolves.toBeUndefined()
  })
})

describe('a failure of the tax service that had done its work', () => {
  it('is recognised of what was undone', async () => {
    const buyer = given.guest(shop)
    const order = await place(buyer, await cartToOrder(buyer, { sku: 'BAG' }))
    await runJobs(shop)
    await cancel(buyer, order.orderNumber)
    books('failure, done')
    await runJobs(shop)
    standIn.fail(undefined)
    await again()
    expect(await openJobs(order.orderNumber)).toEqual([])
    expect(booked(order.orderNumber)).toHaveLength(2)
  })

  it('is for a person of a sale, which cannot be found by its name', async () => {
    const buyer = given.guest(shop)
    const { orderNumber } = await place(buyer, await cartToOrder(buyer, { sku: 'BAG' }))
    books('failure, done')
    await runJobs(shop)
    standIn.fail(undefined)
    await again()
    const givenUp = [{ attempts: 16, last_error: expect.stringContaining(`it has ${orderNumber} already`) }]
    expect(await openJobs(orderNumber)).toMatchObject(givenUp)
    await catchUp()
    expect(await openJobs(orderNumber)).toMatchObject(givenUp)
    expect(booked(orderNumber)).toHaveLength(1)

    const { call } = await staffMember(shop, 'owner')
    const params = { number: orderNumber }
    expect(await call('orders.read', { params })).toMatchObject({ taxWaits: { maySettle: true } })
    const settle = (transactionId?: string) =>
      call('orders.settleTax', { params, body: { reason: 'looked it up', ...(transactionId && { transactionId }) } })
    const [sale] = booked(orderNumber)
    const other = await place(buyer, await cartToOrder(buyer, { sku: 'BAG' }))
    await runJobs(shop)
    for (const wrong of ['tax_nobody', booked(other.orderNumber)[0]?.id])
      await expect(settle(wrong)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await settle(sale?.id)
    expect((await call('orders.read', { params })).taxWaits).toBeUndefined()
    await expect(settle(sale?.id)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await cancel(buyer, orderNumber)
    await runJobs(shop)
    expect(left(orderNumber)).toBe(0)
    expect(booked(orderNumber)).toHaveLength(2)
    const history = await call('history.list', { query: { objectType: 'order', objectId: orderNumber } })
    expect(JSON.stringify(history)).toContain(sale?.id)
  })
})

describe('what went back', () => {
  it('for a gift card is no tax on goods', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BAG' })
    const giftCard = { amount: 5000, recipientEmail: 'ash@cairn.test' }
    await buyer.call('cart.addItem', { body: { basketId, sku: 'CARD-50', giftCard } })
    const order = await place(buyer, basketId)
    const items = order.items.flatMap(({ id: itemId, sku }) => (sku === 'CARD-50' ? [{ itemId, qty: 1 }] : []))
    await runJobs(shop)
    const { call } = await staffMember(shop, 'owner')
    const params = { number: order.orderNumber }
    const { rows } = await call('giftCards.find', { query: { q: order.orderNumber } })
    const reason = 'It never came'
    await call('giftCards.correct', { params: { ref: rows[0]?.ref ?? '' }, body: { amount: -5000, reason } })
    await call('orders.refund', { params, body: { reason, kind: 'lines', items } })
    await runJobs(shop)
    expect(booked(order.orderNumber)).toHaveLength(1)
    expect(left(order.orderNumber)).toBe(10_771)
    await cancel(buyer, order.orderNumber)
    await runJobs(shop)
    expect(booked(order.orderNumber)).toHaveLength(2)
    expect(left(order.orderNumber)).toBe(0)
  })

  it('and came again is booked anew, as often as it does', async () => {
    const buyer = given.guest(shop)
    const order = await place(buyer, await cartToOrder(buyer, { sku: 'BAG', qty: 2 }))
    await runJobs(shop)
    const refunded = async (amount: number) => {
      await query('update orders set refunded = $2 where number = $1', [order.orderNumber, amount])
      await runJobs(shop)
      expect(left(order.orderNumber)).toBe(order.totals.total - amount)
    }
    for (const amount of [5000, 2000, 5000, order.totals.total, 0, 5000, order.totals.total]) await refunded(amount)
    expect(await openJobs(order.orderNumber)).toEqual([])
  })
})

describe('an order of many lines', () => {
  it('is quoted and undone by line, although an answer names but some of them', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BAG' })
    for (let line = 1; line < LINES; line++)
      await buyer.call('cart.addItem', { body: { basketId, sku: `BAG-${line}` } })
    const order = await place(buyer, basketId)
    expect(order.totals).toMatchObject({ tax: 771 * LINES })
    await runJobs(shop)
    const last = order.items.at(-1)?.id
    await cancel(buyer, order.orderNumber, [last])
    await runJobs(shop)
    expect(booked(order.orderNumber)).toMatchObject([
      { type: 'transaction' },
      { type: 'reversal', lines: [{ reference: last, amount: -10_000, amount_tax: -771 }] },
    ])
  })
})

describe('an order that is quoted after it was paid', () => {
  const later = (days: number) => {
    shop.advance(days * DAY_MS)
    standIn.advance(days * DAY_MS)
  }
  const ESTIMATE = { tax_behavior: 'inclusive', amount: 10_771, amount_tax: 798 }

  it('is asked about anew after a day, and within what was paid once its quote has expired', async () => {
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku: 'BAG' })
    const asked = () => standIn.requests.filter(request => request.includes('calculations')).length
    const before = asked()
    later(1)
    await buyer.call('cart.read', { params: { basketId } })
    expect(asked()).toBe(before + 1)
    const order = await place(buyer, basketId)
    later(91)
    standIn.books.tax.unknown.add(HOME.addressLine1)
    await runJobs(shop)
    expect(booked(order.orderNumber)).toMatchObject([{ lines: [ESTIMATE] }])
    await query('update orders set refunded = total where number = $1', [order.orderNumber])
    await runJobs(shop)
    expect(left(order.orderNumber)).toBe(0)
  })

  it('is for a person when the service knows no such place', async () => {
    const buyer = given.guest(shop)
    const { orderNumber } = await place(buyer, await cartToOrder(buyer, { sku: 'BAG' }))
    later(91)
    standIn.books.tax.unknown.add(HOME.addressLine1).add(HOME.postalCode)
    await runJobs(shop)
    expect(await openJobs(orderNumber)).toMatchObject([{ attempts: 16 }])
    await catchUp()
    expect(await openJobs(orderNumber)).toMatchObject([{ attempts: 16 }])
    standIn.books.tax.unknown.clear()
    await query(`update jobs set attempts = 0, run_at = now() where payload->>'number' = $1`, [orderNumber])
    await runJobs(shop)
    expect(booked(orderNumber)).toMatchObject([{ lines: [ESTIMATE] }])
  })

  it('is taxed at the store that it is collected in', async () => {
    const buyer = given.guest(shop)
    const items = [{ sku: 'BAG', storeId: '1001', shippingOption: 'pickup' as const }]
    const { id: basketId } = await buyer.call('cart.createWithItem', { body: { items } })
    standIn.fail('never')
    await buyer.call('cart.setShippingAddress', { params: { basketId }, body: { ...NEWARK, useAsBilling: true } })
    await payWith(buyer, basketId, CARDS.good)
    const order = await place(buyer, basketId)
    standIn.fail(undefined)
    await runJobs(shop)
    const inside =
      Math.round((order.totals.total * 2_900) / 102_900) + Math.round((order.totals.total * 4_810) / 104_810)
    expect(booked(order.orderNumber)).toMatchObject([{ lines: [{ amount: order.totals.total, amount_tax: inside }] }])
  })
})
