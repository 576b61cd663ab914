import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/client.ts'
import { checked } from '../testing/checked-call.ts'
import * as given from '../testing/given.ts'
import { seededShop } from '../testing/seeded-shop.ts'
import type { TestShop } from '../testing/test-shop.ts'

describe('sizes of shoes', () => {
  let shop: TestShop
  let german: Call
  let british: Call
  let american: Call
  beforeAll(async () => {
    shop = await seededShop(60)
    const visitor = (locale: string) => checked(given.guest(shop, { 'x-locale': locale }).call)
    german = visitor('de-de')
    british = visitor('en-gb')
    american = visitor('en-us')
  })

  const shoe = async (scale: string) => {
    const { rows } = await shop.database.pool.query<{
      sku: string
      size: string
      eu: string
      uk: string
      colour: string
    }>(
      `select k.sku, k.size, z.eu, z.uk, c.id as colour from skus k join colours c on c.id = k.colour_id
       join styles s on s.id = c.style_id join sizes z on z.scale = s.size_scale and z.label = k.size
       join stock t on t.sku_key = k.key join site_locations l on l.location_id = t.location_id and l.site = 'DE'
       where s.size_scale = $1 and t.on_hand - t.held > 2 order by k.sku limit 1`,
      [scale],
    )
    return rows[0] ?? expect.fail(`nothing in ${scale}`)
  }

  it('are those of the country on the page, with what makes them the same size', async () => {
    const { sku, size, eu, uk, colour } = await shoe('footwear-men')
    const named = async (call: Call) => {
      const { colours } = await call('products.details', { params: { productId: colour } })
      return colours.flatMap(each => each.variants).find(each => each.sku === sku)?.size
    }
    expect([await named(german), await named(british), await named(american)]).toEqual([`EU ${eu}`, `UK ${uk}`, size])
    const { sizeRun } = await german('products.details', { params: { productId: colour } })
    expect(sizeRun.sizes.find(step => step.us === size)).toMatchObject({ label: `EU ${eu}`, eu, uk })
  })

  it('are filtered by the same names, from small to large, and each keeps what it promises', async () => {
    const { facets } = await german('products.catalog', { query: {} })
    const values = facets.find(({ id }) => id === 'size')?.values ?? []
    const european = values.map(({ value }) => value).filter(value => /^EU \d+(?:\.5)?$/.test(value))
    expect(european.length).toBeGreaterThan(10)
    expect(values.map(({ value }) => value)).not.toContain('9.5')
    const numbers = european.map(value => Number(value.slice(3)))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    for (const { value, count } of values.slice(0, 8))
      expect((await german('products.catalog', { query: { size: value } })).total).toBe(count)
  })

  it('are asked for with a point, and written with the comma of the language in filters, carts and orders', async () => {
    const { facets } = await german('products.catalog', { query: {} })
    const half = facets
      .flatMap(({ id, values }) => (id === 'size' ? values : []))
      .find(({ value }) => value.includes('.5'))
    expect(half?.label).toBe(half?.value.replace('.', ','))
    const { selected } = await german('products.catalog', { query: { size: half?.value ?? '' } })
    expect(selected.map(({ value, label }) => [value, label])).toEqual([[half?.value, half?.label]])
    const { rows } = await shop.database.pool.query<{ sku: string; eu: string; us: string }>(
      `select k.sku, z.eu, z.us from skus k join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
       join sizes z on z.scale = s.size_scale and z.label = k.size and z.eu like '%.5' and z.us like '%.5'
       join stock t on t.sku_key = k.key and t.on_hand - t.held > 2 where k.width = 'regular' order by k.sku limit 1`,
    )
    const { sku, eu, us } = rows[0] ?? expect.fail('no half sizes')
    const inCart = async (locale: string) => {
      const { call } = given.guest(shop, { 'x-locale': locale })
      return (await call('cart.createWithItem', { body: { items: [{ sku }] } })).items.map(item => item.size)
    }
    const comma = (size: string) => size.replace('.', ',')
    expect(await inCart('de-de')).toEqual([`EU ${comma(eu)}`])
    expect(await inCart('fr-ca')).toEqual([comma(us)])
    expect(await inCart('en-ca')).toEqual([us])
  })

  it('follow a change of the chart', async () => {
    const { sku, size, colour } = await shoe('footwear-women')
    await shop.database.pool.query("update sizes set eu = '99' where scale = 'footwear-women' and label = $1", [size])
    await shop.settled()
    const { colours } = await german('products.details', { params: { productId: colour } })
    expect(colours.flatMap(each => each.variants).find(each => each.sku === sku)?.size).toBe('EU 99')
    expect((await german('products.catalog', { query: { size: 'EU 99' } })).total).toBeGreaterThan(0)
    const cart = await german('cart.createWithItem', { body: { items: [{ sku }] } })
    expect(cart.items.map(item => item.size)).toEqual(['EU 99'])
  })
})
