import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { stock } from '#contract/staff/stock/stock.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { wrongBooks } from '../testing/stock-books.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let keeper: StaffMember
let german: StaffMember
let boot: given.GivenSku
const CENTRE = SITE_IDS.indexOf('US') + 1
const GERMAN_CENTRE = SITE_IDS.indexOf('DE') + 1

beforeAll(async () => {
  shop = await testShop()
  boot = await given.product(shop, {
    sku: 'BOOT-9',
    price: 12_000,
    stock: 20,
    name: 'Granite boot',
    storeStock: { 1001: 3 },
  })
  await given.product(shop, { sku: 'LACE-2', price: 500, stock: 4, site: 'DE', name: 'Lace' })
  keeper = await staffMember(shop, 'warehouse')
  german = await staffMember(shop, 'warehouse', ['DE'])
})

const holds = async () => {
  expect(await findViolations(shop.database.pool)).toEqual([])
  expect(await wrongBooks(shop)).toEqual([])
}
type Query = z.input<typeof stock.list.query>
const list = async (query: Query, who = keeper) =>
  (await who.call('stock.list', { query })).rows.map(({ sku, location }) => `${sku} @ ${location}`)
const shelf = async (sku = 'BOOT-9', location = CENTRE) =>
  (await keeper.call('stock.read', { params: { sku } })).shelves.find(each => each.location === location)
const adjust = (change: number, reason: 'damage' | 'found' = 'damage', who = keeper) =>
  who.call('stock.adjust', {
    body: { rows: [{ sku: 'BOOT-9', location: CENTRE, change }], reason, note: 'By the door' },
  })
const buyer = async () => given.signedIn(shop, await promotions.consumer(shop))
const prepared = async (qty: number) => {
  const shopper = await buyer()
  const cartId = await cartToOrder(shopper, { sku: 'BOOT-9', qty })
  await shopper.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
  return { place: () => shopper.call('cart.placeOrder', { headers: {}, body: { cartId } }), cartId, shopper }
}

