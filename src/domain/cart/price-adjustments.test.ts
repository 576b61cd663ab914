import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adjustmentOn, needsManager } from './price-adjustments.ts'

it('takes a percentage or an amount off a line', () => {
  expect(adjustmentOn(10_000, { kind: 'percent', percent: 15 })).toBe(1500)
  expect(adjustmentOn(10_000, { kind: 'amount', amount: 2500 })).toBe(2500)
})

it('never takes off more than the line, nor adds to it', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: -1000, max: 200_000 }), (total, amount) => {
      const off = adjustmentOn(total, { kind: 'amount', amount })
      return off >= 0 && off <= total
    }),
  )
})

it('needs a manager above 20 percent or 50, in one step or in many', () => {
  const percent = (value: number) => ({ kind: 'percent' as const, percent: value })
  const amount = (value: number) => ({ kind: 'amount' as const, amount: value })
  expect(needsManager([percent(20)])).toBe(false)
  expect(needsManager([percent(20.1)])).toBe(true)
  expect(needsManager([amount(5000)])).toBe(false)
  expect(needsManager([amount(5001)])).toBe(true)
  expect(needsManager(Array.from({ length: 20 }, () => percent(1)))).toBe(false)
  expect(needsManager([percent(20), percent(1)])).toBe(true)
  expect(needsManager([percent(10), amount(2500)])).toBe(false)
  expect(needsManager([percent(10), amount(2501)])).toBe(true)
})
