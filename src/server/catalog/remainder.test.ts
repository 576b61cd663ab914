import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Bitmap } from './bitmap.ts'
import { Remainder } from './remainder.ts'

const members = fc.uniqueArray(fc.nat(400), { maxLength: 60 })
const bitmapOf = (slots: readonly number[]) => Bitmap.of(0, slots)

describe('what is left of a listing', () => {
  it('is counted as sets are', () => {
    fc.assert(
      fc.property(members, fc.array(members, { maxLength: 4 }), (left, others) => {
        const remainder = new Remainder(bitmapOf(left))
        const held = new Set(others.flat())
        expect(remainder.size).toBe(left.length)
        expect(remainder.countWithAny(others.map(bitmapOf))).toBe(left.filter(slot => held.has(slot)).length)
        for (const other of others)
          expect(remainder.countWith(bitmapOf(other))).toBe(left.filter(slot => other.includes(slot)).length)
      }),
    )
  })

  it('keeps of a longer set what both have', () => {
    fc.assert(
      fc.property(members, members, (one, other) => {
        const kept = new Remainder(bitmapOf(one).keep(bitmapOf(other)))
        expect(kept.size).toBe(one.filter(slot => other.includes(slot)).length)
      }),
    )
  })
})
