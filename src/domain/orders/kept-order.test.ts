import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumOf } from '../money/money.ts'
import { totalsOf } from '../money/totals.ts'
import { keptTotals, priced } from './kept-order.ts'
import type { DeliveryFate, Holding, OrderTerms } from './order-terms.ts'
import { anyOrder } from './order-terms.test-data.ts'
import { refundAccount } from './refund-account.ts'

const anyAct = fc.record({
  line: fc.nat(4),
  qty: fc.integer({ min: 1, max: 4 }),
  way: fc.constantFrom('cancelled' as const, 'carried' as const, 'withdrawn' as const),
})
type Act = { line: number; qty: number; way: DeliveryFate }

const wholeOf = ({ lines }: OrderTerms) => new Map(lines.map(({ id, qty }) => [id, qty]))

/** An order after each of the acts: what is kept, and how the shipments that are gone went. */
function* partings(terms: OrderTerms, acts: readonly Act[]) {
  let kept = wholeOf(terms)
  let fates: ReadonlyMap<string, DeliveryFate> = new Map()
  let left = false
  const holding = () => {
    const now = fates
    return priced(terms, { kept, fateOf: id => now.get(id) ?? 'cancelled' })
  }
  for (const { line, qty, way } of acts) {
    const target = terms.lines[line % terms.lines.length]
    const open = target ? (kept.get(target.id) ?? 0) : 0
    // What has left is cancelled no more.
    if (!target || target.isGiftCard || open === 0 || (left && way === 'cancelled')) continue
    left ||= way !== 'cancelled'
    const before = holding()
    kept = new Map(kept).set(target.id, Math.max(open - qty, 0))
    const gone = terms.shipments.filter(
      ({ id, lineIds }) => !fates.has(id) && lineIds.every(each => (kept.get(each) ?? 0) === 0),
    )
    fates = new Map([...fates, ...gone.map(({ id }) => [id, way] as const)])
    yield { before, after: holding(), left }
  }
}

/** The same goods, ordered by themselves. */
function orderedAlone(terms: OrderTerms, { kept }: Holding) {
  const lines = terms.lines.flatMap(line => {
    const qty = kept.get(line.id) ?? 0
    return qty > 0 ? [{ ...line, qty }] : []
  })
  const ids = new Set(lines.map(({ id }) => id))
  const shipments = terms.shipments
    .map(shipment => ({ ...shipment, lineIds: shipment.lineIds.filter(id => ids.has(id)) }))
    .filter(({ lineIds }) => lineIds.length > 0)
  return totalsOf({ ...terms, lines, shipments, giftCards: [] })
}

it('any order, cancelled and sent back in any way: kept goods cost what they would have cost, and no cent is invented', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(anyAct, { maxLength: 8 }), (terms, acts) => {
      const paid = keptTotals(terms, { kept: wholeOf(terms), fateOf: () => 'cancelled' }).total
      expect(paid).toBe(totalsOf({ ...terms, giftCards: [] }).total)
      let already = 0
      for (const { before, after, left } of partings(terms, acts)) {
        const { refund, parts, totals, lostGifts } = refundAccount(terms, { before, after }, { paid, already })
        const alone = orderedAlone(terms, after)
        expect(refund).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(refund)).toBe(true)
        expect(sumOf(parts.map(({ amount }) => amount))).toBe(refund)
        expect(totals.itemTotal).toBe(alone.itemTotal)
        if (!left) expect(totals.total).toBe(alone.total)
        const reached = new Set(alone.reached.map(({ promotionId }) => promotionId))
        for (const { lineId, promotionId } of terms.gifts)
          expect(lostGifts.includes(lineId)).toBe(!reached.has(promotionId))
        const held = paid - already
        already += refund
        expect(already).toBeLessThanOrEqual(paid)
        // Exactly what the rest costs is kept, unless that is more than is still there.
        expect(paid - already).toBe(Math.min(held, totals.total))
      }
    }),
    { numRuns: 1000 },
  )
})

it('an order cancelled piece by piece is refunded to the last cent', () => {
  fc.assert(
    fc.property(anyOrder, terms => {
      const goods = { ...terms, lines: terms.lines.map(line => ({ ...line, isGiftCard: false })) }
      const acts = goods.lines.flatMap((each, line) =>
        Array.from({ length: each.qty }, () => ({ line, qty: 1, way: 'cancelled' as const })),
      )
      const paid = totalsOf({ ...goods, giftCards: [] }).total
      let already = 0
      for (const parting of partings(goods, acts)) already += refundAccount(goods, parting, { paid, already }).refund
      expect(already).toBe(paid)
    }),
    { numRuns: 500 },
  )
})

it('an order withdrawn from altogether costs at most what dearer delivery cost beyond the standard one', () => {
  fc.assert(
    fc.property(anyOrder, terms => {
      const goods = { ...terms, lines: terms.lines.map(line => ({ ...line, isGiftCard: false })) }
      const paid = totalsOf({ ...goods, giftCards: [] })
      const { total, itemTotal } = keptTotals(goods, { kept: new Map(), fateOf: () => 'withdrawn' })
      expect(itemTotal).toBe(0)
      expect(total).toBeLessThanOrEqual(paid.total)
      if (paid.shipments.every(({ code }) => code === 'standard')) expect(total).toBe(0)
    }),
    { numRuns: 500 },
  )
})

it('what is kept costs its own price, and the delivery that it would cost together with what was not brought', () => {
  const some = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(anyOrder, some, some, (terms, keeps, misses) => {
      const atMost = (of: readonly number[], left: (at: number) => number) =>
        new Map(terms.lines.map(({ id }, at) => [id, Math.min(of[at] ?? 0, left(at))]))
      const kept = atMost(keeps, at => terms.lines[at]?.qty ?? 0)
      const open = ({ id, qty }: OrderTerms['lines'][number]) => qty - (kept.get(id) ?? 0)
      const missed = atMost(misses, at => (terms.lines[at] ? open(terms.lines[at]) : 0))
      const brought = new Map([...kept].map(([id, qty]) => [id, qty + (missed.get(id) ?? 0)]))
      const fateOf = () => 'cancelled' as const
      const now = keptTotals(terms, { kept, missed, fateOf })
      const whole = keptTotals(terms, { kept: brought, fateOf })
      expect(now.itemTotal).toBe(orderedAlone(terms, { kept, fateOf }).itemTotal)
      for (const { id, price } of now.shipments)
        expect(price).toBe(whole.shipments.find(shipment => shipment.id === id)?.price)
    }),
    { numRuns: 500 },
  )
})
