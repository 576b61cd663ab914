import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { exchangeDesk } from '../testing/exchange-desk.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const [CENTRE, STORE, OTHER_STORE] = [1, 1001, 1002]
const scan = (code: string, qty: number) => ({ id: crypto.randomUUID(), code, qty })

/** What a shelf is told to be short of or over by, when so many lie on it. */
async function difference(call: StaffCall, sku: string, pieces: number): Promise<number> {
  const { id } = await call('counts.open', { body: { location: CENTRE, name: sku } })
  await call('counts.scan', { params: { id }, body: { scans: [scan(sku, pieces)] } })
  return (await call('counts.book', { params: { id }, body: {} })).pieces
}

describe('a count while orders wait', () => {
  let shop: TestShop
  let keeper: StaffMember
  let warehouse: StaffCall

  beforeAll(async () => {
    shop = await testShop({ FULFILMENT: 'external' })
    keeper = await staffMember(shop, 'warehouse')
    const owner = await staffMember(shop, 'owner')
    warehouse = await staffKey(shop, owner, { permissions: ['orders.read', 'orders.ship'] })
  })

  async function ordered(sku: string, qty: number) {
    await given.product(shop, { sku, price: 9000, stock: 5 })
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku, qty })
    const { orderNumber, items } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await runJobs(shop)
    const of = { params: { orderNumber } }
    await warehouse('fulfilment.acknowledge', { ...of, body: { externalId: `SO-${orderNumber}` } })
    return { of, itemId: items[0]?.id ?? '' }
  }

  it('knows what has left of an order in two parcels', async () => {
    const { of, itemId } = await ordered('HALF-1', 3)
    const parcel = (parcelId: string, qty: number) =>
      warehouse('fulfilment.send', {
        ...of,
        body: { parcelId, items: [{ itemId, qty }], carrier: 'Ridge Post', trackingNumber: `RP${parcelId}` },
      })
    expect(await difference(keeper.call, 'HALF-1', 5)).toBe(0)
    await parcel('A', 2)
    expect(await difference(keeper.call, 'HALF-1', 3)).toBe(0)
    await parcel('B', 1)
    expect(await difference(keeper.call, 'HALF-1', 2)).toBe(0)
  })

  it('shares what has not left among the centres that it was taken from', async () => {
    const { of, itemId } = await ordered('SPLIT-1', 3)
    const { key } = await shop.services.sellables
      .find(shop.database.db, ['SPLIT-1'])
      .then(found => found.get('SPLIT-1') ?? { key: 0 })
    await shop.database.pool.query(
      `insert into locations (id, kind, country, name) values (2, 'dc', 'US', 'Second') on conflict do nothing`,
    )
    await shop.database.pool.query('update order_stock set qty = 2 where sku_key = $1', [key])
    await shop.database.pool.query(
      'insert into order_stock (order_number, sku_key, location_id, qty) values ($1, $2, 2, 1)',
      [of.params.orderNumber, key],
    )
    const body = { parcelId: 'S', items: [{ itemId, qty: 2 }], carrier: 'Ridge Post', trackingNumber: 'RPS' }
    await warehouse('fulfilment.send', { ...of, body })
    // Two of five lie there in the books; what has not left lies in the other centre.
    expect(await difference(keeper.call, 'SPLIT-1', 2)).toBe(0)
  })

  it('does not look for what a warehouse could not find', async () => {
    const { of, itemId } = await ordered('LOST-1', 2)
    const body = { cancellationId: 'lost-1', items: [{ itemId, qty: 1 }], reason: 'out-of-stock' as const }
    await warehouse('fulfilment.cancel', { ...of, body })
    expect(await difference(keeper.call, 'LOST-1', 4)).toBe(0)
  })

  it('asks who is there by what one person booked within an hour, not by each count', async () => {
    await given.product(shop, { sku: 'SLOW-1', price: 900, stock: 0, storeStock: { [STORE]: 60, [OTHER_STORE]: 60 } })
    const thief = await staffMember(shop, 'warehouse')
    await shop.database.pool.query(
      `update staff_sessions set proved_at = proved_at - interval '10 minutes' where staff_id = $1`,
      [thief.id],
    )
    const empty = async (location: number) => {
      const { id } = await thief.call('counts.open', { body: { location, name: 'Slowly' } })
      return () => thief.call('counts.book', { params: { id }, body: { notScanned: 'gone' } })
    }
    const [first, second] = [await empty(STORE), await empty(OTHER_STORE)]
    // The embedded engine does one thing at a time anyway.
    if (inject('engine') === 'postgres') {
      const results = await Promise.allSettled([first(), second()])
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      return
    }
    expect(await first()).toMatchObject({ pieces: -60 })
    await expect(second()).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
  })
})

describe('a count while another size waits', () => {
  it('knows that it has not left, though all the rest of its order has', async () => {
    const { people, ordered, leaves, exchange } = await exchangeDesk()
    const { number, itemId } = await ordered()
    await leaves(number)
    expect(await difference(people.warehouse.call, 'BOOT-9', 99)).toBe(0)
    await exchange(number, itemId, 'BOOT-10')
    expect(await difference(people.warehouse.call, 'BOOT-10', 100)).toBe(0)
    // The first size has left, whatever else of its order has not.
    expect(await difference(people.warehouse.call, 'BOOT-9', 99)).toBe(0)
    await leaves(number)
    expect(await difference(people.warehouse.call, 'BOOT-10', 99)).toBe(0)
  })
})
