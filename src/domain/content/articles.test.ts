import { expect, it } from 'vitest'
import {
  FACET_COUNTS,
  articlesAddress,
  articlesPart,
  askedArticles,
  firstArticles,
  initialArticleCount,
  moreArticles,
  searchedTags,
  toggledTag,
  withTags,
} from './articles.ts'

it('loads rows times columns at first, three columns by default', () => {
  expect(initialArticleCount(2)).toBe(6)
  expect(initialArticleCount(2, 4)).toBe(8)
})

it('shows 4, 10 and 20 tags on small, medium and large screens', () => {
  expect(FACET_COUNTS).toEqual({ sm: 4, md: 10, lg: 20 })
})

it('advances by the page size and starts over when tags change', () => {
  const second = moreArticles(firstArticles(6))
  expect(moreArticles(second).offset).toBe(12)
  expect(withTags(second, ['t1'])).toEqual({ offset: 0, limit: 6, tagIds: ['t1'] })
})

it('says in the address what is shown, and reads it back', () => {
  const before = new URLSearchParams('preview&previewDateTime=2026-12-01&utm_source=mail&tag=wet&show=3')
  const asked = askedArticles(before, 6)
  expect(asked).toEqual({ offset: 12, limit: 6, tagIds: ['wet'] })
  const next = toggledTag(asked, 'care')
  const address = articlesAddress('/en-us/stories', before, next)
  expect(address).toBe('/en-us/stories?preview=&previewDateTime=2026-12-01&tag=wet&tag=care')
  expect(askedArticles(new URL(address, 'https://cairn.test').searchParams, 6)).toEqual(next)
  expect(toggledTag(next, 'wet').tagIds).toEqual(['care'])
  expect(articlesPart(before)).toBe('preview=&previewDateTime=2026-12-01&tag=wet&show=3')
  expect(articlesAddress('/en-us/stories', new URLSearchParams('tag=wet'), firstArticles(6))).toBe('/en-us/stories')
})

it.each(['show=-1&tag=', 'show=x&tag=%3Cb%3E', 'show=1.5'])(
  'does not ask for what an address cannot mean (%s)',
  query => {
    expect(askedArticles(new URLSearchParams(query), 6)).toEqual(firstArticles(6))
  },
)

it('searches by what was chosen in place of the tags of the list, or besides them', () => {
  expect(searchedTags(['care'], [], false)).toEqual(['care'])
  expect(searchedTags(['care'], ['wet'], false)).toEqual(['wet'])
  expect(searchedTags(['care'], ['wet'], true)).toEqual(['care', 'wet'])
})
