import { describe, expect, it } from 'vitest'
import { POSTAL_RULES, isPostalCode, normalPostalCode } from './postal-codes.ts'
import { SITES, SITE_IDS } from '../sites/sites.ts'

describe('postal codes', () => {
  it('accept their own example, as long as they ask', () => {
    for (const [country, { example, minLength }] of Object.entries(POSTAL_RULES)) {
      expect(isPostalCode(country, example), country).toBe(true)
      expect(isPostalCode(country, example.slice(0, -1)), country).toBe(false)
      expect(example.length).toBeGreaterThanOrEqual(minLength)
    }
  })

  it('are known wherever we ship', () => {
    for (const id of SITE_IDS) for (const country of SITES[id].shipsTo) expect(POSTAL_RULES[country]).toBeDefined()
  })

  it('are spaced and upper-cased as the post writes them', () => {
    expect(normalPostalCode('CA', 'k1a0b1')).toBe('K1A 0B1')
    expect(normalPostalCode('GB', ' m11ae')).toBe('M1 1AE')
    expect(normalPostalCode('US', '97205')).toBe('97205')
    expect(isPostalCode('GB', 'sw1a1aa')).toBe(true)
  })

  it('refuse letters and regions that do not exist', () => {
    expect(isPostalCode('CA', 'D1A 0B1')).toBe(false)
    expect(isPostalCode('ES', '53000')).toBe(false)
    expect(isPostalCode('US', '9720')).toBe(false)
  })
})
