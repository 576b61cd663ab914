import { beforeAll, describe, expect, it } from 'vitest'
import type { RefundPreview } from '#contract/orders/refund.entities.ts'
import { sumOf } from '#domain/money/money.ts'
import { backgroundShop } from '../background-shop.ts'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { CARDS, HOME, KEMPTEN, payWith, type Buyer, type Home } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { fulfil } from './fulfilment.service.ts'
import { findOrder } from './order.service.ts'
import { invoicePdf } from './pdf/invoice.ts'
import { refundRows } from './pdf/refund-rows.ts'

let shop: TestShop
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

beforeAll(async () => {
  shop = await testShop()
})

type Wish = { sku: string; qty?: number; giftCard?: { amount: number; recipientEmail: string } }

async function order(buyer: Buyer, items: Wish[], address: Home = KEMPTEN, before?: (id: string) => Promise<unknown>) {
  const { id: basketId } = await buyer.call('cart.createWithItem', { body: { items } })
  await buyer.call('cart.setShippingAddress', { params: { basketId }, body: { ...address, useAsBilling: true } })
  await before?.(basketId)
  await payWith(buyer, basketId, CARDS.good)
  return buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
}
type Placed = Awaited<ReturnType<typeof order>>

const german = () => given.guest(shop, { 'x-locale': 'de-de' })
const product = (price: number, more: given.GivenProduct = {}) =>
  given.product(shop, { prices: { DE: price }, stock: 1000, ...more })

async function deliver() {
  shop.advance(31 * MINUTE_MS)
  for (let step = 0; step < 4; step++) {
    await fulfil(shop.services)
    shop.advance(11 * MINUTE_MS)
  }
}

const pick = ({ items }: Placed, chosen: Record<number, number>) =>
  Object.entries(chosen).map(([at, qty]) => ({ itemId: items[Number(at)]?.id ?? '', qty }))

const preview = (buyer: Buyer, { orderNumber }: Placed, body: object): Promise<RefundPreview> =>
  buyer.call('consumer.refundPreview', {
    params: { orderId: orderNumber },
    body: { way: 'cancel', ...body },
  })

/** Cancels, after a look at what that gives: the look tells the truth. */
async function cancel(buyer: Buyer, placed: Placed, chosen?: Record<number, number>) {
  const items = chosen && pick(placed, chosen)
  const before = await buyer.call('consumer.purchase', { params: { orderId: placed.orderNumber } })
  const told = await preview(buyer, placed, { way: 'cancel', ...(items && { items }) })
  const query = { orderNumber: placed.orderNumber }
  const after = await buyer.call('consumer.cancelOrder', { headers: {}, query, body: items ? { items } : {} })
  expect(told.refundTotal).toBe(after.refundedTotal - before.refundedTotal)
  expect(sumOf(told.parts.map(({ amount }) => amount))).toBe(told.refundTotal)
  return { told, after }
}

async function sendBack(buyer: Buyer, placed: Placed, chosen: Record<number, number>, reason = 'too small') {
  const items = pick(placed, chosen)
  const way = reason === 'withdrawal' ? 'withdrawal' : 'return'
  const told = await preview(buyer, placed, { way, items })
  const body = { items: items.map(item => ({ ...item, reason })) }
  const made = await buyer.call('consumer.returnLabel', { params: { orderId: placed.orderNumber }, body })
  expect(made.refundTotal).toBe(told.refundTotal)
  return { told, made }
}

const holds = async () => {
  await runJobs(shop)
  expect(await findViolations(shop.database.pool)).toEqual([])
}

