import { beforeAll, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { importContent } from './import.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await importContent(shop.database.pool)
})

it('finds the items of articles, and logs nothing', async () => {
  const said = shop.logged.length
  const params = { mode: 'live', siteId: 'US', docType: 'rich-text' } as const
  const pages = [1, 2, 3, 4].map(page => shop.call('content.showcase', { params, query: { limit: 50, page } }))
  const items = (await Promise.all(pages)).flatMap(found => found.items)
  expect(items.map(({ id }) => id)).toContain('story-a-boot-in-ninety-steps')
  expect(shop.logged.slice(said).filter(line => line.includes('CMS Error'))).toEqual([])
})
