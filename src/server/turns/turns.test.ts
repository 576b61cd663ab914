import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { CONTENT_TAGS } from '#domain/sites/change-tags.ts'
import type { Call } from '#contract/client.ts'
import { setPrices } from '../prices/prices.service.ts'
import * as given from '../testing/given.ts'
import * as promotions from '../testing/given-promotion.ts'
import { secondShop } from '../testing/second-shop.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

/** Long enough that every process has heard of the moment before it comes; what is so before it is asked before it is near. */
const AHEAD_MS = inject('patience') / 40
const AFTER_MS = 50
const HOUR_MS = 3_600_000

let shop: TestShop
/** A visitor of each process. */
let doors: Call[]

beforeAll(async () => {
  shop = await testShop()
  await shop.services.catalog.ready()
  doors = [given.guest(shop).call]
  if (inject('engine') === 'embedded') return
  const second = await secondShop(shop)
  await second.services.catalog.ready()
  doors.push(given.guest(second).call)
})

const soon = () => new Date(Date.now() + AHEAD_MS)
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

async function until(moment: Date) {
  while (Date.now() < moment.getTime() + AFTER_MS) await setTimeout(5)
}

const everywhere = <T>(ask: (call: Call) => Promise<T>) => Promise.all(doors.map(ask))
const onAll = <T>(answer: T) => doors.map(() => answer)

const title = (slug: string) => (call: Call) =>
  call('content.page', { params: { mode: 'live', siteId: 'US', page: slug } }).then(
    page => page.title,
    () => 'nothing',
  )

const priceOf = (sku: string) => async (call: Call) =>
  (await call('cart.createWithItem', { body: { items: [{ sku }] } })).totals.itemTotal

