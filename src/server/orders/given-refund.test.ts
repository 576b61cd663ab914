import { beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { alsoAs, staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let service: StaffMember
let owner: StaffMember

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', FULFILMENT: 'manual' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
  await given.product(shop, { sku: 'BOOT-8', price: 12_000, stock: 1000 })
  service = await staffMember(shop, 'service')
  owner = await staffMember(shop, 'owner')
})

async function ordered(qty = 1) {
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, {
    sku: 'BOOT-9',
    qty,
    address: { ...HOME, recipientContactEmail: `${qty}@cairn.test` },
  })
  await buyer.call('cart.addItem', { body: { basketId: cartId, sku: 'BOOT-8', qty: 1 } })
  const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return { buyer, number: order.orderNumber, total: order.totals.total }
}
type Wish =
  | { kind: 'amount' | 'goodwill'; amount: number }
  | { kind: 'lines'; items: { itemId: string; qty: number }[] }
const refund = ({ call }: StaffMember, number: string, wish: Wish) =>
  call('orders.refund', { params: { number }, body: { reason: 'A seam came undone', ...wish } })
const read = (number: string) => owner.call('orders.read', { params: { number } })
const refundedOf = async (number: string) => {
  await runJobs(shop)
  const { rows } = await shop.database.pool.query<{ refunded: number }>(
    'select sum(refunded)::int as refunded from simulator_payments where reference like $1',
    [`${number}-%`],
  )
  return rows[0]?.refunded
}

