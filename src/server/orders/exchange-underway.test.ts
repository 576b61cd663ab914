import { describe, expect, it } from 'vitest'
import { exchangeDesk } from '../testing/exchange-desk.ts'
import { mailTo } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { fulfil } from './fulfilment.service.ts'

const { shop, people, read, ordered, leaves, arrives, exchange, seen, onHand, booksAreRight } = await exchangeDesk()

describe('exchanging a size that is on its way', () => {
  it('sends the other one at once, and the first one comes back once it was there', async () => {
    const order = await ordered({ email: 'underway@cairn.test' })
    const { buyer, number, itemId, total } = order
    await leaves(number)
    expect((await read(number)).actions).toContain('exchange')
    expect(await people.service.call('orders.sizes', { params: { number, itemId } })).toMatchObject({ way: 'underway' })
    const before = { nine: await onHand('BOOT-9'), ten: await onHand('BOOT-10') }
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    const told = async () => (await read(number)).returns.map(({ status, items }) => ({ status, items }))
    expect(await told()).toEqual([{ status: 'return-requested', items: [{ itemId, qty: 1 }] }])
    expect(await onHand('BOOT-10')).toBe(before.ten - 1)
    await booksAreRight()
    const mails = (await mailTo(shop, 'underway@cairn.test')).slice(0, 2)
    expect(mails.map(({ template }) => template).toSorted()).toEqual(['exchange-return', 'order-exchanged'])
    // There is no third size while two are out.
    await expect(exchange(number, itemId, 'BOOT-10')).rejects.toMatchObject({ code: 'LIST_PRODUCT_NOT_FOUND' })
    await expect(exchange(number, fresh, 'BOOT-9')).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await arrives(number)
    expect(await seen(order)).toMatchObject({ status: 'delivered', refundedTotal: 0, totals: { total } })
    const pieces = [{ itemId, condition: 'as-new' as const, refund: true }]
    const taken = await people.warehouse.call('returns.receive', { params: { returnNumber }, body: { pieces } })
    expect(taken).toEqual({ refund: 0, restocked: 1, writtenOff: 0 })
    expect(await onHand('BOOT-9')).toBe(before.nine + 1)
    const items = [{ itemId: fresh, qty: 1, reason: 'other' }]
    const label = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    expect(label.refundTotal).toBe(total)
    await booksAreRight()
  })

  it('does not bring the first one there sooner', async () => {
    const { number, itemId } = await ordered()
    await leaves(number)
    await exchange(number, itemId, 'BOOT-10')
    await fulfil(shop.services)
    expect((await read(number)).shipments).toMatchObject([{ status: 'shipped' }, { status: 'created' }])
  })

  it('does not wait for the first one where that is turned back before it arrives', async () => {
    const order = await ordered()
    const { buyer, number, itemId } = order
    await leaves(number)
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    const second = await leaves(number)
    const arrived = { params: { number, shipmentId: second }, body: { to: 'delivered' } } as const
    await people.warehouse.call('orders.moveShipment', arrived)
    expect(await seen(order)).toMatchObject({ status: 'shipped' })
    const pieces = [{ itemId, condition: 'as-new' as const, refund: true }]
    await people.warehouse.call('returns.receive', { params: { returnNumber }, body: { pieces } })
    await booksAreRight()
    expect(await seen(order)).toMatchObject({
      status: 'delivered',
      shipments: [{ status: 'returned' }, { status: 'delivered' }],
    })
    const items = [{ itemId: fresh, qty: 1, reason: 'other' }]
    const label = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    expect(label.refundTotal).toBe(order.total)
    await booksAreRight()
  })

  it('takes nothing from a buyer whose first parcel is lost: it is given up by who may, and the other one is worth all', async () => {
    const order = await ordered()
    const { buyer, number, itemId, total } = order
    await leaves(number)
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    const second = await leaves(number)
    const arrived = { params: { number, shipmentId: second }, body: { to: 'delivered' } } as const
    await people.warehouse.call('orders.moveShipment', arrived)
    const lost = (refund: boolean) => ({
      params: { returnNumber },
      body: { pieces: [{ itemId, condition: 'missing' as const, refund }], reason: 'The carrier lost it' },
    })
    await expect(people.warehouse.call('returns.receive', lost(false))).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await expect(people.warehouse.call('returns.receive', lost(true))).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    const owner = await staffMember(shop, 'owner')
    expect(await owner.call('returns.receive', lost(true))).toMatchObject({ refund: 0, restocked: 0 })
    await booksAreRight()
    const items = [{ itemId: fresh, qty: 1, reason: 'other' }]
    const label = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    expect(label.refundTotal).toBe(total)
  })

  it('is neither for pieces whose money went back, nor for more than one may give away', async () => {
    const owner = await staffMember(shop, 'owner')
    const given = await ordered()
    const body = { kind: 'lines' as const, items: [{ itemId: given.itemId, qty: 1 }], reason: 'A scratch' }
    await people.service.call('orders.refund', { params: { number: given.number }, body })
    await leaves(given.number)
    expect((await read(given.number)).actions).not.toContain('exchange')
    await expect(exchange(given.number, given.itemId, 'BOOT-10')).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const many = await ordered({ qty: 2 })
    await leaves(many.number)
    await expect(exchange(many.number, many.itemId, 'BOOT-10', 2)).rejects.toMatchObject({
      code: 'STAFF_SECOND_PERSON',
    })
    const wish = { itemId: many.itemId, qty: 2, sku: 'BOOT-10', reason: 'Too small' }
    await owner.call('orders.exchange', { params: { number: many.number }, body: wish })
    await booksAreRight()
  })
})
