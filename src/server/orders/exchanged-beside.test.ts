import { describe, expect, it } from 'vitest'
import * as promotions from '../testing/given-promotion.ts'
import { HERE, LOST, returningDesk, WORN } from '../testing/returning-desk.ts'

const { shop, goods, arrived, arrives, exchange, booksAreRight } = await returningDesk()
const kegs = await goods('KEG', 10_000)
const mugs = await goods('MUG', 3000)
const poles = await goods('POLE', 10_000, 30_000)
const ropes = await goods('ROPE', 10_000)
const skis = await goods('SKI', 20_000, 30_000, [10_000, 10_000])
const tents = await goods('TENT', 5000, 20_000, [10_000, 15_000])

describe('what comes back beside another size that is on its way back', () => {
  it.each([
    ['before it comes', ['a', 'm'] as const, HERE, [0, 0]],
    ['after it came', ['m', 'a'] as const, HERE, [0, 0]],
    ['before it is known that it does not come', ['a', 'm'] as const, LOST, [0, 5000]],
  ])('is worth no more than without it: %s', async (_, sequence, how, refunds) => {
    const order = await arrived({ [tents.b]: 1, [tents.s]: 1 }, tents.a)
    expect(order.total).toBe(15_000)
    await order.exchanged(tents.s, tents.m)
    await arrives(order.number)
    const parcels = { m: await order.announce(tents.m), a: await order.announce(tents.a) }
    const paid: number[] = []
    // What is kept costs 150 by itself, and 100 with the other size.
    for (const each of sequence) paid.push(await parcels[each](each === 'm' ? how : HERE))
    expect(paid).toEqual(refunds)
    await booksAreRight()
  })
})

it('promises for both no more than was paid, where either is worth more beside the other', async () => {
  await promotions.promotion(shop, {
    id: 'off-kegs',
    kind: 'amount',
    amount: 4000,
    skus: [kegs.a, kegs.s],
    min_subtotal: 10_000,
  })
  const order = await arrived({ [kegs.s]: 1 }, kegs.a)
  expect(order.total).toBe(16_000)
  await order.exchanged(kegs.s, kegs.m)
  await arrives(order.number)
  const promised = async (sku: string) => {
    const items = [{ itemId: await order.itemOf(sku), qty: 1, reason: 'other' }]
    return order.buyer.call('consumer.returnLabel', { params: { orderId: order.number }, body: { items } })
  }
  // Each of them alone costs 60, and its delivery.
  const [other, first] = [await promised(kegs.m), await promised(kegs.a)]
  expect([other.refundTotal, first.refundTotal]).toEqual([9305, 6695])
  expect(await order.receive(first.returnNumber, await order.itemOf(kegs.a))).toBe(6695)
  expect(await order.receive(other.returnNumber, await order.itemOf(kegs.m))).toBe(9305)
  await booksAreRight()
})

describe('a piece that is exchanged', () => {
  it('counts once until its first size is back, though another of its line went back before', async () => {
    const order = await arrived({ [ropes.s]: 2 }, ropes.a)
    expect(await (await order.announce(ropes.s))()).toBe(10_000)
    const first = await order.itemOf(ropes.s)
    const { returnNumber = '' } = await exchange(order.number, first, ropes.m)
    expect(await (await order.announce(ropes.a))()).toBe(10_000)
    expect(await order.receive(returnNumber, first)).toBe(0)
    await booksAreRight()
  })

  it('is paid less for how its first size came, also where nothing is left to pay for it', async () => {
    const order = await arrived({ [skis.s]: 1 }, skis.a)
    expect(order.total).toBe(15_000)
    const first = await order.itemOf(skis.s)
    const { itemId, returnNumber = '' } = await exchange(order.number, first, skis.m)
    expect(await order.cancel(itemId)).toBe(0)
    // The other one costs 100 by itself: of 50 that would go back, half of its 100 is kept back.
    expect(await order.receive(returnNumber, first, WORN)).toBe(0)
    expect(await (await order.announce(skis.a))()).toBe(10_000)
    await booksAreRight()
  })
})

const ORDERS = [
  'miss,first,other',
  'miss,other,first',
  'first,other,miss',
  'other,first,miss',
  'other,miss,first',
  'first,miss,other',
]

it.each(ORDERS)('a size that the shop missed counts once, whatever came before: %s', async inOrder => {
  const order = await arrived({ [poles.s]: 2 }, poles.a)
  expect(order.total).toBe(15_000)
  const itemId = await order.itemOf(poles.s)
  const { itemId: larger, returnNumber = '' } = await exchange(order.number, itemId, poles.m)
  const other = await order.announce(poles.s)
  const happens = { miss: () => order.short(larger), first: () => order.receive(returnNumber, itemId), other }
  for (const each of inOrder.split(',')) await happens[each === 'miss' || each === 'first' ? each : 'other']()
  expect(await order.refunded()).toBe(5000)
  await booksAreRight()
})

describe('delivery of what arrived', () => {
  it('goes back where nothing is kept because the shop did not bring the other size', async () => {
    const order = await arrived({}, mugs.s)
    expect([order.total, order.delivery]).toEqual([3695, 695])
    await order.short(await order.exchanged(mugs.s, mugs.m))
    await booksAreRight()
    expect(await order.refunded()).toBe(3695)
  })

  it.each(['before', 'after'])(
    'goes back with the last that is not wanted, %s the shop missed the rest',
    async when => {
      const order = await arrived({ [mugs.s]: 1 }, mugs.a)
      const other = await order.exchanged(mugs.s, mugs.m)
      const sentBack = async () => (await order.announce(mugs.a))()
      if (when === 'before') await sentBack()
      await order.short(other)
      if (when === 'after') await sentBack()
      await booksAreRight()
      expect(await order.refunded()).toBe(order.total)
    },
  )
})
