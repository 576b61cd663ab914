import { beforeAll, describe, expect, it } from 'vitest'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { alsoAs, staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { fulfilWhereSimulated } from './fulfilment.service.ts'

let shop: TestShop
let owner: StaffMember
let warehouse: StaffCall

beforeAll(async () => {
  shop = await testShop({ FULFILMENT: 'external' })
  owner = await staffMember(shop, 'owner')
  warehouse = await staffKey(shop, owner, {
    permissions: ['orders.read', 'orders.ship', 'stock.write', 'prices.write'],
  })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
  await given.product(shop, { sku: 'SOCK-M', price: 2000, stock: 1000 })
})

async function ordered(boots: number, socks: number) {
  const buyer = await given.signedIn(shop, await promotions.consumer(shop))
  const cartId = await cartToOrder(buyer, { sku: 'BOOT-9', qty: boots })
  await buyer.call('cart.addItem', { body: { basketId: cartId, sku: 'SOCK-M', qty: socks } })
  const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  const item = (sku: string) => order.items.find(each => each.sku === sku)?.id ?? ''
  const [boot, sock, gift] = [item('BOOT-9'), item('SOCK-M'), item('LACE-1')]
  return { buyer, number: order.orderNumber, boot, sock, gift, total: order.totals.total }
}
const of = (orderNumber: string) => ({ params: { orderNumber } })
const take = (number: string) =>
  warehouse('fulfilment.acknowledge', { ...of(number), body: { externalId: `SO-${number}` } })
const parcel = (number: string, parcelId: string, items: { itemId: string; qty: number }[]) =>
  warehouse('fulfilment.send', {
    ...of(number),
    body: { parcelId, items, carrier: 'Ridge Post', trackingNumber: `RP${parcelId}` },
  })
const arrived = (orderNumber: string, parcelId: string) =>
  warehouse('fulfilment.arrive', { params: { orderNumber, parcelId } })
const onHand = async (sku: string) => {
  const { rows } = await shop.database.pool.query<{ on_hand: number }>(
    'select on_hand from stock s join skus k on k.key = s.sku_key where k.sku = $1',
    [sku],
  )
  return rows[0]?.on_hand ?? -1
}
const refundedOf = async (number: string) => {
  await runJobs(shop)
  const { rows } = await shop.database.pool.query<{ refunded: number }>(
    'select coalesce(sum(refunded), 0)::int as refunded from simulator_payments where reference like $1',
    [`${number}-%`],
  )
  return rows[0]?.refunded
}

describe('a system that fulfils', () => {
  it('lists paid orders since a place, takes them over once, and they move by nothing else', async () => {
    const { next } = await warehouse('fulfilment.orders', { query: { limit: 200 } })
    const { number, buyer } = await ordered(1, 1)
    shop.advance(31 * 60 * 1000)
    await fulfilWhereSimulated(shop.services, { id: 0, kind: '', payload: {}, attempts: 1 })
    shop.advance(-31 * 60 * 1000)
    const list = await warehouse('fulfilment.orders', { query: { after: next, open: 'true' } })
    expect(list.orders).toMatchObject([{ order: { orderNumber: number, status: 'paid' } }])
    await expect(parcel(number, 'early', [])).rejects.toMatchObject({ status: 400 })
    const taken = await take(number)
    expect(taken).toMatchObject({ status: 'processing', externalId: `SO-${number}` })
    expect(await take(number)).toEqual(taken)
    await expect(
      warehouse('fulfilment.acknowledge', { ...of(number), body: { externalId: 'another' } }),
    ).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await expect(
      buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber: number }, body: {} }),
    ).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' })
    expect((await warehouse('fulfilment.orders', { query: { after: next, open: 'true' } })).orders).toEqual([])
  })

  it('is told of no buyer without the right to see one or to send to him', async () => {
    const { next } = await warehouse('fulfilment.orders', { query: { limit: 200 } })
    const { number } = await ordered(1, 1)
    const integrator = await staffMember(shop, 'integrator')
    const list = async () => (await integrator.call('fulfilment.orders', { query: { after: next } })).orders
    await expect(list()).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await alsoAs(shop, integrator, 'warehouse', ['DE'])
    expect(await list()).toEqual([])
    await alsoAs(shop, integrator, 'service', ['US'])
    expect(await list()).toMatchObject([{ order: { orderNumber: number } }])
  })

  it('sends in parts, shorts a piece, says what comes later, and the order is as far as its pieces', async () => {
    const { number, boot, sock } = await ordered(3, 2)
    await expect(parcel(number, 'A', [{ itemId: boot, qty: 1 }])).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await take(number)
    const first = await parcel(number, 'A', [
      { itemId: boot, qty: 1 },
      { itemId: sock, qty: 2 },
    ])
    expect(first).toMatchObject({ status: 'partly-shipped', shipments: [{ status: 'partly-shipped' }] })
    expect(await parcel(number, 'A', [{ itemId: boot, qty: 1 }])).toEqual(first)
    await expect(parcel(number, 'B', [{ itemId: boot, qty: 3 }])).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const later = { items: [{ itemId: boot, qty: 2 }], expectedOn: '2027-01-15' }
    expect(await warehouse('fulfilment.backorder', { ...of(number), body: later })).toMatchObject({
      shipments: [{ promisedDate: '2027-01-15', backordered: [{ itemId: boot, qty: 2 }] }],
    })
    await warehouse('fulfilment.backorder', { ...of(number), body: later })
    const { rows: promises } = await shop.database.pool.query<{ first: string; then: string }>(
      `select s->>'firstPromised' as first, to_char(placed_at, 'YYYY-MM-DD') as then
       from orders, jsonb_array_elements(document->'shipments') s where number = $1`,
      [number],
    )
    expect(promises.every(({ first, then }) => first > then && first < later.expectedOn)).toBe(true)
    const before = await onHand('BOOT-9')
    const short = { cancellationId: 'SHORT-1', items: [{ itemId: boot, qty: 1 }], reason: 'out-of-stock' as const }
    await expect(
      warehouse('fulfilment.cancel', { ...of(number), body: { ...short, items: [{ itemId: boot, qty: 3 }] } }),
    ).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' })
    const shorted = await warehouse('fulfilment.cancel', { ...of(number), body: short })
    expect(shorted).toMatchObject({ status: 'partly-shipped' })
    expect(await onHand('BOOT-9')).toBe(before)
    const refunded = await refundedOf(number)
    expect(refunded).toBeGreaterThanOrEqual(12_000)
    expect(await warehouse('fulfilment.cancel', { ...of(number), body: short })).toEqual(shorted)
    expect(await refundedOf(number)).toBe(refunded)
    await arrived(number, 'A')
    expect(await parcel(number, 'B', [{ itemId: boot, qty: 1 }])).toMatchObject({ status: 'shipped' })
    expect(await arrived(number, 'B')).toMatchObject({ status: 'delivered' })
    await runJobs(shop)
    const letters = (await mailTo(shop, 'robin@cairn.test')).filter(({ body }) => body.includes(number))
    expect(letters.filter(({ template }) => template === 'order-shipped')).toHaveLength(2)
    const [delay, ...others] = letters.filter(({ template }) => template === 'order-delayed')
    expect(others).toEqual([])
    expect(delay?.body).toContain('January 15, 2027')
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('cancels what it has not, wholly, and gives back all money and points', async () => {
    const { number, total } = await ordered(2, 1)
    await take(number)
    const body = { cancellationId: 'ALL', reason: 'damaged' as const, restock: true }
    const gone = await warehouse('fulfilment.cancel', { ...of(number), body })
    expect(gone).toMatchObject({ status: 'cancelled' })
    expect(await warehouse('fulfilment.cancel', { ...of(number), body })).toEqual(gone)
    expect(await refundedOf(number)).toBe(total)
    await expect(parcel(number, 'A', [])).rejects.toMatchObject({ status: 400 })
    const { rows } = await shop.database.pool.query<{ sum: number }>(
      `select coalesce(sum(points), 0)::int as sum from loyalty_points p join orders o on o.consumer_id = p.consumer_id
       where o.number = $1 and p.cause like $2`,
      [number, `${number}%`],
    )
    expect(rows[0]?.sum).toBe(0)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('puts a gift back that goes with what it cancels only while it has not left, and though the goods are lost', async () => {
    await given.product(shop, { sku: 'LACE-1', price: 500, stock: 100 })
    await promotions.promotion(shop, {
      id: 'laces',
      kind: 'gift',
      gift_sku: 'LACE-1',
      skus: ['BOOT-9'],
      min_subtotal: 20_000,
    })
    const short = (itemId: string, restock: boolean) => ({
      cancellationId: 'SHORT-2',
      items: [{ itemId, qty: 2 }],
      reason: 'out-of-stock' as const,
      restock,
    })
    const [sent, unsent] = [await ordered(2, 1), await ordered(2, 1)]
    await shop.database.pool.query(`delete from promotions where id = 'laces'`)
    await shop.settled()
    const before = await onHand('LACE-1')
    await take(sent.number)
    await parcel(sent.number, 'G', [{ itemId: sent.gift, qty: 1 }])
    await warehouse('fulfilment.cancel', { ...of(sent.number), body: short(sent.boot, true) })
    expect(await onHand('LACE-1')).toBe(before)
    await take(unsent.number)
    const boots = await onHand('BOOT-9')
    await warehouse('fulfilment.cancel', { ...of(unsent.number), body: short(unsent.boot, false) })
    expect([await onHand('BOOT-9'), await onHand('LACE-1')]).toEqual([boots, before + 1])
    await runJobs(shop)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it.each([
    // Ten percent off from three socks on: the two that come stay at that price, or cost what two would have.
    ['out-of-stock', 1800],
    ['customer', 1400],
  ] as const)(
    'takes an advantage along with what its buyer does not want, not with what it has not: %s',
    async (reason, worth) => {
      const id = `three-${reason}`
      await promotions.promotion(shop, { id, skus: ['SOCK-M'], min_subtotal: 6000 })
      const { buyer, number, boot, sock } = await ordered(1, 3)
      await shop.database.pool.query('delete from promotions where id = $1', [id])
      await shop.settled()
      const { totals } = await buyer.call('consumer.purchase', { params: { orderId: number } })
      expect(totals.itemTotal).toBe(12_000 + 5400)
      await take(number)
      const body = { cancellationId: id, items: [{ itemId: sock, qty: 1 }], reason }
      await warehouse('fulfilment.cancel', { ...of(number), body })
      const taxed = (amount: number) => amount + Math.round((amount * totals.tax) / totals.itemTotal)
      const refunded = (await refundedOf(number)) ?? 0
      expect(Math.abs(refunded - taxed(worth))).toBeLessThanOrEqual(1)
      // What is kept has its price until it goes too: all of it is all that was paid.
      await warehouse('fulfilment.cancel', { ...of(number), body: { ...body, cancellationId: `${id}-2` } })
      expect(
        Math.abs(((await refundedOf(number)) ?? 0) - taxed(worth + (reason === 'customer' ? 2000 : 1800))),
      ).toBeLessThanOrEqual(2)
      await warehouse('fulfilment.cancel', { ...of(number), body: { ...body, cancellationId: `${id}-3` } })
      await warehouse('fulfilment.cancel', {
        ...of(number),
        body: { cancellationId: `${id}-4`, items: [{ itemId: boot, qty: 1 }], reason },
      })
      expect(await refundedOf(number)).toBe(totals.total)
      expect(await findViolations(shop.database.pool)).toEqual([])
    },
  )

  it('receives a return piece by piece: what is missing is not refunded', async () => {
    const { buyer, number, boot, sock } = await ordered(3, 2)
    await take(number)
    await parcel(number, 'A', [
      { itemId: boot, qty: 3 },
      { itemId: sock, qty: 2 },
    ])
    await arrived(number, 'A')
    const announced = await buyer.call('consumer.returnLabel', {
      params: { orderId: number },
      body: {
        items: [
          { itemId: boot, qty: 3, reason: 'too-small' },
          { itemId: sock, qty: 2, reason: 'too-small' },
        ],
      },
    })
    const before = await onHand('BOOT-9')
    const receipt = {
      params: { returnNumber: announced.returnNumber },
      body: {
        pieces: [
          { itemId: boot, condition: 'as-new' as const, refund: true },
          { itemId: boot, condition: 'worn' as const, refund: true },
          { itemId: boot, condition: 'missing' as const, refund: false },
          { itemId: sock, condition: 'missing' as const, refund: false },
          { itemId: sock, condition: 'missing' as const, refund: false },
        ],
        reason: 'Not all of it was in the parcel.',
      },
    }
    const result = await warehouse('returns.receive', receipt)
    expect(result.refund).toBeLessThan(announced.refundTotal)
    expect(await refundedOf(number)).toBe(result.refund)
    expect(await onHand('BOOT-9')).toBe(before + 1)
    await expect(warehouse('returns.receive', receipt)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const { events } = await owner.call('events.list', { query: { types: 'return.*', limit: 500 } })
    const mine = events.filter(({ resource }) => resource === `order:${number}`)
    expect(mine.map(({ type }) => type)).toEqual(['return.requested', 'return.received', 'return.refunded'])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('names an address to follow a parcel only where it is one of the web', async () => {
    const { number, boot } = await ordered(1, 1)
    await take(number)
    const sent = (trackingUrl: string) =>
      warehouse('fulfilment.send', {
        ...of(number),
        body: { parcelId: 'followed', items: [{ itemId: boot, qty: 1 }], trackingUrl },
      })
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//track.example.com', 'not an address'])
      await expect(sent(url)).rejects.toMatchObject({ status: 400 })
    const trackingUrl = 'https://track.example.com/RP1'
    expect(JSON.stringify(await sent(trackingUrl))).toContain(trackingUrl)
  })

  it('may do so only with a key that may, where it may', async () => {
    const { number } = await ordered(1, 1)
    const reader = await staffKey(shop, owner, { permissions: ['orders.read'] })
    const german = await staffKey(shop, owner, { permissions: ['orders.read', 'orders.ship'], sites: ['DE'] })
    const body = { externalId: 'x' }
    await expect(reader('fulfilment.acknowledge', { ...of(number), body })).rejects.toMatchObject({ status: 403 })
    await expect(german('fulfilment.acknowledge', { ...of(number), body })).rejects.toMatchObject({ status: 404 })
    expect((await german('fulfilment.orders', { query: {} })).orders).toEqual([])
  })
})
