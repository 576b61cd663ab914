import { describe, expect, it } from 'vitest'
import { exceptionsFrom, hoursOn, nextOpenDay, openNow, type Opening } from './opening-hours.ts'

const week: Opening = {
  hours: { mon: ['10:00', '19:00'], sat: ['10:00', '16:00'] },
  exceptions: [
    { date: '2026-12-26', name: 'Stock-taking', yearly: false },
    { date: '2020-12-28', name: 'Founding day', yearly: true },
    { date: '2026-12-28', name: 'Late shopping', yearly: false, hours: ['12:00', '22:00'] },
  ],
}

describe('opening hours', () => {
  it('are those of the weekday, unless the day is an exception or a holiday', () => {
    expect(hoursOn(week, '2026-12-19')).toEqual(['10:00', '16:00'])
    expect(hoursOn(week, '2026-12-20')).toBeUndefined()
    expect(hoursOn(week, '2026-12-26')).toBeUndefined()
    expect(hoursOn(week, '2026-12-28')).toEqual(['12:00', '22:00'])
    expect(hoursOn(week, '2020-12-28')).toBeUndefined()
    expect(hoursOn(week, '2015-12-28')).toEqual(['10:00', '19:00'])
  })

  it('tell which days to come differ, holidays with this year’s date', () => {
    expect(exceptionsFrom(week, '2027-12-20', 14).map(({ date, name }) => [date, name])).toEqual([
      ['2027-12-28', 'Founding day'],
    ])
  })

  it('say when somebody can come: today until it closes there, then the next day that is open', () => {
    const at = (instant: string) => nextOpenDay(week, new Date(instant), 'America/Denver')
    expect(at('2026-12-19T22:59:00Z')).toBe('2026-12-19')
    expect(at('2026-12-19T23:00:00Z')).toBe('2026-12-21')
    expect(at('2026-12-26T18:00:00Z')).toBe('2026-12-28')
    expect(nextOpenDay({ hours: {}, exceptions: [] }, new Date(), 'UTC')).toBeUndefined()
  })

  it('say until when it is open by the clock there, or when it opens next', () => {
    const at = (instant: string) => openNow(week, new Date(instant), 'America/Denver')
    expect(at('2026-12-19T16:59:00Z')).toEqual({ open: false, date: '2026-12-19', from: '10:00', today: true })
    expect(at('2026-12-19T17:00:00Z')).toEqual({ open: true, until: '16:00' })
    expect(at('2026-12-19T23:00:00Z')).toEqual({ open: false, date: '2026-12-21', from: '10:00', today: false })
    expect(at('2026-12-28T19:00:00Z')).toEqual({ open: true, until: '22:00' })
    expect(openNow({ hours: {}, exceptions: [] }, new Date(), 'UTC')).toBeUndefined()
  })
})
