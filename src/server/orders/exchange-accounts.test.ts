import { beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { alsoAs, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { fulfil } from './fulfilment.service.ts'

let shop: TestShop
let service: StaffMember
let warehouse: StaffMember
const DAY_MS = 24 * 60 * 60 * 1000

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', FULFILMENT: 'manual' })
  const sizeOf = await given.product(shop, { sku: 'BOOT-9', size: '9', price: 10_000, stock: 100 })
  await given.product(shop, { sku: 'BOOT-10', size: '10', stock: 100, sizeOf })
  service = await staffMember(shop, 'service')
  warehouse = await staffMember(shop, 'warehouse')
})

const at = (number: string) => ({ params: { number } })

async function arrives(number: string) {
  for (const { shipmentId, status } of (await service.call('orders.read', at(number))).shipments)
    if (status !== 'delivered')
      for (const to of ['shipped', 'delivered'] as const)
        await warehouse.call('orders.moveShipment', {
          params: { number, shipmentId },
          body: { to, carrier: 'Ridge Post', trackingNumber: `RP${shipmentId}` },
        })
}

const exchange = (number: string, itemId: string, sku = 'BOOT-10') =>
  service.call('orders.exchange', { ...at(number), body: { itemId, qty: 1, sku, reason: 'Too small' } })

/** A boot that has arrived, and another size of it sent against it. */
async function exchanged({ qty = 1 } = {}) {
  const consumerId = await promotions.consumer(shop, { loyalty: true })
  const buyer = await given.signedIn(shop, consumerId)
  const cartId = await cartToOrder(buyer, { sku: 'BOOT-9', qty })
  const { orderNumber: number, totals } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  const first = (await service.call('orders.read', at(number))).lines[0]?.id ?? ''
  await arrives(number)
  const { itemId: second, returnNumber = '' } = await exchange(number, first)
  return { buyer, consumerId, number, first, second, returnNumber, total: totals.total }
}
type Exchanged = Awaited<ReturnType<typeof exchanged>>

async function announce({ buyer, number }: Exchanged, itemId: string) {
  const items = [{ itemId, qty: 1, reason: 'other' }]
  return buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
}
type Piece = { condition: 'as-new' | 'worn' | 'missing'; refund: boolean; refundPercent?: number }
const receive = (
  returnNumber: string,
  itemId: string,
  piece: Piece = { condition: 'as-new', refund: true },
  by = warehouse,
) =>
  by.call('returns.receive', {
    params: { returnNumber },
    body: { pieces: [{ itemId, ...piece }], reason: 'As it came' },
  })
const refundedOf = async ({ buyer, number }: Exchanged) =>
  (await buyer.call('consumer.purchase', { params: { orderId: number } })).refundedTotal
async function pointsOf({ consumerId }: Exchanged) {
  const { rows } = await shop.database.pool.query<{ reason: string; points: number }>(
    `select reason, sum(points)::int as points from loyalty_points where consumer_id = $1 and reason in ('order', 'refund')
      group by reason order by reason`,
    [consumerId],
  )
  return rows
}
const booksAreRight = async () => {
  await runJobs(shop)
  expect(await findViolations(shop.database.pool)).toEqual([])
}

