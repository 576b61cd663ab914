import { beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { alsoAs, staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let warehouse: StaffMember

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', FULFILMENT: 'manual' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
  await given.product(shop, { sku: 'SOCK-M', price: 2000, stock: 100 })
  await given.product(shop, { sku: 'LACE-1', price: 500, stock: 100 })
  warehouse = await staffMember(shop, 'warehouse')
})

/** Two pairs of boots and a pair of socks that have arrived, all of which are to come back. */
async function announced(email: string) {
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku: 'BOOT-9', qty: 2, address: { ...HOME, recipientContactEmail: email } })
  await buyer.call('cart.addItem', { body: { basketId: cartId, sku: 'SOCK-M', qty: 1 } })
  const { orderNumber: number, totals } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  const { shipments, lines } = await warehouse.call('orders.read', { params: { number } })
  for (const { shipmentId } of shipments)
    for (const to of ['shipped', 'delivered'] as const)
      await warehouse.call('orders.moveShipment', {
        params: { number, shipmentId },
        body: { to, carrier: 'Ridge Post', trackingNumber: `RP${number}` },
      })
  const items = lines.slice(0, 2).map(({ id, qty }) => ({ itemId: id, qty, reason: 'other' }))
  const made = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
  const [boots = '', socks = '', gift = ''] = lines.map(({ id }) => id)
  const { returnNumber, refundTotal: refund } = made
  return { buyer, number, total: totals.total, returnNumber, refund, boots, socks, gift }
}
const stockOf = async (sku: string) => {
  const { rows } = await shop.database.pool.query<{ on_hand: number }>(
    'select on_hand from stock s join skus k on k.key = s.sku_key where k.sku = $1',
    [sku],
  )
  return rows[0]?.on_hand ?? 0
}
type Found = {
  itemId: string
  condition: 'as-new' | 'worn' | 'faulty' | 'missing'
  refund: boolean
  refundPercent?: number
}
const receive = (returnNumber: string, pieces: Found[], reason?: string) =>
  warehouse.call('returns.receive', { params: { returnNumber }, body: { pieces, ...(reason && { reason }) } })

