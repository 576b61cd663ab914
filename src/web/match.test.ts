import { expect, it } from 'vitest'
import { type PagePath } from '#domain/sites/shop-urls.ts'
import { compilePages } from './match.ts'
import { page } from './page-factory.tsx'

const at = (path: PagePath) => page({ path, load: async () => ({}), head: () => ({ title: '' }), View: () => null })
const find = compilePages([at('/c/:slug'), at('/:slug*')])

it('finds a page with and without a slash at its end, and takes the rest of a path as one part', () => {
  for (const path of ['/en-us/help/returns', '/en-us/help/returns/'])
    expect(find(path)?.params).toEqual({ locale: 'en-us', slug: 'help/returns' })
  for (const path of ['/en-us/c/a%20b', '/en-us/c/a%20b/'])
    expect(find(path)?.params).toEqual({ locale: 'en-us', slug: 'a b' })
  expect(find('/en-us/c/%E0%A4%A')?.params['slug']).toBe('%E0%A4%A')
})
