import fc from 'fast-check'
import { findTaxRates } from '../tax/tax-rates.ts'
import type { TotalsLine } from '../promotions/discount-lines.ts'
import { byPriority } from '../promotions/promotion.ts'
import { PROMOTION_KINDS } from '../promotions/promotion-kinds.ts'
import { promotion } from '../promotions/promotion.test-data.ts'
import type { OrderTerms } from './order-terms.ts'

export const orderLine = (id: string, unitPrice: number, qty = 1, more: Partial<TotalsLine> = {}): TotalsLine => ({
  id,
  sku: `${id}-9`,
  productId: id,
  masterId: `${id}M`,
  categoryIds: [1000],
  qty,
  unitPrice,
  isGiftCard: false,
  adjustments: [],
  ...more,
})

/** An order that goes home in one parcel; a test says what is different about its own. */
export const orderTerms = (lines: readonly TotalsLine[], more: Partial<OrderTerms> = {}): OrderTerms => ({
  lines,
  offers: [],
  loyalty: false,
  programs: [],
  reward: undefined,
  shipments: [{ id: 'shp', code: 'standard', lineIds: lines.map(({ id }) => id) }],
  taxRates: undefined,
  gifts: [],
  ...more,
})

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 1, max: 20_000 }),
  qty: fc.integer({ min: 1, max: 4 }),
  off: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined, freq: 6 }),
  isGiftCard: fc.boolean(),
  express: fc.boolean(),
})

const anyPromotion = fc.record({
  kind: fc.constantFrom(...PROMOTION_KINDS),
  level: fc.constantFrom('ORDER' as const, 'PRODUCT' as const, 'SHIPPING' as const),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 0, max: 9000 }),
  minSubtotal: fc.constantFrom(0, 3000, 12_000, 30_000),
  minQty: fc.integer({ min: 0, max: 4 }),
  buyQty: fc.integer({ min: 1, max: 3 }),
  getQty: fc.integer({ min: 1, max: 2 }),
  priority: fc.integer({ min: 0, max: 3 }),
  exclusivity: fc.constantFrom('none' as const, 'level' as const, 'all' as const),
  productIds: fc.subarray(['l0', 'l1', 'l2']),
})

/** Orders with promotions of every kind, going in one parcel or two, to places with and without tax on top. */
export const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
    promotions: fc.array(anyPromotion, { maxLength: 5 }),
    destination: fc.constantFrom(
      { country: 'US', province: 'CA' },
      { country: 'CA', province: 'QC' },
      { country: 'DE' },
    ),
    loyalty: fc.boolean(),
    reward: fc.option(fc.constant({ points: 400, amount: 2000 }), { nil: undefined }),
    programs: fc.subarray([
      { name: 'WRANX' as const, currentSpend: 130_000 },
      { name: 'athlete' as const, currentSpend: 199_000 },
    ]),
  })
  .map(({ lines, promotions, destination, ...rest }) => {
    const offers = promotions
      .map(({ productIds, ...each }, index) =>
        promotion({
          ...each,
          id: `p${index}`,
          level: each.kind === 'free-shipping' ? 'SHIPPING' : each.level,
          scope: { skus: [], productIds, masterIds: [], categoryIds: [] },
          bundleProductIds: each.kind === 'bundle' ? ['l0', 'l1'] : [],
          shippingCodes: ['standard', 'me'],
        }),
      )
      .toSorted(byPriority)
    const going = (express: boolean) => lines.flatMap((line, index) => (line.express === express ? [`l${index}`] : []))
    return orderTerms(
      lines.map(({ unitPrice, qty, off, isGiftCard }, index) =>
        orderLine(`l${index}`, unitPrice, qty, {
          isGiftCard: isGiftCard && index > 2,
          adjustments: off === undefined ? [] : [{ id: 'adj', adjustment: { kind: 'amount', amount: off } }],
        }),
      ),
      {
        ...rest,
        offers,
        taxRates: findTaxRates(destination),
        shipments: [
          { id: 'home', code: 'standard' as const, lineIds: going(false) },
          { id: 'fast', code: 'me' as const, lineIds: going(true) },
        ].filter(({ lineIds }) => lineIds.length > 0),
        gifts: offers.flatMap(({ id, kind }) => (kind === 'gift' ? [{ lineId: `gift_${id}`, promotionId: id }] : [])),
      },
    )
  })
