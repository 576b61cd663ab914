import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCurrency, formatMoney, percentageOf, prorate, roundHalfUp, sumOf } from './money.ts'

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })

describe('formatMoney', () => {
  it('shows CAD by code and the others by symbol', () => {
    expect(formatMoney(12_345, 'USD', 'en-us')).toBe('$123.45')
    expect(formatMoney(-12_345, 'USD', 'en-us')).toBe('−$123.45')
    expect(formatMoney(12_345, 'GBP', 'en-gb')).toBe('£123.45')
    expect(formatMoney(12_345, 'CAD', 'en-ca').replace(/\s/g, ' ')).toBe('CAD 123.45')
    expect(formatMoney(12_345, 'CAD', 'fr-ca').replace(/\s/g, ' ')).toBe('123,45 CAD')
    expect(formatMoney(123_456, 'EUR', 'de-de').replace(/\s/g, ' ')).toBe('1.234,56 €')
  })
})

describe('rounding', () => {
  it('sends halves away from zero', () => {
    expect([0.5, 1.5, 2.5, -0.5, -2.5, 2.4, -2.4].map(roundHalfUp)).toEqual([1, 2, 3, -1, -3, 2, -2])
  })

  it('keeps decimals that binary cannot hold', () => {
    expect(percentageOf(1050, 10)).toBe(105)
    expect(percentageOf(1005, 10)).toBe(101)
    expect(percentageOf(10_000, 8.875)).toBe(888)
  })

  it('takes a percentage of a refund as of the charge', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (minor, hundredths) => {
        expect(percentageOf(-minor, hundredths / 100) + percentageOf(minor, hundredths / 100)).toBe(0)
      }),
    )
  })
})

describe('prorate', () => {
  it('splits as a person would', () => {
    expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(prorate(1000, [5000, 2500, 2500])).toEqual([500, 250, 250])
    expect(prorate(100, [1, 2])).toEqual([33, 67])
    expect(prorate(-100, [1, 1, 1])).toEqual([-34, -33, -33])
    expect(prorate(10, [0, 0])).toEqual([5, 5])
    expect(prorate(0, [])).toEqual([])
  })

  it('loses no cent', () => {
    fc.assert(fc.property(amount, weights, (total, shares) => sumOf(prorate(total, shares)) === total))
  })

  it('gives each its exact share, rounded down or up', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const sum = sumOf(shares)
        fc.pre(sum > 0)
        prorate(total, shares).forEach((share, index) => {
          expect(Math.abs(share - (total * (shares[index] ?? 0)) / sum)).toBeLessThan(1)
        })
      }),
    )
  })

  it('refuses a negative weight, and an amount for nobody', () => {
    expect(() => prorate(1, [-1, 2])).toThrow(RangeError)
    expect(() => prorate(1, [])).toThrow(RangeError)
  })
})

describe('findCurrency', () => {
  it('knows the currencies of the sites only', () => {
    expect(findCurrency('CAD')).toBe('CAD')
    expect(findCurrency('JPY')).toBeUndefined()
  })
})

it('gives left-over cents to the largest remainders, of equal ones to the first, as whole numbers say', () => {
  const byHand = (total: number, weights: readonly number[]) => {
    const sum = BigInt(sumOf(weights))
    const parts = weights.map((weight, at) => {
      const product = BigInt(total) * BigInt(weight)
      return { at, share: Number(product / sum), rest: product % sum }
    })
    const left = total - sumOf(parts.map(({ share }) => share))
    const lucky = parts.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1)).slice(0, left)
    return parts.map(part => part.share + (lucky.includes(part) ? 1 : 0))
  }
  const weights = fc.array(fc.constantFrom(999, 1099, 1999, 2000, 2599, 3333, 12_995), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(fc.nat(60_000), weights, (total, each) => {
      expect(prorate(total, each)).toEqual(byHand(total, each))
    }),
    { numRuns: 20_000 },
  )
})