describe('the list of shelves', () => {
  it('tells places of one name apart, wherever one is chosen or read', async () => {
    const twins = await testShop()
    await given.product(twins, { sku: 'TWIN-1', price: 500, storeStock: { 1024: 1, 1063: 2 } })
    await twins.database.pool
      .query(`update stores set name = 'Portland', region = case id when 1024 then 'OR' else 'ME' end
      where id in (1024, 1063)`)
    await twins.database.pool.query(`update locations set name = 'Portland' where id in (1024, 1063)`)
    const who = await staffMember(twins, 'warehouse')
    const { locations } = await who.call('stock.locations')
    const [maine, oregon] = ['Portland (ME, 1063)', 'Portland (OR, 1024)']
    expect(locations.map(({ name }) => name)).toEqual(expect.arrayContaining([maine, oregon]))
    const { shelves } = await who.call('stock.read', { params: { sku: 'TWIN-1' } })
    expect(shelves.map(each => each.locationName)).toEqual(expect.arrayContaining([maine, oregon, 'Centre']))
    const body = { from: 1024, to: 1063, lines: [{ sku: 'TWIN-1', qty: 1 }] }
    const { id } = await who.call('transfers.draft', { body })
    expect(await who.call('transfers.read', { params: { id } })).toMatchObject({ fromName: oregon, toName: maine })
  })

  it('finds by SKU, EAN, words, location and how they stand, page by page', async () => {
    expect(await list({ q: 'boot-9' })).toEqual(['BOOT-9 @ 1', 'BOOT-9 @ 1001'])
    expect(await list({ q: `0${boot.upc}` })).toHaveLength(2)
    expect(await list({ q: 'granite BASALT' })).toHaveLength(2)
    expect(await list({ q: '%' })).toEqual([])
    expect(await list({ q: 'boot', location: 1001 })).toEqual(['BOOT-9 @ 1001'])
    expect(await list({ only: 'low' })).toEqual(['BOOT-9 @ 1001', `LACE-2 @ ${GERMAN_CENTRE}`])
    expect(await list({ only: 'out' })).toEqual([])
    const seen: string[] = []
    for (let after: string | undefined, pages = 0; pages < 5; pages += 1) {
      const page = await keeper.call('stock.list', {
        query: { sort: 'available', order: 'desc', limit: 1, ...(after !== undefined && { after }) },
      })
      seen.push(...page.rows.map(({ available }) => String(available)))
      if (page.next === undefined) break
      after = page.next
    }
    expect(seen).toEqual(['20', '4', '3'])
  })

  it('shows and changes nothing of another site', async () => {
    expect(await list({}, german)).toEqual([expect.stringMatching(/^LACE-2/)])
    expect(await german.call('stock.read', { params: { sku: 'BOOT-9' } })).toMatchObject({ shelves: [], waiting: [] })
    expect((await german.call('stock.history', { params: { sku: 'BOOT-9' }, query: {} })).rows).toEqual([])
    expect(await adjust(-1, 'damage', german)).toMatchObject({ rows: [{ outcome: 'unknown' }] })
    const levels = { rows: [{ sku: 'BOOT-9', location: CENTRE }], safety: 5 }
    expect(await german.call('stock.keep', { body: levels })).toEqual({ changed: 0 })
    expect(await shelf()).toMatchObject({ onHand: 20, safety: 0 })
    const service = await staffMember(shop, 'service')
    await expect(adjust(-1, 'damage', service)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })
})

describe('the book of a shelf', () => {
  it('tells of adjustments, orders and what came back, and adds up', async () => {
    expect(await adjust(-2)).toMatchObject({ rows: [{ outcome: 'set' }] })
    const { place } = await prepared(3)
    const { orderNumber } = await place()
    await runJobs(shop)
    const owner = await staffMember(shop, 'owner')
    const of = { params: { number: orderNumber } }
    const { lines } = await owner.call('orders.read', of)
    const one = { itemId: lines[0]?.id ?? '', qty: 1 }
    await owner.call('orders.cancel', { ...of, body: { items: [one], reason: 'Changed their mind' } })
    const { rows } = await keeper.call('stock.history', { params: { sku: boot.upc }, query: { location: CENTRE } })
    expect(rows.map(({ kind, change, pieces, reference }) => ({ kind, change, pieces, reference }))).toEqual([
      { kind: 'restock', change: 1, pieces: 16, reference: orderNumber },
      { kind: 'order', change: -3, reference: orderNumber },
      { kind: 'damage', change: -2, pieces: 18 },
      { kind: 'opening', change: 20, pieces: 20 },
    ])
    expect(rows[2]).toMatchObject({ by: 'The warehouse', note: 'By the door' })
    const paged = await keeper.call('stock.history', {
      params: { sku: 'BOOT-9' },
      query: { location: CENTRE, limit: 2 },
    })
    const rest = await keeper.call('stock.history', {
      params: { sku: 'BOOT-9' },
      query: { location: CENTRE, after: paged.next ?? '' },
    })
    expect([...paged.rows, ...rest.rows]).toEqual(rows)
    const written = await owner.call('history.list', { query: { objectType: 'stock' } })
    expect(written.rows[0]).toMatchObject({
      objectId: 'BOOT-9 @ 1',
      changes: [{ field: 'onHand', before: 20, after: 18 }],
      reason: 'damage: By the door',
    })
    await holds()
  })

  it('can only be added to', async () => {
    const { pool } = shop.database
    for (const statement of [
      'update stock_movements set change = 9',
      'delete from stock_movements',
      'truncate stock_movements',
    ])
      await expect(pool.query(statement)).rejects.toThrow('only added to')
  })

  it('never takes what shoppers hold, nor what is not there', async () => {
    const { onHand = 0 } = (await shelf()) ?? {}
    const { place } = await prepared(4)
    expect(await adjust(1 - onHand)).toMatchObject({ rows: [{ outcome: 'raised' }] })
    expect(await shelf()).toMatchObject({ onHand: 1, held: 4, available: -3 })
    expect(await list({ only: 'negative' })).toEqual(['BOOT-9 @ 1'])
    await expect(adjust(-2)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await place()
    expect(await shelf()).toMatchObject({ onHand: -3, held: 0 })
    await adjust(onHand + 3, 'found')
    await holds()
  })
})

describe('safety stock', () => {
  const keep = (safety: number) =>
    keeper.call('stock.keep', { body: { rows: [{ sku: 'BOOT-9', location: CENTRE }], safety } })

  it('is sold to nobody, and taken from nobody who holds already', async () => {
    const { onHand = 0 } = (await shelf()) ?? {}
    const { cartId, shopper } = await prepared(2)
    await keep(onHand)
    expect(await shelf()).toMatchObject({ available: -2, safety: onHand })
    await expect(cartToOrder(await buyer(), { sku: 'BOOT-9' })).rejects.toMatchObject({ code: 'ITEM_OOS' })
    await shop.settled()
    const other = await given.product(shop, { sku: 'SOCK-1', price: 900, stock: 5 })
    await shopper.call('cart.addItem', { body: { basketId: cartId, sku: other.sku } })
    await shopper.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
    await shopper.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await keep(onHand - 3)
    await expect(prepared(2)).rejects.toMatchObject({ code: 'LESS_IN_STOCK' })
    await (await prepared(1)).place()
    expect(await shelf()).toMatchObject({ available: 0, onHand: onHand - 3 })
    await keep(0)
    await holds()
  })
})

describe('who waits for a size', () => {
  it('is counted for all, and told to who may see persons', async () => {
    const gone = await given.product(shop, { sku: 'GONE-1', price: 900, stock: 0 })
    await shop.database.db
      .insertInto('back_in_stock')
      .values(['US', 'DE'].map(site => ({ sku_key: gone.key, site, locale: 'en-us', email: `${site}@wait.test` })))
      .execute()
    expect(await list({ only: 'waiting' })).toEqual(['GONE-1 @ 1'])
    const { waiting } = await german.call('stock.read', { params: { sku: 'GONE-1' } })
    expect(waiting).toMatchObject([{ site: 'DE', people: 1 }])
    const who = { params: { sku: 'GONE-1' }, query: {} }
    await expect(keeper.call('stock.waiting', who)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const service = await staffMember(shop, 'service', ['DE'])
    expect((await service.call('stock.waiting', who)).rows).toMatchObject([{ email: 'DE@wait.test', site: 'DE' }])
  })
})
