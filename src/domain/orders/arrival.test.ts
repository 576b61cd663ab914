import { expect, it } from 'vitest'
import { arrivalOf } from './arrival.ts'

it('an order is there with the last of its parcels', () => {
  const parcels = [
    { code: 'standard', promisedDate: '2027-01-15' },
    { code: 'pickup', promisedDate: '2027-01-12' },
    { code: 'digital', promisedDate: '2027-02-01' },
  ] as const
  expect(arrivalOf(parcels)).toEqual({ on: '2027-01-15', collected: false })
  expect(arrivalOf(parcels.slice(1))).toEqual({ on: '2027-01-12', collected: true })
  expect(arrivalOf(parcels.slice(2))).toBeUndefined()
  expect(arrivalOf([{ code: 'standard' }])).toBeUndefined()
})
