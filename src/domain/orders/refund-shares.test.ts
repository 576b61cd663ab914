import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumOf } from '../money/money.ts'
import { REFUND_ORDERS, refundShares } from './refund-shares.ts'

const paid = { cards: [6000], giftCards: [3000, 1000] }

it('gives each instrument its share, or one after the other', () => {
  expect(refundShares('shares', 5000, paid)).toEqual([3000, 1500, 500])
  expect(refundShares('cards-first', 7000, paid)).toEqual([6000, 1000, 0])
  expect(refundShares('gift-cards-first', 5000, paid)).toEqual([1000, 3000, 1000])
})

it('gives nobody more than he paid, and in the end everyone everything', () => {
  const most = fc.array(fc.nat(9000), { maxLength: 4 })
  const splits = fc.array(fc.nat(4000), { maxLength: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...REFUND_ORDERS), fc.nat(9000), most, splits, (order, card, giftCards, amounts) => {
      let left = [card, ...giftCards]
      for (const wanted of [...amounts, Infinity]) {
        const amount = Math.min(wanted, sumOf(left))
        const shares = refundShares(order, amount, { cards: left.slice(0, 1), giftCards: left.slice(1) })
        expect(sumOf(shares)).toBe(amount)
        left = left.map((each, at) => each - (shares[at] ?? 0))
        expect(Math.min(...left)).toBeGreaterThanOrEqual(0)
      }
      expect(sumOf(left)).toBe(0)
    }),
  )
})
