import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TotalsLine } from '../promotions/discount-lines.ts'
import { orderLine as line } from '../orders/order-terms.test-data.ts'
import { sumOf } from './money.ts'
import { PROMOTION_KINDS } from '../promotions/promotion-kinds.ts'
import { byPriority } from '../promotions/promotion.ts'
import { promotion } from '../promotions/promotion.test-data.ts'
import { findTaxRates } from '../tax/tax-rates.ts'
import { priceOfWay } from '../delivery/shipping-prices.ts'
import { totalsOf } from './totals.ts'
import type { CartTotals, TotalsInput } from './totals.ts'

const cart = (lines: TotalsLine[], more: Partial<TotalsInput> = {}): TotalsInput => ({
  lines,
  offers: [],
  loyalty: false,
  programs: [],
  reward: undefined,
  shipments: [{ id: 'shp_standard', code: 'standard', lineIds: lines.map(({ id }) => id) }],
  taxRates: undefined,
  giftCards: [],
  ...more,
})

describe('totals', () => {
  it('adds lines, shipping and tax', () => {
    const { total, itemTotal, shipping, tax } = totalsOf(
      cart([line('a', 5000)], { taxRates: findTaxRates({ country: 'US', province: 'CO' }) }),
    )
    expect({ total, itemTotal, shipping, tax }).toEqual({ total: 5840, itemTotal: 5000, shipping: 695, tax: 145 })
  })

  it('keeps the tax inside the price where prices include it', () => {
    const { total, tax, taxes } = totalsOf(cart([line('a', 12_000)], { taxRates: findTaxRates({ country: 'GB' }) }))
    expect({ total, tax, included: taxes.amount }).toEqual({ total: 12_000, tax: 0, included: 2000 })
  })

  it('gives the cheapest of three free', () => {
    const offers = [promotion({ level: 'PRODUCT', kind: 'buy-x-get-y', percent: 100 })]
    const { lines } = totalsOf(cart([line('a', 3000, 2), line('b', 1000)], { offers }))
    expect(lines.map(({ rowTotal }) => rowTotal)).toEqual([6000, 0])
  })

  it('sells a bundle at its price, once per complete bundle', () => {
    const offers = [
      promotion({ level: 'PRODUCT', kind: 'bundle', percent: undefined, amount: 9000, bundleProductIds: ['a', 'b'] }),
    ]
    const { itemTotal } = totalsOf(cart([line('a', 8000, 2), line('b', 4000)], { offers }))
    expect(itemTotal).toBe(9000 + 8000)
  })

  it('lets an exclusive promotion stand alone', () => {
    const offers = [
      promotion({ id: 'alone', exclusivity: 'all', priority: 9, percent: 20 }),
      promotion({ id: 'other' }),
    ].toSorted(byPriority)
    const { reached, itemTotal } = totalsOf(cart([line('a', 10_000)], { offers }))
    expect(reached.map(({ promotionId }) => promotionId)).toEqual(['alone'])
    expect(itemTotal).toBe(8000)
  })

  it('gives a program discount in place of coupons, up to what the year still allows', () => {
    const offers = [promotion({ couponOnly: true })]
    const member = { name: 'employee' as const, currentSpend: 496_000 }
    const { itemTotal, program, reached } = totalsOf(cart([line('a', 10_000)], { offers, programs: [member] }))
    expect({ itemTotal, program, reached }).toEqual({
      itemTotal: 8400,
      program: { name: 'employee', covered: 4000, discount: 1600, limited: true },
      reached: [],
    })
    const spent = { ...member, currentSpend: 500_000 }
    expect(totalsOf(cart([line('a', 10_000)], { offers, programs: [spent] })).itemTotal).toBe(9000)
  })

  it('tells how much is missing once a promotion is near', () => {
    const offers = [promotion({ minSubtotal: 12_000 })]
    expect(totalsOf(cart([line('a', 7000)], { offers })).approaching).toEqual([])
    expect(totalsOf(cart([line('a', 8000)], { offers })).approaching).toEqual([
      { promotionId: 'promo', remaining: 4000 },
    ])
    expect(totalsOf(cart([line('a', 12_000)], { offers })).approaching).toEqual([])
  })

  it('says nothing of a quicker parcel to whoever gets none', () => {
    const express = promotion({ level: 'SHIPPING', kind: 'free-shipping', minSubtotal: 10_000, shippingCodes: ['me'] })
    const near = (code: 'standard' | 'me' | 'pickup' | 'digital') =>
      totalsOf(cart([line('a', 8000)], { offers: [express], shipments: [{ id: 'shp', code, lineIds: ['a'] }] }))
        .approaching
    expect([near('standard'), near('me')]).toEqual([[expect.anything()], [expect.anything()]])
    expect([near('pickup'), near('digital')]).toEqual([[], []])
  })

  it('does not let a gift card pay for a gift card', () => {
    const lines = [line('a', 5000, 1, { isGiftCard: true }), line('b', 8000)]
    const { remainingToPay, giftCardShares } = totalsOf(cart(lines, { giftCards: [{ id: 'g', balance: 50_000 }] }))
    expect({ remainingToPay, giftCardShares }).toEqual({
      remainingToPay: 5000,
      giftCardShares: [{ id: 'g', amount: 8000 }],
    })
  })

  it('leaves nothing to pay by card, or as much as a card can be charged', () => {
    const paid = (...balances: number[]) => {
      const giftCards = balances.map((balance, at) => ({ id: `g${at}`, balance }))
      const { giftCardShares, remainingToPay } = totalsOf(cart([line('a', 10_000)], { giftCards, leastCharge: 50 }))
      return { shares: giftCardShares.map(({ amount }) => amount), remainingToPay }
    }
    const { remainingToPay: total } = paid()
    expect(paid(total)).toEqual({ shares: [total], remainingToPay: 0 })
    expect(paid(total - 1)).toEqual({ shares: [total - 50], remainingToPay: 50 })
    expect(paid(total - 50)).toEqual({ shares: [total - 50], remainingToPay: 50 })
    expect(paid(total - 51)).toEqual({ shares: [total - 51], remainingToPay: 51 })
    // Of two, the one that pays last gives way, and the one before it where that is not enough.
    expect(paid(4000, total - 4020)).toEqual({ shares: [4000, total - 4050], remainingToPay: 50 })
    expect(paid(total - 25, 5)).toEqual({ shares: [total - 50, 0], remainingToPay: 50 })
  })

  it('ships free with a shipping promotion', () => {
    const offers = [promotion({ level: 'SHIPPING', kind: 'free-shipping', percent: undefined })]
    const { shipping, shipments } = totalsOf(cart([line('a', 1000)], { offers }))
    expect(shipping).toBe(0)
    expect(shipments[0]?.discounts).toEqual([{ rule: 'promotion:promo', amount: 695 }])
  })

  describe('with a shipping promotion', () => {
    const free = (more: Parameters<typeof promotion>[0] = {}) =>
      promotion({ level: 'SHIPPING', kind: 'free-shipping', percent: undefined, ...more })
    const shippingOf = (offers: ReturnType<typeof free>[], more: Partial<TotalsInput> = {}) =>
      totalsOf(cart([line('a', 1000), line('b', 2000)], { offers: offers.toSorted(byPriority), ...more })).shipping

    it('counts only what it is for', () => {
      const scope = { skus: [], productIds: ['a'], masterIds: [], categoryIds: [] }
      expect(shippingOf([free({ scope, minSubtotal: 1000 })])).toBe(0)
      expect(shippingOf([free({ scope, minSubtotal: 1001 })])).toBe(695)
      expect(shippingOf([free({ minQty: 2 })])).toBe(0)
      expect(shippingOf([free({ minQty: 3 })])).toBe(695)
      expect(shippingOf([free({ scope: { ...scope, productIds: ['other'] }, couponOnly: true })])).toBe(695)
    })

    it('joins no other where it stands alone, nor a program where it needs a coupon', () => {
      const less = (id: string, more: object) => free({ id, kind: 'amount', amount: 100, ...more })
      expect(shippingOf([less('x', { priority: 2 }), less('y', {})])).toBe(495)
      expect(shippingOf([less('x', { priority: 2 }), less('y', { exclusivity: 'level' })])).toBe(595)
      expect(shippingOf([less('x', { priority: 2, exclusivity: 'level' }), less('y', {})])).toBe(595)
      const programs = [{ name: 'employee' as const, currentSpend: 0 }]
      expect(shippingOf([free({ couponOnly: true })], { programs })).toBe(695)
      expect(shippingOf([free()], { programs })).toBe(0)
    })

    it('tells what another way would cost with it', () => {
      const { shippingTerms } = totalsOf(cart([line('a', 1000)], { offers: [free({ shippingCodes: ['me'] })] }))
      expect((['standard', 'me'] as const).map(code => priceOfWay(shippingTerms, code))).toEqual([695, 0])
    })
  })
})

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 0, max: 300_000 }),
  qty: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(999_999)),
  isGiftCard: fc.boolean(),
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
})

