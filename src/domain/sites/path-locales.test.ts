import { describe, expect, it } from 'vitest'
import { isIn, namesLocale, pathIn } from './path-locales.ts'

describe('the locale of a path', () => {
  it('takes a path to another locale', () => {
    expect(pathIn('es-es', '/en-us/p/trail')).toBe('/es-es/p/trail')
    expect(pathIn('es-es', '/help')).toBe('/es-es/help')
    expect(pathIn('es-es', '/en-us')).toBe('/es-es')
  })

  it('tells which paths are in a locale', () => {
    expect([namesLocale('/en-us'), namesLocale('/en-us/cart'), namesLocale('/cart')]).toEqual([true, true, false])
    expect([isIn('en-us', '/en-us/cart'), isIn('en-us', '/en-gb/cart')]).toEqual([true, false])
  })
})
