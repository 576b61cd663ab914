import { expect, it } from 'vitest'
import { parseTestContext } from './test-context.ts'

it('reads forced segments and variants', () => {
  expect(parseTestContext('segments:loggedin,cart-empty;variants:1-green')).toEqual({
    segments: ['loggedin', 'cart-empty'],
    variants: ['1-green'],
  })
})

it('forces nothing without a query, or with a foreign one', () => {
  for (const text of [undefined, null, '', 'x', 'segments:']) {
    expect(parseTestContext(text)).toEqual({ segments: [], variants: [] })
  }
})
