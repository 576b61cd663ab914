import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sumOf } from '#domain/money/money.ts'
import { includedTax } from '#domain/tax/tax.ts'
import { backgroundShop } from '../background-shop.ts'
import { fulfil } from '../orders/fulfilment.service.ts'
import { findOrder } from '../orders/order.service.ts'
import { refundRows, sumsAfterRefunds } from '../orders/pdf/refund-rows.ts'
import { startStripeStandIn, type StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, KEMPTEN } from '../testing/given-checkout.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let standIn: StripeStandIn

beforeAll(async () => {
  standIn = await startStripeStandIn()
})
afterAll(() => standIn.stop())

async function opened(settings: Record<string, string> = {}): Promise<TestShop> {
  const shop = await testShop(settings)
  for (const [sku, price] of Object.entries({ CAP: 3500, BAG: 9499, BOOT: 12_001 }))
    await given.product(shop, { sku, kind: 'backpack', prices: { DE: price }, stock: 100 })
  return shop
}

async function ordered(shop: TestShop, email: string) {
  const buyer = given.guest(shop, { 'x-locale': 'de-de' })
  const cartId = await cartToOrder(buyer, { sku: 'CAP', qty: 3, address: { ...KEMPTEN, recipientContactEmail: email } })
  for (const sku of ['BAG', 'BOOT']) await buyer.call('cart.addItem', { body: { basketId: cartId, sku } })
  const { orderNumber: number, items, totals } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  const idOf = (sku: string) => items.find(item => item.sku === sku)?.id ?? ''
  const refunds = async () => (await buyer.call('consumer.purchase', { params: { orderId: number } })).refunds ?? []
  const cancel = (sku?: string) =>
    buyer.call('consumer.cancelOrder', {
      headers: {},
      query: { orderNumber: number },
      body: sku === undefined ? {} : { items: [{ itemId: idOf(sku), qty: 1 }] },
    })
  const stored = async () => {
    const order = await findOrder(backgroundShop(shop.services, 'de-de'), number)
    if (!order) throw new Error('the order was just placed')
    return order
  }
  return { buyer, number, totals, idOf, refunds, cancel, stored }
}

describe('the tax within what goes back of prices that contain it', () => {
  it('is told by page, letter and invoice, and what is left is taxed as if only that had been sold', async () => {
    const shop = await opened()
    const { number, totals, idOf, refunds, cancel, stored } = await ordered(shop, 'jo@cairn.test')
    const { call } = await staffMember(shop, 'owner')
    const give = (
      wish: { kind: 'amount'; amount: number } | { kind: 'lines'; items: { itemId: string; qty: number }[] },
    ) => call('orders.refund', { params: { number }, body: { reason: 'late', ...wish } })
    const leftTaxed = async () => {
      const told = await refunds()
      const left = totals.total - sumOf(told.map(({ refundTotal }) => refundTotal))
      expect(totals.taxAmount - sumOf(told.map(each => each.includedTax ?? 0))).toBe(includedTax(left, 19))
    }
    await give({ kind: 'lines', items: [{ itemId: idOf('CAP'), qty: 1 }] })
    expect(await refunds()).toMatchObject([
      { refundTotal: 3500, includedTax: totals.taxAmount - includedTax(totals.total - 3500, 19) },
    ])
    await runJobs(shop)
    expect((await mailTo(shop, 'jo@cairn.test'))[0]?.body).toMatch(/Enthaltene MwSt\.[^]*5,59/)
    await give({ kind: 'amount', amount: 777 })
    await leftTaxed()
    await cancel('BOOT')
    await leftTaxed()
    const order = await stored()
    const rows = refundRows(order)
    expect(rows.filter(({ label }) => label === 'Enthaltene MwSt.').map(({ amount }) => amount)).toEqual(
      (await refunds()).map(each => each.includedTax),
    )
    const left = totals.total - order.refunded
    expect(sumsAfterRefunds(order).map(({ amount }) => amount)).toEqual([
      left - includedTax(left, 19),
      includedTax(left, 19),
    ])
    await cancel()
    await leftTaxed()
    expect(sumsAfterRefunds(await stored()).map(({ amount }) => amount)).toEqual([0, 0])
  })

  it('is told of a return once its money went back', async () => {
    const shop = await opened()
    const { buyer, number, totals, idOf, refunds, stored } = await ordered(shop, 'jo@cairn.test')
    for (let step = 0; step < 5; step++) {
      shop.advance(31 * 60_000)
      await fulfil(shop.services)
    }
    const items = [{ itemId: idOf('BAG'), qty: 1, reason: 'too small' }]
    await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    expect((await refunds()).map(each => each.includedTax)).toEqual([undefined])
    expect(sumsAfterRefunds(await stored())).toEqual([])
    for (let step = 0; step < 3; step++) {
      shop.advance(4 * DAY_MS)
      await fulfil(shop.services)
      await runJobs(shop)
    }
    const [told] = await refunds()
    expect(told?.refundTotal).toBe(9499)
    expect(told?.includedTax).toBe(totals.taxAmount - includedTax(totals.total - 9499, 19))
    expect((await mailTo(shop, 'jo@cairn.test'))[0]).toMatchObject({
      template: 'return-refunded',
      body: expect.stringContaining('Enthaltene MwSt.'),
    })
  })

  it('is to the cent what a tax service has in its books', async () => {
    const shop = await opened({
      TAX: 'stripe',
      PAYMENT: 'simulated',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_API_URL: `http://127.0.0.1:${standIn.server.port}`,
      TAX_TIMEOUT_MS: '30000',
      PAYMENT_TIMEOUT_MS: '30000',
    })
    const { number, totals, refunds, cancel } = await ordered(shop, 'jo@cairn.test')
    for (const sku of ['CAP', 'BOOT', 'CAP']) {
      await cancel(sku)
      await runJobs(shop)
    }
    const booked = [...standIn.books.tax.sales.values()]
      .filter(({ reference, type }) => reference.startsWith(number) && type === 'reversal')
      .map(({ lines, shipping }) => -sumOf([...lines, shipping].map(({ amount_tax }) => amount_tax)))
    expect(booked).toHaveLength(3)
    expect((await refunds()).map(each => each.includedTax)).toEqual(booked)
    expect(sumOf(booked)).toBeLessThan(totals.taxAmount)
  })
})
