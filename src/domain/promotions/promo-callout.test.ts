import { expect, it } from 'vitest'
import { parsePromoCallout } from './promo-callout.ts'

it('splits on the pipe into exactly three parts', () => {
  expect(parsePromoCallout('Almost there | 20 to go | Free shipping')).toEqual([
    'Almost there',
    '20 to go',
    'Free shipping',
  ])
  for (const other of ['', 'one', 'one|two', 'one|two|three|four']) expect(parsePromoCallout(other)).toBeUndefined()
})