describe('at its moment, on every process,', () => {
  it('content begins and ends', async () => {
    await given.contentPage(shop, 'turning', [])
    await shop.settled()
    await everywhere(title('turning'))
    await shop.database.pool.query(
      `insert into content_versions (slug, scope, version, body, publish_at, expire_at) values ('turning', 'en', 2, $1, $2, $3)`,
      [JSON.stringify({ title: 'Turned', sections: [] }), inHours(1), inHours(2)],
    )
    await shop.settled()
    expect(await everywhere(title('turning'))).toEqual(onAll('turning'))
    const near = async (column: 'publish_at' | 'expire_at') => {
      const at = soon()
      await shop.database.pool.query(
        `update content_versions set ${column} = $1 where slug = 'turning' and version = 2`,
        [at],
      )
      await shop.settled()
      // Kept from now on, until it is told.
      await everywhere(title('turning'))
      return at
    }
    await until(await near('publish_at'))
    await expect.poll(() => everywhere(title('turning'))).toEqual(onAll('Turned'))
    await until(await near('expire_at'))
    await expect.poll(() => everywhere(title('turning'))).toEqual(onAll('turning'))
  })

  it('a product comes into the shop, and nowhere sooner', async () => {
    const { productId, masterId, sku } = await given.product(shop, { categoryId: 8801 })
    const launch = (at: Date) =>
      shop.database.pool.query('update styles set launched_at = $1 where id = $2', [at, masterId])
    await launch(inHours(1))
    await shop.settled()
    const sold = (call: Call) =>
      priceOf(sku)(call).then(
        () => true,
        () => false,
      )
    const shown = (call: Call) =>
      call('products.details', { params: { productId } }).then(
        () => true,
        () => false,
      )
    expect([await everywhere(sold), await everywhere(shown)]).toEqual([onAll(false), onAll(false)])
    const at = soon()
    await launch(at)
    await until(at)
    await expect.poll(() => everywhere(shown)).toEqual(onAll(true))
    await shop.settled()
    expect(await everywhere(sold)).toEqual(onAll(true))
  })

  it('a price changes, and the one before is remembered to that moment', async () => {
    const { productId, sku } = await given.product(shop, { price: 9000 })
    const insert =
      'insert into coming_prices (colour_id, site, starts_at, current, original) values ($1, $2, $3, $4, 9000)'
    await shop.database.pool.query(insert, [productId, 'US', inHours(1), 7000])
    await shop.settled()
    expect(await everywhere(priceOf(sku))).toEqual(onAll(9000))
    const at = soon()
    await shop.database.pool.query('update coming_prices set starts_at = $1 where colour_id = $2', [at, productId])
    await until(at)
    await expect.poll(() => everywhere(priceOf(sku))).toEqual(onAll(7000))
    const seen = Date.now()
    const { rows } = await shop.database.pool.query<{ price: number; late: number }>(
      'select price, extract(epoch from valid_to - $2)::float8 as late from price_history where colour_id = $1',
      [productId, at],
    )
    expect(rows.map(({ price }) => price)).toEqual([9000])
    expect(rows[0]?.late).toBeGreaterThan(-0.05)
    expect(rows[0]?.late).toBeLessThan((seen - at.getTime()) / 1000 + 0.05)
  })

  it('a price list begins and ends, and what it strikes through and compares with follows', async () => {
    const { productId, sku } = await given.product(shop, { prices: { US: 9000, DE: 8000 } })
    const { pool } = shop.database
    await pool.query(
      `insert into price_lists (id, name, sites, starts_at, ends_at, turns_at) values ('turning', 'Sale', '{US,DE}', $1, $2, $1)`,
      [inHours(1), inHours(2)],
    )
    await pool.query(
      `insert into price_list_rows (list_id, colour_id, site, price) values ('turning', $1, 'US', 7000), ('turning', $1, 'DE', 6000)`,
      [productId],
    )
    const inGermany = async () => {
      const { rows } = await pool.query(
        `select current, original, historic_best, regular_current from colour_prices where colour_id = $1 and site = 'DE'`,
        [productId],
      )
      return rows
    }
    const near = async (column: 'starts_at' | 'ends_at') => {
      const at = soon()
      await pool.query(`update price_lists set ${column} = $1, turns_at = $1 where id = 'turning'`, [at])
      return at
    }
    await shop.settled()
    expect(await everywhere(priceOf(sku))).toEqual(onAll(9000))
    await until(await near('starts_at'))
    await expect.poll(() => everywhere(priceOf(sku))).toEqual(onAll(7000))
    expect(await inGermany()).toEqual([{ current: 6000, original: 8000, historic_best: 8000, regular_current: 8000 }])
    await setPrices(shop.database.db, [{ productId, siteId: 'DE', price: 8500, original: 8500 }], new Date())
    expect(await inGermany()).toEqual([{ current: 6000, original: 8000, historic_best: 8000, regular_current: 8500 }])
    await until(await near('ends_at'))
    await expect.poll(() => everywhere(priceOf(sku))).toEqual(onAll(9000))
    expect(await inGermany()).toEqual([{ current: 8500, original: 8500, historic_best: null, regular_current: null }])
  })

  it('a price begins on a site that had none', async () => {
    const { productId } = await given.product(shop, { prices: { US: 9000 } })
    const at = soon()
    await shop.database.pool.query(
      `insert into coming_prices (colour_id, site, starts_at, current, original) values ($1, 'DE', $2, 8000, 8900)`,
      [productId, at],
    )
    await until(at)
    const prices = async () => {
      const { rows } = await shop.database.pool.query(
        `select currency, current, original from colour_prices where colour_id = $1 and site = 'DE'`,
        [productId],
      )
      return rows
    }
    await expect.poll(prices).toEqual([{ currency: 'EUR', current: 8000, original: 8900 }])
  })

  it('a rule of search begins and ends, for a query and in a category', async () => {
    const first = await given.product(shop, { name: 'Turning Awl', categoryId: 8802 })
    const second = await given.product(shop, { name: 'Turning Awl', categoryId: 8802 })
    await shop.settled()
    const shown = async (call: Call) => [
      (await call('products.search', { query: { q: 'turning awl' } })).products[0]?.masterId,
      (await call('products.catalog', { query: { categoryId: '8802' } })).products[0]?.masterId,
    ]
    const [leading] = await shown(shop.call)
    const other = leading === first.masterId ? second.masterId : first.masterId
    await shop.database.pool.query(
      `insert into search_rules (id, effect, sites, language, term, category_id, style_ids, starts_at, ends_at, made_by) values
        ('turning-query', 'pin', '{US}', 'en', 'turning awls', null, $1, $2, $3, 'test'),
        ('turning-shelf', 'pin', '{US}', null, null, 8802, $1, $2, $3, 'test')`,
      [[other], inHours(1), inHours(2)],
    )
    await shop.settled()
    expect(await everywhere(shown)).toEqual(onAll([leading, leading]))
    const near = async (column: 'starts_at' | 'ends_at') => {
      const at = soon()
      await shop.database.pool.query(`update search_rules set ${column} = $1 where id like 'turning-%'`, [at])
      await shop.settled()
      // Kept from now on, until it is told.
      await everywhere(shown)
      return at
    }
    await until(await near('starts_at'))
    await expect.poll(() => everywhere(shown)).toEqual(onAll([other, other]))
    await until(await near('ends_at'))
    await expect.poll(() => everywhere(shown)).toEqual(onAll([leading, leading]))
  })

  it('a promotion begins and ends', async () => {
    const { sku, productId } = await given.product(shop, { price: 10_000 })
    const [starts_at, ends_at] = [inHours(1), inHours(2)]
    await promotions.promotion(shop, { id: 'turning', level: 'PRODUCT', product_ids: [productId], starts_at, ends_at })
    expect(await everywhere(priceOf(sku))).toEqual(onAll(10_000))
    shop.advance(HOUR_MS)
    expect(await everywhere(priceOf(sku))).toEqual(onAll(9000))
    shop.advance(HOUR_MS)
    expect(await everywhere(priceOf(sku))).toEqual(onAll(10_000))
    shop.advance(-2 * HOUR_MS)
  })
})

it('tells what was missed once the time is known again', async () => {
  await given.contentPage(shop, 'later', [], new Date(Date.now() + 3_600_000).toISOString())
  await shop.settled()
  expect(await title('later')(shop.call)).toBe('nothing')
  const heard: (string | undefined)[] = []
  const stop = shop.services.changes.subscribe(tag => void heard.push(tag))
  shop.advance(25 * 3_600_000)
  await shop.settled()
  stop()
  expect(heard).toContain('content:later')
  expect(heard).toContain(CONTENT_TAGS.day)
  expect(await title('later')(shop.call)).toBe('later')
})