describe('an advantage goes with what earned it', () => {
  it('when one of three for two is cancelled, as mail and preview tell line by line', async () => {
    const [boot, sock] = [await product(10_000), await product(8000)]
    const skus = [boot.sku, sock.sku]
    const kind = { level: 'PRODUCT', kind: 'buy-x-get-y', buy_qty: 2, get_qty: 1, percent: 100 } as const
    await promotions.promotion(shop, {
      id: 'three',
      ...kind,
      skus,
      names: { en: 'Three for two', de: 'Drei für zwei' },
    })
    const buyer = german()
    const address = { ...KEMPTEN, recipientContactEmail: 'three@cairn.test' }
    const placed = await order(buyer, [{ sku: boot.sku, qty: 2 }, { sku: sock.sku }], address)
    expect(placed.totals.total).toBe(20_000)
    const { told } = await cancel(buyer, placed, { 0: 1 })
    expect(told.parts).toMatchObject([
      { kind: 'item', qty: 1, amount: 10_000 },
      { kind: 'discount', name: 'Drei für zwei', amount: -8000 },
    ])
    expect(told.refundTotal).toBe(2000)
    await holds()
    const [letter] = (await mailTo(shop, 'three@cairn.test')).filter(({ template }) => template === 'order-cancelled')
    expect(letter?.body).toMatch(/100,00/)
    expect(letter?.body).toMatch(/Drei für zwei: −80,00/)
    expect(letter?.body).toMatch(/20,00/)
    const stored = await findOrder(backgroundShop(shop.services, 'de-de'), placed.orderNumber)
    const rows = stored ? refundRows(stored) : []
    expect(rows.map(({ label, amount }) => [label.split(' vom ')[0], amount])).toEqual([
      [`1 × ${placed.items[0]?.name}`, 10_000],
      ['Rabatt: Drei für zwei', -8000],
      ['Erstattung', 2000],
      ['Enthaltene MwSt.', 319],
    ])
    expect(stored && (await invoicePdf(stored)).length).toBeGreaterThan(1000)
  })

  it('a gift is sent back with what earned it', async () => {
    const [boot, gift] = [await product(9000), await product(1000)]
    const promised = {
      id: 'gift-de',
      kind: 'gift',
      gift_sku: gift.sku,
      skus: [boot.sku],
      min_subtotal: 15_000,
    } as const
    await promotions.promotion(shop, promised)
    const buyer = german()
    const placed = await order(buyer, [{ sku: boot.sku, qty: 3 }])
    await deliver()
    const kept = await sendBack(buyer, placed, { 0: 1 })
    expect(kept.made.items).toHaveLength(1)
    const gone = await sendBack(buyer, placed, { 0: 1 })
    expect(gone.made.items).toEqual([
      { itemId: placed.items[0]?.id, qty: 1 },
      { itemId: 'gift_gift-de', qty: 1 },
    ])
    expect(gone.told.parts.at(-1)).toMatchObject({ kind: 'gift', qty: 1, amount: 0 })
    shop.advance(4 * DAY_MS)
    await fulfil(shop.services)
    const { rows } = await shop.database.pool.query('select on_hand from stock where sku_key = $1', [gift.key])
    expect(rows).toEqual([{ on_hand: 1000 }])
    await holds()
  })

  it('points of a voucher come back when nothing is kept, also from a parcel', async () => {
    const boot = await given.product(shop, { price: 12_000, stock: 10 })
    const buyer = given.signedIn(shop, await promotions.consumer(shop, { loyalty: true, points: 200 }))
    const placed = await order(buyer, [{ sku: boot.sku }], HOME, basketId =>
      buyer.call('cart.applyReward', { params: { basketId }, body: { points: 200 } }),
    )
    await deliver()
    await sendBack(buyer, placed, { 0: 1 })
    shop.advance(4 * DAY_MS)
    await fulfil(shop.services)
    const { rows } = await shop.database.pool.query(
      'select sum(points)::int as points from loyalty_points where consumer_id = $1',
      [buyer.id],
    )
    expect(rows).toEqual([{ points: 200 }])
    await holds()
  })

  it('points of a voucher stay spent while something that was announced is still with its buyer', async () => {
    const boot = await given.product(shop, { price: 12_000, stock: 10 })
    const buyer = given.signedIn(shop, await promotions.consumer(shop, { loyalty: true, points: 200 }))
    const placed = await order(buyer, [{ sku: boot.sku, qty: 2 }], HOME, basketId =>
      buyer.call('cart.applyReward', { params: { basketId }, body: { points: 200 } }),
    )
    await deliver()
    await sendBack(buyer, placed, { 0: 1 })
    const later = await sendBack(buyer, placed, { 0: 1 })
    const points = async () => {
      const { rows } = await shop.database.pool.query<{ points: number }>(
        'select sum(points)::int as points from loyalty_points where consumer_id = $1',
        [buyer.id],
      )
      return rows[0]?.points
    }
    const before = await points()
    await shop.database.pool.query(
      `update returns set next_step_at = next_step_at + interval '30 days' where number = $1`,
      [later.made.returnNumber],
    )
    shop.advance(4 * DAY_MS)
    await fulfil(shop.services)
    const between = await points()
    shop.advance(30 * DAY_MS)
    await fulfil(shop.services)
    expect([before, between, await points()]).toEqual([230, 110, 200])
    await holds()
  })
})

describe('delivery', () => {
  it('comes back with a shipment that is cancelled before it leaves, and with the whole order but for a gift card', async () => {
    const sock = await given.product(shop, { price: 2000, stock: 10 })
    const card = await given.product(shop, { price: 5000, giftCard: true, stock: null })
    const buyer = given.guest(shop)
    const giftCard = { amount: 5000, recipientEmail: 'ash@cairn.test' }
    const placed = await order(buyer, [{ sku: sock.sku }, { sku: card.sku, giftCard }], HOME)
    await runJobs(shop)
    const { told, after } = await cancel(buyer, placed)
    expect(told.refundTotal).toBe(placed.totals.total - 5000)
    expect(told.parts.map(({ kind }) => kind)).toEqual(['item', 'delivery', 'tax'])
    expect(after.items.map(({ cancelledQty }) => cancelledQty)).toEqual([1, 0])
    await expect(cancel(buyer, placed)).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' })
    await holds()
  })

  it('comes back to who withdraws, but not to who returns', async () => {
    const sock = await product(2000)
    for (const [reason, refund] of [
      ['too small', 2000],
      ['withdrawal', 2695],
    ] as const) {
      const buyer = german()
      const placed = await order(buyer, [{ sku: sock.sku }])
      expect(placed.totals.total).toBe(2695)
      await deliver()
      expect((await sendBack(buyer, placed, { 0: 1 }, reason)).made.refundTotal).toBe(refund)
    }
    await holds()
  })
})

describe('an order that does not know its terms', () => {
  it('gives each piece its share back', async () => {
    const sock = await product(2000)
    const buyer = german()
    const placed = await order(buyer, [{ sku: sock.sku, qty: 3 }])
    await shop.database.pool.query(`update orders set document = document - 'terms' where number = $1`, [
      placed.orderNumber,
    ])
    expect((await cancel(buyer, placed, { 0: 1 })).told.refundTotal).toBe(2000)
    expect((await cancel(buyer, placed)).after.refundedTotal).toBe(placed.totals.total)
    await holds()
  })
})
