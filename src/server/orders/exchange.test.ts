import { orders } from '#contract/staff/orders/orders.ts'
import { describe, expect, inject, it } from 'vitest'
import { exchangeDesk } from '../testing/exchange-desk.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { mailTo } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'

const { shop, people, read, ordered, arrives, exchange, seen, onHand, booksAreRight } = await exchangeDesk()
const at = (number: string) => ({ params: { number } })

describe('exchanging a size before it is packed', () => {
  it('changes the order, moves the stock and no money, tells the buyer and the history', async () => {
    const order = await ordered({ email: 'swap@cairn.test' })
    const { number, itemId, total } = order
    const before = { nine: await onHand('BOOT-9'), ten: await onHand('BOOT-10') }
    const offer = await people.service.call('orders.sizes', { params: { number, itemId } })
    expect(offer).toMatchObject({
      way: 'swap',
      sizes: [{ size: '10', free: before.ten, price: 12_000 }, { size: '11' }],
    })
    const made = await exchange(number, itemId, 'BOOT-10')
    expect(made.returnNumber).toBeUndefined()
    expect({ nine: await onHand('BOOT-9'), ten: await onHand('BOOT-10') }).toEqual({
      nine: before.nine + 1,
      ten: before.ten - 1,
    })
    await booksAreRight()
    expect(await seen(order)).toMatchObject({
      status: 'paid',
      refundedTotal: 0,
      totals: { total },
      items: [
        { sku: 'BOOT-9', cancelledQty: 1 },
        { id: made.itemId, sku: 'BOOT-10', size: '10', qty: 1, exchangeOf: itemId },
      ],
    })
    const [first] = (await read(number)).lines
    expect(first).toMatchObject({ cancelledQty: 1, left: first?.amount })
    expect(await mailTo(shop, 'swap@cairn.test')).toMatchObject([{ template: 'order-exchanged' }, {}])
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', { query: { objectType: 'order', objectId: number } })
    expect(rows.find(({ call }) => call === 'orders.exchange')).toMatchObject({
      reason: 'Too small',
      staffId: people.service.id,
    })
    expect((await people.service.call('orders.list', { query: { q: number } })).rows).toMatchObject([{ units: 1 }])
    expect(
      (await people.service.call('orders.list', { query: { q: 'boot-10' } })).rows.map(row => row.number),
    ).toContain(number)
  })

  it('says how wide each size is where the colour comes in several widths, in the language of whoever asks', async () => {
    const { number, itemId } = await ordered()
    const widths = async () => {
      const address = `/api/staff/v1/orders/${number}/items/${itemId}/sizes`
      const answer = await people.service.visitor.fetch(address, { headers: { 'accept-language': 'de' } })
      return orders.sizes.response.parse(await answer.json()).sizes.map(({ size, width }) => [size, width])
    }
    const setWidth = async (width: string) => {
      await shop.database.pool.query(`update skus set width = $1 where sku = 'BOOT-10'`, [width])
      await shop.settled()
    }
    const all = [
      ['10', undefined],
      ['11', undefined],
    ]
    expect(await widths()).toEqual(all)
    await setWidth('wide')
    expect(await widths()).toEqual([
      ['10', 'Weit'],
      ['11', 'Normal'],
    ])
    await setWidth('regular')
  })

  it('gives back what was paid when the other size is cancelled after all', async () => {
    const order = await ordered()
    const { itemId } = await exchange(order.number, order.itemId, 'BOOT-10')
    await people.service.call('orders.cancel', {
      ...at(order.number),
      body: { items: [{ itemId, qty: 1 }], reason: 'No' },
    })
    await booksAreRight()
    expect(await seen(order)).toMatchObject({ status: 'cancelled', refundedTotal: order.total })
  })

  it('refuses what is no other size, what is not there, and what is held', async () => {
    const { number, itemId } = await ordered({ qty: 2 })
    const refused = { code: 'STAFF_NOT_NOW' }
    for (const sku of ['SOCK-M', 'BOOT-9', 'NONE-1'])
      await expect(exchange(number, itemId, sku)).rejects.toMatchObject(refused)
    await expect(exchange(number, itemId, 'BOOT-11', 2)).rejects.toMatchObject(refused)
    await expect(exchange(number, itemId, 'BOOT-10', 3)).rejects.toMatchObject({ code: 'LIST_PRODUCT_NOT_FOUND' })
    await people.service.call('orders.hold', { ...at(number), body: { reason: 'Two cards' } })
    expect((await read(number)).actions).not.toContain('exchange')
    await expect(exchange(number, itemId, 'BOOT-10')).rejects.toMatchObject(refused)
    const body = { itemId, qty: 1, sku: 'BOOT-10', reason: 'x' }
    await expect(people.warehouse.call('orders.exchange', { ...at(number), body })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    await booksAreRight()
  })
})

describe('exchanging a size that has arrived', () => {
  it('sends the other one at once, waits for the first one, and refunds it all when that comes back too', async () => {
    const order = await ordered({ email: 'against@cairn.test' })
    const { buyer, number, itemId } = order
    await arrives(number)
    const before = { nine: await onHand('BOOT-9'), ten: await onHand('BOOT-10') }
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    expect(await onHand('BOOT-10')).toBe(before.ten - 1)
    expect(await read(number)).toMatchObject({
      status: 'delivered',
      returns: [{ number: returnNumber, exchange: true, refund: 0 }],
    })
    await booksAreRight()
    expect(
      (await mailTo(shop, 'against@cairn.test'))
        .slice(0, 2)
        .map(({ template }) => template)
        .toSorted(),
    ).toEqual(['exchange-return', 'order-exchanged'])
    await arrives(number)
    const pieces = [{ itemId, condition: 'as-new' as const, refund: true }]
    const taken = await people.warehouse.call('returns.receive', { params: { returnNumber }, body: { pieces } })
    expect(taken).toEqual({ refund: 0, restocked: 1, writtenOff: 0 })
    expect(await onHand('BOOT-9')).toBe(before.nine + 1)
    await booksAreRight()
    expect(await seen(order)).toMatchObject({
      status: 'delivered',
      refundedTotal: 0,
      returns: [{ exchange: true, status: 'refunded' }],
      shipments: [{ status: 'delivered' }, { status: 'delivered', itemIds: [fresh] }],
    })
    const items = [{ itemId: fresh, qty: 1, reason: 'other' }]
    const label = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    const second = { params: { returnNumber: label.returnNumber } }
    const back = { pieces: [{ itemId: fresh, condition: 'as-new' as const, refund: true }] }
    expect(await people.warehouse.call('returns.receive', { ...second, body: back })).toMatchObject({ restocked: 1 })
    await booksAreRight()
    expect(await onHand('BOOT-10')).toBe(before.ten)
    expect(await seen(order)).toMatchObject({ status: 'refunded', refundedTotal: label.refundTotal })
    expect(label.refundTotal).toBe(order.total)
  })

  it('gives no more back than was paid when the first one is refused and both are kept', async () => {
    const order = await ordered()
    const { buyer, number, itemId, total } = order
    await arrives(number)
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    await arrives(number)
    const pieces = [{ itemId, condition: 'worn' as const, refund: false }]
    await people.warehouse.call('returns.receive', {
      params: { returnNumber },
      body: { pieces, reason: 'It was worn.' },
    })
    const refunds: number[] = []
    for (const each of [fresh, itemId]) {
      const items = [{ itemId: each, qty: 1, reason: 'other' }]
      const label = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
      const body = { pieces: [{ itemId: each, condition: 'as-new' as const, refund: true }] }
      const { refund } = await people.warehouse.call('returns.receive', {
        params: { returnNumber: label.returnNumber },
        body,
      })
      refunds.push(refund)
    }
    expect(refunds).toEqual([0, total])
    await booksAreRight()
  })

  it('keeps the advantage a buyer had: of three for two, an exchanged one that goes back is worth what the first was', async () => {
    const kind = { level: 'PRODUCT', kind: 'buy-x-get-y', buy_qty: 2, get_qty: 1, percent: 100 } as const
    await promotions.promotion(shop, { id: 'three-for-two', ...kind })
    const exchanged = await ordered({ qty: 3 })
    const other = await ordered({ qty: 3 })
    await shop.database.pool.query(`delete from promotions where id = 'three-for-two'`)
    await shop.settled()
    for (const { number } of [exchanged, other]) await arrives(number)
    const { itemId: fresh } = await exchange(exchanged.number, exchanged.itemId, 'BOOT-10', 2)
    await arrives(exchanged.number)
    const back = (of: typeof other, itemId: string) =>
      of.buyer.call('consumer.returnLabel', {
        params: { orderId: of.number },
        body: { items: [{ itemId, qty: 1, reason: 'other' }] },
      })
    const [one, two] = [await back(exchanged, fresh), await back(other, other.itemId)]
    expect(one.refundTotal).toBe(two.refundTotal)
    await booksAreRight()
  })

  it('is not offered while it is packed, nor after the time to return it', async () => {
    const { number, itemId } = await ordered()
    const { shipments } = await read(number)
    const params = { number, shipmentId: shipments[0]?.shipmentId ?? '' }
    await people.warehouse.call('orders.moveShipment', { params, body: { to: 'processing' } })
    expect((await read(number)).actions).not.toContain('exchange')
    await expect(exchange(number, itemId, 'BOOT-10')).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await arrives(number)
    expect((await read(number)).actions).toContain('exchange')
    shop.advance(61 * 24 * 60 * 60 * 1000)
    const later = await staffMember(shop, 'service')
    const shown = await later.call('orders.read', at(number))
    expect(shown.actions).not.toContain('exchange')
    const body = { itemId, qty: 1, sku: 'BOOT-10', reason: 'x' }
    await expect(later.call('orders.exchange', { ...at(number), body })).rejects.toMatchObject({
      code: 'RETURN_REFUSED',
    })
    people.service = later
    people.warehouse = await staffMember(shop, 'warehouse')
  })
})

describe.runIf(inject('engine') === 'postgres')('several at once', () => {
  it('exchanges a piece once when two colleagues do, and gives the last one to one of two', async () => {
    const one = await ordered()
    const colleague = await staffMember(shop, 'service')
    const body = { itemId: one.itemId, qty: 1, sku: 'BOOT-10', reason: 'Too small' }
    const ten = await onHand('BOOT-10')
    const tries = await Promise.allSettled(
      [people.service, colleague].map(({ call }) => call('orders.exchange', { ...at(one.number), body })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await onHand('BOOT-10')).toBe(ten - 1)
    const last = await ordered()
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: 'BOOT-11' })
    const race = await Promise.allSettled([
      exchange(last.number, last.itemId, 'BOOT-11'),
      buyer.call('cart.placeOrder', { headers: {}, body: { cartId } }),
    ])
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await onHand('BOOT-11')).toBe(0)
    await booksAreRight()
  })
})
