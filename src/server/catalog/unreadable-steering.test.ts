import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

it('a rule in a language and an order by a filter that only a later version knows stop neither the catalogue nor the room', async () => {
  const shop = await testShop()
  const owner = await staffMember(shop, 'owner')
  const { masterId } = await given.product(shop, { name: 'Crag Boot', price: 9_000, categoryId: 8801 })
  await shop.services.catalog.ready()
  const body = {
    effect: 'pin' as const,
    sites: ['US' as const],
    on: { language: 'en' as const, term: 'crag' },
    what: { styleIds: [masterId] },
    startsAt: shop.services.clock().toISOString(),
  }
  const { id } = await owner.call('search.addRule', { body })
  const foreign = await owner.call('search.addRule', { body: { ...body, on: { language: 'en', term: 'boot' } } })
  await shop.database.pool.query(`update search_rules set language = 'it' where id = $1`, [foreign.id])
  await shop.database.pool.query(
    `insert into category_settings (category_id, mode, rule, filters) values (8801, 'rule', 'newest', '{price,scent}')
     on conflict (category_id) do update set filters = excluded.filters`,
  )
  await shop.database.pool.query(`select tell_changed('everything')`)
  const next = await given.product(shop, { name: 'Alpine Boot', price: 29_000, categoryId: 8801 })
  await shop.settled()
  const { products, facets } = await shop.call('products.catalog', { query: { categoryId: '8801' } })
  expect(products.map(({ masterId }) => masterId).toSorted()).toEqual([masterId, next.masterId].toSorted())
  expect(facets.map(facet => facet.id)).toEqual(['price'])
  const { rules } = await owner.call('search.rules')
  expect(rules.map(rule => rule.id)).toEqual([id])
  expect(
    shop.logged.some(line => line.includes('A rule of the search cannot be read') && line.includes(foreign.id)),
  ).toBe(true)
})
