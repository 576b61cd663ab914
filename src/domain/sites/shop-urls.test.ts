import { describe, expect, it } from 'vitest'
import { categoryPageUrl, homeUrl, productPageUrl, shopUrl } from './shop-urls.ts'

describe('the addresses of the shop', () => {
  it('puts the locale before the path', () => {
    expect(shopUrl('fr-ca', '/cart')).toBe('/fr-ca/cart')
    expect(shopUrl('fr-ca', '')).toBe(homeUrl('fr-ca'))
  })

  it('fills in what the path names and asks for the rest', () => {
    expect(shopUrl('en-us', '/orders/:number', { number: 'A/1', page: 2, gone: undefined })).toBe(
      '/en-us/orders/A%2F1?page=2',
    )
    expect(shopUrl('en-us', '/search', { q: 'trail & road' })).toBe('/en-us/search?q=trail%20%26%20road')
  })

  it('keeps the parts of a path that takes several', () => {
    expect(shopUrl('en-us', '/join-event/:slug*', { slug: 'events/night run', event: 'E1' })).toBe(
      '/en-us/join-event/events/night%20run?event=E1',
    )
  })

  it('writes products and categories as the table has them', () => {
    expect(productPageUrl('de-de', 'spur-ABCD1234')).toBe(shopUrl('de-de', '/p/:slug', { slug: 'spur-ABCD1234' }))
    expect(categoryPageUrl('de-de', 'schuhe-2301')).toBe(shopUrl('de-de', '/c/:slug', { slug: 'schuhe-2301' }))
  })
})