const anyPromotion = fc.record({
  level: fc.constantFrom('ORDER' as const, 'PRODUCT' as const, 'SHIPPING' as const),
  kind: fc.constantFrom(...PROMOTION_KINDS),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 0, max: 400_000 }),
  minSubtotal: fc.constantFrom(0, 5000, 50_000),
  buyQty: fc.integer({ min: 1, max: 3 }),
  getQty: fc.integer({ min: 1, max: 2 }),
  priority: fc.integer({ min: 0, max: 3 }),
  exclusivity: fc.constantFrom('none' as const, 'level' as const, 'all' as const),
  productIds: fc.subarray(['l0', 'l1', 'l2']),
})

const anyCart = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    promotions: fc.array(anyPromotion, { maxLength: 5 }),
    destination: fc.constantFrom(
      { country: 'US', province: 'CA' },
      { country: 'CA', province: 'QC' },
      { country: 'DE' },
    ),
    reward: fc.option(fc.constant({ points: 400, amount: 2000 }), { nil: undefined }),
    programs: fc.subarray([
      { name: 'WRANX' as const, currentSpend: 100_000 },
      { name: 'athlete' as const, currentSpend: 199_000 },
    ]),
    giftCards: fc.array(fc.record({ id: fc.uuid(), balance: fc.integer({ min: 0, max: 90_000 }) }), { maxLength: 3 }),
    leastCharge: fc.constantFrom(0, 30, 50),
  })
  .map(({ lines, promotions, destination, ...rest }) =>
    cart(
      lines.map(({ percent, ...each }, index) =>
        line(`l${index}`, each.unitPrice, each.qty, {
          isGiftCard: each.isGiftCard,
          adjustments: percent === null ? [] : [{ id: 'adj', adjustment: { kind: 'percent', percent } }],
        }),
      ),
      {
        ...rest,
        taxRates: findTaxRates(destination),
        offers: promotions
          .map(({ productIds, ...each }, index) =>
            promotion({
              ...each,
              id: `p${index}`,
              scope: { skus: [], productIds, masterIds: [], categoryIds: [] },
              bundleProductIds: each.kind === 'bundle' ? ['l0', 'l1'] : [],
            }),
          )
          .toSorted(byPriority),
      },
    ),
  )

