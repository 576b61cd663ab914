import { describe, expect, it } from 'vitest'
import { askedWait, peaceAfter, TROUBLED_AFTER, waitAfter } from './delivery-schedule.ts'

const HOUR_MS = 3_600_000

describe('the schedule of deliveries', () => {
  it('tries ten times within a little more than three days', () => {
    const waits = Array.from({ length: 10 }, (_, at) => waitAfter(at + 1, 0))
    expect(waits.at(-1)).toBeUndefined()
    const all = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0)
    expect(all / HOUR_MS).toBeCloseTo(75.6, 1)
  })

  it('spreads what failed together, and waits as long as it is asked to, but not for ever', () => {
    expect(waitAfter(1, 1)).toBe(5500)
    expect(waitAfter(1, 0, 60_000)).toBe(60_000)
    expect(waitAfter(1, 0, 1e12)).toBe(24 * HOUR_MS)
    const now = new Date('2026-03-02T09:30:00Z')
    expect(askedWait('120', now)).toBe(120_000)
    expect(askedWait('Mon, 02 Mar 2026 09:31:00 GMT', now)).toBe(60_000)
    expect(askedWait('soon', now)).toBe(0)
  })

  it('leaves an address in peace that fails again and again', () => {
    expect(peaceAfter(TROUBLED_AFTER - 1)).toBe(0)
    expect(peaceAfter(TROUBLED_AFTER)).toBe(60_000)
    expect(peaceAfter(TROUBLED_AFTER + 20)).toBe(15 * 60_000)
  })
})
