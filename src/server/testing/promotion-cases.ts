import fc from 'fast-check'
import type { PromotionKind } from '#domain/promotions/promotion-discounts.ts'
import type { PromotionLevel } from '#domain/promotions/promotion.ts'

/** The columns by which kinds differ. */
export type OwnColumns = {
  level: PromotionLevel
  percent?: number
  amount?: number
  buy_qty?: number
  get_qty?: number
}

type Case = {
  /** The promotion's own columns. */
  row: { level: PromotionLevel; [column: string]: unknown }
  /** A boot costs 10,000 and a sock 1,000. */
  boots: number
  socks: number
  expected: { itemTotal: number; shipping: number; bonus: number }
  anyRow: fc.Arbitrary<OwnColumns>
}

const level = (...levels: PromotionLevel[]) => fc.constantFrom(...levels)
const amount = fc.integer({ min: 1, max: 900 })
const percent = fc.constantFrom(5, 12.5, 33.3333, 50)

/** Each kind on a boot and socks of its own, where nothing else in the shop is meant by it, and as any order may meet it. */
export const PROMOTION_CASES = {
  percentage: {
    anyRow: fc.record({ level: level('PRODUCT', 'ORDER', 'SHIPPING'), percent }),
    row: { level: 'PRODUCT', percent: 12.5 },
    boots: 1,
    socks: 1,
    expected: { itemTotal: 8750 + 875, shipping: 0, bonus: 0 },
  },
  amount: {
    anyRow: fc.record({ level: level('PRODUCT', 'ORDER', 'SHIPPING'), amount }),
    row: { level: 'ORDER', amount: 700 },
    boots: 0,
    socks: 3,
    expected: { itemTotal: 2300, shipping: 695, bonus: 0 },
  },
  'fixed-price': {
    anyRow: fc.record({ level: level('PRODUCT', 'SHIPPING'), amount }),
    row: { level: 'PRODUCT', amount: 600 },
    boots: 0,
    socks: 4,
    expected: { itemTotal: 2400, shipping: 695, bonus: 0 },
  },
  'buy-x-get-y': {
    anyRow: fc.record({
      level: level('PRODUCT'),
      percent: fc.constantFrom(50, 100),
      buy_qty: fc.integer({ min: 1, max: 2 }),
      get_qty: fc.constant(1),
    }),
    row: { level: 'PRODUCT', percent: 50, buy_qty: 2, get_qty: 1 },
    boots: 0,
    socks: 7,
    expected: { itemTotal: 6000, shipping: 695, bonus: 0 },
  },
  bundle: {
    anyRow: fc.record({ level: level('PRODUCT'), amount: fc.integer({ min: 1000, max: 9000 }) }),
    row: { level: 'PRODUCT', amount: 10_100 },
    boots: 2,
    socks: 1,
    expected: { itemTotal: 20_100, shipping: 0, bonus: 0 },
  },
  'free-shipping': {
    anyRow: fc.record({ level: level('SHIPPING') }),
    row: { level: 'SHIPPING' },
    boots: 0,
    socks: 1,
    expected: { itemTotal: 1000, shipping: 0, bonus: 0 },
  },
  gift: {
    anyRow: fc.record({ level: level('ORDER', 'PRODUCT') }),
    row: { level: 'ORDER', gift_qty: 2 },
    boots: 1,
    socks: 0,
    expected: { itemTotal: 10_000, shipping: 0, bonus: 2 },
  },
} as const satisfies Record<PromotionKind, Case>
