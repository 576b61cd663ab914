import { describe, expect, it } from 'vitest'
import { filterByShows, pageTypeOf, pathSegments, shownIn } from './page-types.ts'

describe('pageTypeOf', () => {
  it('reads the type from the path, with or without a locale', () => {
    const types = {
      '/': 'Home',
      '/en-gb': 'Home',
      '/en-gb/c/trail-running-2301': 'PLP',
      '/en-us/p/summit-boot-CR0100AB': 'PDP',
      '/cart': 'Cart',
      '/fr-ca/account/orders': 'Account',
      '/en-us/search': 'SearchHub',
      '/de-de/order-confirmation?orderNumber=1': 'Order Confirmation',
      '/checkout': 'Checkout',
      '/en-us/help/contact-us': 'Other',
      '/en-us/p/nothing': 'Other',
      '/en-us/c/12': 'Other',
    }
    for (const [path, type] of Object.entries(types)) expect(pageTypeOf({ path }), path).toBe(type)
  })

  it('tells a search from its hub', () => {
    expect(pageTypeOf({ path: '/en-us/search', query: 'boots' })).toBe('Search')
    expect(pageTypeOf({ path: '/en-us/search', query: ' ' })).toBe('SearchHub')
  })

  it('says Error when the page is unavailable', () => {
    expect(pageTypeOf({ path: '/cart', unavailable: true })).toBe('Error')
  })
})

describe('paths', () => {
  it('drop the locale, the query and the hash', () => {
    expect(pathSegments('/en-us/a/b?c=d#e')).toEqual(['a', 'b'])
    expect(pathSegments('/help/contact-us')).toEqual(['help', 'contact-us'])
  })

  it('tell the product or category shown', () => {
    expect(shownIn('/en-us/p/boot-CR0100AB')).toEqual({ productId: 'CR0100AB' })
    expect(shownIn('/en-us/c/boots-2301')).toEqual({ categoryId: '2301' })
    expect(shownIn('/en-us/cart')).toEqual({})
  })

  it('show a filter-by section by its inclusion rule', () => {
    expect(filterByShows('/en-us/c/boots-2301', 'IN', ['2301'])).toBe(true)
    expect(filterByShows('/en-us/c/boots-2301', 'NOT IN', ['2301'])).toBe(false)
    expect(filterByShows('/en-us/p/boot-CR0100AB', 'NOT IN', ['2301'])).toBe(true)
    expect(filterByShows('/en-us/cart', 'NOT IN', ['2301'])).toBe(false)
  })
})
