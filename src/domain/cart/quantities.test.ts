import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clampQuantity, isQuantity, roomFor } from './quantities.ts'

it('accepts whole numbers from 1 to the maximum', () => {
  expect([0, 1, 2, 3, 1.5, -1].map(value => isQuantity(value, 2))).toEqual([false, true, true, false, false, false])
  expect(isQuantity(999_999)).toBe(true)
  expect(isQuantity(1_000_000)).toBe(false)
})

it('clamps to a quantity that is accepted', () => {
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 50 }), (value, max) =>
      isQuantity(clampQuantity(value, max), max),
    ),
  )
})

it('counts what the cart holds against the maximum', () => {
  expect(roomFor(1, 2)).toBe(1)
  expect(roomFor(3, 2)).toBe(0)
})
