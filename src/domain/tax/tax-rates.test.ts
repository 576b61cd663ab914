import { describe, expect, it } from 'vitest'
import { provincesOf } from '../address/provinces.ts'
import { SITES, SITE_IDS } from '../sites/sites.ts'
import { findTaxRates } from './tax-rates.ts'

const percentsOf = (country: string, province?: string) =>
  findTaxRates({ country, province })?.rates.map(({ name, percent }) => `${name} ${percent}`)

describe('findTaxRates', () => {
  it('knows every destination we ship to', () => {
    for (const id of SITE_IDS) {
      for (const country of SITES[id].shipsTo) {
        const provinces = country === 'US' || country === 'CA' ? provincesOf(country).map(({ code }) => code) : ['']
        for (const province of provinces) {
          const rates = findTaxRates({ country, province })
          expect(rates?.included, `${country} ${province}`).toBe(SITES[id].features.pricesIncludeTax)
        }
      }
    }
  })

  it('adds the state rate in the United States, and nothing where there is none', () => {
    expect(percentsOf('US', 'CA')).toEqual(['Sales tax 7.25'])
    expect(percentsOf('US', 'OR')).toEqual([])
  })

  it('adds federal and provincial taxes in Canada', () => {
    expect(percentsOf('CA', 'QC')).toEqual(['GST 5', 'QST 9.975'])
    expect(percentsOf('CA', 'ON')).toEqual(['HST 13'])
    expect(percentsOf('CA', 'AB')).toEqual(['GST 5'])
  })

  it('includes VAT in Europe', () => {
    expect(percentsOf('DE')).toEqual(['VAT 19'])
    expect(percentsOf('GB')).toEqual(['VAT 20'])
  })

  it('does not guess where a country has places outside its own VAT', () => {
    for (const [country, postalCode] of [
      ['ES', '35001'],
      ['ES', '51001'],
      ['FR', '97400'],
      ['DE', '27498'],
      ['DE', '78266'],
      ['GB', 'JE2 3AB'],
      ['GB', 'BT1 5GS'],
      ['FI', '22100'],
    ] as const)
      expect(findTaxRates({ country, postalCode }), postalCode).toBeUndefined()
    expect(findTaxRates({ country: 'ES', postalCode: '28013' })?.rates).toMatchObject([{ percent: 21 }])
    expect(findTaxRates({ country: 'FR', postalCode: '75001' })?.rates).toMatchObject([{ percent: 20 }])
  })

  it('does not guess', () => {
    expect(findTaxRates({ country: 'US' })).toBeUndefined()
    expect(findTaxRates({ country: 'CA', province: 'XX' })).toBeUndefined()
    expect(findTaxRates({ country: 'JP' })).toBeUndefined()
  })
})
