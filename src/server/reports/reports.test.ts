import { beforeAll, describe, expect, it } from 'vitest'
import { SITES, SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import { runJobs, mailTo } from '../testing/run-jobs.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { phoneOrder } from '../testing/phone-orders.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { addUpSales } from './add-up.ts'
import { mailWeek } from './weekly.service.ts'

let shop: TestShop
let owner: StaffMember
const routine = { id: 0, kind: 'routine', payload: {}, attempts: 1 }

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', REPORT_MAIL: 'boss@cairn.test' })
  owner = await staffMember(shop, 'owner')
})

let count = 0
/** An order as the books have it, placed at an instant; and what of it went back when. */
async function sold(site: SiteId, placedAt: string, total: number, back?: { at: string; amount: number }) {
  const number = `CRN-REP-${++count}`
  const { currency, locales } = SITES[site]
  await shop.database.pool.query(
    `insert into orders (number, cart_id, owner_id, site, locale, channel, email, currency, total, refunded, status, document, created_at, placed_at)
     values ($1, $1, 'x', $2, $3, 'ECOMM', $4, $5, $6, $7, 'paid', '{"lines":[],"shipments":[],"totals":{"totalDiscount":0}}', $8, $8)`,
    [number, site, locales[0], `${site}@cairn.test`, currency, total, back?.amount ?? 0, placedAt],
  )
  if (!back) return
  await shop.database.pool.query(
    `insert into gift_cards (number, code, currency, balance) values ('6000000000000000001', '12345678', 'USD', 0) on conflict do nothing`,
  )
  await shop.database.pool.query(
    `insert into refunds (key, order_number, gift_card, amount, created_at, done_at) values ($1, $1, '6000000000000000001', $2, $3, $3)`,
    [number, back.amount, back.at],
  )
}

const sales = (query: object) =>
  owner.call('reports.sales', { query: { from: '2026-03-28', to: '2026-03-30', ...query } })

