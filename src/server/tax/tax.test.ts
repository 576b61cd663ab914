import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRateLimits, type RateLimits } from '../http/rate-limits.ts'
import { fulfil } from '../orders/fulfilment.service.ts'
import { leftOfSale } from '../payment/stripe/stand-in/tax-sales.ts'
import type { StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, HOME, type Buyer } from '../testing/given-checkout.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { taxedShop } from '../testing/taxed-shop.ts'
import type { TestShop } from '../testing/test-shop.ts'

let standIn: StripeStandIn
let shop: TestShop

beforeAll(async () => {
  ;({ standIn, shop } = await taxedShop({ DEMO: 'true', TRUST_PROXY: 'true' }))
  await given.product(shop, { sku: 'JACKET', kind: 'shell-jacket', prices: { US: 20_000, DE: 11_900 }, stock: 100 })
  await given.product(shop, { sku: 'BAG', kind: 'backpack', prices: { US: 10_000 }, stock: 100 })
})
afterAll(() => standIn.stop())
beforeEach(() => {
  standIn.fail(undefined)
  standIn.requests.length = 0
})

const NEWARK = { ...HOME, stateCityProvDept: 'NJ', city: 'Newark', postalCode: '07102' }
const NOWHERE = { ...NEWARK, city: 'Nowhere' }
const BERLIN = {
  ...HOME,
  countryCode: 'DE',
  stateCityProvDept: '',
  city: 'Berlin',
  postalCode: '10115',
  recipientContactPhone: '+4930555010',
}
const asked = (what: string) => standIn.requests.filter(request => request.includes(what)).length
const place = (buyer: Buyer, cartId: string) => buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
const cancel = (buyer: Buyer, orderNumber: string, itemIds?: string[]) =>
  buyer.call('consumer.cancelOrder', {
    headers: {},
    query: { orderNumber },
    body: itemIds ? { items: itemIds.map(itemId => ({ itemId, qty: 1 })) } : {},
  })
const saleOf = (orderNumber: string) => {
  const sales = [...standIn.books.tax.sales.values()].filter(({ reference }) => reference === orderNumber)
  expect(sales).toHaveLength(1)
  const [sale] = sales
  if (!sale) throw new Error('no sale')
  return sale
}
const left = (orderNumber: string) => leftOfSale(standIn.books, saleOf(orderNumber))
const undone = (orderNumber: string) =>
  [...standIn.books.tax.sales.values()].filter(
    ({ reversal }) => reversal?.original_transaction === saleOf(orderNumber).id,
  )

