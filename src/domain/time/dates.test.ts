import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  addDays,
  addYears,
  ageAt,
  dayOf,
  daysBetween,
  eventDays,
  formatDate,
  isExpired,
  isIsoDate,
  maskDate,
  parseDate,
  startOfYear,
} from './dates.ts'

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const format = fc.constantFrom('YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY')

describe('dates', () => {
  it('reads what it writes in every format', () => {
    fc.assert(fc.property(day, format, (date, as) => parseDate(formatDate(date, as), as) === date))
  })

  it('refuses days that do not exist and other formats', () => {
    expect(parseDate('2023-02-29')).toBeUndefined()
    expect(parseDate('2024-02-29')).toBe('2024-02-29')
    expect(parseDate('31/12/2024', 'MM/DD/YYYY')).toBeUndefined()
    expect(parseDate('31/12/2024', 'DD/MM/YYYY')).toBe('2024-12-31')
    expect(isIsoDate('2024-1-1')).toBe(false)
  })

  it('puts typed digits into the mask', () => {
    expect(['', '1', '12', '123', '12/31', '12319', '12/31/1999', '123119991'].map(maskDate)).toEqual([
      '',
      '1',
      '12',
      '12/3',
      '12/31',
      '12/31/9',
      '12/31/1999',
      '12/31/1999',
    ])
  })

  it('counts whole years of age', () => {
    expect(ageAt('2010-06-15', '2026-06-14')).toBe(15)
    expect(ageAt('2010-06-15', '2026-06-15')).toBe(16)
    expect(ageAt('2008-02-29', '2024-02-29')).toBe(16)
    expect(ageAt('2008-02-29', '2025-02-28')).toBe(16)
  })

  it('lists every day of an event, both ends included', () => {
    expect(eventDays('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(eventDays('2024-03-02', '2024-03-01')).toEqual([])
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (start, length) => {
        const days = eventDays(start, addDays(start, length))
        expect(days).toHaveLength(length + 1)
        expect(days.at(-1)).toBe(addDays(start, length))
        expect(daysBetween(start, days.at(-1) ?? '')).toBe(length)
      }),
    )
  })

  it('skips weekends and holidays when it adds business days', () => {
    expect(addBusinessDays('2024-05-03', 1)).toBe('2024-05-06')
    expect(addBusinessDays('2024-05-03', 5)).toBe('2024-05-10')
    expect(addBusinessDays('2024-05-03', 1, new Set(['2024-05-06']))).toBe('2024-05-07')
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (start, count) => {
        const end = addBusinessDays(start, count)
        const worked = eventDays(addDays(start, 1), end).filter(date => ![0, 6].includes(new Date(date).getUTCDay()))
        expect(worked.at(-1)).toBe(end)
        expect(worked).toHaveLength(count)
      }),
    )
  })

  it('knows the day of an instant where the shopper is', () => {
    const instant = new Date('2024-05-04T02:00:00Z')
    expect(dayOf(instant)).toBe('2024-05-04')
    expect(dayOf(instant, 'America/New_York')).toBe('2024-05-03')
  })

  it('begins a year where the shop is at home', () => {
    const instant = new Date('2026-01-01T03:00:00Z')
    expect(startOfYear(instant, 'America/Denver').toISOString()).toBe('2025-01-01T07:00:00.000Z')
    expect(startOfYear(instant, 'Europe/Berlin').toISOString()).toBe('2025-12-31T23:00:00.000Z')
    expect(startOfYear(new Date('2026-07-01T00:00:00Z'), 'Europe/London').toISOString()).toBe(
      '2026-01-01T00:00:00.000Z',
    )
  })

  it('finds a day some years later, also after the end of a February', () => {
    expect(addYears('2026-05-04', 5)).toBe('2031-05-04')
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29')
  })

  it('lets a card end with its month', () => {
    expect(isExpired({ year: 2026, month: 4 }, '2026-04-30')).toBe(false)
    expect(isExpired({ year: 2026, month: 4 }, '2026-05-01')).toBe(true)
    expect(isExpired({ year: 2026, month: 12 }, '2027-01-01')).toBe(true)
  })
})
