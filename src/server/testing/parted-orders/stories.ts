import fc from 'fast-check'
import {
  KINDS_OF_PROMOTION,
  PROMOTION_KINDS,
  type KindField,
  type PromotionKind,
} from '#domain/promotions/promotion-kinds.ts'
import type { Promotion, PromotionLevel } from '#domain/promotions/promotion.ts'

/** All different, so that which piece comes free is never a matter of taste. */
export const PRICES = [1999, 3333, 7500, 12_045] as const

/** A row of promotions; `scope` are places among the goods, none of them means all. */
export type Offer = {
  level: PromotionLevel
  kind: PromotionKind
  percent?: number
  amount?: number
  buy_qty?: number
  get_qty?: number
  min_subtotal: number
  min_qty: number
  exclusivity: Promotion['exclusivity']
  priority: number
  scope: number[]
  withCoupon: boolean
}

/** An order, and what becomes of it: how many of each line are cancelled before it leaves, and sent back afterwards. */
export type Story = {
  site: 'US' | 'DE'
  buyer: 'guest' | 'member' | 'employee' | 'employee near the limit'
  lines: { good: number; qty: number; express: boolean }[]
  offers: Offer[]
  voucher: boolean
  mailedCard: boolean
  /** Minor units that each of them pays at most. */
  giftCards: number[]
  cancels: number[][]
  returns: { withdraws: boolean; qtys: number[]; arrives: boolean }[]
}

/** The columns that fields of a kind are kept in. Which goods are bundled or given is the shop's own matter. */
const COLUMNS: Readonly<Record<KindField, Readonly<Record<string, fc.Arbitrary<number>>>>> = {
  percent: { percent: fc.constantFrom(5, 12.5, 33.3333, 50, 100) },
  amount: { amount: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1000, max: 9000 })) },
  buyQty: { buy_qty: fc.integer({ min: 1, max: 2 }) },
  getQty: { get_qty: fc.constant(1) },
  bundleProductIds: {},
  giftSku: {},
}

/** What a kind needs, as its form asks for it. */
const ownOf = (kind: PromotionKind): fc.Arbitrary<Pick<Offer, 'level'> & Partial<Offer>> => {
  const { levels, needs, either = [] } = KINDS_OF_PROMOTION[kind]
  const columns = [...needs, ...either.slice(0, 1)].map(field => COLUMNS[field])
  return fc.record({ ...Object.assign({}, ...columns), level: fc.constantFrom(...levels) })
}

const terms = fc.record({
  min_subtotal: fc.constantFrom(0, 0, 4000, 9000, 15_000),
  min_qty: fc.constantFrom(0, 0, 2, 3),
  exclusivity: fc.constantFrom<Offer['exclusivity'][]>('none', 'none', 'none', 'level', 'all'),
  priority: fc.integer({ min: 0, max: 3 }),
  scope: fc.subarray(PRICES.map((_, at) => at)),
  withCoupon: fc.boolean(),
})

const offerOf = (kind: PromotionKind) =>
  fc.tuple(ownOf(kind), terms).map(([own, others]): Offer => ({ kind, ...others, ...own }))

const offers = fc
  .tuple(
    fc.option(offerOf('gift'), { nil: undefined }),
    fc.array(fc.constantFrom(...PROMOTION_KINDS).chain(offerOf), { minLength: 1, maxLength: 3 }),
  )
  .map(([gift, others]) => (gift ? [gift, ...others] : others))

const qtys = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: PRICES.length, maxLength: PRICES.length })

export const story: fc.Arbitrary<Story> = fc.record({
  site: fc.constantFrom('US', 'DE'),
  buyer: fc.constantFrom('guest', 'member', 'employee', 'employee near the limit'),
  lines: fc
    .subarray([0, 1, 2, 3], { minLength: 1 })
    .chain(goods =>
      fc.tuple(
        ...goods.map(good =>
          fc.record({ good: fc.constant(good), qty: fc.integer({ min: 1, max: 4 }), express: fc.boolean() }),
        ),
      ),
    ),
  offers,
  voucher: fc.boolean(),
  mailedCard: fc.boolean(),
  giftCards: fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 2 }),
  cancels: fc.array(qtys, { maxLength: 2 }),
  returns: fc.array(fc.record({ withdraws: fc.boolean(), qtys, arrives: fc.boolean() }), { maxLength: 3 }),
})
