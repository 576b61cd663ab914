import { expect, it } from 'vitest'
import { addressOfPlace, frameAddressOfPlace, placeOf } from './walked-places.ts'

it.each([
  ['/de-de/c/boots?size=42', '/de-de/c/boots?size=42'],
  ['/c/boots', '/fr-ca/c/boots'],
  ['help', '/fr-ca/help'],
  [' /help/ ', '/fr-ca/help'],
  ['', '/fr-ca'],
  ['/en-us', '/en-us'],
  ['https://shop.example/en-gb/about?a=1#top', '/en-gb/about?a=1'],
  ['/studio/frame/en-us/search?walk=yes', '/en-us/search?walk=yes'],
  ['http://', '/fr-ca'],
])('%j is the place %s for who looks at fr-ca', (typed, address) => {
  expect(addressOfPlace(placeOf(typed, 'fr-ca'))).toBe(address)
})

it('keeps what a page is asked for apart from how it is looked at', () => {
  const shown = new URL(
    frameAddressOfPlace(placeOf('/en-us/search?q=wool&at=x', 'en-us'), { at: 'y' }),
    'https://a.test',
  )
  expect(shown.pathname).toBe('/studio/frame/en-us/search')
  expect(Object.fromEntries(shown.searchParams)).toEqual({ at: 'y', walk: 'yes', query: 'q=wool&at=x' })
})
