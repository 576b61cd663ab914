import { describe, expect, it } from 'vitest'
import { calls } from '#contract/contract.ts'
import { operations } from './handlers.ts'
import { MISSING_CALLS } from './missing-calls.ts'

describe('the calls of the contract', () => {
  it('have a handler each, but for the list of missing ones, which only shrinks', () => {
    const mounted = operations.map(operation => operation.name)
    const missing = calls().filter(({ name }) => !mounted.includes(name))
    expect(missing.map(({ name }) => name)).toEqual(MISSING_CALLS)
    expect(new Set(mounted).size).toBe(mounted.length)
  })
})
