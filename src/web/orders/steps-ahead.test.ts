import { expect, it } from 'vitest'
import { stepsAhead } from './steps-ahead.ts'

it('knows what is still to come of a parcel, by the way it goes', () => {
  expect(stepsAhead({ code: 'standard', status: 'paid' })).toEqual(['processing', 'shipped', 'delivered'])
  expect(stepsAhead({ code: 'me', status: 'shipped' })).toEqual(['delivered'])
  expect(stepsAhead({ code: 'pickup', status: 'processing' })).toEqual(['ready-for-pickup', 'picked-up'])
  expect(stepsAhead({ code: 'sts', status: 'shipped' })).toEqual(['ready-for-pickup', 'picked-up'])
  expect(stepsAhead({ code: 'standard', status: 'delivered' })).toEqual([])
})

it('promises nothing of what was cancelled, came back or is only mailed', () => {
  expect(stepsAhead({ code: 'standard', status: 'cancelled' })).toEqual([])
  expect(stepsAhead({ code: 'pickup', status: 'return-requested' })).toEqual([])
  expect(stepsAhead({ code: 'digital', status: 'paid' })).toEqual([])
})
