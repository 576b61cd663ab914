import { describe, expect, it } from 'vitest'
import { exchangeDesk } from '../testing/exchange-desk.ts'
import * as given from '../testing/given.ts'
import * as promotions from '../testing/given-promotion.ts'
import { staffMember } from '../testing/staff.ts'

const { shop, people, ordered, leaves, arrives, exchange, seen, onHand, booksAreRight } = await exchangeDesk()
const sizeOf = await given.product(shop, { sku: 'STRAP-S', size: 'S', price: 1500, stock: 20 })
await given.product(shop, { sku: 'STRAP-M', size: 'M', stock: 20, sizeOf })
// Boots come with a gift.
await given.product(shop, { sku: 'LACE-1', price: 500, stock: 100 })
await promotions.promotion(shop, { id: 'laces', kind: 'gift', gift_sku: 'LACE-1', skus: ['BOOT-9'] })
// A tent is cheaper with its pegs.
const tent = await given.product(shop, { sku: 'TENT-S', size: 'S', price: 20_000, stock: 20 })
await given.product(shop, { sku: 'TENT-M', size: 'M', stock: 20, sizeOf: tent })
await given.product(shop, { sku: 'PEG-1', price: 2000, stock: 20 })
await promotions.promotion(shop, { id: 'camp', skus: ['TENT-S', 'PEG-1'], min_subtotal: 21_000 })

type Piece = { itemId: string; condition: 'as-new' | 'missing'; refund: boolean }
const asNew = (itemId: string): Piece => ({ itemId, condition: 'as-new', refund: true })
const owner = await staffMember(shop, 'owner')
const receive = (returnNumber: string, pieces: Piece[], wholeParcel?: boolean, who = people.warehouse) =>
  who.call('returns.receive', {
    params: { returnNumber },
    body: { pieces, ...(wholeParcel !== undefined && { wholeParcel }), reason: 'As it came' },
  })
const second = async (number: string) => {
  const shipmentId = await leaves(number)
  await people.warehouse.call('orders.moveShipment', { params: { number, shipmentId }, body: { to: 'delivered' } })
}
const cancel = (number: string, itemId: string) =>
  people.service.call('orders.cancel', {
    params: { number },
    body: { items: [{ itemId, qty: 1 }], reason: 'There is none' },
  })

