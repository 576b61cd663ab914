import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../db/database.ts'
import * as given from '../testing/given.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { settleLists } from './price-rows.queries.ts'

let shop: TestShop
let owner: StaffMember
let german: StaffMember
let boot: given.GivenSku

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  german = await staffMember(shop, 'merchandiser', ['DE'])
  boot = await given.product(shop, { name: 'Ridge Boot', prices: { US: 10_000, DE: 9000 }, stock: 5 })
})

const at = (ms: number) => new Date(shop.services.clock().getTime() + ms).toISOString()
const HOUR_MS = 3_600_000
const sheetOf = async (who: StaffMember, q = boot.productId) => {
  const { rows } = await who.call('prices.sheet', { query: { q } })
  return rows[0]?.sites
}
const cell = (siteId: 'US' | 'DE', productId = boot.productId) => ({ productId, siteId })
const stored = (site: string, productId = boot.productId, db: Db = shop.database.db) =>
  db
    .selectFrom('colour_prices')
    .select(['current', 'original', 'historic_best', 'list_id'])
    .where('colour_id', '=', productId)
    .where('site', '=', site)
    .executeTakeFirst()

describe('the sheet of prices', () => {
  it('gives a colour its first price on a site, now or from a moment on, and only where one may', async () => {
    const { productId } = await given.product(shop, { prices: { US: 10_000 } })
    const change = async (who: StaffMember, ...rows: { siteId: 'US' | 'DE'; [field: string]: unknown }[]) => {
      const body = { rows: rows.map(row => ({ productId, price: 9000, ...row })) }
      return (await who.call('prices.change', { body })).rows.map(({ outcome }) => outcome)
    }
    const american = await staffMember(shop, 'merchandiser', ['US'])
    expect(await change(american, { siteId: 'DE' })).toEqual(['refused'])
    expect(await change(german, { siteId: 'DE', was: 1 }, { siteId: 'DE', original: 1 })).toEqual([
      'changed',
      'refused',
    ])
    expect(await stored('DE', productId)).toBeUndefined()
    expect(await change(german, { siteId: 'DE', from: at(HOUR_MS) })).toEqual(['coming'])
    expect(await stored('DE', productId)).toBeUndefined()
    expect(await change(german, { siteId: 'DE', original: 9500 })).toEqual(['set'])
    expect(await stored('DE', productId)).toMatchObject({ current: 9000, original: 9500 })
    const { rows } = await owner.call('history.list', { query: { objectType: 'price', objectId: `${productId} DE` } })
    expect(rows.at(-1)?.changes).toContainEqual({ field: 'price', after: 9000 })
  })

  it('shows and changes only sites that one may, and tells what became of each cell', async () => {
    expect(Object.keys((await sheetOf(german)) ?? {})).toEqual(['DE'])
    const { rows } = await german.call('prices.change', {
      body: {
        rows: [
          { ...cell('DE'), price: 8500, was: 9000 },
          { ...cell('US'), price: 1 },
          { ...cell('DE', 'NOSUCH00'), price: 1 },
        ],
      },
    })
    expect(rows.map(({ outcome }) => outcome)).toEqual(['set', 'refused', 'unknown'])
    expect(await sheetOf(owner)).toMatchObject({ US: { price: 10_000 }, DE: { price: 8500, original: 8500 } })
    const again = await german.call('prices.change', {
      body: {
        rows: [
          { ...cell('DE'), price: 8400, was: 9000 },
          { ...cell('DE'), price: 8500 },
          { ...cell('DE'), price: 8500, original: 100 },
        ],
      },
    })
    expect(again.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'same', 'refused'])
    const history = await owner.call('history.list', {
      query: { objectType: 'price', objectId: `${boot.productId} DE` },
    })
    expect(history.rows).toMatchObject([
      { changes: [{ field: 'price', before: 9000, after: 8500 }, { field: 'original' }] },
    ])
    const american = await staffMember(shop, 'analyst', ['US'])
    expect((await american.call('history.list', { query: { objectType: 'price' } })).rows).toEqual([])
    await expect(
      american.call('prices.change', { body: { rows: [{ ...cell('US'), price: 1 }] } }),
    ).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
  })

  it('looks twice at a price that falls by much', async () => {
    const body = { rows: [{ ...cell('US'), price: 1000 }] }
    await expect(owner.call('prices.change', { body })).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await stored('US')).toMatchObject({ current: 10_000 })
    await owner.call('prices.change', { body: { ...body, lookedAgain: true } })
    expect(await stored('US')).toMatchObject({ current: 1000 })
    await owner.call('prices.change', { body: { rows: [{ ...cell('US'), price: 10_000 }], lookedAgain: true } })
  })

  it('says beforehand what a change does to margins, carts and wish lists, and writes nothing', async () => {
    await owner.call('prices.change', {
      body: {
        rows: [
          { ...cell('US'), cost: 6000 },
          { ...cell('DE'), cost: 3500 },
        ],
      },
    })
    await given.guest(shop).call('cart.createWithItem', { body: { items: [{ sku: boot.sku }] } })
    await given.guest(shop).call('wishlists.addFavorite', { body: { id: boot.productId } })
    const rows = [
      { ...cell('US'), price: 5000 },
      { ...cell('DE'), price: 8500 },
    ]
    const all = await owner.call('prices.simulate', { body: { rows } })
    expect(all).toMatchObject({
      falling: 1,
      rising: 0,
      same: 1,
      belowCost: 1,
      needsSecondLook: true,
      carts: 1,
      lists: 1,
    })
    expect(all.moves[0]).toMatchObject({ ...cell('US'), name: 'Ridge Boot', before: 10_000, after: 5000, percent: -50 })
    expect(all.margins).toEqual([
      { siteId: 'US', known: 1, before: 40, after: -20 },
      { siteId: 'DE', known: 1, before: 51, after: 51 },
    ])
    const seen = await german.call('prices.simulate', { body: { rows } })
    expect([seen.moves.map(({ siteId }) => siteId), seen.carts]).toEqual([['DE'], 0])
    expect(await stored('US')).toMatchObject({ current: 10_000 })
  })

  it('takes two rows for one cell one after the other, and no cost for later', async () => {
    const { productId } = await given.product(shop, { prices: { US: 10_000 } })
    const rows = [
      { ...cell('US', productId), price: 9000 },
      { ...cell('US', productId), original: 9500 },
      { ...cell('US', productId), cost: 3000 },
      { ...cell('US', productId), price: 8000, cost: 100, from: at(HOUR_MS) },
    ]
    const answer = await owner.call('prices.change', { body: { rows } })
    expect(answer.rows.map(({ outcome }) => outcome)).toEqual(['set', 'set', 'set', 'refused'])
    expect((await sheetOf(owner, productId))?.US).toMatchObject({ price: 9000, original: 9500, cost: 3000, coming: [] })
    const dear = { rows: [{ ...cell('US', productId), cost: 30 }] }
    expect((await owner.call('prices.simulate', { body: dear })).needsSecondLook).toBe(true)
    await expect(owner.call('prices.change', { body: dear })).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
  })

  it('keeps costs from shoppers and from who may not change prices', async () => {
    const details = await given.guest(shop).call('products.details', { params: { productId: boot.productId } })
    expect(JSON.stringify(details)).not.toContain('cost')
    const analyst = await staffMember(shop, 'analyst')
    expect((await sheetOf(owner))?.US).toMatchObject({ cost: 6000 })
    expect((await sheetOf(analyst))?.US).not.toHaveProperty('cost')
    const foreseen = await analyst.call('prices.simulate', { body: { rows: [{ ...cell('US'), price: 5000 }] } })
    expect(foreseen).toMatchObject({ falling: 1, belowCost: 0, margins: [] })
    const warehouse = await staffMember(shop, 'warehouse')
    await expect(warehouse.call('prices.sheet', { query: {} })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })
})

