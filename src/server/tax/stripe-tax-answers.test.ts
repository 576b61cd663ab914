import { expect, it } from 'vitest'
import { calculationOf, quotedRates } from './stripe-tax-answers.ts'
import type { TaxQuestion } from './tax-service.ts'

const line = (id: string) => ({ id, price: 10_000, qty: 1, taxClass: 'general' as const })
const question = (...ids: string[]): TaxQuestion => ({
  currency: 'USD',
  included: false,
  from: { country: 'US' },
  to: { country: 'US' },
  lines: ids.map(line),
  shipping: 0,
})
const answer = (...ids: string[]) =>
  calculationOf({
    id: 'taxcalc_1',
    line_items: {
      data: ids.map(reference => ({ reference, amount: 10_000, amount_tax: 0, tax_breakdown: [] })),
      has_more: false,
    },
    shipping_cost: null,
  })

it('an answer that does not name every line, or names others, is refused', () => {
  expect(Object.keys(quotedRates(question('a', 'b'), answer('b', 'a')).quote.lines)).toEqual(['b', 'a'])
  expect(() => quotedRates(question('a', 'b'), answer('a'))).toThrow('other lines')
  expect(() => quotedRates(question('a', 'b'), answer('a', 'c'))).toThrow('other lines')
  expect(() => quotedRates(question('a'), answer('a', 'b'))).toThrow('other lines')
})
