import { describe, expect, it } from 'vitest'
import { instantIn, localIn } from './zoned.ts'

const BERLIN = 'Europe/Berlin'
const NEW_YORK = 'America/New_York'

describe('a moment of a place', () => {
  it('is told as clocks show it there, in summer and in winter', () => {
    expect(localIn('2026-07-01T22:30:00.000Z', BERLIN)).toBe('2026-07-02T00:30:00')
    expect(localIn('2026-12-31T23:30:15.000Z', BERLIN)).toBe('2027-01-01T00:30:15')
    expect(localIn('2026-12-31T04:59:00.000Z', NEW_YORK)).toBe('2026-12-30T23:59:00')
  })

  it('comes back as it was written, on every hour of days on which clocks are changed', () => {
    for (const [day, zone] of [
      ['2026-03-29', BERLIN],
      ['2026-10-25', BERLIN],
      ['2026-03-08', NEW_YORK],
      ['2026-11-01', NEW_YORK],
      ['2026-06-15', 'UTC'],
    ] as const)
      for (const hour of ['00', '01', '04', '12', '23']) {
        const local = `${day}T${hour}:30:00`
        const { at, comes } = instantIn(local, zone)
        expect(localIn(at, zone)).toBe(local)
        expect(comes).toBe(zone === NEW_YORK && day === '2026-11-01' && hour === '01' ? 'twice' : 'once')
      }
  })

  it('that clocks leave out is the one as long after the change', () => {
    expect(instantIn('2026-03-29T02:30', BERLIN)).toEqual({ at: '2026-03-29T01:30:00.000Z', comes: 'never' })
    expect(localIn('2026-03-29T01:30:00.000Z', BERLIN)).toBe('2026-03-29T03:30:00')
    expect(instantIn('2026-03-08T02:30', NEW_YORK)).toEqual({ at: '2026-03-08T07:30:00.000Z', comes: 'never' })
  })

  it('that clocks show twice is the first of the two', () => {
    expect(instantIn('2026-10-25T02:30', BERLIN)).toEqual({ at: '2026-10-25T00:30:00.000Z', comes: 'twice' })
    expect(instantIn('2026-11-01T01:15:20', NEW_YORK)).toEqual({ at: '2026-11-01T05:15:20.000Z', comes: 'twice' })
  })
})