/** Totals without an order of lines. */
const byLine = ({ lines, taxes, ...rest }: CartTotals) => ({
  ...rest,
  taxes: { ...taxes, lines: undefined },
  lines: Object.fromEntries(lines.map((each, at) => [each.id, { ...each, tax: taxes.lines[at] }])),
})

describe('any cart', () => {
  it('adds up: the parts are the total', () => {
    fc.assert(
      fc.property(anyCart, input => {
        const totals = totalsOf(input)
        expect(sumOf(totals.lines.map(({ rowTotal }) => rowTotal))).toBe(totals.itemTotal)
        expect(totals.itemSubTotal - totals.totalDiscount).toBe(totals.itemTotal)
        expect(totals.itemTotal + totals.shipping + totals.tax).toBe(totals.total)
        expect(sumOf(totals.taxes.lines) + totals.taxes.shipping).toBe(totals.taxes.amount)
        expect(sumOf(totals.giftCardShares.map(({ amount }) => amount)) + totals.remainingToPay).toBe(totals.total)
        const owed = totals.remainingToPay
        expect(owed === 0 || owed >= Math.min(totals.total, input.leastCharge ?? 0)).toBe(true)
        for (const each of totals.lines)
          expect(each.amount - sumOf(each.discounts.map(({ amount }) => amount))).toBe(each.rowTotal)
        for (const { promotionId, amount } of totals.reached) {
          const shares = [...totals.lines, ...totals.shipments].flatMap(({ discounts }) => discounts)
          expect(
            sumOf(shares.filter(({ rule }) => rule === `promotion:${promotionId}`).map(share => share.amount)),
          ).toBe(amount)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('never costs less than nothing', () => {
    fc.assert(
      fc.property(anyCart, input => {
        const totals = totalsOf(input)
        const amounts = [totals.total, totals.shipping, totals.tax, totals.remainingToPay, totals.totalDiscount]
        expect(Math.min(...amounts, ...totals.lines.map(({ rowTotal }) => rowTotal))).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 400 },
    )
  })

  it('takes nothing off a gift card, whatever is offered, adjusted or redeemed', () => {
    fc.assert(
      fc.property(anyCart, input => {
        const cards = totalsOf(input).lines.filter(({ isGiftCard }) => isGiftCard)
        expect(cards.map(({ rowTotal, discounts }) => ({ rowTotal, discounts }))).toEqual(
          cards.map(({ amount }) => ({ rowTotal: amount, discounts: [] })),
        )
      }),
      { numRuns: 400 },
    )
  })

  it('costs the same however its lines are sorted', () => {
    const shuffled = anyCart.chain(input =>
      fc.tuple(fc.constant(input), fc.shuffledSubarray([...input.lines], { minLength: input.lines.length })),
    )
    fc.assert(
      fc.property(shuffled, ([input, lines]) => {
        expect(byLine(totalsOf({ ...input, lines }))).toEqual(byLine(totalsOf(input)))
      }),
    )
  })
})
