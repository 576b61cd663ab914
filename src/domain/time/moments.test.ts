import { describe, expect, it } from 'vitest'
import { dayText, momentText } from './moments.ts'

const LATE = '2026-11-15T23:30:00Z'
const SUMMER = '2026-07-01T06:05:00Z'

describe('moments of an order', () => {
  // Between hour and half of the day some versions of the locale data write a narrow space.
  const moment = (...given: Parameters<typeof momentText>) => momentText(...given).replaceAll(/\s/g, ' ')

  it('are told in the time of the shop, whatever the zone of the server', () => {
    expect(moment('en-us', LATE)).toBe('Nov 15, 2026, 4:30 PM MST')
    expect(moment('en-us', SUMMER)).toBe('Jul 1, 2026, 12:05 AM MDT')
    expect(moment('en-gb', LATE)).toBe('15 Nov 2026, 23:30 GMT')
    expect(moment('de-de', LATE)).toBe('16. Nov. 2026, 00:30 MEZ')
    expect(moment('fr-fr', SUMMER)).toMatch(/^1 juil\. 2026,? 08:05 UTC\+2$/)
  })

  it('fall on the day of the shop', () => {
    expect(dayText('de-de', LATE)).toBe('16. November 2026')
    expect(dayText('en-us', LATE)).toBe('November 15, 2026')
    expect(dayText('fr-ca', '2026-11-16T03:00:00Z')).toBe('15 novembre 2026')
  })
})
