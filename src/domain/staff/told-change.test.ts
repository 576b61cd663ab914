import { expect, it } from 'vitest'
import { toldChange } from './told-change.ts'

const reader = {
  moment: (iso: string) => `<${iso.slice(0, 10)}>`,
  money: (minor: number, currency: string) => `${currency} ${(minor / 100).toFixed(2)}`,
}

it.each([
  [{ field: 'state', before: 'active', after: 'blocked' }, 'state: active → blocked'],
  [{ field: 'sites', after: ['DE', 'FR'] }, 'sites: DE, FR'],
  [{ field: 'sites', before: ['DE'] }, 'sites: DE → –'],
  [{ field: 'expiresAt', after: '2027-02-17T05:05:27.724Z' }, 'expiresAt: <2027-02-17>'],
  [{ field: 'limits', after: { refund: 5000, goodwill: 150 } }, 'limits: refund: 50.00, goodwill: 1.50'],
  [{ field: 'limits', before: { refund: Number.MAX_SAFE_INTEGER }, after: {} }, 'limits: refund: ∞ → –'],
  [{ field: 'points', after: 5000 }, 'points: 5000'],
  [
    { field: 'refund', after: { kind: 'goodwill', amount: 19_989, currency: 'EUR' } },
    'refund: kind: goodwill, amount: EUR 199.89',
  ],
  [
    { field: 'return', after: { number: 'R-1', refund: 5000, pieces: 2, currency: 'USD' } },
    'return: number: R-1, refund: USD 50.00, pieces: 2',
  ],
  [{ field: 'gift-card', after: { amount: -250, currency: 'GBP' } }, 'gift-card: amount: GBP -2.50'],
  [{ field: 'price', before: 9000, after: 8500 }, 'price: 9000 → 8500'],
  [{ field: 'site', after: { currency: 'EUR' } }, 'site: currency: EUR'],
  [{ field: 'address' }, 'address'],
  [{ field: 'held', before: true, after: false }, 'held: true → false'],
  [
    { field: 'assignments', before: [{ role: 'owner', sites: null }], after: [{ role: 'service', sites: ['DE'] }] },
    'assignments: role: owner → role: service, sites: DE',
  ],
])('tells %j as somebody would write it down', (change, line) => expect(toldChange(change, reader)).toBe(line))

it('tells prices of a thing that is sold in one currency in it', () => {
  const told = (change: { field: string; before?: number; after?: number }) =>
    toldChange(change, { ...reader, currency: 'CAD' })
  expect(told({ field: 'price', before: 9000, after: 8500 })).toBe('price: CAD 90.00 → CAD 85.00')
  expect(told({ field: 'list Autumn sale', after: 7999 })).toBe('list Autumn sale: CAD 79.99')
  expect(told({ field: 'sequence', after: 12 })).toBe('sequence: 12')
})
