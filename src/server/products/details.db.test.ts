import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/client.ts'
import { CUSTOM_ZONES } from '#db/seed/catalog/customisation.ts'
import { operations } from '../handlers.ts'
import { inProcessCall } from '../http/in-process-call.ts'
import { openShop } from '../http/request-context.ts'
import { checked } from '../testing/checked-call.ts'
import * as given from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

describe('a product', () => {
  let shop: TestShop
  let call: Call
  beforeAll(async () => {
    shop = await testShop()
    call = checked(shop.call)
  })
  const details = (productId: string) => call('products.details', { params: { productId } })

  it('is read by the id of its style or of its colour', async () => {
    const { productId, masterId, sku } = await given.product(shop, { name: 'Talus', price: 12_000, stock: 30 })
    const byColour = await details(productId)
    expect(byColour).toMatchObject({
      id: productId,
      masterId,
      name: 'Talus',
      currency: 'USD',
      price: { lowCurrent: 12_000 },
    })
    expect(byColour.colours[0]?.variants).toMatchObject([{ sku, stockState: 'InStock' }])
    expect(await details(masterId)).toEqual(byColour)
  })

  it('shows a new price and the last pair at once', async () => {
    const { productId, key } = await given.product(shop, { price: 10_000, stock: 30 })
    await details(productId)
    await shop.database.pool.query('update colour_prices set current = 8000 where colour_id = $1', [productId])
    await shop.settled()
    expect((await details(productId)).price).toMatchObject({
      lowCurrent: 8000,
      lowOriginal: 10_000,
      percentagePriceDiscount: 20,
    })
    await shop.database.pool.query('update stock set on_hand = 0 where sku_key = $1', [key])
    await shop.settled()
    expect((await details(productId)).colours[0]?.stockState).toBe('OutOfStock')
  })

  it('says what of it can be customised', async () => {
    const { productId, masterId } = await given.product(shop, { customisable: true })
    await shop.database.pool.query('update styles set custom_zones = $2 where id = $1', [
      masterId,
      JSON.stringify(CUSTOM_ZONES),
    ])
    const { customZones, isCustoms } = await details(productId)
    expect(isCustoms).toBe(true)
    expect(customZones.map(({ id }) => id)).toEqual(['main', 'accent', 'trim'])
    expect(customZones[0]?.options[0]).toMatchObject({ id: 'BLK', hex: '#1B1D1F', label: 'Basalt Black' })
  })

  it('is not found, or has no price here', async () => {
    await expect(details('NOSUCH99')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const { productId } = await given.product(shop, { price: 9_000, site: 'DE' })
    await expect(details(productId)).rejects.toMatchObject({ errorId: 'PRC400' })
    const german = checked(shop.newVisitor({ 'x-locale': 'de-de' }).call)
    expect((await german('products.details', { params: { productId } })).currency).toBe('EUR')
  })

  it('tells which sizes can be ordered, and never more than twenty', async () => {
    const { productId, sku } = await given.product(shop, { stock: 500 })
    const last = await given.product(shop, {
      sizeOf: { key: 0, sku, upc: '', productId, masterId: '' },
      size: '10',
      stock: 2,
    })
    const inventory = await call('products.inventory', { params: { productId } })
    expect(inventory.productInventoryState).toBe('InStock')
    expect(inventory.variants).toContainEqual({ sku, stockState: 'InStock', quantity: 20 })
    expect(inventory.variants).toContainEqual({ sku: last.sku, stockState: 'LowStock', quantity: 2 })
  })

  it('says when nobody ever stocked it', async () => {
    const { productId } = await given.product(shop, { stock: null })
    await expect(call('products.inventory', { params: { productId } })).rejects.toMatchObject({ errorId: 'INV701' })
  })

  it('tells what stores have', async () => {
    const { productId, sku } = await given.product(shop, { storeStock: { 1001: 3, 1002: 1 } })
    const ask = (body: string[], query = {}) => call('products.availability', { params: { productId }, query, body })
    expect((await ask(['1001', '1002', '4242'])).storeInventory).toEqual([
      { storeId: '1001', quantity: 3 },
      { storeId: '1002', quantity: 1 },
      { storeId: '4242', quantity: 0 },
    ])
    expect((await ask(['1001'], { sku })).storeInventory).toEqual([{ storeId: '1001', quantity: 3 }])
    expect((await ask(['1001'], { sku: 'OTHER' })).storeInventory).toEqual([{ storeId: '1001', quantity: 0 }])
  })

  it('remembers once who waits for a size', async () => {
    const { productId, sku } = await given.product(shop, { stock: 0 })
    const body = { productId, sku, email: 'member@cairn.test' }
    expect(await call('products.notify', { body })).toMatchObject({ status: 'registered' })
    expect(await call('products.notify', { body: { ...body, email: 'MEMBER@cairn.test' } })).toMatchObject({
      status: 'registered',
    })
    const { rows } = await shop.database.pool.query('select email from back_in_stock')
    expect(rows).toHaveLength(1)
    const there = await given.product(shop, { stock: 5 })
    expect(
      await call('products.notify', { body: { ...body, productId: there.productId, sku: there.sku } }),
    ).toMatchObject({ status: 'in-stock' })
    await expect(call('products.notify', { body: { ...body, sku: 'NOSUCH' } })).rejects.toMatchObject({ status: 404 })
  })

  it('shows the sets it belongs to', async () => {
    const first = await given.product(shop, { name: 'One' })
    const second = await given.product(shop, { name: 'Two' })
    await shop.database.pool.query(`insert into product_sets (id, names) values ('SET00001', '{"en": "Pair"}')`)
    await shop.database.pool.query(
      `insert into product_set_items (set_id, colour_id, position) values ('SET00001', $1, 0), ('SET00001', $2, 1)`,
      [first.productId, second.productId],
    )
    await shop.settled()
    const { productSets } = await call('products.productSets', { params: { productId: first.masterId } })
    expect(productSets[0]?.products.map(({ name }) => name)).toEqual(['One', 'Two'])
    expect(await call('products.productSet', { params: { productSetId: 'SET00001' } })).toMatchObject({ name: 'Pair' })
    await expect(call('products.productSet', { params: { productSetId: 'SET00404' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('leaves out a set of which nothing else is sold here, and knows no sets of a hidden product', async () => {
    const here = await given.product(shop, {})
    const elsewhere = await given.product(shop, { site: 'DE' })
    await shop.database.pool.query(`insert into product_sets (id, names) values ('SET00002', '{"en": "Half"}')`)
    await shop.database.pool.query(
      `insert into product_set_items (set_id, colour_id, position) values ('SET00002', $1, 0), ('SET00002', $2, 1)`,
      [here.productId, elsewhere.productId],
    )
    const sets = async () => (await call('products.productSets', { params: { productId: here.productId } })).productSets
    await shop.settled()
    expect(await sets()).toEqual([])
    await hide(here.masterId)
    await shop.settled()
    await expect(sets()).rejects.toMatchObject({ status: 404 })
  })

  const hide = (masterId: string) =>
    shop.database.pool.query("update styles set status = 'hidden' where id = $1", [masterId])

  it('gives sizes in their order, also those that its first colour lacks', async () => {
    const { productId, masterId } = await given.product(shop, { size: '8' })
    await shop.database.pool.query(
      `insert into colours (id, style_id, names, family, hexes, media_ids, position)
       values ('SECOND01', $1, '{"en": "Moss"}', 'green', '{"#335533"}', '{}', 1)`,
      [masterId],
    )
    await shop.database.pool.query(
      `insert into colour_prices (colour_id, site, currency, current, original) values ('SECOND01', 'US', 'USD', 9000, 9000)`,
    )
    await shop.database.pool.query(
      `insert into skus (sku, upc, colour_id, size, sort) values ('S-10', '200000000010', $1, '10', 20000),
       ('S-9', '200000000009', 'SECOND01', '9', 19999)`,
      [productId],
    )
    await shop.database.pool.query("update skus set sort = 19998 where colour_id = $1 and size = '8'", [productId])
    await shop.settled()
    expect((await details(productId)).sizeRun.sizes.map(({ label }) => label)).toEqual(['8', '9', '10'])
  })

  it('says on its page what its card says: range, lowest price of late, last sizes', async () => {
    const small = await given.product(shop, { name: 'Agreeing Ridge', price: 12_000, stock: 5, site: 'DE' })
    const { productId } = small
    await given.product(shop, { sizeOf: small, size: '10', stock: 5, site: 'DE' })
    const gone = await given.product(shop, { sizeOf: small, size: '11', stock: 5, site: 'DE', status: 'discontinued' })
    await shop.database.pool.query(
      `insert into sku_prices (sku_key, site, current, original) values ($1, 'DE', 10000, 12000), ($2, 'DE', 100, 100)`,
      [small.key, gone.key],
    )
    await shop.database.pool.query(
      "update colour_prices set current = 11000, historic_best = 11500 where colour_id = $1 and site = 'DE'",
      [productId],
    )
    const german = checked(shop.newVisitor({ 'x-locale': 'de-de' }).call)
    const card = async () => {
      const { products } = await german('products.search', { query: { q: 'Agreeing Ridge' } })
      return products[0] && { price: products[0].price, badges: products[0].badges.map(({ id }) => id) }
    }
    const page = async () => {
      const { colours } = await german('products.details', { params: { productId } })
      return colours[0] && { price: colours[0].price, badges: colours[0].badges.map(({ id }) => id) }
    }
    await shop.settled()
    expect(await card()).toMatchObject({ price: { lowCurrent: 10_000, historicBestPrice: 11_500 } })
    expect(await page()).toEqual(await card())
    await shop.database.pool.query('delete from sku_prices where sku_key = $1', [small.key])
    await shop.database.pool.query(`update styles set launched_at = '2020-01-01' where id = $1`, [small.masterId])
    await shop.settled()
    expect((await card())?.badges).toContain('last-sizes')
    expect(await page()).toEqual(await card())
  })

  it('is new for sixty days by the time of the shop', async () => {
    const { masterId } = await given.product(shop, { name: 'Novel Tarn' })
    const launched = new Date(shop.services.clock().getTime() - 59.5 * 24 * 3_600_000)
    await shop.database.pool.query('update styles set launched_at = $2 where id = $1', [masterId, launched])
    await shop.settled()
    const badges = async () => {
      const { products } = await call('products.search', { query: { q: 'Novel Tarn' } })
      return products[0]?.badges.map(({ id }) => id)
    }
    expect(await badges()).toContain('new')
    shop.advance(24 * 3_600_000)
    expect(await badges()).not.toContain('new')
    shop.advance(-24 * 3_600_000)
  })

  it('is in no list once all its sizes are discontinued', async () => {
    const { key, productId } = await given.product(shop, { name: 'Bygone Saddle' })
    const found = async () => (await call('products.search', { query: { q: 'bygone saddle' } })).total
    await shop.settled()
    expect(await found()).toBe(1)
    await shop.database.pool.query("update skus set status = 'discontinued' where key = $1", [key])
    await shop.settled()
    expect(await found()).toBe(0)
    await expect(details(productId)).rejects.toMatchObject({ errorId: 'PRC400' })
  })

  it('keeps what is hidden or discontinued to itself', async () => {
    const shown = await given.product(shop, { storeStock: { 1001: 3 } })
    await given.product(shop, { sizeOf: shown, size: '11', status: 'discontinued', storeStock: { 1001: 4 } })
    const ask = () =>
      call('products.availability', { params: { productId: shown.productId }, query: {}, body: ['1001'] })
    expect((await ask()).storeInventory).toEqual([{ storeId: '1001', quantity: 3 }])
    await hide(shown.masterId)
    await expect(call('products.inventory', { params: { productId: shown.productId } })).rejects.toMatchObject({
      status: 404,
    })
    const body = { productId: shown.productId, sku: shown.sku, email: 'member@cairn.test' }
    await expect(call('products.notify', { body })).rejects.toMatchObject({ status: 404 })
  })

  it('is handed to pages as the same object until something of it changes', async () => {
    const { productId } = await given.product(shop, { price: 9900 })
    const inProcess = inProcessCall(
      await openShop(shop.services, { request: new Request('http://localhost/en-us'), address: 'local' }),
      new Map(operations.map(each => [each.name, each])),
    )
    const details = () => inProcess('products.details', { params: { productId } })
    await shop.settled()
    const first = await details()
    expect(await details()).toBe(first)
    expect(Object.isFrozen(first.colours[0])).toBe(true)
    await shop.database.pool.query('update colour_prices set current = 8900 where colour_id = $1', [productId])
    await shop.settled()
    expect((await details()).colours[0]?.price).not.toEqual(first.colours[0]?.price)
  })
})
