import { expect, it } from 'vitest'
import { importContent } from '../content/import.ts'
import { seededShop } from '../testing/seeded-shop.ts'

it('offers beside the cart what can be bought, and what cannot any more not at all', async () => {
  const { call, database, settled } = await seededShop(60)
  await importContent(database.pool)
  const offered = async () => {
    const params = { mode: 'live', siteId: 'US', page: 'cart' } as const
    const { sections } = await call('content.augmentedPage', { params })
    const items = sections.flatMap(section => section.items)
    return items.flatMap(item => (item.type === 'product-upsell' ? item.recommendedProducts.map(({ sku }) => sku) : []))
  }
  const before = await offered()
  expect(before.length).toBeGreaterThan(1)
  expect(await offered()).toEqual(before)
  await database.pool.query(`update skus set status = 'discontinued' where sku = $1`, [before[0]])
  await settled()
  const after = await offered()
  expect(after).toEqual(expect.arrayContaining(before.slice(1)))
  expect(after).not.toContain(before[0])
})
