import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leftOfSale } from '../payment/stripe/stand-in/tax-sales.ts'
import type { StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { taxedShop } from '../testing/taxed-shop.ts'
import type { TestShop } from '../testing/test-shop.ts'
import { keepTaxBook } from './tax-books.service.ts'

let standIn: StripeStandIn
let shop: TestShop

beforeAll(async () => {
  ;({ standIn, shop } = await taxedShop())
  await given.product(shop, { sku: 'BAG', kind: 'backpack', price: 10_000, stock: 100 })
})
afterAll(() => standIn.stop())

const booked = (orderNumber: string) =>
  [...standIn.books.tax.sales.values()].filter(({ reference }) => reference.startsWith(orderNumber))
const sales = (orderNumber: string) => booked(orderNumber).filter(({ type }) => type === 'transaction')
const left = (orderNumber: string) => sales(orderNumber).reduce((sum, sale) => sum + leftOfSale(standIn.books, sale), 0)
const query = async <Row>(sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query<Row & Record<string, unknown>>(sql, values)).rows
const books = (fault: 'failure, done' | 'never') =>
  standIn.fail(({ path }) => (path.includes('transactions') ? fault : undefined))
async function ordered() {
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku: 'BAG' })
  return buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
}

describe('a sale that a person settles', () => {
  it('is booked again under another name when a person says so', async () => {
    const { orderNumber, totals } = await ordered()
    books('failure, done')
    await runJobs(shop)
    standIn.fail(undefined)
    await query('update jobs set run_at = now() where done_at is null')
    await runJobs(shop)
    // Somebody has undone it there by hand.
    for (const { id } of booked(orderNumber)) standIn.books.tax.sales.delete(id)
    const [{ placed_at } = {}] = await query<{ placed_at: Date }>('select placed_at from orders where number = $1', [
      orderNumber,
    ])
    shop.advance(3 * 24 * 60 * 60 * 1000)
    standIn.advance(3 * 24 * 60 * 60 * 1000)
    const { call } = await staffMember(shop, 'owner')
    await call('orders.settleTax', { params: { number: orderNumber }, body: { reason: 'undone in the dashboard' } })
    await runJobs(shop)
    expect(booked(orderNumber)).toMatchObject([{ reference: `${orderNumber} 2` }])
    expect(left(orderNumber)).toBe(totals.total)
    // By the rates of its day, in its day's period.
    const [book] = await query('select tax_date, round from tax_books where order_number = $1', [orderNumber])
    expect(book).toEqual({ tax_date: placed_at, round: 0 })
  })

  it('is undone when somebody settled it otherwise meanwhile', async () => {
    const { orderNumber: number, totals } = await ordered()
    books('never')
    await runJobs(shop)
    standIn.fail(undefined)
    await query('update tax_books set refused_at = now() where order_number = $1', [number])
    const { taxes } = shop.services
    if (!taxes) throw new Error('A tax service is set')
    const { call } = await staffMember(shop, 'owner')
    const record: typeof taxes.service.record = async (...asked) => {
      const sale = await taxes.service.record(...asked)
      if (booked(number).length === 1)
        await call('orders.settleTax', { params: { number }, body: { reason: 'not there' } })
      return sale
    }
    const services = { ...shop.services, taxes: { ...taxes, service: { ...taxes.service, record } } }
    await keepTaxBook(services, { id: 0, kind: 'tax-book', payload: { number }, attempts: 1 })
    await runJobs(shop)
    expect(sales(number)).toHaveLength(2)
    expect(left(number)).toBe(totals.total)
  })
})