describe('money back while its buyer keeps everything', () => {
  it('goes back by the way it came, up to the limit of one’s role, and the buyer is told', async () => {
    const { buyer, number } = await ordered()
    expect(await refund(service, number, { kind: 'goodwill', amount: 2000 })).toEqual({ state: 'given', amount: 2000 })
    expect(await refundedOf(number)).toBe(2000)
    expect((await mailTo(shop, '1@cairn.test'))[0]).toMatchObject({ template: 'refund-given' })
    const seen = await buyer.call('consumer.purchase', { params: { orderId: number } })
    expect(seen).toMatchObject({
      refundedTotal: 2000,
      refunds: [{ way: 'given', refundTotal: 2000, parts: [{ kind: 'given', amount: 2000 }] }],
    })
    expect((await service.call('orders.read', { params: { number } })).left).toEqual({ refund: 20_000, goodwill: 500 })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('is told with the tax on pieces apart, and as a discount where it is no gesture', async () => {
    const { buyer, number } = await ordered(6)
    const seen = () => buyer.call('consumer.purchase', { params: { orderId: number } })
    const [line] = (await seen()).items
    const { amount } = await refund(owner, number, { kind: 'lines', items: [{ itemId: line?.id ?? '', qty: 1 }] })
    expect(amount).toBeGreaterThan(12_000)
    await refund(owner, number, { kind: 'amount', amount: 500 })
    await runJobs(shop)
    const { refunds = [] } = await seen()
    expect(refunds.map(({ parts }) => parts.map(each => [each.kind, each.amount]))).toEqual([
      [
        ['item', 12_000],
        ['tax', amount - 12_000],
      ],
      [['discount', 500]],
    ])
    const [price, pieces] = await mailTo(shop, '6@cairn.test')
    expect(price?.body).toContain('Discount')
    expect(price?.body).not.toContain('With our regards')
    expect(pieces?.body).toMatch(/Tax.*\$/)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('above it waits for a second person, who may give that much', async () => {
    const { number } = await ordered(3)
    expect(await refund(service, number, { kind: 'goodwill', amount: 2500 })).toMatchObject({ state: 'given' })
    // The limit is one for the order: in two parts it is not larger.
    expect(await refund(service, number, { kind: 'goodwill', amount: 1 })).toMatchObject({ state: 'waiting' })
    expect(await refund(service, number, { kind: 'amount', amount: 20_001 })).toMatchObject({ state: 'waiting' })
    expect(await refundedOf(number)).toBe(2500)
    const { requests, next, story } = await read(number)
    expect(next).toBe('approve')
    // What was only asked for is not told as given.
    const told = story.map(({ kind, word }) => `${kind} ${word}`)
    expect(told.filter(each => each === 'staff orders.refund')).toHaveLength(1)
    expect(told.filter(each => each === 'request asked')).toHaveLength(2)
    const large = requests.find(({ amount }) => amount === 20_001)
    const params = { number, requestId: large?.id ?? '' }
    const decide = ({ call }: StaffMember) => call('orders.decide', { params, body: { decision: 'given' } })
    await expect(decide(service)).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    await expect(decide(await staffMember(shop, 'service'))).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    await decide(owner)
    await expect(decide(owner)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await refundedOf(number)).toBe(22_501)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('does not grow by two who approve one another’s: what one approved, one gave', async () => {
    const { number } = await ordered(5)
    const other = await staffMember(shop, 'service')
    const wish = { kind: 'amount' as const, amount: 20_000 }
    expect(await refund(service, number, wish)).toMatchObject({ state: 'given' })
    const approve = async ({ call }: StaffMember) => {
      const { requests } = await call('orders.read', { params: { number } })
      const waiting = requests.find(({ state }) => state === 'waiting')
      const params = { number, requestId: waiting?.id ?? '' }
      return {
        shown: waiting?.mayDecide,
        decided: () => call('orders.decide', { params, body: { decision: 'given' } }),
      }
    }
    expect(await refund(service, number, wish)).toMatchObject({ state: 'waiting' })
    const once = await approve(other)
    expect(once.shown).toBe(true)
    await once.decided()
    expect(await refund(service, number, wish)).toMatchObject({ state: 'waiting' })
    const again = await approve(other)
    expect(again.shown).toBe(false)
    await expect(again.decided()).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    expect(await refundedOf(number)).toBe(40_000)
  })

  it('is limited by the role that one has on the site of the order', async () => {
    const { number } = await ordered(5)
    const both = await staffMember(shop, 'owner', ['DE'])
    await alsoAs(shop, both, 'service', ['US'])
    expect((await both.call('orders.read', { params: { number } })).limits).toEqual({ refund: 20_000, goodwill: 2500 })
    expect(await refund(both, number, { kind: 'amount', amount: 20_001 })).toMatchObject({ state: 'waiting' })
    expect(await refund(both, number, { kind: 'goodwill', amount: 2501 })).toMatchObject({ state: 'waiting' })
  })

  it('is never more than was paid, and for the same piece once', async () => {
    const { number, total } = await ordered()
    await expect(refund(owner, number, { kind: 'amount', amount: total + 1 })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    const { lines } = await read(number)
    const items = [{ itemId: lines[0]?.id ?? '', qty: 1 }]
    expect(await refund(owner, number, { kind: 'lines', items })).toMatchObject({ amount: lines[0]?.amount })
    await expect(refund(owner, number, { kind: 'lines', items })).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
  })

  it('leaves what goes back later what it is: a piece that was paid back brings nothing again', async () => {
    const { buyer, number, total } = await ordered()
    const [first, second] = (await read(number)).lines
    const of = (line: typeof first) => [{ itemId: line?.id ?? '', qty: 1 }]
    await refund(owner, number, { kind: 'lines', items: of(first) })
    const preview = (items: ReturnType<typeof of>) =>
      buyer.call('consumer.refundPreview', { params: { orderId: number }, body: { way: 'cancel', items } })
    const [kept, gone] = [await preview(of(second)), await preview(of(first))]
    // Delivery is free above a sum that one pair alone does not change.
    expect(kept.refundTotal).toBe(second?.amount)
    expect(gone.refundTotal).toBe(0)
    await owner.call('orders.cancel', { params: { number }, body: { reason: 'all of it' } })
    expect(await refundedOf(number)).toBe(total)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it.each(['its terms', 'no terms, as earlier versions wrote it'])(
    'counts each piece once, given one by one, in an order with %s',
    async terms => {
      const { buyer, number, total } = await ordered(2)
      if (terms !== 'its terms')
        await shop.database.pool.query(`update orders set document = document - 'terms' where number = $1`, [number])
      const [boots, others] = (await read(number)).lines
      const of = (line: typeof boots, qty: number) => [{ itemId: line?.id ?? '', qty }]
      const back = (items: ReturnType<typeof of>) =>
        buyer.call('consumer.refundPreview', { params: { orderId: number }, body: { way: 'cancel', items } })
      const { amount: pair } = await refund(owner, number, { kind: 'lines', items: of(boots, 1) })
      // The pair that was paid back is the one that stays longest.
      expect((await back(of(boots, 1))).refundTotal).toBe(pair)
      await refund(owner, number, { kind: 'lines', items: of(boots, 1) })
      const { refundTotal, parts } = await back(of(boots, 1))
      expect([refundTotal, parts.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([0, 0])
      expect((await back(of(boots, 2))).refundTotal).toBe(0)
      expect((await back(of(others, 1))).refundTotal).toBe(pair)
      await buyer.call('consumer.cancelOrder', {
        headers: {},
        query: { orderNumber: number },
        body: { items: of(boots, 1) },
      })
      expect(await refundedOf(number)).toBe(2 * pair)
      await owner.call('orders.cancel', { params: { number }, body: { reason: 'all of it' } })
      expect(await refundedOf(number)).toBe(total)
      expect(await findViolations(shop.database.pool)).toEqual([])
    },
  )

  it('does not lose or double a cent of a price that pieces cannot share', async () => {
    const { number } = await ordered(2)
    const [boots] = (await read(number)).lines
    await shop.database.pool.query(
      `update orders set document = jsonb_set(document - 'terms', '{lines,0,price,rowTotal}', '10101') where number = $1`,
      [number],
    )
    const items = [{ itemId: boots?.id ?? '', qty: 1 }]
    const given = [
      await refund(owner, number, { kind: 'lines', items }),
      await refund(owner, number, { kind: 'lines', items }),
    ]
    const { rows } = await shop.database.pool.query<{ whole: number }>(
      `select 10101 + (document#>>'{lines,0,taxOnTop}')::int as whole from orders where number = $1`,
      [number],
    )
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(rows[0]?.whole)
  })

  it('needs a fresh proof, and is sent once however often it is asked with one id', async () => {
    const { number } = await ordered()
    const send = () =>
      service.visitor.fetch(`/api/staff/v1/orders/${number}/refunds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-transaction-id': `once-${number}` },
        body: JSON.stringify({ kind: 'amount', amount: 500, reason: 'scratched' }),
      })
    expect(await Promise.all([send(), send()].map(async each => (await each).status))).toEqual([200, 200])
    expect(await refundedOf(number)).toBe(500)
    shop.advance(6 * 60_000)
    await expect(refund(service, number, { kind: 'amount', amount: 500 })).rejects.toMatchObject({
      code: 'STAFF_PROOF_REQUIRED',
    })
  })
})

describe('money back for what is cancelled', () => {
  it('is moved by who is there, if it is more than one may give back alone', async () => {
    const careful = await staffMember(shop, 'service')
    const { number } = await ordered(2)
    const cancel = async (qty: number) => {
      const { lines } = await read(number)
      const items = [{ itemId: lines[0]?.id ?? '', qty }]
      return careful.call('orders.cancel', { params: { number }, body: { items, reason: 'Asked on the phone' } })
    }
    await shop.database.pool.query(
      `update staff_sessions set proved_at = proved_at - interval '10 minutes' where staff_id = $1`,
      [careful.id],
    )
    await expect(cancel(2)).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    await cancel(1)
    await expect(cancel(1), 'piece by piece it is the same sum').rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    const permissions = ['orders.read' as const, 'orders.write' as const]
    const key = await staffKey(shop, await staffMember(shop, 'owner'), { permissions })
    const all = { params: { number }, body: { reason: 'The other system says so' } }
    await expect(key('orders.cancel', all), 'a key is never there').rejects.toMatchObject({
      code: 'STAFF_PROOF_REQUIRED',
    })
    expect(await read(number)).toMatchObject({ status: 'paid' })
  })
})
