import { beforeAll, describe, expect, it } from 'vitest'
import { SITES, type SiteId } from '#domain/sites/sites.ts'
import * as given from '../testing/given.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
const TODAY = new Date('2026-03-31T12:00:00Z')

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  shop.advance(TODAY.getTime() - shop.services.clock().getTime())
  owner = await staffMember(shop, 'owner')
})

let count = 0
type Sent = {
  code?: string
  promisedDate: string
  firstPromised?: string
  placed?: string
  carrier?: string
  status?: string
  arrived?: string
}

async function sent(
  site: SiteId,
  { code, promisedDate, firstPromised, placed = '2026-03-20T10:00:00Z', carrier, status = 'shipped', arrived }: Sent,
) {
  const number = `CRN-LATE-${++count}`
  const { currency, locales } = SITES[site]
  const timeline = [
    { status: 'created', at: '2026-03-20T10:00:00Z' },
    ...(arrived === undefined ? [] : [{ status: 'delivered', at: arrived }]),
  ]
  const shipment = {
    shipmentId: 'shp_1',
    status,
    promisedDate,
    timeline,
    ...(code !== undefined && { code }),
    ...(carrier !== undefined && { carrier }),
    ...(firstPromised !== undefined && { firstPromised }),
  }
  const document = { lines: [], shipments: [shipment], totals: { totalDiscount: 0 } }
  await shop.database.pool.query(
    `insert into orders (number, cart_id, owner_id, site, locale, channel, email, currency, total, status, attempt, document, created_at, placed_at)
     values ($1, $1, 'x', $2, $3, 'ECOMM', 'x@cairn.test', $4, 100, 'shipped', 1, $5, $6, $6)`,
    [number, site, locales[0], currency, JSON.stringify(document), placed],
  )
  return number
}