describe('taxes of a tax service', () => {
  it('are asked for once the address is known, and once for the same cart', async () => {
    const buyer = given.guest(shop)
    const { id: basketId } = await buyer.call('cart.createWithItem', { body: { items: [{ sku: 'JACKET', qty: 1 }] } })
    expect(asked('calculations')).toBe(0)
    await buyer.call('cart.setShippingAddress', { params: { basketId }, body: { ...HOME, useAsBilling: true } })
    const { totals } = await buyer.call('cart.read', { params: { basketId } })
    expect(totals).toMatchObject({ tax: 1542, total: 21_542 })
    expect(totals.taxes).toMatchObject([{ name: 'Sales tax', jurisdiction: 'US-CO', percent: 7.71, amount: 1542 }])
    expect(asked('calculations')).toBe(1)
    const changed = await buyer.call('cart.addItem', { body: { basketId, sku: 'BAG' } })
    expect(changed.totals.tax).toBe(2313)
    expect(asked('calculations')).toBe(2)
  })

  it('become a sale with the order, and are undone line by line with what is cancelled', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'JACKET', address: NEWARK })
    await buyer.call('cart.addItem', { body: { basketId: cartId, sku: 'BAG' } })
    const order = await place(buyer, cartId)
    expect(order.totals).toMatchObject({ tax: 663, total: 30_663 })
    expect(asked('calculations')).toBe(2)
    await runJobs(shop)
    expect(left(order.orderNumber)).toBe(30_663)
    const [jacket = '', bag = ''] = order.items.map(({ id }) => id)
    await cancel(buyer, order.orderNumber, [jacket])
    await runJobs(shop)
    // The jacket was free of tax where it went: so is its refund.
    expect(undone(order.orderNumber)).toMatchObject([
      { lines: [{ reference: jacket, amount: -20_000, amount_tax: 0 }] },
    ])
    await cancel(buyer, order.orderNumber, [bag])
    await runJobs(shop)
    expect(undone(order.orderNumber)).toHaveLength(2)
    expect(left(order.orderNumber)).toBe(0)
  })

  it('are inside the price where prices include them, and go back whole', async () => {
    const buyer = given.guest(shop, { 'x-locale': 'de-de' })
    const order = await place(buyer, await cartToOrder(buyer, { sku: 'JACKET', address: BERLIN }))
    expect(order.totals).toMatchObject({ tax: 0, taxAmount: 1983, total: 11_900 })
    await runJobs(shop)
    await cancel(buyer, order.orderNumber)
    await runJobs(shop)
    expect(left(order.orderNumber)).toBe(0)
  })

  it('are told once, whatever answers are lost', async () => {
    const buyer = given.guest(shop)
    const order = await place(buyer, await cartToOrder(buyer, { sku: 'BAG' }))
    standIn.fail(({ path }) => (path.includes('transactions') ? { lost: 40 } : undefined))
    await runJobs(shop)
    standIn.fail(undefined)
    await again()
    expect(left(order.orderNumber)).toBe(order.totals.total)
    standIn.fail(({ path }) => (path.includes('transactions') ? 'failure' : undefined))
    await cancel(buyer, order.orderNumber)
    await runJobs(shop)
    standIn.fail(undefined)
    await again()
    expect(undone(order.orderNumber)).toHaveLength(1)
    expect(left(order.orderNumber)).toBe(0)
  })

  it('follow a return only when its money goes back', async () => {
    const buyer = given.guest(shop)
    const order = await place(buyer, await cartToOrder(buyer, { sku: 'BAG', qty: 2 }))
    await runJobs(shop)
    for (let step = 0; step < 4; step++) {
      shop.advance(35 * 60 * 1000)
      await fulfil(shop.services)
    }
    const [bag = ''] = order.items.map(({ id }) => id)
    await buyer.call('consumer.returnLabel', {
      params: { orderId: order.orderNumber },
      body: { items: [{ itemId: bag, qty: 1, reason: 'size' }] },
    })
    await runJobs(shop)
    expect(left(order.orderNumber)).toBe(21_542)
    for (let step = 0; step < 2; step++) {
      shop.advance(4 * 24 * 60 * 60 * 1000)
      await fulfil(shop.services)
    }
    await runJobs(shop)
    expect(undone(order.orderNumber)).toMatchObject([{ lines: [{ amount: -10_000, amount_tax: -771 }] }])
  })
})

describe('a question that a tax service refuses', () => {
  it('is estimated for that cart alone, and its sale is for staff to see and to mend', async () => {
    standIn.books.tax.unknown.add(NOWHERE.city).add(NOWHERE.postalCode)
    const lost = given.guest(shop)
    const cartId = await cartToOrder(lost, { sku: 'BAG', qty: 2, address: NOWHERE })
    const { totals } = await lost.call('cart.read', { params: { basketId: cartId } })
    expect(totals).toMatchObject({ tax: 1325, total: 21_325 })
    expect(asked('calculations')).toBe(1)
    const other = given.guest(shop)
    const basketId = await cartToOrder(other, { sku: 'BAG' })
    expect((await other.call('cart.read', { params: { basketId } })).totals.tax).toBe(771)

    const { orderNumber } = await place(lost, cartId)
    await runJobs(shop)
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('jobs.list', { query: { kind: 'tax-book', state: 'dead' } })
    expect(rows).toMatchObject([
      { lastError: `order ${orderNumber}: Stripe: StripeInvalidRequestError customer_tax_location_invalid` },
    ])
    await owner.call('orders.changeAddress', { params: { number: orderNumber }, body: NEWARK })
    standIn.books.tax.unknown.delete(NOWHERE.postalCode)
    for (const { id: jobId } of rows) await owner.call('jobs.retry', { params: { jobId } })
    await again()
    expect(left(orderNumber)).toBe(21_325)
  })

  it('is no reason to rest when its answer cannot be read', async () => {
    standIn.fail('odd')
    await cartToOrder(given.guest(shop), { sku: 'BAG', card: null })
    standIn.fail(undefined)
    const other = given.guest(shop)
    const { id } = await other.call('cart.createWithItem', { body: { items: [{ sku: 'BAG' }] } })
    const shown = await other.call('cart.setShippingAddress', { params: { basketId: id }, body: HOME })
    expect(shown.totals.tax).toBe(771)
  })
})

