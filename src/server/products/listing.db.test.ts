import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/client.ts'
import { checked } from '../testing/checked-call.ts'
import { seededShop } from '../testing/seeded-shop.ts'
import type { TestShop } from '../testing/test-shop.ts'

describe('a listing', () => {
  let shop: TestShop
  let call: Call
  beforeAll(async () => {
    shop = await seededShop(60)
    call = checked(shop.call)
  })

  it('shows the whole catalogue with facets, counts and cards', async () => {
    const listing = await call('products.catalog', { query: {} })
    expect(listing.total).toBe(60)
    expect(listing.products).toHaveLength(24)
    expect(listing.facets.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['category', 'gender', 'size', 'colour', 'price', 'activity', 'feature']),
    )
  })

  it('promises of each facet value exactly what choosing it gives', async () => {
    const all = await call('products.catalog', { query: {} })
    for (const facet of all.facets)
      for (const { value, count } of facet.values.slice(0, 4)) {
        const chosen = await call('products.catalog', { query: { [facet.id]: value } })
        expect({ facet: facet.id, value, total: chosen.total }).toEqual({ facet: facet.id, value, total: count })
      }
  })

  it('keeps the counts of a facet while one of its values is chosen', async () => {
    const all = await call('products.catalog', { query: {} })
    const [first, second] = all.facets.find(({ id }) => id === 'gender')?.values ?? []
    const chosen = await call('products.catalog', { query: { gender: first?.value ?? '' } })
    const still = chosen.facets.find(({ id }) => id === 'gender')?.values ?? []
    expect(still.find(({ value }) => value === second?.value)?.count).toBe(second?.count)
    const both = await call('products.catalog', { query: { gender: [first?.value ?? '', second?.value ?? ''] } })
    expect(both.total).toBe((first?.count ?? 0) + (second?.count ?? 0))
    expect(both.selected).toHaveLength(2)
  })

  it('leads on from a category, with a picture of what stands there', async () => {
    const women = await call('products.catalog', { query: { categoryId: '1000' } })
    expect(women.below.slice(0, 3).map(({ name }) => name)).toEqual(['Footwear', 'Clothing', 'Accessories'])
    expect(women.below).toHaveLength(6)
    // Each shows another thing, of its own.
    expect(new Set(women.below.map(({ image }) => image.id)).size).toBe(6)
    for (const { id, image } of women.below) {
      const there = await call('products.catalog', { query: { categoryId: id, pageSize: 48 } })
      expect(there.products.flatMap(card => [card.image.id, ...card.swatches.map(each => each.image.id)])).toContain(
        image.id,
      )
    }
    const filtered = await call('products.catalog', { query: { categoryId: '1000', gender: 'unisex' } })
    expect(filtered.below).toEqual(women.below)
    const leaf = women.below.at(-1)
    expect((await call('products.catalog', { query: { categoryId: leaf?.id ?? '' } })).below).toEqual([])
    expect((await call('products.catalog', { query: {} })).below).toEqual([])
  })

  it('narrows by several facets together', async () => {
    const women = await call('products.catalog', { query: { gender: 'women' } })
    const colour = women.facets.find(({ id }) => id === 'colour')?.values[0]
    const narrowed = await call('products.catalog', { query: { gender: 'women', colour: colour?.value ?? '' } })
    expect(narrowed.total).toBe(colour?.count)
    expect(narrowed.total).toBeLessThanOrEqual(women.total)
  })

  it('wants colour and size in one and the same variant, and counts them so', async () => {
    const { facets } = await call('products.catalog', { query: {} })
    const some = (id: string) => facets.find(facet => facet.id === id)?.values.slice(0, 12) ?? []
    let apart = 0
    for (const colour of some('colour').slice(0, 4)) {
      const listing = await call('products.catalog', { query: { colour: colour.value } })
      const promised = listing.facets.find(({ id }) => id === 'size')?.values ?? []
      for (const size of some('size')) {
        const both = { colour: colour.value, size: size.value }
        const { total, products } = await call('products.catalog', { query: { ...both, pageSize: 48 } })
        const styles = await stylesWith(both)
        expect({ ...both, styles: products.map(({ masterId }) => masterId).toSorted() }).toEqual({ ...both, styles })
        expect(promised.find(({ value }) => value === size.value)?.count ?? 0).toBe(total)
        apart += (await stylesWith({ colour: colour.value })).filter(id => !styles.includes(id)).length
      }
    }
    expect(apart).toBeGreaterThan(0)
  })

  const stylesWith = async ({ colour, size = null }: { colour: string; size?: string | null }) => {
    const { rows } = await shop.database.pool.query<{ style_id: string }>(
      `select distinct c.style_id from skus k join colours c on c.id = k.colour_id join stock t on t.sku_key = k.key
       join site_locations l on l.location_id = t.location_id and l.site = 'US'
       where c.family = $1 and ($2::text is null or k.size = $2) and t.on_hand > t.held order by 1`,
      [colour, size],
    )
    return rows.map(row => row.style_id)
  }

  it.each(['price-asc', 'price-desc'] as const)('sorts by %s, what is in stock first', async sort => {
    const { products } = await call('products.catalog', { query: { sort, pageSize: 48 } })
    const prices = products.filter(({ stockState }) => stockState !== 'OutOfStock').map(({ price }) => price.lowCurrent)
    expect(prices).toEqual(prices.toSorted((a, b) => (sort === 'price-asc' ? a - b : b - a)))
    const firstGone = products.findIndex(({ stockState }) => stockState === 'OutOfStock')
    if (firstGone >= 0)
      expect(products.slice(firstGone).every(({ stockState }) => stockState === 'OutOfStock')).toBe(true)
  })

  it('sorts, filters and counts by the prices it shows, whatever colours are chosen', async () => {
    const { facets } = await call('products.catalog', { query: {} })
    await shop.database.pool
      .query(`update colour_prices set current = original * (30 + get_byte(decode(md5(colour_id), 'hex'), 0) % 60) / 100
      where site = 'US'`)
    const colours = facets.find(({ id }) => id === 'colour')?.values.slice(0, 5) ?? []
    const reduced = async () => {
      const { products } = await call('products.catalog', { query: { pageSize: 48 } })
      return products.every(({ price, isDigitalProduct }) => isDigitalProduct || price.lowCurrent < price.lowOriginal)
    }
    await shop.settled()
    expect(await reduced()).toBe(true)
    for (const { value: colour } of colours) {
      const ask = (more: object) => call('products.catalog', { query: { colour, pageSize: 48, ...more } })
      for (const sort of ['price-asc', 'price-desc'] as const) {
        const { products } = await ask({ sort })
        const prices = products.filter(card => card.stockState !== 'OutOfStock').map(card => card.price.lowCurrent)
        expect(prices).toEqual(prices.toSorted((a, b) => (sort === 'price-asc' ? a - b : b - a)))
      }
      const ranges = (await ask({})).facets.find(({ id }) => id === 'price')?.values ?? []
      for (const { value: price, count } of ranges) {
        const { products, total } = await ask({ price })
        expect({ colour, price, total }).toEqual({ colour, price, total: count })
        const [low = 0, high = Infinity] = price.split('-').map(end => (end === '' ? undefined : Number(end)))
        for (const card of products) expect(card.price.lowCurrent >= low && card.price.lowCurrent <= high).toBe(true)
      }
    }
  })

  it('promises what it gives whatever else is chosen, prices of colours too', { timeout: 60_000 }, async () => {
    const ask = (query: Record<string, string>) => call('products.catalog', { query })
    const start = await ask({})
    const valuesOf = (id: string) => start.facets.find(facet => facet.id === id)?.values.map(({ value }) => value) ?? []
    const store = { store: String(await aStoreWithStock()) }
    const [colour = '', size = ''] = [valuesOf('colour')[0], valuesOf('size')[5]]
    const chosen = [
      ...valuesOf('price').map(price => ({ price })),
      { price: '5000-9999', colour },
      { price: '10000-14999', size },
      { price: '5000-9999', ...store },
      { price: '4321-17654', rating: '4' },
    ]
    for (const query of chosen) {
      const listing = await ask(query)
      for (const { id, values } of listing.facets)
        for (const { value, count } of values.slice(0, 12)) {
          const { total } = await ask({ ...query, [id]: value })
          expect({ ...query, [id]: value, total }).toEqual({ ...query, [id]: value, total: count })
        }
    }
  })

  const aStoreWithStock = async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      `select s.id from stores s join stock t on t.location_id = s.id where s.country = 'US' and t.on_hand > t.held limit 1`,
    )
    return rows[0]?.id ?? 0
  }

  it('turns pages without losing or repeating a product', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(page => call('products.catalog', { query: { page, sort: 'newest' } })),
    )
    const ids = pages.flatMap(({ products }) => products.map(({ masterId }) => masterId))
    expect(new Set(ids).size).toBe(60)
    expect(ids).toHaveLength(60)
  })

  it('is empty past the last page', async () => {
    expect((await call('products.catalog', { query: { page: 900 } })).products).toEqual([])
  })

  it('takes any price range and any store', async () => {
    const { products, total } = await call('products.catalog', { query: { price: '4000-9000', pageSize: 48 } })
    expect(total).toBeGreaterThan(0)
    for (const { price } of products) {
      expect(price.lowCurrent).toBeGreaterThanOrEqual(4000)
      expect(price.lowCurrent).toBeLessThanOrEqual(9000)
    }
    const inStore = await call('products.catalog', { query: { store: '1001' } })
    expect(inStore.total).toBeGreaterThan(0)
    expect(inStore.total).toBeLessThan(60)
    expect((await call('products.catalog', { query: { store: '9999' } })).total).toBe(0)
  })

  it('finds in a store what stands on its own shelves in that size and colour', async () => {
    const store = '1001'
    const { rows } = await shop.database.pool.query<{ style: string; family: string; size: string }>(
      `select c.style_id as style, c.family, k.size from stock t join skus k on k.key = t.sku_key
       join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
       where t.location_id = $1 and t.on_hand > t.held and k.status = 'active' and s.status = 'active'`,
      [store],
    )
    const stylesWith = (size: string, family?: string) =>
      new Set(rows.filter(row => row.size === size && (!family || row.family === family)).map(row => row.style))
    const { facets } = await call('products.catalog', { query: { store } })
    const sizes = facets.find(({ id }) => id === 'size')?.values ?? []
    expect(new Set(sizes.map(({ value }) => value))).toEqual(new Set(rows.map(row => row.size)))
    for (const { value: size, count } of sizes.slice(0, 6)) {
      const listing = await call('products.catalog', { query: { store, size, pageSize: 48 } })
      expect({ size, found: listing.products.map(({ masterId }) => masterId).toSorted() }).toEqual({
        size,
        found: [...stylesWith(size)].toSorted(),
      })
      expect(listing.total).toBe(count)
      expect(listing.facets.find(({ id }) => id === 'store')?.values[0]?.count).toBe(count)
      for (const colour of listing.facets.find(({ id }) => id === 'colour')?.values.slice(0, 3) ?? []) {
        expect(colour.count).toBe(stylesWith(size, colour.value).size)
        expect((await call('products.catalog', { query: { store, size, colour: colour.value } })).total).toBe(
          colour.count,
        )
      }
    }
    const [sold] = sizes
    await shop.database.pool.query(
      'update stock set held = on_hand where location_id = $1 and sku_key in (select key from skus where size = $2)',
      [store, sold?.value],
    )
    const left = async () => (await call('products.catalog', { query: { store, size: sold?.value ?? '' } })).total
    await shop.settled()
    expect(await left()).toBe(0)
  })

  it('speaks the language and the currency of its locale', async () => {
    const query = { categoryId: '2000' }
    const german = await shop.newVisitor({ 'x-locale': 'de-de' }).call('products.catalog', { query })
    const english = await call('products.catalog', { query })
    expect(german.title).toBe('Herren')
    expect(english.title).toBe('Men')
    expect(german.products[0]?.currency).toBe('EUR')
    expect(german.url).toMatch(/^\/de-de\/c\/.*-2000$/)
    expect(german.total).toBe(english.total)
  })

  it('does not know a category that is not there', async () => {
    await expect(call('products.catalog', { query: { categoryId: '987654' } })).rejects.toMatchObject({
      errorId: 'PLP400',
    })
  })

  it.each(['page=99999', 'sort=evil', 'gender=%3Cdogs', 'shape=round', 'price=abc', 'colour=%00'])(
    'refuses %s',
    async query => {
      const response = await shop.visitor.fetch(`/api/products/v2/catalog?${query}`, {
        headers: { 'x-access-key': 'cairn-web' },
      })
      expect(response.status).toBe(400)
    },
  )

  it('finds nothing for values nobody has', async () => {
    expect((await call('products.catalog', { query: { size: '99', colour: 'plaid' } })).total).toBe(0)
  })

  it('sees a new price, a sale and a last pair within a moment', async () => {
    const { products } = await call('products.catalog', { query: {} })
    const card = products.find(({ isDigitalProduct, stockState }) => !isDigitalProduct && stockState === 'InStock')
    const id = card?.id ?? ''
    const { pool } = shop.database
    const heard: string[] = []
    shop.services.changes.subscribe(tag => void (tag?.startsWith('listed:') && heard.push(tag)))
    const shown = async (sort: 'price-asc' | 'recommended') =>
      (await call('products.catalog', { query: { sort, pageSize: 48 } })).products
    await pool.query("update colour_prices set current = 1 where colour_id = $1 and site = 'US'", [id])
    await shop.settled()
    expect((await shown('price-asc'))[0]).toMatchObject({ id, price: { lowCurrent: 1 } })
    expect(heard).toEqual([])
    await pool.query(
      `update stock set on_hand = 0, held = 0 where location_id < 1000
       and sku_key in (select k.key from skus k join colours c on c.id = k.colour_id where c.style_id = $1)`,
      [card?.masterId],
    )
    const state = async () =>
      (await shown('recommended')).find(({ masterId }) => masterId === card?.masterId)?.stockState
    await shop.settled()
    expect((await state()) ?? 'OutOfStock').toBe('OutOfStock')
    expect(heard).not.toEqual([])
    const total = async () => (await call('products.catalog', { query: {} })).total
    for (const [status, left] of [
      ['hidden', 59],
      ['active', 60],
    ] as const) {
      heard.length = 0
      await pool.query('update styles set status = $2 where id = $1', [card?.masterId, status])
      await shop.settled()
      expect(await total()).toBe(left)
      expect(heard).not.toEqual([])
    }
  })
})
