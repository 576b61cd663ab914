import { expect, it } from 'vitest'
import { taxClassOf } from '#domain/tax/tax-class.ts'
import { KINDS } from './kinds.ts'

it('is known of everything that is worn', () => {
  const general = KINDS.map(({ id }) => id).filter(id => taxClassOf(id) === 'general')
  expect(general.toSorted()).toEqual(['backpack', 'duffel', 'gift-card'])
})
