import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf } from './money.ts'
import { includedTax, taxOn } from './tax.ts'
import { findTaxRates } from './tax-rates.ts'
import type { TaxRates } from './tax-rates.ts'

function ratesOf(country: string, province?: string): TaxRates {
  const rates = findTaxRates({ country, province })
  if (!rates) throw new Error(`no rates for ${country} ${province}`)
  return rates
}

const line = (amount: number) => ({ id: 'goods', rowTotal: amount, isGiftCard: false })

describe('taxOn', () => {
  it('adds sales tax to goods but not to shipping in the United States', () => {
    expect(taxOn(ratesOf('US', 'CA'), [line(10_000)], 695)).toMatchObject({ included: false, amount: 725, shipping: 0 })
  })

  it('explains each tax in Quebec', () => {
    const { parts, amount } = taxOn(ratesOf('CA', 'QC'), [line(10_000)])
    expect(parts).toEqual([
      { name: 'GST', jurisdiction: 'CA', percent: 5, base: 10_000, amount: 500 },
      { name: 'QST', jurisdiction: 'CA-QC', percent: 9.975, base: 10_000, amount: 998 },
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
    const { amount, lines } = taxOn(ratesOf('US', 'TX'), [
      line(10_000),
      { id: 'card', rowTotal: 5000, isGiftCard: true },
    ])
    expect(amount).toBe(625)
    expect(lines).toEqual([625, 0])
  })

  it('taxes nothing where there is no tax, and an empty cart nowhere', () => {
    expect(taxOn(ratesOf('US', 'OR'), [line(10_000)])).toMatchObject({ amount: 0, parts: [], lines: [0] })
    expect(taxOn(ratesOf('GB'), [])).toMatchObject({ amount: 0, lines: [] })
  })

  it('always adds up, by part and by line', () => {
    const places = [ratesOf('US', 'NY'), ratesOf('CA', 'QC'), ratesOf('CA', 'BC'), ratesOf('FR'), ratesOf('US', 'DE')]
    const lines = fc.array(fc.record({ id: fc.string(), rowTotal: fc.nat(100_000), isGiftCard: fc.boolean() }), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(fc.constantFrom(...places), lines, fc.nat(3000), (rates, items, shipping) => {
        const tax = taxOn(rates, items, shipping)
        expect(sumOf(tax.parts.map(({ amount }) => amount))).toBe(tax.amount)
        expect(sumOf(tax.lines) + tax.shipping).toBe(tax.amount)
      }),
    )
  })
})
