import { describe, expect, it } from 'vitest'
import {
  LOCALES,
  LOCALE_FACTS,
  SITES,
  SITE_IDS,
  bcp47Of,
  dateFormatOf,
  defaultLocaleOf,
  findLocale,
  findSite,
  isEmea,
  siteOfLocale,
} from './sites.ts'

describe('sites', () => {
  it('gives every locale to exactly the site that lists it', () => {
    for (const locale of LOCALES) {
      const owners = SITE_IDS.filter(id => SITES[id].locales.includes(locale))
      expect(owners).toEqual([LOCALE_FACTS[locale].site])
    }
  })

  it('ships at least to the country of the site', () => {
    for (const id of SITE_IDS) expect(SITES[id].shipsTo).toContain(SITES[id].country)
  })

  it('finds a locale from a URL segment and refuses what is not one', () => {
    expect(findLocale('fr-ca')).toBe('fr-ca')
    expect(findLocale('FR_ca')).toBe('fr-ca')
    expect(findLocale('it-it')).toBeUndefined()
    expect(findLocale('cart')).toBeUndefined()
  })

  it('finds a site by its id', () => {
    expect(findSite('gb')?.currency).toBe('GBP')
    expect(findSite('IT')).toBeUndefined()
  })

  it('tells the site, tag and date format of a locale', () => {
    expect(siteOfLocale('fr-ca').id).toBe('CA')
    expect(bcp47Of('fr-ca')).toBe('fr-CA')
    expect(dateFormatOf('en-ca')).toBe('MM/DD/YYYY')
    expect(dateFormatOf('fr-ca')).toBe('DD/MM/YYYY')
    expect(defaultLocaleOf(SITES.CA)).toBe('en-ca')
  })

  it('enforces consent and asks gender in EMEA only', () => {
    const emea = SITE_IDS.filter(id => isEmea(SITES[id]))
    expect(emea).toEqual(['GB', 'DE', 'FR', 'ES'])
    expect(SITE_IDS.filter(id => SITES[id].features.consentEnforced)).toEqual(emea)
    expect(SITE_IDS.filter(id => SITES[id].features.genderAsked)).toEqual(emea)
    expect(SITE_IDS.filter(id => SITES[id].features.minimumAge === 16)).toEqual(emea)
  })
})
