import { reports } from '#contract/staff/reports/reports.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { CARDS, cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { addUpSales } from './add-up.ts'

let shop: TestShop
let owner: StaffMember
let today: string
let boot: Awaited<ReturnType<typeof given.product>>
const routine = { id: 0, kind: 'routine', payload: {}, attempts: 1 }
const BOOTS = 1000
const SOCKS = 2000

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', CLIENT_INGEST: 'true' })
  const inDenver = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver', ...options }).format(shop.services.clock())
  // At noon there: no test begins on one day and ends on the next.
  shop.advance((12 - Number(inDenver({ hour: '2-digit', hourCycle: 'h23' }))) * 60 * 60 * 1000)
  owner = await staffMember(shop, 'owner')
  today = inDenver({})
  const product = (sku: string, price: number, categoryId: number, stock: number) =>
    given.product(shop, { sku, name: sku, price, categoryId, stock })
  boot = await product('BOOT-9', 12_000, BOOTS, 50)
  await product('SOCK-M', 2000, SOCKS, 50)
  await product('CLOG-9', 9000, BOOTS, 70)
  // It lies where nothing is sent from to that site.
  const { productId } = await given.product(shop, { sku: 'WADER-9', name: 'WADER-9', prices: { DE: 9000 }, stock: 40 })
  await shop.database.pool.query(
    `insert into colour_prices (colour_id, site, currency, current, original) values ($1, 'US', 'USD', 9000, 9000)`,
    [productId],
  )
  // Its stock never ends, and says nothing of how it sells.
  await given.product(shop, { sku: 'CARD-50', price: 5000, stock: 1_000_000, giftCard: true })
  for (const [id, name] of [
    [BOOTS, 'Boots'],
    [SOCKS, 'Socks'],
  ])
    await shop.database.pool.query(`update categories set names = jsonb_build_object('en', $2::text) where id = $1`, [
      id,
      name,
    ])
})

const figures = () => ({ query: { from: today, to: today, site: 'US' as const } })

async function buys(sku: string, qty: number) {
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku, qty })
  return buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
}