describe('reports', () => {
  it('put each order into the day that it was where the site is, also when clocks change, and equal the books', async () => {
    // In Berlin the 29th of March 2026 has 23 hours: from 23:00 UTC on the 28th to 22:00 UTC on the 29th.
    await sold('DE', '2026-03-28T22:59:00Z', 10_000)
    await sold('DE', '2026-03-28T23:00:00Z', 20_000)
    await sold('DE', '2026-03-29T21:59:00Z', 30_000, { at: '2026-03-30T10:00:00Z', amount: 5_000 })
    await sold('DE', '2026-03-29T22:00:00Z', 40_000)
    // In Denver the 28th still has six hours to go then.
    await sold('US', '2026-03-29T05:59:00Z', 70_000)
    await sold('US', '2026-03-29T06:00:00Z', 80_000)
    await addUpSales(shop.services, routine)
    await addUpSales(shop.services, routine)

    const german = await sales({ site: 'DE' })
    expect(german.points.map(({ at, orders, revenue, net }) => [at, orders, revenue, net])).toEqual([
      ['2026-03-28', 1, 10_000, 10_000],
      ['2026-03-29', 2, 50_000, 50_000],
      ['2026-03-30', 1, 40_000, 35_000],
    ])
    expect(german.sites).toMatchObject([
      {
        orders: 4,
        revenue: 100_000,
        refunded: 5_000,
        net: 95_000,
        average: 25_000,
        returning: 3,
        returningRevenue: 90_000,
      },
    ])
    const american = await sales({ site: 'US' })
    expect(american.points.map(({ orders }) => orders)).toEqual([1, 1, 0])
    const hours = await sales({ site: 'DE', by: 'hour' })
    expect(hours.points[0]).toMatchObject({ at: '2026-03-28T22:00:00Z', orders: 1 })
    const later = await owner.call('reports.sales', {
      query: { site: 'DE', from: '2026-03-31', to: '2026-04-02', compare: 'before' },
    })
    expect(later.sites[0]?.before).toMatchObject({ orders: 4, net: 95_000 })
    expect(later.points[1]?.before).toMatchObject({ orders: 2 })
  })

  it('add up to all orders and refunds of real sales, by site, channel, style and coupon', async () => {
    const sizeOf = await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
    await given.product(shop, { sku: 'BOOT-10', size: '10', stock: 0, sizeOf })
    const before = await shop.database.pool.query('select 1 from orders where placed_at is not null')
    await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
    const giftCard = { amount: 5000, recipientEmail: 'ash@cairn.test', senderName: 'Robin' }
    for (let each = 0; each < 3; each++) {
      const guest = given.guest(shop)
      const cartId = await cartToOrder(guest, { sku: 'BOOT-9', qty: 1 + each })
      if (each === 0) await guest.call('cart.addItem', { body: { basketId: cartId, sku: 'CARD-50', giftCard } })
      const { orderNumber: number } = await guest.call('cart.placeOrder', { headers: {}, body: { cartId } })
      const body = { kind: 'amount', amount: 1100 + each, reason: 'A late parcel' } as const
      await owner.call('orders.refund', { params: { number }, body })
    }
    await runJobs(shop)
    for (let each = 0; each < 5; each++)
      await shop.newVisitor().call('internal.noteSearch', { body: { q: 'qqzzx', found: 0, clicked: false } })
    for (const { kind, work } of (await import('../jobs/work.ts')).routines)
      if (kind === 'keep figures of searches' || kind === 'add up what was sold') await work(shop.services, routine)

    const { rows: books } = await shop.database.pool.query<{
      site: SiteId
      orders: number
      revenue: number
      refunded: number
      tax: number
    }>(
      `select o.site, count(*)::int as orders, sum(o.total)::int as revenue,
        coalesce(sum((document->'totals'->>'taxAmount')::int), 0)::int as tax,
        coalesce(sum((select sum(amount) from refunds r where r.order_number = o.number)), 0)::int as refunded
       from orders o where placed_at is not null group by o.site`,
    )
    await phoneOrder(shop, owner, { sku: 'BOOT-9' })
    await addUpSales(shop.services, routine)
    const today = new Date().toISOString().slice(0, 10)
    const { sites, channels } = await owner.call('reports.sales', { query: { from: '2026-01-01', to: '2027-12-31' } })
    expect(channels.map(({ channel, carts }) => [channel, carts])).toContainEqual(['PHONE', 1])
    expect(books.find(({ site }) => site === 'US')).toMatchObject({
      refunded: 3303,
      tax: expect.toSatisfy((tax: number) => tax > 0),
    })
    for (const site of SITE_IDS) {
      const book = books.find(row => row.site === site) ?? { orders: 0, revenue: 0, refunded: 0, tax: 0 }
      expect(sites.find(row => row.site === site)).toMatchObject({
        orders: book.orders,
        revenue: book.revenue,
        tax: book.tax,
        giftCards: site === 'US' ? 5000 : 0,
        refunded: book.refunded,
        net: book.revenue - book.refunded,
      })
    }
    expect(books.reduce((sum, { orders }) => sum + orders, 0)).toBe(before.rows.length + 3)
    const goods = await owner.call('reports.goods', { query: { site: 'US', from: '2026-01-01', to: '2027-12-31' } })
    expect(goods.best).toMatchObject([
      { pieces: 6, revenue: 72_000 },
      { pieces: 1, revenue: 5000 },
    ])
    expect(goods.missing).toMatchObject([{ sizes: 2, missing: 1, pieces: 6, lost: 3, lostRevenue: 36_000 }])
    const { searches } = await owner.call('reports.more', { query: { from: '2020-01-01', to: today } })
    expect(searches).toContainEqual({ term: 'qqzzx', language: 'en', searches: 5 })
    const german = await staffMember(shop, 'analyst', ['DE'])
    expect(
      (await german.call('reports.sales', { query: { from: today, to: today } })).sites.map(({ site }) => site),
    ).toEqual(['DE'])
    await expect(german.call('reports.sales', { query: { from: today, to: today, site: 'US' } })).rejects.toMatchObject(
      { code: 'STAFF_FORBIDDEN' },
    )
  })

  it('go out by mail once, on a Monday', async () => {
    const day = (shop.services.clock().getUTCDay() + 6) % 7
    shop.advance(((7 - day) % 7) * 86_400_000)
    // Noon in Denver is the same day there as in UTC.
    shop.advance(((19 - shop.services.clock().getUTCHours() + 24) % 24) * 3_600_000)
    if (shop.services.clock().getUTCDay() !== 1) shop.advance(6 * 86_400_000)
    // Nobody has added it up yet.
    await sold('GB', new Date(shop.services.clock().getTime() - 86_400_000).toISOString(), 98_765)
    await mailWeek(shop.services, routine)
    await mailWeek(shop.services, routine)
    await runJobs(shop)
    const letters = await mailTo(shop, 'boss@cairn.test')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.body).toContain('/studio/reports?from=')
    expect(letters[0]?.body).toContain('£987.65')
  })
})
