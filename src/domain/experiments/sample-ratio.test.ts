import { describe, expect, it } from 'vitest'
import { isMismatched } from './sample-ratio.ts'
import { numbersFrom } from './seeded-numbers.test-data.ts'

/** Every visitor is tossed for; how many of a thousand tests raise an alarm on any of their days. */
function alarms(tests: number, { share, days, aDay }: { share: number; days: number; aDay: number }, seed: number) {
  const random = numbersFrom(seed)
  return Array.from({ length: tests }, () => {
    let [first, all] = [0, 0]
    for (let day = 0; day < days; day++) {
      for (let at = 0; at < aDay; at++) if (random() < share) first++
      all += aDay
      if (isMismatched([first, all - first], [1, 1])) return true
    }
    return false
  }).filter(Boolean).length
}

describe('arms that got other shares of the visitors than they should', () => {
  it('are told at once where much is missing, and by whatever shares were meant', () => {
    expect(isMismatched([5000, 5500], [1, 1])).toBe(true)
    expect(isMismatched([0, 200], [1, 1])).toBe(true)
    expect(isMismatched([5100, 4900], [1, 1])).toBe(false)
    expect(isMismatched([1000, 9000], [10, 90])).toBe(false)
    expect(isMismatched([1000, 1100, 1250], [1, 1, 1])).toBe(true)
    expect(isMismatched([1000, 1100, 1050], [1, 1, 1])).toBe(false)
    expect(isMismatched([0, 0], [1, 1])).toBe(false)
    expect(isMismatched([2_000_000, 2_001_000], [1, 1])).toBe(false)
  })

  it('alarm nobody for nothing who looks every day: not in one of a thousand tests', () => {
    expect(alarms(2000, { share: 0.5, days: 60, aDay: 200 }, 5)).toBeLessThanOrEqual(2)
  })

  it('are found in the weeks a test takes where one arm loses one visitor of thirteen', () => {
    expect(alarms(200, { share: 0.48, days: 28, aDay: 1000 }, 9)).toBeGreaterThan(190)
  })
})
