import { describe, expect, it } from 'vitest'
import { compilePages } from './match.ts'
import { pages } from './pages.ts'
import { sharedAddress } from './shared-address.ts'

const find = compilePages(pages)
const at = (path: string) => sharedAddress(find, new URL(path, 'http://shop.test'))

describe('the address of a page that strangers share', () => {
  it.each([
    ['/en-us', '/en-us'],
    ['/en-us/?utm_source=mail&x=1', '/en-us'],
    [
      '/en-us/c/boots-2301/?sort=newest&gclid=1&colour=red&colour=blue',
      '/en-us/c/boots-2301?colour=red&colour=blue&sort=newest',
    ],
    ['/en-us/c/boots%2D2301', '/en-us/c/boots-2301'],
    ['/en-us/search?tab=stories&q=trail%20shoe', '/en-us/search?q=trail+shoe&tab=stories'],
    ['/en-us/p/runner-TR100?testContext=segments:loyalty', '/en-us/p/runner-TR100'],
    ['/en-us/help/returns?tag=a', '/en-us/help/returns?tag=a'],
  ])('%s is %s', (asked, address) => {
    expect(at(asked)).toBe(address)
  })

  it.each([
    '/en-us/cart',
    '/en-us/account',
    '/en-us?preview',
    '/en-us/p/runner-TR100?stars=5',
    '/en-us/p/runner-TR100?said=asked',
  ])('%s is no shared one', asked => {
    expect(at(asked)).toBeUndefined()
  })

  it('is where it says it is', () => {
    for (const asked of ['/en-us/c/boots-2301?show=2&page=3', '/en-us/help/a%20b/c?x=1']) {
      const address = at(asked) ?? ''
      expect(at(address)).toBe(address)
    }
  })
})