describe('an exchanged parcel that is turned back', () => {
  it.each(['the parcel', 'the other size'])('costs no delivery when nothing ever came, %s gone first', async first => {
    const order = await ordered({ sku: 'STRAP-S' })
    const { number, itemId, total, delivery } = order
    expect(delivery).toBeGreaterThan(0)
    await leaves(number)
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'STRAP-M')
    const steps = [() => receive(returnNumber, [asNew(itemId)]), () => cancel(number, fresh)]
    for (const step of first === 'the parcel' ? steps : steps.toReversed()) await step()
    await booksAreRight()
    expect(await seen(order)).toMatchObject({ refundedTotal: total })
  })

  it('still costs its delivery when the other size came and went back', async () => {
    const order = await ordered({ sku: 'STRAP-S' })
    const { buyer, number, itemId, total, delivery } = order
    await leaves(number)
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'STRAP-M')
    await second(number)
    await receive(returnNumber, [asNew(itemId)])
    const items = [{ itemId: fresh, qty: 1, reason: 'other' }]
    const label = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    expect(label.refundTotal).toBeLessThanOrEqual(total - delivery)
  })

  it('is taken in whole with what else was in it, which is refunded', async () => {
    const before = { boots: await onHand('BOOT-9'), socks: await onHand('SOCK-M'), laces: await onHand('LACE-1') }
    const order = await ordered({ besides: { 'SOCK-M': 2 } })
    const { buyer, number, itemId, total } = order
    await leaves(number)
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    await second(number)
    const { restOfParcel } = await people.warehouse.call('returns.read', { params: { returnNumber } })
    expect(restOfParcel.map(({ qty, gift }) => ({ qty, gift })).toSorted((a, b) => b.qty - a.qty)).toEqual([
      { qty: 2, gift: false },
      { qty: 1, gift: true },
    ])
    const rest = restOfParcel.flatMap(line => Array.from({ length: line.qty }, () => asNew(line.itemId)))
    await expect(receive(returnNumber, [asNew(itemId), ...rest], true)).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    await expect(receive(returnNumber, [asNew(itemId)], true)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await expect(receive(returnNumber, [asNew(itemId), ...rest])).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const refused = [asNew(itemId), ...rest.map(piece => ({ ...piece, refund: false }))]
    await expect(receive(returnNumber, refused, true, owner)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const taken = await receive(returnNumber, [asNew(itemId), ...rest], true, owner)
    expect(taken).toMatchObject({ restocked: 4, writtenOff: 0 })
    expect(taken.refund).toBeGreaterThanOrEqual(2 * 2000)
    await booksAreRight()
    expect({ boots: await onHand('BOOT-9'), socks: await onHand('SOCK-M'), laces: await onHand('LACE-1') }).toEqual(
      before,
    )
    expect(await seen(order)).toMatchObject({
      status: 'delivered',
      refundedTotal: taken.refund,
      shipments: [{ status: 'returned' }, { status: 'delivered' }],
    })
    const items = [{ itemId: fresh, qty: 1, reason: 'other' }]
    const label = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    expect(taken.refund + label.refundTotal).toBe(total)
  })

  it('takes its gift back where all of it came back, and whoever takes it in is asked', async () => {
    const before = await onHand('LACE-1')
    const { number, itemId } = await ordered()
    await leaves(number)
    const { returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    await second(number)
    const { restOfParcel } = await people.warehouse.call('returns.read', { params: { returnNumber } })
    const gift = asNew(restOfParcel[0]?.itemId ?? '')
    await expect(receive(returnNumber, [asNew(itemId)])).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    // Nothing is given for it: neither a right to refund nor a fresh proof is asked for.
    const proved = (when: string) =>
      shop.database.pool.query(`update staff_sessions set proved_at = ${when} where staff_id = $1`, [
        people.warehouse.id,
      ])
    await proved(`proved_at - interval '1 hour'`)
    expect(await receive(returnNumber, [asNew(itemId), gift], true)).toEqual({
      refund: 0,
      restocked: 2,
      writtenOff: 0,
    })
    await proved('now()')
    await booksAreRight()
    expect(await onHand('LACE-1')).toBe(before)
  })

  it('leaves its gift with a buyer who took the parcel', async () => {
    const before = await onHand('LACE-1')
    const { number, itemId } = await ordered()
    await leaves(number)
    const { returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    await second(number)
    expect(await receive(returnNumber, [asNew(itemId)], false)).toMatchObject({ restocked: 1 })
    await booksAreRight()
    expect(await onHand('LACE-1')).toBe(before - 1)
  })

  it('takes no promotion of what is kept along: its buyer did nothing', async () => {
    const order = await ordered({ sku: 'TENT-S', besides: { 'PEG-1': 2 } })
    const { buyer, number, total, delivery } = order
    const lines = (await people.service.call('orders.read', { params: { number } })).lines
    const itemId = lines.find(({ sku }) => sku === 'TENT-S')?.id ?? ''
    expect((await seen(order)).totals).toMatchObject({ itemTotal: 21_600 })
    await leaves(number)
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'TENT-M')
    await second(number)
    const { restOfParcel } = await people.warehouse.call('returns.read', { params: { returnNumber } })
    const rest = restOfParcel.flatMap(line => Array.from({ length: line.qty }, () => asNew(line.itemId)))
    const pieces = [asNew(itemId), ...rest]
    const params = { returnNumber }
    const told = await owner.call('returns.preview', { params, body: { pieces, wholeParcel: true } })
    const taken = await receive(returnNumber, pieces, true, owner)
    expect(taken.refund).toBe(told.refundTotal)
    const tax = total - delivery - 21_600
    expect(taken.refund).toBe(3600 + Math.round((tax * 3600) / 21_600))
    await booksAreRight()
    // The tent costs what it cost with its pegs, and no more goes back for it than that.
    const items = [{ itemId: fresh, qty: 1, reason: 'other' }]
    const label = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    expect(taken.refund + label.refundTotal).toBe(total - delivery)
  })
})

describe('an order in several parcels', () => {
  it('is turned back by the parcel: what lies in another one, or still in the warehouse, is not in it', async () => {
    const { number, itemId } = await ordered({ besides: { 'SOCK-M': 2 } })
    await leaves(number)
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `select l->>'id' as id from orders, jsonb_array_elements(document->'lines') l where number = $1 and l->>'sku' = 'SOCK-M'`,
      [number],
    )
    const { returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    const sentAt = new Date().toISOString()
    const parcels = [
      { parcelId: 'A', sentAt, items: [{ itemId, qty: 1 }] },
      { parcelId: 'B', sentAt, arrivedAt: sentAt, items: [{ itemId: rows[0]?.id ?? '', qty: 2 }] },
    ]
    await shop.database.pool.query(
      `update orders set document = jsonb_set(document, '{shipments,0,parcels}', $2) where number = $1`,
      [number, JSON.stringify(parcels)],
    )
    expect((await people.warehouse.call('returns.read', { params: { returnNumber } })).restOfParcel).toEqual([])
  })
})

describe('an exchanged parcel that stays out', () => {
  it('keeps nobody from sending the other size back in time', async () => {
    const order = await ordered()
    const { buyer, number, itemId, total } = order
    await leaves(number)
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    const items = [{ itemId: fresh, qty: 1, reason: 'other' }]
    const sendBack = () => buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    await expect(sendBack()).rejects.toMatchObject({ code: 'RETURN_REFUSED' })
    await second(number)
    expect(await seen(order)).toMatchObject({ status: 'shipped' })
    const label = await sendBack()
    expect(await seen(order)).toMatchObject({ status: 'return-requested' })
    await booksAreRight()
    await arrives(number)
    await receive(label.returnNumber, [asNew(fresh)])
    await receive(returnNumber, [asNew(itemId)])
    await booksAreRight()
    expect(await seen(order)).toMatchObject({ refundedTotal: total })
  })

  it('lets nothing go back while something else that was ordered has not arrived', async () => {
    const { buyer, number, itemId } = await ordered({ besides: { 'SOCK-M': 1 } })
    await leaves(number)
    const { itemId: fresh } = await exchange(number, itemId, 'BOOT-10')
    await second(number)
    const items = [{ itemId: fresh, qty: 1, reason: 'other' }]
    const label = buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    await expect(label).rejects.toMatchObject({ code: 'RETURN_REFUSED' })
  })

  it('is listed after two weeks', async () => {
    const { number, itemId } = await ordered()
    await leaves(number)
    const { returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    const late = async () => {
      const { rows } = await people.warehouse.call('returns.list', { query: { late: 'true', limit: 200 } })
      return rows.map(row => row.number)
    }
    expect(await late()).not.toContain(returnNumber)
    await shop.database.pool.query(
      `update returns set created_at = created_at - interval '15 days' where number = $1`,
      [returnNumber],
    )
    expect(await late()).toContain(returnNumber)
    await receive(returnNumber, [asNew(itemId)], false)
    expect(await late()).not.toContain(returnNumber)
  })
})
