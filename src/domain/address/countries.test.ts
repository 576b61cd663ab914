import { expect, it } from 'vitest'
import { COUNTRY_CODES, addressCountries, countryList, countryName } from './countries.ts'
import { SITES } from '../sites/sites.ts'

it('names countries in the languages of the sites', () => {
  expect(['en', 'fr', 'de', 'es'].map(tag => countryName('DE', tag))).toEqual([
    'Germany',
    'Allemagne',
    'Deutschland',
    'Alemania',
  ])
})

it('sorts as the language does', () => {
  expect(countryList(['US', 'AT', 'EG'], 'de').map(({ code }) => code)).toEqual(['EG', 'AT', 'US'])
})

it('offers the countries a site ships to, and all for billing', () => {
  expect(addressCountries(SITES.FR, 'shipping', 'fr').map(({ code }) => code)).toEqual(['BE', 'FR', 'LU'])
  expect(addressCountries(SITES.FR, 'billing', 'fr')).toHaveLength(COUNTRY_CODES.length)
})
