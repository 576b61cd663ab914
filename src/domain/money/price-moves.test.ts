import { expect, it } from 'vitest'
import { isBigMove, marginOf, percentMoved, typedAmount } from './price-moves.ts'

it('looks twice at what falls by a third or rises by half, and at what cost nothing', () => {
  expect([70, 71, 149, 150].map(after => isBigMove({ before: 100, after }))).toEqual([true, false, false, true])
  expect(isBigMove({ before: 0, after: 100 })).toBe(true)
  expect(isBigMove({ before: 0, after: 0 })).toBe(false)
  expect(percentMoved({ before: 9000, after: 6000 })).toBe(-33.3)
})

it('says what is left after costs', () => {
  expect(marginOf([])).toBeUndefined()
  expect(
    marginOf([
      { net: 10_000, cost: 4000 },
      { net: 5000, cost: 5000 },
    ]),
  ).toBe(40)
})

it.each([
  ['12.5', 1250],
  ['12,50', 1250],
  ['1.299,00', 129_900],
  ['1,299', undefined],
  ['1.299', undefined],
  ['1 299', 129_900],
  ["1'299.5", 129_950],
  ['1,299,000.00', undefined],
  ['129,999.00', 12_999_900],
  ['1.2.3', undefined],
  ['12,34,5', undefined],
  ['1.299.00', undefined],
  ['1,2990', undefined],
  ['12.345,6', 1_234_560],
  ['80 €', 8000],
  ['8€0', undefined],
  ['€ 80', 8000],
  ['CAD 1 299.90', 129_990],
  ['0', 0],
  ['-5', undefined],
  ['twelve', undefined],
  ['', undefined],
  ['99999999999', undefined],
])('reads %s as people type it', (typed, minor) => {
  expect(typedAmount(typed)).toBe(minor)
})