describe('the returns desk', () => {
  it('finds a parcel by what is written on it', async () => {
    const { returnNumber, number } = await announced('find@cairn.test')
    for (const q of [returnNumber.toLowerCase(), number])
      expect((await warehouse.call('returns.list', { query: { q } })).rows).toMatchObject([
        { number: returnNumber, pieces: 3 },
      ])
    const shown = await warehouse.call('returns.read', { params: { returnNumber } })
    expect(shown).toMatchObject({ mayReceive: true, lines: [{ qty: 2 }, { qty: 1 }] })
    expect(shown.lines[0]?.codes).toContain('BOOT-9')
    // What its buyer wrote is somebody's words: who looks is written down.
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', { query: { call: 'returns.read', objectId: number } })
    expect(rows).toMatchObject([{ kind: 'read', objectType: 'order', staffId: warehouse.id }])
    const german = await staffMember(shop, 'warehouse', ['DE'])
    expect((await german.call('returns.list', { query: { q: number } })).rows).toEqual([])
    const analyst = await staffMember(shop, 'analyst')
    const label = async ({ visitor }: StaffMember) =>
      (await visitor.fetch(`/api/staff/v1/orders/${number}/labels/${returnNumber}`)).status
    expect([await label(warehouse), await label(analyst)]).toEqual([200, 403])
    const offered = async ({ call }: StaffMember) => (await call('returns.read', { params: { returnNumber } })).mayPrint
    expect([await offered(warehouse), await offered(analyst)]).toEqual([true, false])
    await expect(
      analyst.call('returns.receive', {
        params: { returnNumber },
        body: { pieces: [{ itemId: 'itm_1', condition: 'as-new', refund: true }] },
      }),
    ).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })

  it('keeps back a part for how a piece came, says so, and gives the rest in full later', async () => {
    const { returnNumber, refund, boots, socks, buyer, number } = await announced('worn@cairn.test')
    const pieces: Found[] = [
      { itemId: boots, condition: 'worn', refund: true, refundPercent: 60 },
      { itemId: boots, condition: 'missing', refund: false },
      { itemId: socks, condition: 'as-new', refund: true },
    ]
    await expect(receive(returnNumber, pieces)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const { refundTotal, parts } = await warehouse.call('returns.preview', {
      params: { returnNumber },
      body: { pieces },
    })
    // A boot costs 120 and 2.90 % of tax.
    expect(parts).toContainEqual({ kind: 'withheld', amount: -Math.round(12_348 * 0.4) })
    expect(await receive(returnNumber, pieces, 'The soles are worn')).toMatchObject({ refund: refundTotal })
    await runJobs(shop)
    expect((await mailTo(shop, 'worn@cairn.test'))[0]?.body).toMatch(/Less for its condition/)
    const items = [{ itemId: boots, qty: 1, reason: 'other' }]
    const later = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    expect(later.refundTotal).toBe(refund - refundTotal - Math.round(12_348 * 0.4))
    await receive(later.returnNumber, [{ itemId: boots, condition: 'as-new', refund: true }])
    await runJobs(shop)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it.each(['its terms', 'no terms, as earlier versions wrote it'])(
    'pays everything back once what was kept back is given after all, in an order with %s',
    async terms => {
      const { returnNumber, boots, socks, buyer, number, total } = await announced('lifted@cairn.test')
      if (terms !== 'its terms')
        await shop.database.pool.query(`update orders set document = document - 'terms' where number = $1`, [number])
      const owner = await staffMember(shop, 'owner')
      const pieces: Found[] = [
        { itemId: boots, condition: 'worn', refund: true, refundPercent: 60 },
        { itemId: boots, condition: 'missing', refund: false },
        { itemId: socks, condition: 'missing', refund: false },
      ]
      await receive(returnNumber, pieces, 'The soles are worn')
      const withheld = Math.round(12_348 * 0.4)
      for (const [kind, amount] of [['goodwill', 1000] as const, ['amount', withheld - 1000] as const])
        await owner.call('orders.refund', { params: { number }, body: { kind, amount, reason: 'They came so' } })
      for (const [itemId, worth] of [[socks, 2058] as const, [boots, 12_348] as const]) {
        const items = [{ itemId, qty: 1, reason: 'other' }]
        const later = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
        expect(later.refundTotal).toBe(worth)
        await receive(later.returnNumber, [{ itemId, condition: 'as-new', refund: true }])
      }
      await runJobs(shop)
      const { refundedTotal } = await buyer.call('consumer.purchase', { params: { orderId: number } })
      expect(refundedTotal).toBe(total)
      expect(await findViolations(shop.database.pool)).toEqual([])
    },
  )

  it('puts on the shelf what can be sold, writes off the rest, and refunds what was promised', async () => {
    const { returnNumber, refund, boots, socks, buyer, number } = await announced('all@cairn.test')
    const before = [await stockOf('BOOT-9'), await stockOf('SOCK-M')]
    const pieces: Found[] = [
      { itemId: boots, condition: 'as-new', refund: true },
      { itemId: boots, condition: 'faulty', refund: true },
      { itemId: socks, condition: 'as-new', refund: true },
    ]
    expect(await receive(returnNumber, pieces)).toEqual({ refund, restocked: 2, writtenOff: 1 })
    await expect(receive(returnNumber, pieces)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await runJobs(shop)
    expect([await stockOf('BOOT-9'), await stockOf('SOCK-M')]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1])
    expect((await mailTo(shop, 'all@cairn.test'))[0]).toMatchObject({ template: 'return-refunded' })
    expect(await buyer.call('consumer.purchase', { params: { orderId: number } })).toMatchObject({
      status: 'refunded',
      refundedTotal: refund,
    })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('refunds less for what did not come, says why, and the rest can come later', async () => {
    const { returnNumber, refund, boots, socks, buyer, number } = await announced('less@cairn.test')
    const pieces: Found[] = [
      { itemId: boots, condition: 'as-new', refund: true },
      { itemId: boots, condition: 'missing', refund: false },
      { itemId: socks, condition: 'worn', refund: false },
    ]
    await expect(receive(returnNumber, pieces)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const { refundTotal } = await warehouse.call('returns.preview', { params: { returnNumber }, body: { pieces } })
    expect(refundTotal).toBeLessThan(refund)
    const answer = await receive(returnNumber, pieces, 'One pair was not in the parcel, and the socks were worn.')
    // The socks stay with their buyer: they are nothing to write off.
    expect(answer).toEqual({ refund: refundTotal, restocked: 1, writtenOff: 0 })
    const shown = await warehouse.call('returns.read', { params: { returnNumber } })
    const [pair, sock] = (await warehouse.call('orders.read', { params: { number } })).lines
    expect(shown.received?.pieces).toMatchObject([
      { name: pair?.name, refund: true },
      { name: pair?.name, refund: false },
      { name: sock?.name, refund: false },
    ])
    await runJobs(shop)
    const [letter] = await mailTo(shop, 'less@cairn.test')
    expect(letter).toMatchObject({ template: 'return-refused' })
    expect(letter?.body).toContain('One pair was not in the parcel')
    const seen = await buyer.call('consumer.purchase', { params: { orderId: number } })
    expect(seen).toMatchObject({ refundedTotal: refundTotal, items: [{ returnedQty: 1 }, { returnedQty: 0 }] })
    expect(seen.refunds).toMatchObject([{ way: 'return', refundTotal }])
    const items = [{ itemId: boots, qty: 1, reason: 'other' }]
    const again = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body: { items } })
    expect(await receive(again.returnNumber, [{ itemId: boots, condition: 'as-new', refund: true }])).toEqual({
      refund: again.refundTotal,
      restocked: 1,
      writtenOff: 0,
    })
    await runJobs(shop)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('puts nothing on the shelf that stays with its buyer, however it came, nor a gift whose goods are refused', async () => {
    await promotions.promotion(shop, {
      id: 'laces',
      kind: 'gift',
      gift_sku: 'LACE-1',
      skus: ['BOOT-9'],
      min_subtotal: 20_000,
    })
    const { returnNumber, boots, socks, gift } = await announced('shelf@cairn.test')
    await shop.database.pool.query(`delete from promotions where id = 'laces'`)
    await shop.settled()
    const before = [await stockOf('BOOT-9'), await stockOf('LACE-1')]
    const refused = { condition: 'as-new', refund: false } as const
    const pieces: Found[] = [
      { itemId: boots, ...refused },
      { itemId: boots, ...refused },
      { itemId: socks, condition: 'faulty', refund: true },
      { itemId: gift, condition: 'as-new', refund: true },
    ]
    expect(await receive(returnNumber, pieces, 'Bought elsewhere.')).toMatchObject({ restocked: 0, writtenOff: 1 })
    expect([await stockOf('BOOT-9'), await stockOf('LACE-1')]).toEqual(before)
    await runJobs(shop)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('makes a return without a withdrawal of what was refused of one: its delivery stays paid, and its buyer still sees it', async () => {
    const { buyer, number, returnNumber, boots, socks } = await announced('withdrawn@cairn.test')
    await shop.database.pool.query(`update returns set kind = 'withdrawal' where number = $1`, [returnNumber])
    await shop.database.pool.query(
      `update orders set document = jsonb_set(document, '{withdrawn}',
        jsonb_build_array(document#>'{shipments,0,shipmentId}')) where number = $1`,
      [number],
    )
    const refused: Found[] = [boots, boots, socks].map(itemId => ({ itemId, condition: 'worn', refund: false }))
    await receive(returnNumber, refused, 'All of it was worn.')
    const { rows } = await shop.database.pool.query<{ withdrawn: string[] }>(
      `select document->'withdrawn' as withdrawn from orders where number = $1`,
      [number],
    )
    expect(rows[0]?.withdrawn).toEqual([])
    await runJobs(shop)
    const shown = await buyer.call('consumer.purchase', { params: { orderId: number } })
    expect(shown).toMatchObject({ refundedTotal: 0, returns: [{ returnNumber, status: 'refunded', refundTotal: 0 }] })
  })

  it('pays for what never came only where somebody may give as much', async () => {
    const { returnNumber, boots, socks, buyer, number } = await announced('never@cairn.test')
    const pieces: Found[] = [
      { itemId: boots, condition: 'missing', refund: true },
      { itemId: boots, condition: 'missing', refund: true },
      { itemId: socks, condition: 'missing', refund: true },
    ]
    const body = { params: { returnNumber }, body: { pieces } }
    const forbidden = { code: 'STAFF_FORBIDDEN' }
    await expect(warehouse.call('returns.receive', body)).rejects.toMatchObject(forbidden)
    await expect(warehouse.call('returns.preview', body)).rejects.toMatchObject(forbidden)
    const owner = await staffMember(shop, 'owner')
    const key = await staffKey(shop, owner, { permissions: ['orders.read', 'orders.ship', 'orders.refund'] })
    await expect(key('returns.receive', body)).rejects.toMatchObject(forbidden)
    const clerk = await staffMember(shop, 'warehouse')
    await alsoAs(shop, clerk, 'service', null)
    await expect(clerk.call('returns.receive', body)).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    expect(await buyer.call('consumer.purchase', { params: { orderId: number } })).toMatchObject({ refundedTotal: 0 })
    const proved = (at: string) => shop.database.pool.query(`update staff_sessions set proved_at = ${at}`)
    await proved(`now() - interval '1 hour'`)
    await expect(owner.call('returns.receive', body)).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    expect(await buyer.call('consumer.purchase', { params: { orderId: number } })).toMatchObject({ refundedTotal: 0 })
    await owner.call('returns.preview', body)
    await proved('now()')
    const { refund } = await owner.call('returns.receive', body)
    await runJobs(shop)
    expect(await buyer.call('consumer.purchase', { params: { orderId: number } })).toMatchObject({
      refundedTotal: refund,
    })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('wants to know of each piece', async () => {
    const { returnNumber, boots } = await announced('each@cairn.test')
    await expect(receive(returnNumber, [{ itemId: boots, condition: 'as-new', refund: true }])).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
  })
})
