import { beforeAll, describe, expect, it } from 'vitest'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { findViolations } from '../checkout/invariants.ts'
import { settleOpenPayments } from '../checkout/settle.service.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let erp: StaffCall
let owner: StaffMember
let sku: given.GivenSku

beforeAll(async () => {
  shop = await testShop({ FULFILMENT: 'external' })
  owner = await staffMember(shop, 'owner')
  erp = await staffKey(shop, owner, { permissions: ['orders.read', 'orders.ship', 'stock.write', 'prices.write'] })
  sku = await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 20 })
})

const shelf = async () => {
  const { rows } = await shop.database.pool.query<{ on_hand: number; held: number; location_id: number }>(
    'select on_hand, held, location_id from stock where sku_key = $1 order by location_id',
    [sku.key],
  )
  return rows[0] ?? { on_hand: -1, held: -1, location_id: 0 }
}
const upTo = async () => (await erp('fulfilment.orders', { query: { limit: 200 } })).next
const count = async (sequence: number, onHand: number, ordersUpTo: number) =>
  erp('supply.count', {
    body: {
      feed: 'erp',
      sequence,
      ordersUpTo,
      rows: [{ sku: 'BOOT-9', location: (await shelf()).location_id, onHand }],
    },
  })
const buyer = async () => given.signedIn(shop, await promotions.consumer(shop))
const buy = async (qty: number) => {
  const shopper = await buyer()
  const cartId = await cartToOrder(shopper, { sku: 'BOOT-9', qty })
  await shopper.call('cart.placeOrder', { headers: {}, body: { cartId } })
}

