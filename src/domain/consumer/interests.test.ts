import fc from 'fast-check'
import { expect, it } from 'vitest'
import { INTERESTS, formatInterests, parseInterests } from './interests.ts'

it('reads back what it wrote', () => {
  fc.assert(
    fc.property(fc.subarray([...INTERESTS]), chosen => {
      expect(parseInterests(formatInterests(chosen))).toEqual(chosen)
    }),
  )
})

it('drops blanks and repetitions', () => {
  expect(parseInterests('hiking| snow ||hiking')).toEqual(['hiking', 'snow'])
  expect(parseInterests('')).toEqual([])
})
