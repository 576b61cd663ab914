import { describe, expect, it } from 'vitest'
import { timeScale } from './time-scale.ts'

describe('a line of time', () => {
  it('has each moment as far away as it is', () => {
    expect(timeScale([100, 200, 400], 0, 820, 20)).toEqual({ width: 820, at: [200, 400, 800] })
  })

  it('sets moments beside each other that would cover each other, also at its end', () => {
    expect(timeScale([1, 2, 400], 0, 820, 20).at).toEqual([20, 40, 800])
    expect(timeScale([1, 399, 400], 0, 820, 20).at).toEqual([20, 780, 800])
  })

  it('is wider than its room where they have no room on it', () => {
    const { width, at } = timeScale([1, 2, 3, 4, 5], 0, 50, 20)
    expect(width).toBe(120)
    expect(at).toEqual([20, 40, 60, 80, 100])
    expect(timeScale([], 0, 50, 20)).toEqual({ width: 50, at: [] })
  })
})