describe('stock that another system counts', () => {
  it('is set, less what was ordered since, and never below what shoppers hold', async () => {
    const known = await upTo()
    await buy(3)
    expect(await count(1, 20, known)).toMatchObject({ stale: false, rows: [{ outcome: 'set', onHand: 17 }] })
    expect(await count(2, 20, await upTo())).toMatchObject({ rows: [{ onHand: 20 }] })
    const shopper = await buyer()
    const cartId = await cartToOrder(shopper, { sku: 'BOOT-9', qty: 4 })
    await shopper.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
    expect(await count(3, 1, await upTo())).toMatchObject({ rows: [{ outcome: 'raised', onHand: 4 }] })
    expect(await shelf()).toMatchObject({ on_hand: 4, held: 4 })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('ignores what is old, and takes no changes with a gap', async () => {
    expect(await count(3, 50, 0)).toEqual({ stale: true, rows: [] })
    const { location_id: location } = await shelf()
    const move = (sequence: number, change: number) =>
      erp('supply.move', { body: { feed: 'moves', sequence, rows: [{ sku: 'BOOT-9', location, change }] } })
    expect(await move(7, 10)).toMatchObject({ rows: [{ outcome: 'set', onHand: 11 }] })
    expect(await move(7, 10)).toEqual({ stale: true, rows: [] })
    await expect(move(9, 1)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await move(8, -100)).toMatchObject({ rows: [{ outcome: 'raised', onHand: 4 }] })
    const rows = [
      { sku: 'NO-SUCH', location, onHand: 1 },
      { sku: 'BOOT-9', location: 999, onHand: 1 },
    ]
    const { rows: told } = await erp('supply.count', { body: { feed: 'erp', sequence: 9, ordersUpTo: 0, rows } })
    expect(told.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown'])
  })

  it('takes off what is missing when shoppers let go of it, and tells each shelf before and after', async () => {
    const { location_id: location } = await shelf()
    const move = (sequence: number, change: number) =>
      erp('supply.move', { body: { feed: 'short', sequence, rows: [{ sku: 'BOOT-9', location, change }] } })
    await count(20, 10, await upTo())
    const shopper = await buyer()
    const cartId = await cartToOrder(shopper, { sku: 'BOOT-9', qty: 5 })
    await shopper.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
    const { held } = await shelf()
    expect(held).toBeGreaterThanOrEqual(5)
    expect(await move(1, -10)).toMatchObject({ rows: [{ outcome: 'raised', onHand: held }] })
    const other = await given.product(shop, { sku: 'LACE-2', price: 500, stock: 5 })
    await shopper.call('cart.addItem', { body: { basketId: cartId, sku: other.sku } })
    await shopper.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
    expect(await shelf()).toMatchObject({ on_hand: held, held })
    await expect(cartToOrder(await buyer(), { sku: 'BOOT-9' })).rejects.toMatchObject({ code: 'ITEM_OOS' })
    shop.advance(24 * 3_600_000)
    await expect(cartToOrder(await buyer(), { sku: 'BOOT-9' })).rejects.toMatchObject({ code: 'ITEM_OOS' })
    await settleOpenPayments(shop.services, { id: 0, kind: 'settle', payload: {}, attempts: 1 })
    expect(await shelf()).toMatchObject({ on_hand: 0, held: 0 })
    expect(await move(2, 3)).toMatchObject({ rows: [{ outcome: 'set', onHand: 3 }] })
    shop.advance(-24 * 3_600_000)
    const { rows } = await owner.call('history.list', { query: { objectType: 'feed', objectId: 'short' } })
    const field = `BOOT-9 @ ${location}`
    expect(rows.map(({ changes }) => changes.find(change => change.field === field))).toEqual([
      { field, before: 0, after: 3 },
      { field, before: 10, after: { onHand: held, missing: held } },
    ])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('owes what was sold of what is missing', async () => {
    const { location_id: location } = await shelf()
    const move = (sequence: number, change: number) =>
      erp('supply.move', { body: { feed: 'short', sequence, rows: [{ sku: 'BOOT-9', location, change }] } })
    await count(21, 10, await upTo())
    const shopper = await buyer()
    const cartId = await cartToOrder(shopper, { sku: 'BOOT-9', qty: 5 })
    await shopper.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
    await move(3, -8)
    await shopper.call('cart.placeOrder', { headers: {}, body: { cartId } })
    expect((await shelf()).on_hand).toBe(0)
    expect(await move(4, 10)).toMatchObject({ rows: [{ outcome: 'set', onHand: 7 }] })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('is left alone by a key for another site, and so is the place of its feed', async () => {
    const german = await staffKey(shop, owner, { permissions: ['stock.write', 'prices.write'], sites: ['DE'] })
    const { location_id: location, on_hand } = await shelf()
    const body = { feed: 'erp', sequence: Number.MAX_SAFE_INTEGER, rows: [] }
    const rows = [{ sku: 'BOOT-9', location, onHand: 77 }]
    const unknown = { stale: false, rows: [{ outcome: 'unknown' }] }
    expect(await german('supply.count', { body: { ...body, ordersUpTo: 0, rows } })).toMatchObject(unknown)
    const moves = [{ sku: 'BOOT-9', location, change: 5 }]
    expect(await german('supply.move', { body: { ...body, feed: 'moves', rows: moves } })).toMatchObject(unknown)
    expect((await shelf()).on_hand).toBe(on_hand)
    expect(await count(22, 30, await upTo())).toMatchObject({ stale: false, rows: [{ onHand: 30 }] })
    const change = { feed: 'moves', sequence: 9, rows: moves }
    expect(await erp('supply.move', { body: change })).toMatchObject({ stale: false, rows: [{ onHand: 35 }] })
    const reader = await staffKey(shop, owner, { permissions: ['history.read'], sites: ['DE'] })
    expect(await reader('history.list', { query: { objectType: 'feed' } })).toMatchObject({ rows: [] })
  })

  it('owes nothing more of what the warehouse then cannot find', async () => {
    const { location_id: location } = await shelf()
    const move = (sequence: number, change: number) =>
      erp('supply.move', { body: { feed: 'lost', sequence, rows: [{ sku: 'BOOT-9', location, change }] } })
    await count(23, 10, await upTo())
    const shopper = await buyer()
    const cartId = await cartToOrder(shopper, { sku: 'BOOT-9', qty: 5 })
    await shopper.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
    await move(1, -8)
    const { orderNumber, items } = await shopper.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await runJobs(shop)
    const of = { params: { orderNumber } }
    await erp('fulfilment.acknowledge', { ...of, body: { externalId: orderNumber } })
    const itemId = items[0]?.id ?? ''
    const body = { cancellationId: 'LOST-3', items: [{ itemId, qty: 3 }], reason: 'out-of-stock' as const }
    await erp('fulfilment.cancel', { ...of, body })
    expect(await move(2, 10)).toMatchObject({ rows: [{ outcome: 'set', onHand: 10 }] })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})

describe('prices that another system knows', () => {
  it('are set now or for later, with what they were before', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const row = { productId: sku.productId, siteId: 'US' as const }
    const { rows } = await erp('supply.prices', {
      body: {
        feed: 'erp',
        sequence: 1,
        rows: [
          { ...row, price: 9900, original: 12_000 },
          { ...row, price: 8900, original: 12_000, from: later },
          { ...row, price: 20_000, original: 100 },
          { ...row, productId: 'NOSUCH00', price: 1 },
        ],
      },
    })
    expect(rows.map(({ outcome }) => outcome)).toEqual(['set', 'coming', 'refused', 'unknown'])
    const { rows: stored } = await shop.database.pool.query(
      'select current, original, historic_best from colour_prices where colour_id = $1',
      [sku.productId],
    )
    expect(stored).toEqual([{ current: 9900, original: 12_000, historic_best: 12_000 }])
  })
})
