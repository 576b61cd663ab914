import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

describe('where to go on', () => {
  it('is a page of this shop', () => {
    expect(returnPath('en-us', '/en-us/checkout?step=billing')).toBe('/en-us/checkout?step=billing')
    expect(returnPath('en-us', '/fr-fr')).toBe('/fr-fr')
  })

  it.each([
    'https://elsewhere.test/en-us',
    '//elsewhere.test/en-us',
    '/\\elsewhere.test/en-us',
    '\\\\elsewhere.test',
    'javascript:alert(1)',
    '/en-us//elsewhere.test',
    '/api/token',
    '',
    'http://',
  ])('is never %s', wanted => {
    expect(returnPath('en-us', wanted)).toBe('/en-us/account')
  })
})
