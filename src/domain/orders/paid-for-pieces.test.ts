import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumOf } from '../money/money.ts'
import { paidForFirst, paidForGiven } from './paid-for-pieces.ts'

const line = { id: 'A', qty: 3, amount: 1000, given: 0 }
const other = { id: 'B', qty: 1, amount: 333, given: 0, exchangeOf: 'A' }
const amounts = (...of: Parameters<typeof paidForGiven>) => paidForGiven(...of).map(({ amount }) => amount)

it('gives for each piece what is left of its line by those before', () => {
  expect(amounts([line], [{ itemId: 'A', qty: 1 }])).toEqual([333])
  const after = { ...line, given: 1 }
  expect(amounts([after], [{ itemId: 'A', qty: 1 }])).toEqual([334])
  expect(amounts([after], [{ itemId: 'A', qty: 2 }])).toEqual([667])
})

it('counts what came in exchange as a piece of the line that was paid for', () => {
  const wanted = [
    { itemId: 'A', qty: 1 },
    { itemId: 'B', qty: 1 },
    { itemId: 'A', qty: 1 },
  ]
  expect(amounts([line, other], wanted)).toEqual([333, 334, 333])
  const given = { ...other, given: 1 }
  expect(amounts([line, given], [{ itemId: 'A', qty: 1 }])).toEqual([334])
})

it('comes to all that was paid, however pieces are parted and exchanged', () => {
  const parts = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(parts, fc.nat(9999), (wishes, amount) => {
      const qty = sumOf(wishes.map(([, pieces]) => pieces))
      const lines = [
        { ...line, qty, amount },
        { ...other, qty },
      ] as const
      const wanted = wishes.map(([exchanged, pieces]) => ({ itemId: exchanged ? 'B' : 'A', qty: pieces }))
      expect(sumOf(amounts(lines, wanted))).toBe(amount)
      expect(paidForFirst(lines[0], qty)).toBe(amount)
    }),
  )
})
