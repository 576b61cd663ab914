import { describe, expect, it } from 'vitest'
import { birthDate, date, maxDate, minDate } from './date-validators.ts'

describe('date validators', () => {
  it('ask a real date in the format', () => {
    expect(date()('2024-02-30')?.message).toBe('Date should match YYYY-MM-DD and be a valid date.')
    expect(date('DD/MM/YYYY')('30/02/2024')?.message).toBe('Date should match DD/MM/YYYY and be a valid date.')
    expect(date()('2024-02-29')).toBeUndefined()
    expect(date()('')).toBeUndefined()
  })

  it('bound a date', () => {
    expect(minDate('2024-01-01')('2023-12-31')?.params).toEqual({ min: '2024-01-01' })
    expect(minDate('2024-01-01')('2024-01-01')).toBeUndefined()
    expect(maxDate('2024-01-01', 'DD/MM/YYYY')('02/01/2024')?.params).toEqual({ max: '01/01/2024' })
    expect(maxDate('2024-01-01')('not a date')).toBeUndefined()
  })
})

describe('birthDate', () => {
  const rule = birthDate({ format: 'MM/DD/YYYY', today: '2026-06-15', minimumAge: 13 })

  it('refuses days before the minimum, the too young and the unborn', () => {
    expect(rule('12/31/1899')?.key).toBe('dobValidationMsg')
    expect(rule('06/16/2013')).toMatchObject({ key: 'dobAgeRestrictionMsg', params: { minimalAge: 13 } })
    expect(rule('06/16/2030')?.key).toBe('dobAgeRestrictionMsg')
    expect(rule('13/40/2000')?.key).toBe('date')
  })

  it('accepts who is old enough today', () => {
    expect(rule('06/15/2013')).toBeUndefined()
    expect(rule('01/01/1900')).toBeUndefined()
  })
})
