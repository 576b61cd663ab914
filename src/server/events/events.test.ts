import { beforeAll, describe, expect, inject, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { alsoAs, staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  const sizeOf = await given.product(shop, { sku: 'BOOT-9', size: '9', price: 12_000, stock: 100 })
  await given.product(shop, { sku: 'BOOT-10', size: '10', stock: 100, sizeOf })
  await given.product(shop, { sku: 'LAST-9', price: 5000, stock: 6 })
  await given.product(shop, { sku: 'BOOT-DE', prices: { DE: 12_000 }, stock: 100 })
})

const read = (after: number, query: object = {}) => owner.call('events.list', { query: { after, ...query } })
const end = async () => (await read(0, { limit: 500 })).next
const typesSince = async (after: number, query: object = {}) =>
  (await read(after, query)).events.map(({ type }) => type)

async function buy(sku: string, qty = 1) {
  const buyer = await given.signedIn(shop, await promotions.consumer(shop))
  const cartId = await cartToOrder(buyer, { sku, qty })
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return { buyer, orderNumber }
}

describe('the feed of events', () => {
  it('tells of a size that was exchanged before it was packed as a change: nothing was cancelled', async () => {
    const { orderNumber } = await buy('BOOT-9', 2)
    const params = { number: orderNumber }
    const start = await end()
    const itemId = (await owner.call('orders.read', { params })).lines[0]?.id ?? ''
    const body = { itemId, qty: 1, sku: 'BOOT-10', reason: 'Too small' }
    const { itemId: fresh } = await owner.call('orders.exchange', { params, body })
    expect(await typesSince(start, { types: 'order.*' })).toEqual(['order.changed'])
    const last = { itemId: fresh, qty: 1, sku: 'BOOT-9', reason: 'Too large' }
    await owner.call('orders.exchange', { params, body: last })
    expect(await typesSince(start, { types: 'order.*' })).toEqual(['order.changed', 'order.changed'])
    await owner.call('orders.cancel', { params, body: { items: [{ itemId, qty: 1 }], reason: 'No' } })
    await runJobs(shop)
    const { events } = await read(start, { types: 'order.cancelled' })
    expect(events).toMatchObject([{ data: { items: [{ itemId, qty: 1 }], whole: false } }])
  })

  it('tells an order’s life in its order, counted, with the order itself where that is asked for', async () => {
    const start = await end()
    const { buyer, orderNumber } = await buy('BOOT-9', 2)
    const placed = await buyer.call('consumer.purchase', { params: { orderId: orderNumber } })
    const body = { items: [{ itemId: placed.items[0]?.id ?? '', qty: 1 }] }
    await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body })
    await runJobs(shop)
    const { events } = await read(start, { types: 'order.*,refund.*', payload: 'full' })
    expect(events.map(({ type }) => type)).toEqual([
      'order.placed',
      'order.paid',
      'order.cancelled',
      'refund.created',
      'refund.succeeded',
    ])
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
    expect(events[2]).toMatchObject({
      resource: `order:${orderNumber}`,
      siteId: 'US',
      version: 4,
      data: { items: [{ itemId: placed.items[0]?.id, qty: 1 }], whole: false, order: { orderNumber, version: 4 } },
    })
    expect(JSON.stringify(await read(start, { types: 'order.*' }))).not.toContain('robin@cairn.test')
    expect(JSON.stringify(events)).toContain('robin@cairn.test')
  })

  it('goes on where it was left, page by page, also when nothing is new', async () => {
    const start = await end()
    expect(await read(start)).toEqual({ events: [], next: start, more: false })
    await buy('BOOT-9')
    const first = await read(start, { types: 'order.*', limit: 1 })
    expect(first).toMatchObject({ more: true, events: [{ type: 'order.placed' }] })
    expect(await read(first.next, { types: 'order.*' })).toMatchObject({
      events: [{ type: 'order.paid' }],
      more: false,
    })
  })

  it('hears of few pieces, of people and of reviews', async () => {
    const start = await end()
    await buy('LAST-9', 2)
    await buy('LAST-9', 4)
    const restock = `update stock set on_hand = 9 where on_hand = 0 and sku_key = (select key from skus where sku = 'LAST-9')`
    await shop.database.pool.query(restock)
    expect(await typesSince(start, { types: 'stock.*' })).toEqual(['stock.low', 'stock.out', 'stock.back'])
    await shop.database.pool.query('delete from consumers where id = $1', [await promotions.consumer(shop)])
    expect(await typesSince(start, { types: 'customer.*' })).toEqual([
      'customer.created',
      'customer.created',
      'customer.created',
      'customer.erased',
    ])
    const { rows } = await shop.database.pool.query<{ id: string }>('select id from styles limit 1')
    await shop.database.pool.query(
      `insert into reviews (style_id, language, rating, title, body, nickname, status) values ($1, 'en', 5, 't', 'b', 'n', 'pending')`,
      [rows[0]?.id],
    )
    await shop.database.pool.query(`update reviews set status = 'published' where nickname = 'n'`)
    expect(await typesSince(start, { types: 'review.*' })).toEqual(['review.submitted', 'review.published'])
  })

  it('tells what is published later at its moment, and only once it has come', async () => {
    const { pool } = shop.database
    const start = await end()
    await pool.query(`insert into content_objects (slug, kind) values ('stories/later', 'article')`)
    const minutes = 60 * 1000
    await pool.query(
      `insert into content_versions (slug, scope, version, body, publish_at) values ('stories/later', 'any', 1, '{}', $1)`,
      [new Date(Date.now() + 20 * minutes)],
    )
    await pool.query(`update content_versions set publish_at = $1 where slug = 'stories/later'`, [
      new Date(Date.now() + 10 * minutes),
    ])
    expect(await typesSince(start, { types: 'content.*' })).toEqual([])
    shop.advance(11 * minutes)
    expect(await typesSince(start, { types: 'content.*' })).toEqual(['content.published'])
    shop.advance(-11 * minutes)
  })

  it('shows each only what they may see, and where', async () => {
    const start = await end()
    await buy('BOOT-9')
    const warehouse = await staffKey(shop, owner, { permissions: ['orders.read'], sites: ['DE'] })
    expect((await warehouse('events.list', { query: { after: start } })).events).toEqual([])
    const everywhere = await staffKey(shop, owner, { permissions: ['orders.read'] })
    const { events } = await everywhere('events.list', { query: { after: start } })
    expect(new Set(events.map(({ type }) => type.split('.')[0]))).toEqual(new Set(['order']))
    await expect(everywhere('events.list', { query: { types: 'customer.*' } })).rejects.toMatchObject({ status: 403 })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('names the buyers of whole orders only to who may see persons, and where', async () => {
    const start = await end()
    await buy('BOOT-9')
    const wish = { query: { after: start, types: ['order.*'], payload: 'full' as const } }
    const analyst = await staffMember(shop, 'analyst')
    const refused = { code: 'STAFF_FORBIDDEN', status: 403 }
    await expect(analyst.call('events.list', wish)).rejects.toMatchObject(refused)
    await expect(analyst.call('events.list', { query: { after: start, payload: 'full' } })).rejects.toMatchObject(
      refused,
    )
    expect((await analyst.call('events.list', { query: { ...wish.query, payload: 'ids' } })).events).toHaveLength(2)
    await alsoAs(shop, analyst, 'warehouse', ['DE'])
    const elsewhere = await analyst.call('events.list', wish)
    expect(elsewhere.events.map(({ data }) => data.order)).toEqual([undefined, undefined])
    const sender = await staffKey(shop, owner, { permissions: ['orders.read', 'orders.ship'] })
    const { events } = await sender('events.list', wish)
    expect(events.map(({ data }) => data.order?.email)).toEqual(['robin@cairn.test', 'robin@cairn.test'])
  })

  it('cannot skip what commits late', async () => {
    if (inject('engine') !== 'postgres') return
    const tell = `select tell_event('order.changed', $1, null, null, '{}')`
    const start = await end()
    const late = await shop.database.pool.connect()
    try {
      await late.query('begin')
      await late.query(tell, ['order:late'])
      await shop.database.pool.query(tell, ['order:early'])
      const before = await read(start)
      expect(before.events.map(({ resource }) => resource)).toEqual(['order:early'])
      await late.query('commit')
      const { events } = await read(before.next)
      expect(events.map(({ resource }) => resource)).toEqual(['order:late'])
    } finally {
      late.release()
    }
  })
})
