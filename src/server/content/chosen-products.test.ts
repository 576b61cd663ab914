import { beforeAll, describe, expect, it } from 'vitest'
import { product } from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

describe('the products of a section', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop()
  })

  /** What a page with these sections shows, by the section's id. */
  const shown = async (slug: string, items: readonly object[]) => {
    const { pool } = shop.database
    await pool.query(`insert into content_objects (slug, kind) values ($1, 'page')`, [slug])
    await pool.query(
      `insert into content_versions (slug, scope, version, body, publish_at) values ($1, 'any', 1, $2, '2026-01-01')`,
      [slug, JSON.stringify({ title: slug, sections: [{ name: 'main', items }] })],
    )
    await shop.settled()
    const { sections } = await shop.call('content.augmentedPage', {
      params: { mode: 'live', siteId: 'US', page: slug },
    })
    const found = sections.flatMap(section => section.items)
    return found.map(item => ('recommendedProducts' in item ? item.recommendedProducts.map(({ id }) => id) : undefined))
  }

  it('are those that somebody chose, in their order, whatever the engine would say', async () => {
    const first = await product(shop, { name: 'First' })
    const second = await product(shop, { name: 'Second' })
    const productIds = [second.productId, first.productId]
    const decided = { type: 'product-recommendations', monetateDecision: { name: 'trending' } }
    const shelf = { type: 'product-recommendations-widget', widgetId: 'similar' }
    expect(
      await shown('by-hand', [
        { id: 'a', ...decided, productIds },
        { id: 'b', ...shelf, productIds },
        { id: 'c', ...decided },
      ]),
    ).toEqual([productIds, productIds, []])
  })

  it('are the favourites of the category that somebody named', async () => {
    const boot = await product(shop, { name: 'Boot', categoryId: 7000 })
    await product(shop, { name: 'Anything else' })
    const shelf = { id: 'a', type: 'product-recommendations-widget', widgetId: 'similar', categoryIds: ['7000'] }
    expect(await shown('by-category', [shelf])).toEqual([[boot.productId]])
  })
})
