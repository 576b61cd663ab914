import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  SHIPPING_METHODS,
  SHIPPING_METHOD_CODES,
  byDeliveryTime,
  deliveryTimeRank,
  findShippingMethodCode,
  promisedDates,
  shippingPrice,
} from './delivery.ts'

describe('delivery times', () => {
  it('rank same day first, then by the first number, by default 1', () => {
    expect(['same day', 'Same Day', '3-5 business days', '15-20', 'at once', ''].map(deliveryTimeRank)).toEqual([
      0, 0, 3, 15, 1, 1,
    ])
  })

  it('sort the fastest first', () => {
    const sorted = SHIPPING_METHOD_CODES.map(code => ({ code, ...SHIPPING_METHODS[code] })).toSorted(byDeliveryTime)
    expect(sorted.map(({ code }) => code)).toEqual(['pickup', 'digital', 'me', 'pudo', 'standard', 'sts', 'customs'])
  })

  it('promise dates in business days', () => {
    expect(promisedDates('standard', '2024-05-03')).toEqual({ from: '2024-05-08', to: '2024-05-10' })
    expect(promisedDates('pickup', '2024-05-04')).toEqual({ from: '2024-05-04', to: '2024-05-04' })
    expect(promisedDates('me', '2024-05-03', new Set(['2024-05-06']))).toEqual({ from: '2024-05-07', to: '2024-05-08' })
  })
})

describe('shippingPrice', () => {
  it('charges standard below 75 and nothing from there on', () => {
    expect(shippingPrice('standard', { subtotal: 7499 })).toBe(695)
    expect(shippingPrice('standard', { subtotal: 7500 })).toBe(0)
    expect(shippingPrice('standard', { subtotal: 100, loyalty: true })).toBe(0)
  })

  it('charges express whatever is bought, and never pickup, store or digital', () => {
    expect(shippingPrice('me', { subtotal: 50_000, loyalty: true })).toBe(1995)
    for (const code of ['pickup', 'sts', 'digital'] as const) expect(shippingPrice(code)).toBe(0)
  })

  it('never costs more for a larger cart', () => {
    const subtotal = fc.integer({ min: 0, max: 20_000 })
    fc.assert(
      fc.property(fc.constantFrom(...SHIPPING_METHOD_CODES), subtotal, subtotal, (code, less, more) => {
        const price = shippingPrice(code, { subtotal: less })
        expect(shippingPrice(code, { subtotal: less + more })).toBeLessThanOrEqual(price)
      }),
    )
  })
})

it('finds a method by its code', () => {
  expect(findShippingMethodCode('sts')).toBe('sts')
  expect(findShippingMethodCode('drone')).toBeUndefined()
})
