import { describe, expect, it } from 'vitest'
import { HERE, LOST, returningDesk, WORN } from '../testing/returning-desk.ts'
import { staffMember } from '../testing/staff.ts'

const { shop, people, read, ordered, goods, arrived, exchange, cancelled, booksAreRight } = await returningDesk()
const owner = await staffMember(shop, 'owner')
const coats = await goods('COAT', 10_000, 20_000)
const stoves = await goods('STOVE', 10_000, 30_000)
const sleds = await goods('SLED', 3000, 20_000, [10_000, 10_000])
const mugs = await goods('MUG', 3000)
const ropes = await goods('ROPE', 10_000)

describe('what is cancelled beside a parcel that was announced', () => {
  it.each([
    ['never comes', LOST, 0],
    ['comes', HERE, 10_000],
  ])('is worth what it is beside that: it %s', async (_, how, refund) => {
    const order = await arrived({ [coats.s]: 1 }, coats.a)
    expect(order.total).toBe(10_000)
    const other = await order.exchanged(coats.s, coats.m)
    const arrives = await order.announce(coats.a)
    // The coat that is kept costs what both cost together.
    expect(await order.cancel(other)).toBe(0)
    expect(await arrives(how)).toBe(refund)
    await booksAreRight()
    expect(await order.refunded()).toBe(refund)
  })
})

describe('what is cancelled beside a parcel that was announced, and was worth more with it', () => {
  it.each([
    ['never comes', LOST],
    ['comes', HERE],
  ])('is paid when that is known: it %s', async (_, how) => {
    const order = await arrived({ [coats.b]: 1, [coats.s]: 1 }, coats.a)
    expect(order.total).toBe(15_000)
    const other = await order.exchanged(coats.s, coats.m)
    const known = await order.announce(coats.a)
    expect(await order.cancel(other)).toBe(0)
    expect(await known(how)).toBe(5000)
    await booksAreRight()
  })
})

describe('what the shop does not bring while a parcel is on its way back', () => {
  it('leaves its price to the rest, the parcel included if it does not come', async () => {
    const order = await arrived({ [stoves.b]: 1, [stoves.s]: 1 }, stoves.a)
    expect(order.total).toBe(15_000)
    const other = await order.exchanged(stoves.s, stoves.m)
    const first = await order.announce(stoves.a)
    await order.short(other)
    expect(await order.refunded()).toBe(5000)
    expect(await first(LOST)).toBe(0)
    // Two that are kept cost what they did. One of them would have cost its price beside what did not come.
    const again = await order.announce(stoves.a)
    expect(await again()).toBe(0)
    await booksAreRight()
  })

  it('leaves its price to the rest once, though it misses two pieces', async () => {
    const order = await arrived({ [stoves.b]: 1, [stoves.s]: 2 }, stoves.a)
    expect(order.total).toBe(20_000)
    const others = [await order.exchanged(stoves.s, stoves.m), await order.exchanged(stoves.s, stoves.m)]
    const first = await order.announce(stoves.a)
    for (const other of others) await order.short(other)
    expect(await order.refunded()).toBe(10_000)
    // Two stoves are kept, for what two of four cost.
    expect(await first(LOST)).toBe(0)
    await booksAreRight()
  })

  it('is paid no sooner because one of two parcels does not come', async () => {
    const order = await arrived({ [stoves.a]: 1, [stoves.b]: 1, [stoves.s]: 1 }, stoves.a)
    expect(order.total).toBe(20_000)
    const other = await order.exchanged(stoves.s, stoves.m)
    const parcels = [await order.announce(stoves.a), await order.announce(stoves.b)]
    await order.short(other)
    expect(await order.refunded()).toBe(5000)
    for (const parcel of parcels) expect(await parcel(LOST)).toBe(0)
    await booksAreRight()
  })

  it('makes delivery of the rest no dearer, the parcel included if it does not come', async () => {
    const order = await arrived({ [mugs.b]: 1, [mugs.s]: 1 }, mugs.a)
    expect(order.total).toBe(9000)
    const other = await order.exchanged(mugs.s, mugs.m)
    const first = await order.announce(mugs.a)
    await order.short(other)
    expect(await order.refunded()).toBe(3000)
    expect(await first(LOST)).toBe(0)
    // Two would have cost their delivery, had the shop brought the other one.
    const again = await order.announce(mugs.a)
    expect(await again()).toBe(3000 - 695)
    await booksAreRight()
  })
})

describe('a parcel beside two others', () => {
  it.each([
    ['none of them comes', [LOST, LOST], [3500, 1500, 0]],
    ['the last one does not', [HERE, LOST], [3500, 0, 0]],
    ['both come', [HERE, HERE], [3500, 0, 3000]],
  ] as const)('is worth the least of what it may be: %s', async (_, [second, third], refunds) => {
    const order = await arrived({ [sleds.b]: 2, [sleds.s]: 1 }, sleds.a)
    expect(order.total).toBe(16_500)
    const parcels = [
      await order.announce(sleds.b),
      await order.announce(sleds.b),
      await order.announce(sleds.s),
    ] as const
    // The dearest that is kept costs 100 by itself or with another, and 130 beside the cheapest alone.
    expect([await parcels[0](), await parcels[1](second), await parcels[2](third)]).toEqual(refunds)
    await booksAreRight()
  })
})

