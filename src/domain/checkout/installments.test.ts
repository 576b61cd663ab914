import fc from 'fast-check'
import { expect, it } from 'vitest'
import { installmentsOf } from './installments.ts'

it('instalments add up to the total, to the cent', () => {
  expect(installmentsOf(10_001, 4)).toEqual([2501, 2500, 2500, 2500])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: 12 }), (total, count) => {
      const parts = installmentsOf(total, count)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      expect(parts[0]).toBe(Math.ceil(total / count))
    }),
  )
})
