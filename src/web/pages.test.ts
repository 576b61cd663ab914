import { expect, it } from 'vitest'
import { PAGE_PATHS } from '#domain/sites/shop-urls.ts'
import { pages } from './pages.ts'

it('has one page for every path of the shop, in the order of its table', () => {
  expect(pages.map(({ path }) => path)).toEqual(PAGE_PATHS)
})
