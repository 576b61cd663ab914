import { expect, it } from 'vitest'
import { sumOf } from '#domain/money/money.ts'
import { exchangeDesk } from '../testing/exchange-desk.ts'
import * as given from '../testing/given.ts'
import * as promotions from '../testing/given-promotion.ts'
import { alsoAs, staffMember } from '../testing/staff.ts'
import { fulfil } from './fulfilment.service.ts'

const { shop, people, ordered, arrives, seen, booksAreRight } = await exchangeDesk()
await given.product(shop, { sku: 'POLE-1', price: 10_000, stock: 100 })
await promotions.promotion(shop, { id: 'half', skus: ['POLE-1'], percent: 50, min_subtotal: 40_000 })
await given.product(shop, { sku: 'TENT-1', price: 50_000, stock: 100 })
await promotions.promotion(shop, { id: 'tents', skus: ['TENT-1'], percent: 50, min_subtotal: 200_000 })

type Piece = { itemId: string; condition: 'as-new' | 'worn' | 'missing'; refund: boolean; refundPercent?: number }
const LOST = { condition: 'missing', refund: false } as const
const WORN = { condition: 'worn', refundPercent: 50 } as const

/** Four pieces for half of their price, one of each of which is announced in a parcel of its own. */
async function announced(parcels: number, sku = 'POLE-1') {
  const order = await ordered({ sku, qty: 4 })
  const { buyer, number, itemId } = order
  await arrives(number)
  const numbers: string[] = []
  for (let parcel = 0; parcel < parcels; parcel++) {
    const body = { items: [{ itemId, qty: 1, reason: 'other' }] }
    const made = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body })
    numbers.push(made.returnNumber)
  }
  const receive = async (returnNumber: string, how: Partial<Piece> = {}) => {
    const pieces: Piece[] = [{ itemId, condition: 'as-new', refund: true, ...how }]
    const params = { returnNumber }
    const told = await people.warehouse.call('returns.preview', { params, body: { pieces } })
    expect(sumOf(told.parts.map(({ amount }) => amount))).toBe(told.refundTotal)
    const body = { pieces, reason: 'As it came' }
    const { refund } = await people.warehouse.call('returns.receive', { params, body })
    expect(refund).toBe(told.refundTotal)
    return refund
  }
  const taxed = (amount: number) => Math.round((amount * order.total) / 20_000)
  return { order, numbers, receive, taxed }
}

it('pays for a parcel what it is worth beside those that never come', async () => {
  const { order, numbers, receive } = await announced(3)
  // Three that are kept cost more than four at half their price: nobody is charged, and nothing goes back.
  expect(await receive(numbers[2] ?? '')).toBe(0)
  expect(await receive(numbers[0] ?? '', LOST)).toBe(0)
  expect(await receive(numbers[1] ?? '', LOST)).toBe(0)
  await booksAreRight()
  expect((await seen(order)).refundedTotal).toBe(0)
})

it.each([
  [0, 1, 2],
  [2, 1, 0],
  [1, 2, 0],
])('pays the same for all of them, whichever comes first: %i, %i, %i', async (...sequence) => {
  const { order, numbers, receive, taxed } = await announced(3)
  const refunds: number[] = []
  for (const at of sequence) refunds.push(await receive(numbers[at] ?? ''))
  expect(refunds).toEqual([0, 0, taxed(10_000)])
  await booksAreRight()
  expect((await seen(order)).refundedTotal).toBe(taxed(10_000))
})

it('pays the same for a parcel that comes by itself', async () => {
  const { order, numbers, receive } = await announced(3)
  const dueAt = (number: string | undefined, at: Date) =>
    shop.database.pool.query('update returns set next_step_at = $2 where number = $1', [number, at])
  const later = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)
  for (const each of numbers) await dueAt(each, later)
  for (let step = 0; step < 2; step++) {
    await dueAt(numbers[2], new Date(0))
    await fulfil(shop.services)
  }
  expect((await seen(order)).refundedTotal).toBe(0)
  for (const each of numbers.slice(0, 2)) expect(await receive(each, LOST)).toBe(0)
  await booksAreRight()
  expect((await seen(order)).refundedTotal).toBe(0)
})

it.each([0, 1, 2])('keeps as much back for one that is worn, whether it comes first or last: %i', async worn => {
  const { order, numbers, receive, taxed } = await announced(3)
  for (const [at, number] of numbers.entries()) await receive(number, at === worn ? WORN : {})
  await booksAreRight()
  expect(Math.abs((await seen(order)).refundedTotal - taxed(10_000 - 2500))).toBeLessThanOrEqual(1)
})

it('is given up as missing by who might give what it is worth, though that is paid with another parcel', async () => {
  const { order, numbers } = await announced(3, 'TENT-1')
  const who = await staffMember(shop, 'service')
  await alsoAs(shop, who, 'warehouse', null)
  const pieces = [{ itemId: order.itemId, condition: 'missing' as const, refund: true }]
  const [returnNumber = ''] = numbers
  const waived = who.call('returns.receive', { params: { returnNumber }, body: { pieces, reason: 'Lost' } })
  // One is worth 250, and one may give 200.
  await expect(waived).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
})