describe('late deliveries', () => {
  it('are told by carrier and by the day of the site they were promised for', async () => {
    // On time: in Berlin it is still the 28th until 23:00 UTC.
    await sent('DE', { promisedDate: '2026-03-28', carrier: 'Ridge Post', arrived: '2026-03-28T22:59:00Z' })
    // A day late by the clock of Berlin, though the same day in UTC.
    await sent('DE', { promisedDate: '2026-03-28', carrier: 'Ridge Post', arrived: '2026-03-28T23:01:00Z' })
    await sent('DE', { promisedDate: '2026-03-29', carrier: 'Pass Parcel' })
    await sent('DE', { promisedDate: '2026-04-02', carrier: 'Pass Parcel' })
    await sent('DE', { promisedDate: '2026-03-29', status: 'cancelled' })
    await sent('DE', { promisedDate: '2026-03-30', code: 'digital', arrived: '2026-03-30T10:00:00Z' })
    await sent('DE', { promisedDate: '2026-03-30' })
    await sent('DE', { promisedDate: '2026-03-27', carrier: 'Ridge Post', arrived: '2026-03-29T10:00:00Z' })
    await sent('US', { promisedDate: '2026-03-28', carrier: 'Ridge Post' })
    const query = { from: '2026-03-28', to: '2026-03-30', site: 'DE' as const, compare: 'before' as const }
    const found = await owner.call('reports.deliveries', { query })
    expect(found.carriers).toEqual([
      { site: 'DE', carrier: '', promised: 1, late: 1, waiting: 1, daysLate: 1 },
      { site: 'DE', carrier: 'Pass Parcel', promised: 1, late: 1, waiting: 1, daysLate: 2 },
      { site: 'DE', carrier: 'Ridge Post', promised: 2, late: 1, waiting: 0, daysLate: 1 },
    ])
    expect(found.points.map(({ at, promised, late, before }) => [at, promised, late, before?.late])).toEqual([
      ['2026-03-28', 2, 1, 0],
      ['2026-03-29', 1, 1, 0],
      ['2026-03-30', 1, 1, 1],
    ])
    const csv = await owner.visitor.fetch('/api/staff/v1/reports/files/carriers?from=2026-03-28&to=2026-03-30')
    expect((await csv.text()).split('\n').slice(0, 5)).toEqual([
      'site,carrier,promised,late,waiting,daysLate',
      'DE,,1,1,1,1',
      'DE,Pass Parcel,1,1,1,2',
      'DE,Ridge Post,2,1,0,1',
      'US,Ridge Post,1,1,1,3',
    ])
    const german = await staffMember(shop, 'analyst', ['DE'])
    await expect(german.call('reports.deliveries', { query: { ...query, site: 'US' } })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
  })

  it('are measured by what was promised first, also of what is sent long after its order', async () => {
    await sent('CA', { promisedDate: '2026-03-29', placed: '2025-12-01T10:00:00Z', carrier: 'Exchanged' })
    const [firstPromised, promisedDate] = ['2026-03-28', '2026-06-10']
    await sent('CA', { promisedDate, firstPromised, carrier: 'Backordered', arrived: '2026-03-30T18:00:00Z' })
    const query = { from: '2026-03-28', to: '2026-03-30', site: 'CA' as const }
    expect((await owner.call('reports.deliveries', { query })).carriers).toEqual([
      { site: 'CA', carrier: 'Backordered', promised: 1, late: 1, waiting: 0, daysLate: 2 },
      { site: 'CA', carrier: 'Exchanged', promised: 1, late: 1, waiting: 1, daysLate: 2 },
    ])
  })
})

it('tells which sizes people asked for while they were gone, and how often variants were shown', async () => {
  const { key, masterId } = await given.product(shop, { sku: 'GONE-9', name: 'Gone boot', size: '9', stock: 0 })
  await shop.database.pool.query(
    `insert into back_in_stock (sku_key, site, locale, email, created_at, sent_at) values
      ($1, 'US', 'en-us', 'a@cairn.test', '2026-03-29T10:00:00Z', null), ($1, 'US', 'en-us', 'b@cairn.test', '2026-03-29T11:00:00Z', now()),
      ($1, 'US', 'en-us', 'c@cairn.test', '2026-02-01T11:00:00Z', null), ($1, 'DE', 'de-de', 'd@cairn.test', '2026-03-29T11:00:00Z', null)`,
    [key],
  )
  await shop.database.pool.query(`insert into experiment_counts values ('hero', 'b', 12)`)
  const more = await owner.call('reports.more', { query: { from: '2026-03-28', to: '2026-03-30', site: 'US' } })
  expect(more.asked).toEqual([{ styleId: masterId, name: 'Gone boot', size: '9', asked: 2, waiting: 1 }])
  // Of two sites at once, each by its own day: in Berlin the 28th begins seven hours before it does in Denver.
  await shop.database.pool.query(
    `insert into back_in_stock (sku_key, site, locale, email, created_at) values
      ($1, 'US', 'en-us', 'e@cairn.test', '2026-03-28T00:00:00Z'), ($1, 'DE', 'de-de', 'f@cairn.test', '2026-03-28T00:00:00Z')`,
    [key],
  )
  const all = await owner.call('reports.more', { query: { from: '2026-03-28', to: '2026-03-30' } })
  expect(all.asked).toMatchObject([{ asked: 4 }])
  expect(more.experiments).toEqual([{ experiment: 'hero', variant: 'b', shown: 12 }])
})

it('counts coupons where they were used, by the day of that site', async () => {
  const [american, german] = [
    await sent('US', { promisedDate: '2026-03-01' }),
    await sent('DE', { promisedDate: '2026-03-01' }),
  ]
  // The evening of the 27th in Denver is the 28th in Berlin.
  await shop.database.pool.query(
    `insert into promotion_redemptions (order_number, promotion_id, coupon_code, customers, redeemed_at) values
      ($1, 'spring', 'THAW', '{}', '2026-03-28T01:00:00Z'), ($2, 'spring', 'THAW', '{}', '2026-03-28T01:00:00Z')`,
    [`${american}-1`, `${german}-1`],
  )
  const used = async (query: { from: string; to: string; site?: SiteId }) =>
    (await owner.call('reports.more', { query })).coupons
  expect(await used({ from: '2026-03-28', to: '2026-03-28' })).toEqual([{ code: 'THAW', orders: 1, returned: 0 }])
  expect(await used({ from: '2026-03-27', to: '2026-03-28' })).toEqual([{ code: 'THAW', orders: 2, returned: 0 }])
  expect(await used({ from: '2026-03-27', to: '2026-03-28', site: 'GB' })).toEqual([])
})