describe('a withdrawal', () => {
  it.each(['before', 'after'])('gives delivery back once nothing is kept, %s the shop misses the rest', async when => {
    const order = await arrived({ [mugs.s]: 1 }, mugs.a)
    const { total, delivery } = order
    expect([total, delivery]).toEqual([6695, 695])
    const other = await order.exchanged(mugs.s, mugs.m)
    const withdrawn = async () => (await order.announce(mugs.a, { reason: 'withdrawal' }))()
    if (when === 'before') await withdrawn()
    await order.short(other)
    if (when === 'after') await withdrawn()
    await booksAreRight()
    expect(await order.refunded()).toBe(total)
  })

  it('leaves delivery paid where nothing of it was accepted and the rest comes back for another reason', async () => {
    const order = await arrived({ [mugs.b]: 1 }, mugs.a)
    await (
      await order.announce(mugs.a, { reason: 'withdrawal' })
    )(LOST)
    for (const sku of [mugs.b, mugs.a]) await (await order.announce(sku))()
    await booksAreRight()
    expect(await order.refunded()).toBe(order.total - order.delivery)
  })
})

describe('a piece that comes back worn', () => {
  const give = (number: string, itemId: string) =>
    owner.call('orders.refund', {
      params: { number },
      body: { kind: 'lines', items: [{ itemId, qty: 1 }], reason: 'A seam came undone' },
    })

  it('is paid no less for where its money was given before', async () => {
    const order = await arrived({ [ropes.b]: 1 }, ropes.a)
    await give(order.number, await order.itemOf(ropes.a))
    expect(await (await order.announce(ropes.a))(WORN)).toBe(0)
    expect(await (await order.announce(ropes.b))()).toBe(10_000)
    await booksAreRight()
    expect(await order.refunded()).toBe(order.total)
  })

  it('is paid less for once, where the money of one of two was given before', async () => {
    const order = await arrived({ [ropes.a]: 1 }, ropes.a)
    await give(order.number, await order.itemOf(ropes.a))
    const both = await order.announce(ropes.a, { qty: 2 })
    expect(await both(WORN)).toBe(5000)
    await booksAreRight()
  })
})

describe('what the desk cancels', () => {
  it.each([
    ['buyer', 0],
    ['shop', 5000],
  ] as const)('takes the advantage of the rest along or not, by whose cause it is: %s', async (cause, refund) => {
    const { number } = await ordered({ sku: coats.a, besides: { [coats.b]: 1 }, inGermany: true })
    const itemId = (await read(number)).lines.find(({ sku }) => sku === coats.b)?.id ?? ''
    expect(await cancelled(number, itemId, cause)).toBe(refund)
    const order = await arrived({ [coats.s]: 1 }, coats.a)
    expect(await order.cancel(await order.exchanged(coats.s, coats.m), cause)).toBe(refund)
    await booksAreRight()
  })

  it('gives no more of it than who cancels may give', async () => {
    const tents = await goods('TENT', 50_000, 100_000)
    const { number } = await ordered({ sku: tents.a, besides: { [tents.b]: 1 }, inGermany: true })
    const itemId = (await read(number)).lines.find(({ sku }) => sku === tents.b)?.id ?? ''
    const body = { items: [{ itemId, qty: 1 }], cause: 'shop' as const, reason: 'None left' }
    const wish = { params: { number }, body }
    await expect(people.service.call('orders.cancel', wish)).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    expect((await read(number)).refunded).toBe(0)
    await owner.call('orders.cancel', wish)
    expect((await read(number)).refunded).toBe(25_000)
  })

  it('gives no more of it than who cancels may give, also where the money moves with the first size', async () => {
    const kites = await goods('KITE', 50_000, 100_000)
    const order = await arrived({ [kites.s]: 1 }, kites.a)
    const { number } = order
    const first = await order.itemOf(kites.s)
    const { itemId, returnNumber = '' } = await exchange(number, first, kites.m)
    const body = { items: [{ itemId, qty: 1 }], cause: 'shop' as const, reason: 'None left' }
    const wish = { params: { number }, body }
    await expect(people.service.call('orders.cancel', wish)).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    await owner.call('orders.cancel', wish)
    expect(await order.refunded()).toBe(0)
    expect(await order.receive(returnNumber, first)).toBe(25_000)
    await booksAreRight()
  })

  it('counts what moves with the first size with all that was given of the order', async () => {
    const oars = await goods('OAR', 30_000, 60_000)
    const order = await arrived({ [oars.s]: 1 }, oars.a)
    const params = { number: order.number }
    const { itemId } = await exchange(order.number, await order.itemOf(oars.s), oars.m)
    expect(await order.cancel(itemId, 'shop')).toBe(0)
    const more = { kind: 'amount' as const, amount: 6000, reason: 'For the trouble' }
    expect(await people.service.call('orders.refund', { params, body: more })).toMatchObject({ state: 'waiting' })
  })

  it('counts with all that was given of the order, and asks who is there', async () => {
    const cords = await goods('CORD', 30_000, 60_000)
    const { number } = await ordered({ sku: cords.a, besides: { [cords.b]: 1 }, inGermany: true })
    const itemId = (await read(number)).lines.find(({ sku }) => sku === cords.b)?.id ?? ''
    const params = { number }
    const body = { items: [{ itemId, qty: 1 }], cause: 'shop' as const, reason: 'None left' }
    const cancel = () => people.service.call('orders.cancel', { params, body })
    const proved = (when: string) =>
      shop.database.pool.query(`update staff_sessions set proved_at = ${when} where staff_id = $1`, [people.service.id])
    await proved(`proved_at - interval '10 minutes'`)
    await expect(cancel()).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    await proved(`proved_at + interval '10 minutes'`)
    await cancel()
    const more = { kind: 'goodwill' as const, amount: 6000, reason: 'For the trouble' }
    expect(await people.service.call('orders.refund', { params, body: more })).toMatchObject({ state: 'waiting' })
    await booksAreRight()
  })
})
