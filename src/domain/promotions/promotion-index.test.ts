import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byPriority, inScope } from './promotion.ts'
import { indexPromotions } from './promotion-index.ts'
import { promotion } from './promotion.test-data.ts'
import { totalsOf } from '../money/totals.ts'

const few = fc.subarray(['A', 'B', 'C'])
const promotions = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1 }),
    level: fc.constantFrom('ORDER', 'PRODUCT', 'SHIPPING'),
    kind: fc.constantFrom('percentage', 'amount'),
    scope: fc.record({ skus: few, productIds: few, masterIds: few, categoryIds: fc.subarray([1000, 2000]) }),
    bundleProductIds: fc.oneof(fc.constant([]), few),
    minSubtotal: fc.constantFrom(0, 2_000, 5_000, 20_000),
    minQty: fc.nat(3),
    approachingPercent: fc.nat(120),
    exclusivity: fc.constantFrom('none', 'level', 'all'),
    priority: fc.nat(2),
  }),
  { selector: ({ id }) => id },
)
const lines = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    sku: fc.constantFrom('A', 'B', 'Z'),
    productId: fc.constantFrom('A', 'C', 'Z'),
    masterId: fc.constantFrom('B', 'Z'),
    categoryIds: fc.subarray([1000, 3000]),
    qty: fc.integer({ min: 1, max: 4 }),
    unitPrice: fc.constantFrom(0, 500, 1_900, 7_500),
    isGiftCard: fc.boolean(),
  }),
  { minLength: 1, selector: ({ id }) => id },
)

it('prices a cart with the promotions found for it exactly as with all of them', () => {
  fc.assert(
    fc.property(promotions, lines, (drawn, counted) => {
      const all = drawn.map(one => promotion({ amount: 300, ...one })).sort(byPriority)
      const cart = {
        lines: counted.map(line => ({ ...line, adjustments: [] })),
        loyalty: false,
        programs: [],
        reward: undefined,
        shipments: [{ id: 'shp', code: 'standard' as const, lineIds: counted.map(({ id }) => id) }],
        taxRates: undefined,
        giftCards: [],
      }
      const touching = all.filter(one => counted.some(line => inScope(one, line)))
      const found = indexPromotions(all).candidates(counted, [])
      expect(totalsOf({ ...cart, offers: found })).toEqual(totalsOf({ ...cart, offers: touching }))
    }),
    { numRuns: 2000 },
  )
})
