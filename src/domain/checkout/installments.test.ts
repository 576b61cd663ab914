import fc from 'fast-check'
import { expect, it } from 'vitest'
import { installmentsOf } from './installments.ts'

it('instalments add up to the total, to the cent', () => {
  expect(installmentsOf(10_003, 4)).toEqual({ count: 4, first: 2503, amount: 2500 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: 12 }), (total, count) => {
      const { first, amount } = installmentsOf(total, count)
      expect(first + (count - 1) * amount).toBe(total)
      expect(first - amount).toBeGreaterThanOrEqual(0)
      expect(first - amount).toBeLessThan(count)
    }),
  )
})