describe('whoever asks about taxes all the time', () => {
  it('sees the shop’s own tables until the cart is prepared, and nobody else does', async () => {
    const unlimited = shop.services.rateLimits
    const { allows } = createRateLimits({ enabled: true })
    const rateLimits: RateLimits = { ...unlimited, allows: (limit, from) => allows(limit, from, 0) }
    Object.assign(shop.services, { rateLimits })
    const [there, elsewhere] = ['192.0.2.7', '192.0.2.8'].map(from => given.guest(shop, { 'x-forwarded-for': from }))
    if (!there || !elsewhere) throw new Error('nobody')
    const basketId = await cartToOrder(there, { sku: 'BAG', card: null })
    const move = (street: number) =>
      there.call('cart.setShippingAddress', {
        params: { basketId },
        body: { ...HOME, addressLine1: `${street} Pearl Street`, useAsBilling: true },
      })
    for (let street = 1; street < 20; street++) expect((await move(street)).totals.tax).toBe(771)
    expect((await move(20)).totals.tax).toBe(290)
    expect((await move(21)).totals.tax).toBe(290)
    expect(asked('calculations')).toBe(20)
    const another = await cartToOrder(elsewhere, { sku: 'BAG', card: null })
    expect((await elsewhere.call('cart.read', { params: { basketId: another } })).totals.tax).toBe(771)
    const prepared = await there.call('cart.prepareOrder', { headers: {}, body: { basketId } })
    expect(prepared.totals.tax).toBe(771)
    expect(asked('calculations')).toBe(22)
    Object.assign(shop.services, { rateLimits: unlimited })
  })
})

describe('while a tax service is silent', () => {
  it('the shop’s own tables count, the order says so, and what is owed is found inside what was paid', async () => {
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'BAG', address: NEWARK })
    standIn.fail('never')
    await buyer.call('cart.addItem', { body: { basketId: cartId, sku: 'BAG' } })
    const shown = await buyer.call('cart.read', { params: { basketId: cartId } })
    expect(shown.totals).toMatchObject({ tax: 1325, total: 21_325 })
    standIn.fail(undefined)
    // What was shown stands, although the service is back.
    const order = await place(buyer, cartId)
    expect(order.totals.total).toBe(21_325)
    await runJobs(shop)
    expect(left(order.orderNumber)).toBe(21_325)
    expect(saleOf(order.orderNumber).lines).toMatchObject([{ tax_behavior: 'inclusive', amount: 21_325 }])
    const { rows } = await shop.database.pool.query<{ estimated: boolean }>(
      `select (document->>'taxEstimated')::boolean as estimated from orders where number = $1`,
      [order.orderNumber],
    )
    expect(rows[0]?.estimated).toBe(true)
    await cancel(buyer, order.orderNumber)
    await runJobs(shop)
    expect(left(order.orderNumber)).toBe(0)
  })

  it('a piece that was exchanged was sold once, whether prices are with or without tax', async () => {
    const service = await staffMember(shop, 'service')
    const sold = { prices: { US: 20_000, DE: 11_900 }, stock: 9 }
    const sizeOf = await given.product(shop, { sku: 'COAT-M', size: 'M', ...sold })
    await given.product(shop, { sku: 'COAT-L', size: 'L', ...sold, sizeOf })
    for (const [locale, address] of [['en-us', NEWARK] as const, ['de-de', BERLIN] as const]) {
      const buyer = given.guest(shop, { 'x-locale': locale })
      standIn.fail('never')
      const cartId = await cartToOrder(buyer, { sku: 'COAT-M', address })
      const { orderNumber, totals, items } = await place(buyer, cartId)
      const params = { number: orderNumber }
      const body = { itemId: items[0]?.id ?? '', qty: 1, sku: 'COAT-L', reason: 'Too small' }
      await service.call('orders.exchange', { params, body })
      standIn.fail(undefined)
      await again()
      expect(left(orderNumber)).toBe(totals.total)
    }
  })

  it('nothing of its key gets into the log', () => {
    expect(shop.logged.some(line => line.includes('tax service does not answer'))).toBe(true)
    expect(shop.logged.join('\n')).not.toContain('sk_test_1')
  })
})

async function again(): Promise<void> {
  await shop.database.pool.query('update jobs set run_at = now() where done_at is null')
  await runJobs(shop)
}
