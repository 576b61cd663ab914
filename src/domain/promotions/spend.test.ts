import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROGRAMS, PROGRAM_TERMS, bestProgram, programDiscount } from './spend.ts'

describe('program discounts', () => {
  it('take the percentage of the program', () => {
    expect(programDiscount('employee', 10_000)).toEqual({ covered: 10_000, discount: 4000 })
    expect(programDiscount('athlete', 10_000).discount).toBe(10_000)
    expect(programDiscount('IPA', 10_000).discount).toBe(3000)
    expect(programDiscount('WRANX', 10_000).discount).toBe(4000)
  })

  it('stop at the annual limit', () => {
    expect(programDiscount('employee', 10_000, { currentSpend: 496_000 })).toEqual({ covered: 4000, discount: 1600 })
    expect(programDiscount('employee', 10_000, { currentSpend: 600_000 })).toEqual({ covered: 0, discount: 0 })
    expect(programDiscount('employee', 10_000, { annualLimit: 5000 }).covered).toBe(5000)
  })

  it('never exceed the amount nor the limit', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(fc.constantFrom(...PROGRAMS), amount, amount, (program, value, currentSpend) => {
        const { covered, discount } = programDiscount(program, value, { currentSpend })
        expect(discount).toBeLessThanOrEqual(covered)
        expect(covered).toBeLessThanOrEqual(value)
        expect(covered === 0 || currentSpend + covered <= PROGRAM_TERMS[program].annualLimit).toBe(true)
      }),
    )
  })

  it('give a person the better of two programs, by what is left of each', () => {
    const [ipa, wranx] = [
      { name: 'IPA' as const, currentSpend: 0 },
      { name: 'WRANX' as const, currentSpend: 0 },
    ]
    expect(bestProgram([ipa, wranx], 10_000)).toEqual({ name: 'WRANX', covered: 10_000, discount: 4000 })
    expect(bestProgram([], 10_000)).toBeUndefined()
    const athlete = { name: 'athlete' as const, currentSpend: 199_000 }
    expect(bestProgram([athlete, ipa], 10_000)).toMatchObject({ name: 'IPA', discount: 3000 })
    expect(bestProgram([athlete, ipa], 1500)).toMatchObject({ name: 'athlete', discount: 1000 })
    expect(bestProgram([{ ...athlete, currentSpend: 200_000 }], 1500)).toBeUndefined()
  })
})
