import { beforeAll, describe, expect, it } from 'vitest'
import { REPORT_TABLES, type ReportTable } from '#contract/staff/reports/report-words.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { addUpSales } from './add-up.ts'

let shop: TestShop
let owner: StaffMember
let today: string
let hour: string
let style: string
/** What the two orders came to. */
let [first, again]: number[] = []
let tax = 0

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', CLIENT_INGEST: 'true', FULFILMENT: 'manual' })
  const inDenver = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver', ...options }).format(shop.services.clock())
  // Half past twelve there: nothing begins in one hour, or on one day, and ends in the next.
  const hours = 12 - Number(inDenver({ hour: '2-digit', hourCycle: 'h23' }))
  shop.advance((hours * 60 + 30 - shop.services.clock().getUTCMinutes()) * 60_000)
  today = inDenver({})
  hour = `${shop.services.clock().toISOString().slice(0, 13)}:00:00Z`
  owner = await staffMember(shop, 'owner')
  const sizeOf = await given.product(shop, {
    sku: 'BOOT-9',
    name: '=Boot',
    size: '9',
    price: 12_000,
    stock: 10,
    categoryId: 1000,
  })
  const { key, masterId } = await given.product(shop, { sku: 'BOOT-10', size: '10', stock: 0, sizeOf })
  style = masterId
  const { pool } = shop.database
  await pool.query(`update categories set names = '{"en":"Boots, high"}' where id = 1000`)
  const buys = async (qty: number) => {
    const guest = given.guest(shop)
    const cartId = await cartToOrder(guest, { sku: 'BOOT-9', qty })
    const { totals, orderNumber } = await guest.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await runJobs(shop)
    tax += totals.taxAmount
    return { total: totals.total, orderNumber }
  }
  const sale = await buys(2)
  ;[first, again] = [sale.total, (await buys(1)).total]
  const now = shop.services.clock()
  await pool.query(
    `insert into search_days (site, language, day, term, searches, misses, clicks) values ('US', 'en', $1, 'krampons', 9, 7, 0)`,
    [today],
  )
  await pool.query(
    `insert into back_in_stock (sku_key, site, locale, email, created_at) values ($1, 'US', 'en-us', 'a@cairn.test', $2)`,
    [key, now],
  )
  await pool.query(`insert into experiment_counts values ('hero', 'b', 12)`)
  await pool.query(
    `insert into promotion_redemptions (order_number, promotion_id, coupon_code, customers, redeemed_at) values ($1, 'spring', 'THAW', '{}', $2)`,
    [`${sale.orderNumber}-1`, now],
  )
  await pool.query(
    `update orders set document = jsonb_set(jsonb_set(document, '{shipments,0,promisedDate}', to_jsonb($1::text)),
      '{shipments,0,carrier}', '"Ridge Post"')`,
    [today],
  )
  // Carts are dated by the database, whose clock the test does not set.
  await pool.query('update carts set created_at = $1', [now])
  const measures = [{ name: 'LCP', value: 1200 }]
  const body = { page: '/en-us', pageType: 'Home', measures }
  await shop.newVisitor({ 'x-locale': 'en-us' }).call('internal.ingestPerformance', { body })
  await addUpSales(shop.services, { id: 0, kind: 'routine', payload: {}, attempts: 1 })
})

const file = async (table: ReportTable, site = '&site=US', who = owner) => {
  const answer = await who.visitor.fetch(`/api/staff/v1/reports/files/${table}?from=${today}&to=${today}${site}`)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

const SUMS = 'orders,pieces,revenue,tax,giftCards,refunded,net,average,returning,returningRevenue,carts,failedPayments'
const PROMISED = 'promised,late,waiting,daysLate'

/** Two orders of three boots; the second one of somebody who had bought before. */
function lines(): Record<ReportTable, readonly string[]> {
  const major = (minor = 0) => (minor / 100).toFixed(2)
  const [one = 0, other = 0] = [first, again]
  const both = major(one + other)
  const sums = `2,3,${both},${major(tax)},0.00,0.00,${both},${major(Math.round((one + other) / 2))},1,${major(other)},2,0`
  return {
    sites: [`site,currency,${SUMS}`, `US,USD,${sums}`],
    days: [`site,currency,at,${SUMS}`, `US,USD,${today},${sums}`],
    hours: [`site,currency,at,${SUMS}`, `US,USD,${hour},${sums}`],
    channels: [`channel,currency,${SUMS}`, `ECOMM,USD,${sums}`],
    buyers: ['site,currency,buyers,orders,revenue', `US,USD,new,1,${major(one)}`, `US,USD,returning,1,${major(other)}`],
    // A name that a spreadsheet would run is marked as text.
    best: ['site,currency,styleId,name,pieces,revenue', `US,USD,${style},'=Boot,3,360.00`],
    categories: ['site,currency,name,pieces,revenue', 'US,USD,"Boots, high",3,360.00'],
    missing: [
      'site,currency,styleId,name,sizes,missing,pieces,lost,lostRevenue',
      `US,USD,${style},'=Boot,2,1,3,2,180.00`,
    ],
    worst: ['site,styleId,name,pieces,onHand', `US,${style},'=Boot,3,7`],
    late: [`day,${PROMISED}`, `${today},2,0,0,0`],
    carriers: [`site,carrier,${PROMISED}`, 'US,Ridge Post,2,0,0,0'],
    searches: ['term,language,searches', 'krampons,en,7'],
    asked: ['styleId,name,size,asked,waiting', `${style},'=Boot,10,1,1`],
    experiments: ['experiment,variant,shown', 'hero,b,12'],
    coupons: ['code,orders,returned', 'THAW,1,0'],
    speed: ['pageType,name,count,p75', 'Home,LCP,1,1200'],
  }
}

describe('a table of the reports as a file', () => {
  it.each(REPORT_TABLES)('has what the page has: %s', async table => {
    const { type, text } = await file(table)
    expect(type).toContain('text/csv')
    expect(text.trimEnd().split('\n')).toEqual(lines()[table])
  })

  it('has more than a page shows', async () => {
    await shop.database.pool.query(
      `insert into search_days (site, language, day, term, searches, misses, clicks)
       select 'US', 'en', $1, 'word ' || each, 5, 5, 0 from generate_series(1, 30) each`,
      [today],
    )
    const query = { from: today, to: today, site: 'US' as const }
    expect((await owner.call('reports.more', { query })).searches).toHaveLength(20)
    expect((await file('searches')).text.trimEnd().split('\n')).toHaveLength(1 + 31)
  })

  it('is of the sites one may see figures of', async () => {
    const german = await staffMember(shop, 'analyst', ['DE'])
    expect((await file('best', '', german)).text.trimEnd().split('\n')).toEqual([
      'site,currency,styleId,name,pieces,revenue',
    ])
    expect((await file('best', '', owner)).text).toContain(`US,USD,${style}`)
    expect((await file('best', '&site=US', german)).status).toBe(403)
    expect((await file('best', '', await staffMember(shop, 'warehouse'))).status).toBe(403)
  })
})