describe('a price list', () => {
  it('begins at once when its time has come, is struck through by the regular price, and ends when told', async () => {
    const list = await owner.call('priceLists.create', {
      body: { name: 'Winter', sites: ['US', 'DE'], startsAt: at(-HOUR_MS), endsAt: at(HOUR_MS) },
    })
    const rows = [
      { ...cell('DE'), price: 7000 },
      { ...cell('US'), price: 8000 },
    ]
    const of = { params: { listId: list.id } }
    expect(await owner.call('priceLists.setRows', { ...of, body: { rows } })).toMatchObject({
      rows: [{ outcome: 'set' }, { outcome: 'set' }],
    })
    expect(await stored('DE')).toMatchObject({ current: 7000, original: 8500, historic_best: 8500, list_id: list.id })
    await owner.call('prices.change', { body: { rows: [{ ...cell('DE'), price: 8800, was: 8500 }] } })
    const sheet = await owner.call('prices.sheet', { query: { list: list.id } })
    expect(sheet.rows[0]?.sites.DE).toMatchObject({ price: 8800, now: 7000, listPrice: 7000, onList: list.id })
    await expect(german.call('priceLists.end', of)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await owner.call('priceLists.setRows', { ...of, body: { rows: [{ ...cell('US'), price: null }] } })
    expect(await stored('US')).toMatchObject({ current: 10_000, list_id: null })
    await owner.call('priceLists.end', of)
    expect(await stored('DE')).toMatchObject({ current: 8800, original: 8800, historic_best: null, list_id: null })
    await expect(owner.call('priceLists.end', of)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect((await german.call('priceLists.list')).lists).toMatchObject([
      { id: list.id, state: 'over', mayChange: false },
    ])
  })

  it('of two the one begun last counts, and the other again when that is over', async () => {
    const make = async (name: string, startsAt: string, price: number) => {
      const list = await german.call('priceLists.create', {
        body: { name, sites: ['DE'], startsAt, endsAt: at(HOUR_MS) },
      })
      await german.call('priceLists.setRows', {
        params: { listId: list.id },
        body: {
          rows: [
            { ...cell('DE'), price },
            { ...cell('US'), price },
          ],
        },
      })
      return list.id
    }
    await make('Week', at(-2 * HOUR_MS), 8000)
    const day = await make('Day', at(-HOUR_MS), 7500)
    expect([await stored('DE'), await stored('US')]).toMatchObject([{ current: 7500 }, { current: 10_000 }])
    await german.call('priceLists.end', { params: { listId: day } })
    expect(await stored('DE')).toMatchObject({ current: 8000 })
  })

  it('is not there for another site, nor made for one', async () => {
    const list = await german.call('priceLists.create', {
      body: { name: 'Later', sites: ['DE'], startsAt: at(HOUR_MS) },
    })
    const american = await staffKey(shop, owner, { permissions: ['prices.read', 'prices.write'], sites: ['US'] })
    const of = { params: { listId: list.id } }
    await expect(american('priceLists.end', of)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await expect(american('prices.sheet', { query: { list: list.id } })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
    expect((await american('priceLists.list')).lists.map(({ id }) => id)).not.toContain(list.id)
    const body = { name: 'Mine', sites: ['US' as const, 'DE' as const], startsAt: at(HOUR_MS) }
    await expect(german.call('priceLists.create', { body })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await expect(
      german.call('priceLists.change', { ...of, body: { name: 'Later', startsAt: at(HOUR_MS), endsAt: at(0) } }),
    ).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await german.call('priceLists.end', of)
    expect((await german.call('priceLists.list')).lists.map(({ id }) => id)).not.toContain(list.id)
  })

  it('that is over ends again, whoever laid it once more by a clock that was behind', async () => {
    const { productId } = await given.product(shop, { prices: { DE: 8000 } })
    const list = await owner.call('priceLists.create', {
      body: { name: 'Late', sites: ['DE'], startsAt: at(-HOUR_MS), endsAt: at(HOUR_MS) },
    })
    const of = { params: { listId: list.id } }
    await owner.call('priceLists.setRows', { ...of, body: { rows: [{ ...cell('DE', productId), price: 7000 }] } })
    const behind = shop.services.clock()
    await owner.call('priceLists.end', of)
    expect(await stored('DE', productId)).toMatchObject({ current: 8000, list_id: null })
    await shop.database.db.transaction().execute(async inside => {
      await settleLists(inside, () => new Date(behind.getTime() - 1000))
      // Afterwards the process may have heard of it already.
      expect(await stored('DE', productId, inside)).toMatchObject({ current: 7000 })
    })
    await shop.services.turns.caughtUp()
    await expect.poll(() => stored('DE', productId)).toMatchObject({ current: 8000, list_id: null })
  })

  it('strikes through what was paid before it, and never more while it is on', async () => {
    const { productId } = await given.product(shop, { prices: { US: 10_000 }, original: 14_000 })
    const list = await owner.call('priceLists.create', {
      body: { name: 'Honest', sites: ['US'], startsAt: at(-HOUR_MS), endsAt: at(HOUR_MS) },
    })
    const of = { params: { listId: list.id } }
    const price = (amount: number) =>
      owner.call('priceLists.setRows', { ...of, body: { rows: [{ ...cell('US', productId), price: amount }] } })
    const regular = (wish: { price?: number; original?: number }) =>
      owner.call('prices.change', { body: { rows: [{ ...cell('US', productId), ...wish }] } })
    await price(8000)
    expect(await stored('US', productId)).toMatchObject({ current: 8000, original: 10_000 })
    await regular({ price: 13_000, original: 15_000 })
    expect(await stored('US', productId)).toMatchObject({ current: 8000, original: 10_000 })
    await regular({ price: 9500 })
    await regular({ price: 9900 })
    expect(await stored('US', productId)).toMatchObject({ current: 8000, original: 9500 })
    await price(7900)
    expect(await stored('US', productId)).toMatchObject({ current: 7900, original: 9500 })
    await owner.call('priceLists.end', of)
    expect(await stored('US', productId)).toMatchObject({ current: 9900, original: 15_000 })
  })

  it('compares a first price with nothing dearer, and one that comes back with what was asked before', async () => {
    const { productId } = await given.product(shop, { prices: { DE: 8000 }, original: 12_000 })
    expect(await stored('DE', productId)).toMatchObject({ current: 8000, historic_best: 8000 })
    const { pool } = shop.database
    await pool.query('delete from colour_prices where colour_id = $1', [productId])
    await pool.query(
      `insert into colour_prices (colour_id, site, currency, current, original) values ($1, 'DE', 'EUR', 7500, 12000)`,
      [productId],
    )
    expect(await stored('DE', productId)).toMatchObject({ current: 7500, historic_best: 8000 })
    await pool.query('delete from colours where id = $1', [productId])
    expect(await stored('DE', productId)).toBeUndefined()
  })

  it('announces no reduction of a price that stays', async () => {
    const { productId } = await given.product(shop, { prices: { DE: 8000 } })
    await owner.call('prices.change', { body: { rows: [{ ...cell('DE', productId), original: 10_000 }] } })
    expect(await stored('DE', productId)).toMatchObject({ current: 8000, original: 10_000, historic_best: 8000 })
  })
})
