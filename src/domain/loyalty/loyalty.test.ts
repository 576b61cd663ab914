import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicableVouchers, highestVoucher, pointsFor, pointsToNextVoucher } from './loyalty.ts'

const points = fc.integer({ min: 0, max: 5000 })

describe('loyalty', () => {
  it('earns a point per whole currency unit', () => {
    expect([0, 99, 100, 12_399, -250].map(pointsFor)).toEqual([0, 0, 1, 123, -2])
  })

  it('shows the highest voucher at or below the points', () => {
    expect(highestVoucher(199)).toBeUndefined()
    expect(highestVoucher(200)?.amountInCurrency).toBe(1000)
    expect(highestVoucher(640)?.amountInCurrency).toBe(3000)
    expect(highestVoucher(9999)?.amountInCurrency).toBe(5000)
  })

  it('never shows a voucher the points do not pay, nor one below another they do', () => {
    fc.assert(
      fc.property(points, balance => {
        const shown = highestVoucher(balance)
        for (const voucher of applicableVouchers(balance)) {
          expect(voucher.points).toBeLessThanOrEqual(shown?.points ?? 0)
        }
        if (shown) expect(shown.points).toBeLessThanOrEqual(balance)
      }),
    )
  })

  it('counts the points to the next voucher', () => {
    expect([0, 200, 640, 1000].map(balance => pointsToNextVoucher(balance))).toEqual([200, 200, 360, undefined])
  })
})