describe('the account of an exchange', () => {
  it('pays for neither size before both are back, and takes their points once', async () => {
    for (const order of ['the first one comes last', 'the second one comes last'] as const) {
      const bought = await exchanged()
      const { number, first, second, returnNumber, total } = bought
      await arrives(number)
      const back = await announce(bought, second)
      expect(back.refundTotal).toBe(0)
      const parcels = [
        [back.returnNumber, second],
        [returnNumber, first],
      ] as const
      const [one, two] = order === 'the first one comes last' ? parcels : parcels.toReversed()
      if (!one || !two) throw new Error('Two parcels come back.')
      expect(await receive(...one)).toMatchObject({ refund: 0 })
      expect(await refundedOf(bought)).toBe(0)
      expect(await receive(...two)).toMatchObject({ refund: total })
      await booksAreRight()
      expect(await refundedOf(bought)).toBe(total)
      const [earned, taken] = await pointsOf(bought)
      expect(earned?.points).toBeGreaterThan(0)
      expect(taken?.points).toBe(-(earned?.points ?? 0))
    }
  })

  it('pays nothing when the first size is refused after the second one came back', async () => {
    const bought = await exchanged()
    await arrives(bought.number)
    const { returnNumber } = await announce(bought, bought.second)
    await receive(returnNumber, bought.second)
    await receive(bought.returnNumber, bought.first, { condition: 'worn', refund: false })
    await booksAreRight()
    expect(await refundedOf(bought)).toBe(0)
  })

  it('pays for no size that is still out when both were kept and both were announced', async () => {
    const bought = await exchanged()
    await arrives(bought.number)
    await receive(bought.returnNumber, bought.first, { condition: 'worn', refund: false })
    const [one, two] = [await announce(bought, bought.second), await announce(bought, bought.first)]
    expect(await receive(two.returnNumber, bought.first)).toMatchObject({ refund: 0 })
    expect(await receive(one.returnNumber, bought.second)).toMatchObject({ refund: bought.total })
    await booksAreRight()
  })

  it('sends no third size before the first one is back, nor against one that was kept besides', async () => {
    const refused = { code: 'STAFF_NOT_NOW' }
    const bought = await exchanged()
    const { number, first, second, returnNumber } = bought
    await arrives(number)
    await expect(exchange(number, second, 'BOOT-9')).rejects.toMatchObject(refused)
    await receive(returnNumber, first, { condition: 'worn', refund: false })
    for (const itemId of [first, second])
      for (const sku of ['BOOT-9', 'BOOT-10'])
        await expect(exchange(number, itemId, sku)).rejects.toMatchObject(refused)
    const owner = await staffMember(shop, 'owner')
    const give = (itemId: string) =>
      owner.call('orders.refund', {
        ...at(number),
        body: { kind: 'lines', items: [{ itemId, qty: 1 }], reason: 'Kind' },
      })
    expect(await give(first)).toMatchObject({ state: 'given' })
    await expect(give(second)).rejects.toMatchObject(refused)
    await booksAreRight()
  })

  it('lets only who may give that much waive the first size, and keeps back no part of what is not paid', async () => {
    const bought = await exchanged()
    const { first, returnNumber } = bought
    await expect(receive(returnNumber, first, { condition: 'missing', refund: true })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    await expect(
      receive(returnNumber, first, { condition: 'worn', refund: true, refundPercent: 50 }),
    ).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await receive(returnNumber, first)
  })

  it('counts what somebody waived of an order to what he may give of it', async () => {
    const giver = await staffMember(shop, 'warehouse')
    await alsoAs(shop, giver, 'service', null)
    const bought = await exchanged({ qty: 2 })
    const { number, first } = bought
    const waive = (returnNumber: string) => receive(returnNumber, first, { condition: 'missing', refund: true }, giver)
    await waive(bought.returnNumber)
    const { returnNumber = '' } = await exchange(number, first)
    // Each is below 200 and both are not.
    await expect(waive(returnNumber)).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    expect(await refundedOf(bought)).toBe(0)
    await booksAreRight()
  })

  it('lets the desk cancel another size that is stuck, and nothing else of an order that has arrived', async () => {
    const bought = await exchanged()
    const { number, first, second, returnNumber, total } = bought
    const cancel = (itemId: string) =>
      service.call('orders.cancel', { ...at(number), body: { items: [{ itemId, qty: 1 }], reason: 'None left' } })
    const shown = await service.call('orders.read', at(number))
    expect(shown.actions).toContain('cancel')
    expect(shown.lines.map(({ id, mayCancel }) => [id, mayCancel])).toEqual([
      [first, false],
      [second, true],
    ])
    await expect(cancel(first)).rejects.toMatchObject({ code: 'LIST_PRODUCT_NOT_FOUND' })
    await cancel(second)
    await expect(cancel(second)).rejects.toMatchObject({ code: 'LIST_PRODUCT_NOT_FOUND' })
    expect(await service.call('orders.read', at(number))).toMatchObject({ status: 'delivered', refunded: 0 })
    expect(await receive(returnNumber, first)).toMatchObject({ refund: total })
    const sent = await exchanged()
    await arrives(sent.number)
    await expect(
      service.call('orders.cancel', {
        ...at(sent.number),
        body: { items: [{ itemId: sent.second, qty: 1 }], reason: 'Too late' },
      }),
    ).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' })
    await booksAreRight()
  })

  it('cancels another size that cannot be sent, and pays once the first one is back', async () => {
    const bought = await exchanged()
    const { number, first, second, returnNumber, total } = bought
    const stock = async () =>
      (
        await shop.database.pool.query<{ on_hand: number }>(
          `select on_hand from stock s join skus k on k.key = s.sku_key where k.sku = 'BOOT-10'`,
        )
      ).rows[0]?.on_hand ?? 0
    const before = await stock()
    await warehouse.call('fulfilment.cancel', {
      params: { orderNumber: number },
      body: { cancellationId: 'none', items: [{ itemId: second, qty: 1 }], reason: 'out-of-stock', restock: true },
    })
    expect(await stock()).toBe(before + 1)
    expect(await service.call('orders.read', at(number))).toMatchObject({ status: 'delivered', refunded: 0 })
    expect(await receive(returnNumber, first)).toMatchObject({ refund: total })
    await booksAreRight()
  })

  it('is the same where parcels come by themselves', async () => {
    const bought = await exchanged()
    await arrives(bought.number)
    await announce(bought, bought.second)
    const postponed = `update returns set next_step_at = $2 where number = $1`
    await shop.database.pool.query(postponed, [bought.returnNumber, new Date(Date.now() + 40 * DAY_MS)])
    shop.advance(4 * DAY_MS)
    for (let step = 0; step < 2; step++) await fulfil(shop.services)
    expect(await refundedOf(bought)).toBe(0)
    await shop.database.pool.query(postponed, [bought.returnNumber, new Date(0)])
    for (let step = 0; step < 2; step++) await fulfil(shop.services)
    expect(await refundedOf(bought)).toBe(bought.total)
    shop.advance(-4 * DAY_MS)
    await booksAreRight()
  })
})
