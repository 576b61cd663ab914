import { describe, expect, it } from 'vitest'
import { calls } from '#contract/contract.ts'
import { operations } from './handlers.ts'
import { MISSING_CALLS } from './missing-calls.ts'

describe('the calls of the contract', () => {
  const mounted = new Set(operations.map(operation => operation.name))
  const missing = calls()
    .map(call => call.name)
    .filter(name => !mounted.has(name))

  it('lack no handler beyond the list of missing ones, which only shrinks', () => {
    expect(missing.filter(name => !MISSING_CALLS.includes(name))).toEqual([])
  })

  it('are 133', () => {
    expect(calls()).toHaveLength(133)
  })
})
