import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/client.ts'
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

  it('recommends what is bought with it, then what is popular', async () => {
    const first = await given.product(shop, { name: 'Main' })
    const second = await given.product(shop, { name: 'Companion' })
    for (const name of ['Third', 'Fourth']) await given.product(shop, { name })
    await shop.database.pool.query('insert into style_affinities values ($1, $2, 9)', [first.masterId, second.masterId])
    const titles = async () => {
      const query = { widgetId: 'pdp', productId: first.productId, limit: 3 }
      const { widgets } = await call('products.widgetRecommendations', { query })
      return widgets[0]?.recommendedProducts.map(({ title }) => title)
    }
    await shop.settled()
    const recommended = await titles()
    expect(recommended?.[0]).toBe('Companion')
    expect(recommended).toHaveLength(3)
    expect(recommended).not.toContain('Main')
  })

  it('shows what is like it where that is asked for: its own shelf first, and not what is bought with it', async () => {
    const main = await given.product(shop, { name: 'Main', categoryId: 1302 })
    const neighbour = await given.product(shop, { name: 'Neighbour', categoryId: 1302 })
    const companion = await given.product(shop, { name: 'Companion', categoryId: 5300 })
    await shop.database.pool.query('insert into style_affinities values ($1, $2, 9)', [
      main.masterId,
      companion.masterId,
    ])
    await shop.settled()
    const query = { widgetId: 'similar', productId: main.productId, limit: 24 }
    const { widgets } = await call('products.widgetRecommendations', { query })
    const named = widgets[0]?.recommendedProducts.map(({ id }) => id)
    expect(named).toContain(neighbour.productId)
    expect(named).not.toContain(companion.productId)
    expect(named).not.toContain(main.productId)
  })

  it('shows as new only what costs what it always did', async () => {
    const [reduced, full] = [
      await given.product(shop, { name: 'Reduced', categoryId: 5300 }),
      await given.product(shop, { name: 'Full', categoryId: 5300 }),
    ]
    await shop.database.pool.query('update colour_prices set current = original / 2 where colour_id = $1', [
      reduced.productId,
    ])
    await shop.settled()
    const named = async (widgetId: string) => {
      const query = { widgetId, categoryId: '5300', limit: 24 }
      const { widgets } = await call('products.widgetRecommendations', { query })
      return widgets[0]?.recommendedProducts.map(({ id }) => id)
    }
    expect(await named('anything')).toEqual(expect.arrayContaining([reduced.productId, full.productId]))
    expect(await named('new-arrivals')).toContain(full.productId)
    expect(await named('new-arrivals')).not.toContain(reduced.productId)
  })

  it('recommends in several lists: what goes with it, what its category and what the shop likes', async () => {
    const [shelf, other] = [5200, 5300].map(categoryId => ({ categoryId }))
    const main = await given.product(shop, { name: 'Main', ...shelf })
    const neighbour = await given.product(shop, { name: 'Neighbour', ...shelf })
    const companion = await given.product(shop, { name: 'Companion', ...other })
    await shop.database.pool.query('insert into style_affinities values ($1, $2, 9)', [
      main.masterId,
      companion.masterId,
    ])
    await shop.settled()
    const query = { widgetId: 'lists', productId: main.productId, limit: 24 }
    const { widgets } = await call('products.widgetRecommendations', { query })
    const named = widgets.map(({ recommendedProducts }) => recommendedProducts.map(({ id }) => id))
    expect(named[0]?.slice(0, 2)).toEqual([companion.productId, neighbour.productId])
    expect(named[1]).toEqual([neighbour.productId])
    expect(named[2]).toEqual(expect.arrayContaining([companion.productId, neighbour.productId]))
    expect(named.flat()).not.toContain(main.productId)
  })
})