describe('the figures of a morning', () => {
  it('tell how many carts became orders, and how many payments failed', async () => {
    const { totals } = await buys('BOOT-9', 2)
    await buys('SOCK-M', 3)
    // A cart that was left, and one whose card is declined before another one pays.
    await given.guest(shop).call('cart.createWithItem', { body: { items: [{ sku: 'SOCK-M', qty: 1 }] } })
    const declined = given.guest(shop)
    const cartId = await cartToOrder(declined, { sku: 'SOCK-M', card: CARDS.declined })
    const place = () => declined.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await expect(place()).rejects.toMatchObject({ code: expect.any(String) })
    await runJobs(shop)
    await addUpSales(shop.services, routine)
    const { sites, points } = await owner.call('reports.sales', figures())
    expect(sites).toMatchObject([{ site: 'US', orders: 2, returning: 1, carts: 4, failedPayments: 1, pieces: 5 }])
    expect(sites[0]?.revenue).toBeGreaterThan(totals.total)
    expect(points).toMatchObject([{ at: today, orders: 2, carts: 4, failedPayments: 1 }])
  })

  it('count a cart once and under its channel after its buyer was forgotten, also one that was begun long before its order', async () => {
    const { pool } = shop.database
    const begun = addDays(today, -10)
    const query = { from: begun, to: today, site: 'US' as const }
    const ordered = 'select cart_id from orders where placed_at is not null'
    await pool.query(
      `update orders set channel = 'MAPP' where number = (select min(number) from orders where placed_at is not null)`,
    )
    await pool.query(
      `update carts set created_at = $1 where id = (select min(cart_id) from orders where placed_at is not null)`,
      [`${begun}T19:00:00Z`],
    )
    await pool.query('delete from report_hours')
    await addUpSales(shop.services, routine)
    const before = await owner.call('reports.sales', { query })
    expect(before.sites).toMatchObject([{ orders: 2, carts: 4 }])
    expect(before.points.filter(({ carts }) => carts > 0).map(({ at, carts }) => [at, carts])).toEqual([
      [begun, 1],
      [today, 3],
    ])
    expect((await pool.query(`delete from carts where id in (${ordered})`)).rowCount).toBe(2)
    await addUpSales(shop.services, routine)
    expect(await owner.call('reports.sales', { query })).toEqual(before)
    await pool.query('delete from report_hours')
    await addUpSales(shop.services, routine)
    expect(await owner.call('reports.sales', { query })).toEqual(before)
    await pool.query(`update orders set channel = 'ECOMM'`)
  })

  it('count the cart of an order by the order where nothing else tells of it', async () => {
    await shop.database.pool.query('delete from gone_carts')
    await addUpSales(shop.services, routine)
    const { sites } = await owner.call('reports.sales', figures())
    expect(sites).toMatchObject([{ orders: 2, carts: 4 }])
  })

  it('tell what sold by category, and what is there and sells least', async () => {
    const { best, worst, categories } = await owner.call('reports.goods', figures())
    expect(best.map(({ name, pieces, revenue }) => [name, pieces, revenue])).toEqual([
      ['BOOT-9', 2, 24_000],
      ['SOCK-M', 3, 6000],
    ])
    expect(worst.map(({ name, pieces }) => [name, pieces])).toEqual([
      ['CLOG-9', 0],
      ['BOOT-9', 2],
      ['SOCK-M', 3],
    ])
    expect(worst[0]?.onHand).toBe(70)
    expect(categories).toEqual([
      { name: 'Boots', pieces: 2, revenue: 24_000 },
      { name: 'Socks', pieces: 3, revenue: 6000 },
    ])
  })

  it('reckon the revenue that sizes cost which are missing by what they sell, not by whole pieces', async () => {
    for (const size of ['10', '11']) await given.product(shop, { sku: `BOOT-${size}`, stock: 0, sizeOf: boot })
    const { missing } = await owner.call('reports.goods', figures())
    // Two of three sizes, of two pieces for 240.00.
    expect(missing).toMatchObject([{ sizes: 3, missing: 2, pieces: 2, lost: 1, lostRevenue: 16_000 }])
  })

  it('name goods and categories in the language of whoever reads', async () => {
    const { pool } = shop.database
    await pool.query(`update styles set names = names || '{"de": "Stiefel"}' where names->>'en' = 'BOOT-9'`)
    await pool.query(`update categories set names = names || '{"de": "Schuhe"}' where id = $1`, [BOOTS])
    const address = `/api/staff/v1/reports/goods?site=US&from=${today}&to=${today}`
    const answer = await owner.visitor.fetch(address, { headers: { 'accept-language': 'de' } })
    const { best, worst, categories } = reports.goods.response.parse(await answer.json())
    expect(best.map(({ name }) => name)).toEqual(['Stiefel', 'SOCK-M'])
    expect(worst.map(({ name }) => name)).toEqual(['CLOG-9', 'Stiefel', 'SOCK-M'])
    expect(categories.map(({ name }) => name)).toEqual(['Schuhe', 'Socks'])
  })

  it('tell how quick pages were for those who visited them, three of four', async () => {
    const measured = (value: number, pageType = 'Home') =>
      shop.newVisitor({ 'x-locale': 'en-us' }).call('internal.ingestPerformance', {
        body: { page: '/en-us', pageType, measures: [{ name: 'LCP', value, rating: 'good' }] },
      })
    for (const value of [100, 200, 300, 400, 500]) await measured(value)
    await measured(900, 'Product')
    const { speed } = await owner.call('reports.more', figures())
    expect(speed).toEqual([
      { pageType: 'Home', name: 'LCP', count: 5, p75: 400 },
      { pageType: 'Product', name: 'LCP', count: 1, p75: 900 },
    ])
  })

  it('are compared with the same weekday a year ago', async () => {
    // The same weekday, 52 weeks before.
    const before = addDays(today, -364)
    await shop.database.pool.query(
      `insert into orders (number, cart_id, owner_id, site, locale, channel, email, currency, total, status, document, created_at, placed_at)
       values ('CRN-AGO-1', 'ago', 'x', 'US', 'en-us', 'ECOMM', 'ago@cairn.test', 'USD', 7700, 'paid',
         '{"lines":[],"shipments":[],"totals":{"totalDiscount":0}}', $1, $1)`,
      [`${before}T19:00:00Z`],
    )
    // Made anew from the first order on.
    await shop.database.pool.query('delete from report_hours')
    await addUpSales(shop.services, routine)
    const query = { ...figures().query, compare: 'year' as const }
    const { sites, points } = await owner.call('reports.sales', { query })
    expect(sites[0]).toMatchObject({ orders: 2, before: { orders: 1, revenue: 7700, net: 7700 } })
    expect(points[0]?.before).toMatchObject({ orders: 1, revenue: 7700 })
  })
})
