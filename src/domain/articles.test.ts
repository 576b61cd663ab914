import { expect, it } from 'vitest'
import { firstArticles, initialArticleCount, moreArticles, visibleFacets, withTags } from './articles.ts'

it('loads rows times columns at first, three columns by default', () => {
  expect(initialArticleCount(2)).toBe(6)
  expect(initialArticleCount(2, 4)).toBe(8)
})

it('shows 4, 10 or 20 facets until all are asked for', () => {
  const facets = Array.from({ length: 30 }, (_, index) => index)
  expect((['sm', 'md', 'lg'] as const).map(breakpoint => visibleFacets(facets, breakpoint, false).length)).toEqual([
    4, 10, 20,
  ])
  expect(visibleFacets(facets, 'sm', true)).toHaveLength(30)
})

it('advances by the page size and starts over when tags change', () => {
  const second = moreArticles(firstArticles(6))
  expect(moreArticles(second).offset).toBe(12)
  expect(withTags(second, ['t1'])).toEqual({ offset: 0, limit: 6, tagIds: ['t1'] })
})
