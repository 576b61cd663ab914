import { expect, it } from 'vitest'
import { LANGUAGES } from '../sites/sites.ts'
import { PROMOTION_KINDS } from './promotion-kinds.ts'
import { promotion } from './promotion.test-data.ts'
import { sentenceOf } from './promotion-sentence.ts'
import { replay, type ReplayedOrder } from './replay.ts'

const line = (id: string, unitPrice: number, categoryIds: number[] = []) => ({
  id,
  sku: id,
  productId: `P${id}`,
  masterId: `M${id}`,
  categoryIds,
  qty: 1,
  unitPrice,
  isGiftCard: false,
  adjustments: [],
})
const order = (...offers: ReturnType<typeof promotion>[]): ReplayedOrder => ({
  site: 'US',
  registered: false,
  terms: {
    lines: [line('a', 10_000), line('b', 5000, [7])],
    offers,
    loyalty: false,
    programs: [],
    reward: undefined,
    shipments: [],
    taxRates: undefined,
    gifts: [],
  },
})

it('says what an order would have come to, and what the promotion itself would have given', () => {
  expect(replay(promotion({ id: 'ten' }), order())).toEqual({ given: 1500, before: 15_000, after: 13_500 })
})

it('counts what it would have put in the place of another', () => {
  const old = promotion({ id: 'old', percent: 20 })
  const alone = promotion({ id: 'alone', percent: 30, exclusivity: 'all', priority: 9 })
  expect(replay(alone, order(old))).toEqual({ given: 4500, before: 12_000, after: 10_500 })
  expect(replay(old, order(old))).toEqual({ given: 3000, before: 15_000, after: 12_000 })
})

it('gives nothing to whom it is not for, and nothing on what it excludes', () => {
  expect(replay(promotion({ audience: ['loyalty'] }), order()).given).toBe(0)
  expect(replay(promotion({ sites: ['DE'] }), order()).given).toBe(0)
  const excluded = { productIds: ['Pa'], masterIds: [], categoryIds: [] }
  expect(replay(promotion({ excluded }), order()).given).toBe(500)
  expect(replay(promotion({ excluded: { ...excluded, categoryIds: [7] } }), order()).given).toBe(0)
})

it('is said in every language, for every kind', () => {
  const said = LANGUAGES.flatMap(language =>
    PROMOTION_KINDS.map(kind => sentenceOf(promotion({ kind }), language, 'USD')),
  )
  expect(new Set(said).size).toBe(LANGUAGES.length * PROMOTION_KINDS.length)
  expect(said.join()).not.toMatch(/[{}]|undefined/)
  const rich = promotion({
    percent: 20,
    minSubtotal: 5000,
    audience: ['loyalty'],
    exclusivity: 'all',
    couponOnly: true,
  })
  expect(sentenceOf(rich, 'en', 'USD')).toBe(
    '20 % off, on the whole order, from $50.00 on, for loyalty members only, with a coupon, alone.',
  )
  expect(sentenceOf(promotion({ percent: 20, maxUses: 1, maxUsesPerCustomer: 1 }), 'en', 'USD')).toBe(
    '20 % off, on the whole order, once in all, once for each customer.',
  )
  const sent = promotion({ kind: 'free-shipping', level: 'SHIPPING', shippingCodes: ['standard', 'me'] })
  expect(LANGUAGES.map(language => sentenceOf(sent, language, 'USD'))).toEqual([
    'Free delivery, on standard delivery, express delivery.',
    'La livraison gratuite, pour livraison standard, livraison express.',
    'Kostenlose Lieferung, bei Standardversand, Expressversand.',
    'Envío gratis, en envío estándar, envío exprés.',
  ])
})
