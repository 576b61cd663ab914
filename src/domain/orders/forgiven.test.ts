import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumOf } from '../money/money.ts'
import { forgiven, type Given } from './forgiven.ts'

const piece = (lineId: string, qty = 1, each = 50) => ({
  amount: qty * each,
  pieces: [{ lineId, qty, amount: qty * each }],
})

it('counts each kept piece once, however many times money was given for pieces of its line', () => {
  expect(forgiven([piece('A'), piece('A')], new Map([['A', 2]]))).toBe(100)
  expect(forgiven([piece('A'), piece('A')], new Map([['A', 1]]))).toBe(50)
  expect(forgiven([piece('A'), { amount: 30, pieces: [] }], new Map())).toBe(30)
})

it('is the same whether money was given for pieces at once or one by one, and never for more than is kept', () => {
  const lines = fc.constantFrom('A', 'B', 'C')
  const records = fc.array(fc.tuple(lines, fc.integer({ min: 1, max: 4 })), { maxLength: 6 })
  const keeps = fc.dictionary(lines, fc.nat(8)).map(each => new Map(Object.entries(each)))
  fc.assert(
    fc.property(records, keeps, fc.integer({ min: 1, max: 900 }), fc.nat(900), (wishes, kept, each, goodwill) => {
      const free: Given = { amount: goodwill, pieces: [] }
      const atOnce = [free, ...wishes.map(([lineId, qty]) => piece(lineId, qty, each))]
      const oneByOne = [free, ...wishes.flatMap(([id, qty]) => Array.from({ length: qty }, () => piece(id, 1, each)))]
      const stays = ['A', 'B', 'C'].map(id =>
        Math.min(kept.get(id) ?? 0, sumOf(wishes.filter(([lineId]) => lineId === id).map(([, qty]) => qty))),
      )
      expect(forgiven(atOnce, kept)).toBe(goodwill + sumOf(stays) * each)
      expect(forgiven(oneByOne, kept)).toBe(forgiven(atOnce, kept))
    }),
  )
})
