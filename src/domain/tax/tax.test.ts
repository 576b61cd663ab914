import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf } from '../money/money.ts'
import { includedTax, taxOn, type TaxableLine } from './tax.ts'
import { findTaxRates } from './tax-rates.ts'
import type { TaxRates } from './tax-rates.ts'

function ratesOf(country: string, province?: string): TaxRates {
  const rates = findTaxRates({ country, province })
  if (!rates) throw new Error(`no rates for ${country} ${province}`)
  return rates
}

const line = (amount: number, more: Partial<TaxableLine> = {}): TaxableLine => ({
  id: 'goods',
  qty: 1,
  rowTotal: amount,
  isGiftCard: false,
  ...more,
})
const worn = (amount: number, qty = 1) => line(amount, { qty, taxClass: 'clothing' })

describe('taxOn', () => {
  it('adds sales tax to goods but not to shipping in the United States', () => {
    expect(taxOn(ratesOf('US', 'CA'), [line(10_000)], 695)).toMatchObject({ included: false, amount: 725, shipping: 0 })
  })

  it('spares clothing and shoes in states that do, but not bags', () => {
    const taxIn = (state: string, lines: TaxableLine[], shipping = 0) => taxOn(ratesOf('US', state), lines, shipping)
    for (const state of ['NJ', 'PA', 'MN', 'VT']) expect(taxIn(state, [worn(20_000)], 695).amount).toBe(0)
    // A jacket of 200.00 and a bag of 100.00 in New Jersey: 6.625 % of the bag, and of a third of the delivery of 6.95.
    const mixed = taxIn('NJ', [worn(20_000), line(10_000, { id: 'bag' })], 695)
    expect(mixed.amount).toBe(678)
    expect(mixed.lines[0]).toBe(0)
    expect(mixed.parts).toMatchObject([{ net: 10_232 }])
  })

  it('taxes what lies above the limit in Massachusetts and Rhode Island, per piece', () => {
    expect(taxOn(ratesOf('US', 'MA'), [worn(17_500)]).amount).toBe(0)
    expect(taxOn(ratesOf('US', 'MA'), [worn(20_000)]).amount).toBe(156)
    expect(taxOn(ratesOf('US', 'MA'), [worn(30_000, 2)]).amount).toBe(0)
    expect(taxOn(ratesOf('US', 'RI'), [worn(26_000)]).amount).toBe(70)
  })

  it('taxes all of what costs as much as the limit in New York', () => {
    expect(taxOn(ratesOf('US', 'NY'), [worn(10_999)]).amount).toBe(0)
    expect(taxOn(ratesOf('US', 'NY'), [worn(11_000)]).amount).toBe(440)
    expect(taxOn(ratesOf('US', 'NY'), [worn(21_998, 2)]).amount).toBe(0)
  })

  it('taxes delivery where the state does', () => {
    expect(taxOn(ratesOf('US', 'TX'), [line(10_000)], 1000)).toMatchObject({ amount: 688, shipping: 63 })
    expect(taxOn(ratesOf('US', 'CA'), [line(10_000)], 1000)).toMatchObject({ amount: 725, shipping: 0 })
    expect(taxOn(ratesOf('CA', 'ON'), [line(10_000)], 1000)).toMatchObject({ amount: 1430, shipping: 130 })
  })

  it('tells the net amount beside the rate', () => {
    expect(taxOn(ratesOf('DE'), [line(11_900)]).parts).toEqual([
      { name: 'VAT', jurisdiction: 'DE', percent: 19, net: 10_000, amount: 1900 },
    ])
  })

  it('explains each tax in Quebec', () => {
    const { parts, amount } = taxOn(ratesOf('CA', 'QC'), [line(10_000)])
    expect(parts).toEqual([
      { name: 'GST', jurisdiction: 'CA', percent: 5, net: 10_000, amount: 500 },
      { name: 'QST', jurisdiction: 'CA-QC', percent: 9.975, net: 10_000, amount: 998 },
    ])
    expect(amount).toBe(1498)
  })

  it('finds the VAT inside the price, shipping too', () => {
    expect(taxOn(ratesOf('DE'), [line(11_900)], 1190)).toMatchObject({
      included: true,
      amount: 2090,
      lines: [1900],
      shipping: 190,
    })
    expect(includedTax(12_000, 20)).toBe(2000)
  })

  it('leaves gift cards untaxed', () => {
    const { amount, lines } = taxOn(ratesOf('US', 'TX'), [line(10_000), line(5000, { id: 'card', isGiftCard: true })])
    expect(amount).toBe(625)
    expect(lines).toEqual([625, 0])
  })

  it('taxes nothing where there is no tax, and an empty cart nowhere', () => {
    expect(taxOn(ratesOf('US', 'OR'), [line(10_000)])).toMatchObject({ amount: 0, parts: [], lines: [0] })
    expect(taxOn(ratesOf('GB'), [])).toMatchObject({ amount: 0, lines: [] })
  })

  it('always adds up, by part and by line', () => {
    const places = [
      ratesOf('US', 'NY'),
      ratesOf('US', 'MA'),
      ratesOf('US', 'NJ'),
      ratesOf('CA', 'QC'),
      ratesOf('CA', 'BC'),
      ratesOf('FR'),
      ratesOf('US', 'DE'),
    ]
    const anyLine = fc.record({
      id: fc.string(),
      qty: fc.integer({ min: 1, max: 4 }),
      rowTotal: fc.nat(100_000),
      isGiftCard: fc.boolean(),
      taxClass: fc.constantFrom('clothing' as const, 'general' as const),
    })
    const lines = fc.array(anyLine, { maxLength: 8 })
    fc.assert(
      fc.property(fc.constantFrom(...places), lines, fc.nat(3000), (rates, items, shipping) => {
        const tax = taxOn(rates, items, shipping)
        expect(sumOf(tax.parts.map(({ amount }) => amount))).toBe(tax.amount)
        expect(sumOf(tax.lines) + tax.shipping).toBe(tax.amount)
      }),
    )
  })
})
