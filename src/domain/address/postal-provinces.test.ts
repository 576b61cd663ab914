import { describe, expect, it } from 'vitest'
import { isPostalCode } from './postal-codes.ts'
import { liesIn } from './postal-provinces.ts'
import { provincesOf } from './provinces.ts'

describe('a postal code and a province', () => {
  it.each([
    ['US', '97205', 'OR'],
    ['US', '97205-1234', 'OR'],
    ['US', '10001', 'NY'],
    ['US', '06390', 'NY'],
    ['US', '20101', 'VA'],
    ['US', '73301', 'TX'],
    ['US', '88510', 'TX'],
    ['US', '73949', 'OK'],
    ['US', '73949', 'TX'],
    ['US', '00901', 'PR'],
    ['US', '09012', 'AE'],
    ['CA', 'K1A 0B1', 'ON'],
    ['CA', 'K1A 0B1', 'QC'],
    ['CA', 'X0A 0H0', 'NU'],
    ['ES', '28013', 'M'],
    ['ES', '52001', 'ML'],
    ['DE', '10115', ''],
    ['GB', 'SW1A 1AA', 'London'],
  ])('in %s: %s lies in %s', (country, code, province) => {
    expect(liesIn(country, code, province)).toBe(true)
  })

  it.each([
    ['US', '97205', 'MT'],
    ['US', '90210', 'OR'],
    ['US', '73301', 'OK'],
    ['US', '34001', 'FL'],
    ['CA', 'M5V 2T6', 'AB'],
    ['CA', 'X1A 1A1', 'NU'],
    ['ES', '35001', 'M'],
  ])('in %s: %s does not lie in %s', (country, code, province) => {
    expect(liesIn(country, code, province)).toBe(false)
  })

  it('know each other: every province has codes, and no code of Spain or Canada is nowhere', () => {
    for (const { code } of provincesOf('US'))
      expect(
        Array.from({ length: 1000 }, (_, start) => `${start}`.padStart(3, '0')).some(start =>
          liesIn('US', `${start}01`, code),
        ),
      ).toBe(true)
    const somewhere = (country: string, code: string) =>
      !isPostalCode(country, code) || provincesOf(country).some(province => liesIn(country, code, province.code))
    for (let start = 1; start <= 52; start++) expect(somewhere('ES', `${`${start}`.padStart(2, '0')}001`)).toBe(true)
    for (const letter of 'ABCEGHJKLMNPRSTVY') expect(somewhere('CA', `${letter}1A 1A1`)).toBe(true)
  })

  it('is one state for nearly every code of the United States', () => {
    for (let start = 10; start < 1000; start++) {
      const code = `${`${start}`.padStart(3, '0')}01`
      expect(provincesOf('US').filter(({ code: state }) => liesIn('US', code, state)).length).toBeLessThanOrEqual(2)
    }
  })
})
