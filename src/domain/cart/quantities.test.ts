import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clampQuantity } from './quantities.ts'

it('clamps to a whole number from 1 to the maximum', () => {
  expect([0, 1, 2, 3, 1.5, -1, Number.NaN].map(value => clampQuantity(value, 2))).toEqual([1, 1, 2, 2, 1, 1, 1])
  expect(clampQuantity(1_000_000)).toBe(999_999)
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 50 }), (value, max) => {
      const clamped = clampQuantity(value, max)
      return Number.isInteger(clamped) && clamped >= 1 && clamped <= max
    }),
  )
})
