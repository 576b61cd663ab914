import { beforeAll, describe, expect, inject, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { wrongBooks } from '../testing/stock-books.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let keeper: StaffMember
let other: StaffMember
let german: StaffMember
let boot: given.GivenSku
const [CENTRE, STORE] = [1, 1001]

beforeAll(async () => {
  shop = await testShop()
  boot = await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 20, storeStock: { [STORE]: 3 } })
  await given.product(shop, { sku: 'LACE-2', price: 500, stock: 4, storeStock: { [STORE]: 6 } })
  keeper = await staffMember(shop, 'warehouse')
  other = await staffMember(shop, 'warehouse')
  german = await staffMember(shop, 'warehouse', ['DE'])
})

const holds = async () => {
  expect(await findViolations(shop.database.pool)).toEqual([])
  expect(await wrongBooks(shop)).toEqual([])
}
const shelf = async (location: number, sku = 'BOOT-9') => {
  const { shelves } = await keeper.call('stock.read', { params: { sku } })
  return shelves.find(each => each.location === location)
}
const LATER = '2030-05-01'

describe('a delivery', () => {
  it('is expected, comes in parts, and is there only when it came', async () => {
    const lines = [
      { sku: 'BOOT-9', qty: 10 },
      { sku: 'LACE-2', qty: 5 },
    ]
    const body = { location: CENTRE, reference: 'PO 81', expectedOn: LATER, lines }
    await expect(german.call('deliveries.announce', { body })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const unknown = { ...body, lines: [{ sku: 'NO-SUCH', qty: 1 }] }
    await expect(keeper.call('deliveries.announce', { body: unknown })).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const { id } = await keeper.call('deliveries.announce', { body })
    expect(await shelf(CENTRE)).toMatchObject({ onHand: 20, incoming: 10, incomingOn: LATER })
    const receive = (came: { sku: string; qty: number; was: number }[], close = false) =>
      keeper.call('deliveries.receive', { params: { id }, body: { lines: came, close } })
    await receive([{ sku: 'BOOT-9', qty: 4, was: 0 }])
    await expect(receive([{ sku: 'BOOT-9', qty: 4, was: 0 }])).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await shelf(CENTRE)).toMatchObject({ onHand: 24, incoming: 6 })
    await expect(german.call('deliveries.read', { params: { id } })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await expect(receive([{ sku: 'SOCK-1', qty: 1, was: 0 }])).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await receive([{ sku: 'LACE-2', qty: 5, was: 0 }], true)
    expect(await shelf(CENTRE)).toMatchObject({ onHand: 24, incoming: 0 })
    await expect(receive([{ sku: 'BOOT-9', qty: 6, was: 4 }])).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const { rows } = await keeper.call('deliveries.list', { query: { state: 'closed' } })
    expect(rows).toMatchObject([{ id, expected: 15, received: 9 }])
    await holds()
  })
})

describe('a transfer', () => {
  const draft = async (qty: number) => {
    const body = { from: CENTRE, to: STORE, lines: [{ sku: 'BOOT-9', qty }] }
    return { params: await keeper.call('transfers.draft', { body }) }
  }

  it('lies at neither end while it is on its way, and arrives short with a reason', async () => {
    const { onHand = 0 } = (await shelf(CENTRE)) ?? {}
    const of = await draft(5)
    expect(await shelf(CENTRE)).toMatchObject({ onHand })
    await keeper.call('transfers.send', of)
    await expect(keeper.call('transfers.send', of)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await shelf(CENTRE)).toMatchObject({ onHand: onHand - 5 })
    expect(await shelf(STORE)).toMatchObject({ onHand: 3, incoming: 5 })
    const lines = [{ sku: 'BOOT-9', qty: 4 }]
    await expect(keeper.call('transfers.receive', { ...of, body: { lines } })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    const over = { lines: [{ sku: 'BOOT-9', qty: 6 }] }
    await expect(keeper.call('transfers.receive', { ...of, body: over })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    await keeper.call('transfers.receive', { ...of, body: { lines, shortReason: 'damage' } })
    expect(await shelf(STORE)).toMatchObject({ onHand: 7, incoming: 0 })
    expect(await keeper.call('transfers.read', of)).toMatchObject({
      state: 'received',
      received: 4,
      shortReason: 'damage',
    })
    const told = await keeper.call('stock.history', { params: { sku: 'BOOT-9' }, query: { location: String(STORE) } })
    expect(told.rows.slice(0, 3).map(({ kind, change, pieces }) => [kind, change, pieces])).toEqual([
      ['damage', -1, 7],
      ['arrived', 1, 8],
      ['arrived', 4, 7],
    ])
    await holds()
  })

  it('takes nothing that shoppers hold, comes back when it is called back, and is not there for others', async () => {
    const { onHand = 0 } = (await shelf(CENTRE)) ?? {}
    const shopper = given.guest(shop)
    const basketId = await cartToOrder(shopper, { sku: 'BOOT-9', qty: 2 })
    await shopper.call('cart.prepareOrder', { headers: {}, body: { basketId } })
    const all = await draft(onHand)
    await expect(keeper.call('transfers.send', all)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await shelf(CENTRE)).toMatchObject({ onHand, held: 2 })
    const rest = await draft(onHand - 2)
    await keeper.call('transfers.send', rest)
    for (const call of ['transfers.read', 'transfers.send'] as const)
      await expect(german.call(call, rest)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await keeper.call('transfers.cancel', { ...rest, body: {} })
    expect(await shelf(CENTRE)).toMatchObject({ onHand, held: 2 })
    await holds()
  })
})

describe('a count', () => {
  const scan = (code: string, qty = 1) => ({ id: crypto.randomUUID(), code, qty })

  it('adds up what several scan, counts a scan once, and books the differences', async () => {
    const { onHand = 0 } = (await shelf(STORE)) ?? {}
    const { id } = await keeper.call('counts.open', { body: { location: STORE, name: 'Wall' } })
    const of = { params: { id } }
    const second = { body: { location: STORE, name: 'Again' } }
    await expect(other.call('counts.open', second)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const mistake = { scans: [scan('LACE-2'), scan('LACE-2', -1)] }
    await keeper.call('counts.scan', { ...of, body: mistake })
    const mine = { scans: [scan('BOOT-9', onHand - 1), scan('boot-9', 1)] }
    await keeper.call('counts.scan', { ...of, body: mine })
    await keeper.call('counts.scan', { ...of, body: mine })
    const told = await other.call('counts.scan', { ...of, body: { scans: [scan(`0${boot.upc}`, 2), scan('NONE')] } })
    expect(told).toMatchObject({ unknown: ['NONE'], counted: [{ counted: onHand + 2, expected: onHand }] })
    await keeper.call('stock.adjust', {
      body: { rows: [{ sku: 'BOOT-9', location: STORE, change: -1 }], reason: 'sample' },
    })
    const seen = await keeper.call('counts.read', { ...of, query: { differing: 'true' } })
    expect(seen).toMatchObject({ skus: 1, differing: 1, difference: 2 })
    expect(seen.lines.map(({ name }) => name)).toEqual([expect.stringMatching(/^Cairn .+ · Basalt$/)])
    await expect(german.call('counts.read', { ...of, query: {} })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await expect(german.call('counts.scan', { ...of, body: mine })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    expect(await keeper.call('counts.book', { ...of, body: {} })).toMatchObject({ shelves: 1, pieces: 2, again: [] })
    expect(await shelf(STORE)).toMatchObject({ onHand: onHand + 1 })
    expect(await shelf(STORE, 'LACE-2')).toMatchObject({ onHand: 6 })
    await expect(keeper.call('counts.book', { ...of, body: {} })).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await expect(keeper.call('counts.scan', { ...of, body: mine })).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await holds()
  })

  it('knows what orders took and nobody has packed, also once their packing has begun', async () => {
    await given.product(shop, { sku: 'PACK-1', price: 9000, stock: 5 })
    const shopper = given.guest(shop)
    const cartId = await cartToOrder(shopper, { sku: 'PACK-1', qty: 2 })
    const { orderNumber } = await shopper.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await shop.database.pool.query(`update orders set status = 'processing' where number = $1`, [orderNumber])
    const { id } = await keeper.call('counts.open', { body: { location: CENTRE, name: 'Packing' } })
    const told = await keeper.call('counts.scan', { params: { id }, body: { scans: [scan('PACK-1', 5)] } })
    expect(told.counted).toMatchObject([{ counted: 5, expected: 5 }])
    await keeper.call('counts.discard', { params: { id } })
  })

  it('that takes many pieces off asks who is there', async () => {
    await given.product(shop, { sku: 'MANY-1', price: 9000, stock: 0 })
    const rows = [{ sku: 'MANY-1', location: STORE, change: 101 }]
    await other.call('stock.adjust', { body: { rows, reason: 'found' } })
    const { id } = await keeper.call('counts.open', { body: { location: STORE, name: 'Everything' } })
    await shop.database.pool.query(
      `update staff_sessions set proved_at = proved_at - interval '1 hour' where staff_id = $1`,
      [keeper.id],
    )
    const book = (body: { notScanned?: 'gone' }) => keeper.call('counts.book', { params: { id }, body })
    await expect(book({ notScanned: 'gone' })).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    expect(await shelf(STORE, 'MANY-1')).toMatchObject({ onHand: 101 })
    expect(await book({})).toMatchObject({ shelves: 0 })
    await other.call('stock.adjust', { body: { rows: rows.map(row => ({ ...row, change: -101 })), reason: 'lost' } })
  })

  it('writes off what nobody scanned where that is asked for', async () => {
    const { id } = await keeper.call('counts.open', { body: { location: STORE, name: 'All' } })
    const { onHand = 0 } = (await shelf(STORE)) ?? {}
    await keeper.call('counts.scan', { params: { id }, body: { scans: [scan('BOOT-9', onHand)] } })
    const booked = await keeper.call('counts.book', { params: { id }, body: { notScanned: 'gone' } })
    expect(booked).toMatchObject({ shelves: 1, pieces: -6 })
    expect(await shelf(STORE, 'LACE-2')).toMatchObject({ onHand: 0 })
    await holds()
  })
})

describe.runIf(inject('engine') === 'postgres')('everything at once', () => {
  it('sells no piece twice while others adjust, send and count', async () => {
    const { sku, key } = await given.product(shop, { sku: 'RUSH-1', price: 900, stock: 30, storeStock: { [STORE]: 0 } })
    const buyers = Array.from({ length: 20 }, () => given.guest(shop))
    const carts = await Promise.all(buyers.map(buyer => cartToOrder(buyer, { sku, qty: 2 })))
    const transfer = await keeper.call('transfers.draft', {
      body: { from: CENTRE, to: STORE, lines: [{ sku, qty: 6 }] },
    })
    const count = await keeper.call('counts.open', { body: { location: CENTRE, name: 'Rush' } })
    await keeper.call('counts.scan', {
      params: count,
      body: { scans: [{ id: crypto.randomUUID(), code: sku, qty: 27 }] },
    })
    const results = await Promise.allSettled([
      keeper.call('stock.adjust', { body: { rows: [{ sku, location: CENTRE, change: -5 }], reason: 'damage' } }),
      other.call('transfers.send', { params: transfer }),
      keeper.call('counts.book', { params: count, body: {} }),
      ...buyers.map((buyer, at) => buyer.call('cart.placeOrder', { headers: {}, body: { cartId: carts[at] ?? '' } })),
    ])
    const sold = results.slice(3).filter(({ status }) => status === 'fulfilled').length * 2
    const [adjusted, sent, booked] = results.slice(0, 3).map(({ status }) => status === 'fulfilled')
    expect(adjusted).toBe(true)
    expect(booked).toBe(true)
    const { rows } = await shop.database.pool.query<{ pieces: number; held: number; on_hand: number }>(
      'select on_hand - missing as pieces, held, on_hand from stock where sku_key = $1 and location_id = $2',
      [key, CENTRE],
    )
    expect(rows[0]?.pieces).toBe(30 - 5 - 3 - (sent ? 6 : 0) - sold)
    expect(rows[0]?.held).toBeLessThanOrEqual(rows[0]?.on_hand ?? 0)
    expect(sold).toBeLessThanOrEqual(30)
    await holds()
  })
})
