import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestLocale } from './accept-language.ts'
import { LOCALES } from './sites.ts'

describe('bestLocale', () => {
  it('takes the exact locale the visitor prefers', () => {
    expect(bestLocale('de-DE,de;q=0.9,en;q=0.8')).toBe('de-de')
    expect(bestLocale('en;q=0.5, fr-CA;q=0.9')).toBe('fr-ca')
  })

  it('prefers the language that is spoken best to a country of another one', () => {
    expect(bestLocale('de-AT,de;q=0.9,en-US;q=0.8,en;q=0.7')).toBe('de-de')
    expect(bestLocale('nl-BE,fr-BE;q=0.9,en-GB;q=0.5')).toBe('fr-fr')
  })

  it('takes the country that is named within that language', () => {
    expect(bestLocale('en,en-GB;q=0.5')).toBe('en-gb')
    expect(bestLocale('fr-BE,fr-CA;q=0.5')).toBe('fr-ca')
  })

  it('falls back to the language, at home where it has one', () => {
    expect(bestLocale('fr-BE')).toBe('fr-fr')
    expect(bestLocale('es-MX')).toBe('es-es')
    expect(bestLocale('en-AU')).toBe('en-us')
    expect(bestLocale('fr', 'fr-ca')).toBe('fr-ca')
  })

  it('ignores languages the visitor refuses', () => {
    expect(bestLocale('de-DE;q=0, es-ES')).toBe('es-es')
    expect(bestLocale('de-DE;q=0')).toBe('en-us')
  })

  it('answers the fallback when nothing fits', () => {
    expect(bestLocale('ja')).toBe('en-us')
    expect(bestLocale(undefined, 'en-gb')).toBe('en-gb')
  })

  it('answers one of our locales whatever the header says', () => {
    fc.assert(fc.property(fc.string(), header => LOCALES.includes(bestLocale(header))))
  })
})
