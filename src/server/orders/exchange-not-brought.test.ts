import { describe, expect, it } from 'vitest'
import { exchangeDesk } from '../testing/exchange-desk.ts'
import * as given from '../testing/given.ts'
import * as promotions from '../testing/given-promotion.ts'
import { alsoAs, staffMember } from '../testing/staff.ts'

const { shop, people, ordered, leaves, arrives, exchange, seen, booksAreRight } = await exchangeDesk()
// A tent is cheaper with its pegs.
const tent = await given.product(shop, { sku: 'TENT-S', size: 'S', price: 20_000, stock: 20 })
await given.product(shop, { sku: 'TENT-M', size: 'M', stock: 20, sizeOf: tent })
await given.product(shop, { sku: 'PEG-1', price: 2000, stock: 20 })
await promotions.promotion(shop, { id: 'camp', skus: ['TENT-S', 'PEG-1'], min_subtotal: 21_000 })
await given.product(shop, { sku: 'PACK-1', price: 10_000, stock: 20 })
// Three things are worth half of their price together.
const lamp = await given.product(shop, { sku: 'LAMP-S', size: 'S', price: 10_000, stock: 20 })
await given.product(shop, { sku: 'LAMP-M', size: 'M', stock: 20, sizeOf: lamp })
await given.product(shop, { sku: 'PAN-1', price: 10_000, stock: 20 })
await promotions.promotion(shop, { id: 'three', skus: ['LAMP-S', 'PAN-1'], percent: 50, min_subtotal: 30_000 })

type Piece = { itemId: string; condition: 'as-new' | 'missing'; refund: boolean }
const asNew = (itemId: string): Piece => ({ itemId, condition: 'as-new', refund: true })
const short = (orderNumber: string, itemId: string) =>
  people.warehouse.call('fulfilment.cancel', {
    params: { orderNumber },
    body: { cancellationId: itemId, items: [{ itemId, qty: 1 }], reason: 'out-of-stock' },
  })
const lineOf = async (number: string, sku: string) => {
  const { lines } = await people.service.call('orders.read', { params: { number } })
  return lines.find(line => line.sku === sku)?.id ?? ''
}

describe('another size that does not come', () => {
  it('pays nothing for a parcel that is still on its way back: that is paid when it is there, once', async () => {
    const order = await ordered({ besides: { 'SOCK-M': 1 } })
    const { buyer, number, itemId, total } = order
    await arrives(number)
    const items = [{ itemId: await lineOf(number, 'SOCK-M'), qty: 1, reason: 'other' }]
    const sock = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    expect(sock.refundTotal).toBeGreaterThanOrEqual(2000)
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    await short(number, fresh)
    expect((await seen(order)).refundedTotal).toBe(0)
    const receive = (of: string, back: string) =>
      people.warehouse.call('returns.receive', { params: { returnNumber: of }, body: { pieces: [asNew(back)] } })
    expect(await receive(sock.returnNumber, items[0]?.itemId ?? '')).toMatchObject({ refund: sock.refundTotal })
    expect((await seen(order)).refundedTotal).toBe(sock.refundTotal)
    await receive(returnNumber, itemId)
    await booksAreRight()
    expect((await seen(order)).refundedTotal).toBe(total)
  })

  it.each(['the first size', 'the other size'])('takes no advantage of the rest along, %s gone first', async first => {
    const order = await ordered({ sku: 'TENT-S', besides: { 'PEG-1': 2 } })
    const { number, total } = order
    const itemId = await lineOf(number, 'TENT-S')
    await arrives(number)
    const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'TENT-M')
    const steps = [
      () => people.warehouse.call('returns.receive', { params: { returnNumber }, body: { pieces: [asNew(itemId)] } }),
      () => short(number, fresh),
    ]
    for (const step of first === 'the first size' ? steps : steps.toReversed()) await step()
    await booksAreRight()
    // Of 216 the pegs keep 36, with their share of the tax.
    const kept = 3600 + Math.round(((total - 21_600) * 3600) / 21_600)
    expect(Math.abs((await seen(order)).refundedTotal - (total - kept))).toBeLessThanOrEqual(2)
  })
})

it('spares one piece for another size that does not come, not what its buyer sends back besides', async () => {
  const order = await ordered({ sku: 'LAMP-S', qty: 2, besides: { 'PAN-1': 1 } })
  const { buyer, number, total } = order
  const itemId = await lineOf(number, 'LAMP-S')
  await arrives(number)
  const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'LAMP-M')
  const items = [{ itemId, qty: 1, reason: 'other' }]
  const own = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
  await short(number, fresh)
  for (const of of [own.returnNumber, returnNumber])
    await people.warehouse.call('returns.receive', { params: { returnNumber: of }, body: { pieces: [asNew(itemId)] } })
  await booksAreRight()
  // Of 150 the pan keeps 100: half of its price went with the lamp that was not wanted.
  expect(Math.abs((await seen(order)).refundedTotal - total / 3)).toBeLessThanOrEqual(2)
})

describe('a parcel that nobody announced', () => {
  /** Boots on their way are exchanged; a pack lies in the same parcel. */
  async function turnedBack() {
    const { number, itemId } = await ordered({ besides: { 'PACK-1': 1 } })
    await leaves(number)
    const { returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
    const pack = await lineOf(number, 'PACK-1')
    const who = await staffMember(shop, 'service')
    await alsoAs(shop, who, 'warehouse', null)
    const receive = (boot: Piece) =>
      who.call('returns.receive', {
        params: { returnNumber },
        body: { pieces: [boot, asNew(pack)], wholeParcel: true, reason: 'As it came' },
      })
    return { number, who, itemId, receive }
  }

  it('is given up and refunded by who might give both together, not each', async () => {
    const { itemId, receive } = await turnedBack()
    // 120 are waived and 100 paid, of 200 that one may give.
    await expect(receive({ itemId, condition: 'missing', refund: true })).rejects.toMatchObject({
      code: 'STAFF_SECOND_PERSON',
    })
    await receive(asNew(itemId))
    await booksAreRight()
  })

  it('counts against what else one may give of its order', async () => {
    const { number, who, itemId, receive } = await turnedBack()
    await receive(asNew(itemId))
    const body = { kind: 'amount', amount: 11_000, reason: 'Late' } as const
    expect(await who.call('orders.refund', { params: { number }, body })).toMatchObject({ state: 'waiting' })
    expect(await who.call('orders.refund', { params: { number }, body: { ...body, amount: 5000 } })).toMatchObject({
      state: 'given',
    })
    await booksAreRight()
  })
})
