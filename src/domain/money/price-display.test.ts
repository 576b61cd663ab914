import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, discountPercent, flatPrice, percentText, priceDisplay, rangeText } from './price-display.ts'
import type { Price } from './price-display.ts'

const amount = fc.integer({ min: 1, max: 1_000_000 })
const span = fc.tuple(amount, amount).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }))
const price: fc.Arbitrary<Price> = fc.tuple(span, span).map(([current, original]) => ({
  lowCurrent: current.low,
  highCurrent: current.high,
  lowOriginal: original.low,
  highOriginal: original.high,
}))

describe('priceDisplay', () => {
  it('shows a range exactly when low differs from high', () => {
    fc.assert(fc.property(price, p => priceDisplay(p).range === (p.lowCurrent !== p.highCurrent)))
  })

  it('shows no original when current equals original', () => {
    fc.assert(
      fc.property(amount, current => {
        expect(priceDisplay(flatPrice(current))).toMatchObject({ kind: 'regular', original: undefined })
      }),
    )
  })

  it('strikes the original beside a lower current price', () => {
    fc.assert(
      fc.property(amount, amount, (current, more) => {
        const shown = priceDisplay(flatPrice(current, current + more))
        expect(shown).toMatchObject({ kind: 'sale', original: { low: current + more, high: current + more } })
        expect(shown.percent).toBeUndefined()
      }),
    )
  })

  it('strikes an original exactly when one of its ends is higher', () => {
    fc.assert(
      fc.property(price, p => {
        const higher = p.lowOriginal > p.lowCurrent || p.highOriginal > p.highCurrent
        expect(priceDisplay(p).original !== undefined).toBe(higher)
      }),
    )
  })

  it('strikes the original range when only some of the sizes are reduced', () => {
    const p = { lowCurrent: 8000, highCurrent: 10_000, lowOriginal: 10_000, highOriginal: 10_000 }
    expect(priceDisplay(p)).toMatchObject({ kind: 'sale', range: true, original: { low: 10_000, high: 10_000 } })
  })

  it('replaces the original by the historic best price and uses a percentage', () => {
    const p = { ...flatPrice(8000, 12_000), historicBestPrice: 9000 }
    expect(priceDisplay(p)).toMatchObject({
      kind: 'sale',
      original: { low: 9000, high: 9000 },
      percent: 11.1,
    })
    expect(priceDisplay({ ...p, percentagePriceDiscount: 11.25 }).percent).toBe(11.3)
  })

  it('never shows a negative percentage', () => {
    fc.assert(
      fc.property(price, amount, (p, best) => (priceDisplay({ ...p, historicBestPrice: best }).percent ?? 1) > 0),
    )
  })

  it('announces no reduction when the historic best price was as low', () => {
    const p = { ...flatPrice(8000, 12_000), historicBestPrice: 8000 }
    expect(priceDisplay(p)).toMatchObject({ kind: 'regular', original: undefined })
  })

  it('reads zero as free', () => {
    expect(priceDisplay(flatPrice(0)).kind).toBe('free')
    expect(priceDisplay(flatPrice(0, 2500))).toMatchObject({ kind: 'free', original: { low: 2500, high: 2500 } })
  })

  it('gives a discount percent of at most one decimal, between 0 and 100', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const percent = discountPercent(Math.min(a, b), Math.max(a, b))
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(Number(percent.toFixed(1))).toBe(percent)
      }),
    )
  })
})

describe('the words of a price', () => {
  const wording = { currency: 'USD', locale: 'en-us', free: 'Free' } as const

  it('writes amounts, ranges and free', () => {
    expect(amountText(0, wording)).toBe('Free')
    expect(rangeText({ low: 5000, high: 5000 }, wording)).toBe('$50.00')
    expect(rangeText({ low: 5000, high: 7500 }, wording)).toBe('$50.00 – $75.00')
    expect(percentText(11.1, 'en-us')).toBe('11.1%')
    expect(percentText(20, 'en-gb')).toBe('20.0%')
  })
})
