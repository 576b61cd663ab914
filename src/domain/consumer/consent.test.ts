import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONSENT_CATEGORY_IDS, formatConsent, hasConsent, parseConsent } from './consent.ts'
import { SITES } from '../sites/sites.ts'

describe('consent', () => {
  it('is enforced in EMEA', () => {
    expect(hasConsent('C0004', { site: SITES.DE, given: [] })).toBe(false)
    expect(hasConsent('C0004', { site: SITES.DE, given: ['C0004'] })).toBe(true)
    expect(hasConsent('C0001', { site: SITES.DE, given: [] })).toBe(true)
  })

  it('is not enforced elsewhere, nor in preview', () => {
    expect(hasConsent('C0004', { site: SITES.US, given: [] })).toBe(true)
    expect(hasConsent('C0004', { site: SITES.DE, given: [], preview: true })).toBe(true)
  })

  it('survives its cookie, the required category always included', () => {
    fc.assert(
      fc.property(fc.subarray([...CONSENT_CATEGORY_IDS]), given => {
        expect(parseConsent(formatConsent(given))).toEqual([...new Set(['C0001', ...given])])
      }),
    )
    expect(parseConsent(undefined)).toBeUndefined()
    expect(parseConsent('C9999')).toEqual(['C0001'])
  })
})
