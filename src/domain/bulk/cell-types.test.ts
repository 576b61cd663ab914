import { expect, it } from 'vitest'
import { MONEY } from './cell-types.ts'

it('an amount is read with a dot or a comma, and none that could be two', () => {
  expect(['59', '59.9', '59,90', ' 0,05 ', '129.00'].map(MONEY.read)).toEqual([5900, 5990, 5990, 5, 12_900])
  expect(['1,234', '1.234', '1.234,50', '59,', ',90', '-1', '12.999', 'abc'].map(MONEY.read)).toEqual(
    Array(8).fill(undefined),
  )
})
