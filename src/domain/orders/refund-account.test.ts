import { describe, expect, it } from 'vitest'
import { promotion } from '../promotions/promotion.test-data.ts'
import { priced } from './kept-order.ts'
import type { DeliveryFate, Holding, OrderTerms } from './order-terms.ts'
import { orderLine, orderTerms } from './order-terms.test-data.ts'
import { refundAccount } from './refund-account.ts'

const holding = (kept: Record<string, number>, fate: DeliveryFate = 'cancelled'): Holding => ({
  kept: new Map(Object.entries(kept)),
  fateOf: () => fate,
})
const everything = ({ lines }: OrderTerms, fate?: DeliveryFate) =>
  holding(Object.fromEntries(lines.map(({ id, qty }) => [id, qty])), fate)

function refundOf(terms: OrderTerms, kept: Record<string, number>, fate?: DeliveryFate) {
  const before = priced(terms, everything(terms, fate))
  const after = priced(terms, holding(kept, fate))
  return refundAccount(terms, { before, after }, { paid: before.totals.total, already: 0 })
}

describe('what goes back takes its advantage along', () => {
  it('a third for nothing is paid for when one of the two goes back', () => {
    const offers = [promotion({ id: 'three', level: 'PRODUCT', kind: 'buy-x-get-y', percent: 100 })]
    const terms = orderTerms([orderLine('a', 10_000, 2), orderLine('b', 8000)], { offers })
    const { refund, parts } = refundOf(terms, { a: 1, b: 1 })
    expect(refund).toBe(2000)
    expect(parts).toEqual([
      { kind: 'item', lineId: 'a', qty: 1, amount: 10_000 },
      { kind: 'discount', rule: 'promotion:three', amount: -8000 },
    ])
    expect(refundOf(terms, { a: 2 }).refund).toBe(0)
  })

  it('a threshold that is no longer reached takes its discount back', () => {
    const terms = orderTerms([orderLine('a', 8000), orderLine('b', 8000)], {
      offers: [promotion({ id: 'ten', minSubtotal: 15_000 })],
    })
    expect(refundOf(terms, { a: 1 })).toMatchObject({
      refund: 6400,
      parts: [{ kind: 'item' }, { kind: 'discount', rule: 'promotion:ten', amount: -1600 }],
    })
  })

  it('the rest of a bundle costs what it costs alone', () => {
    const terms = orderTerms([orderLine('a', 9000), orderLine('b', 6000)], {
      offers: [
        promotion({
          level: 'PRODUCT',
          kind: 'bundle',
          percent: undefined,
          amount: 12_000,
          bundleProductIds: ['a', 'b'],
        }),
      ],
    })
    expect(refundOf(terms, { a: 1 }).refund).toBe(3000)
  })

  it('a gift goes with what earned it, and stays as long as the rest earns it', () => {
    const terms = orderTerms([orderLine('a', 9000, 3)], {
      offers: [promotion({ id: 'sock', kind: 'gift', minSubtotal: 15_000 })],
      gifts: [{ lineId: 'gift_sock', promotionId: 'sock' }],
    })
    expect(refundOf(terms, { a: 2 })).toMatchObject({ refund: 9000, lostGifts: [] })
    expect(refundOf(terms, { a: 1 })).toMatchObject({ refund: 18_000, lostGifts: ['gift_sock'] })
  })

  it('nobody is charged for giving something back, and the next refund makes up for it', () => {
    const terms = orderTerms([orderLine('a', 9000), orderLine('b', 1000)], {
      offers: [promotion({ id: 'half', percent: 50, minSubtotal: 10_000 })],
      loyalty: true,
    })
    const first = refundOf(terms, { a: 1 })
    expect(first).toMatchObject({ refund: 0 })
    expect(first.parts.at(-1)).toEqual({ kind: 'earlier', amount: 4000 })
    const second = refundAccount(
      terms,
      { before: priced(terms, holding({ a: 1 })), after: priced(terms, holding({})) },
      { paid: 5000, already: 0 },
    )
    expect(second).toMatchObject({ refund: 5000, parts: [{ amount: 9000 }, { kind: 'earlier', amount: -4000 }] })
  })
})

describe('delivery', () => {
  const express = (unitPrice: number) =>
    orderTerms([orderLine('a', unitPrice), orderLine('b', 2000)], {
      shipments: [
        { id: 'home', code: 'standard', lineIds: ['b'] },
        { id: 'fast', code: 'me', lineIds: ['a'] },
      ],
    })

  it('comes back with a shipment that never left', () => {
    expect(refundOf(express(1000), { b: 1 }).parts).toEqual([
      { kind: 'item', lineId: 'a', qty: 1, amount: 1000 },
      { kind: 'delivery', shipmentId: 'fast', amount: 1995 },
    ])
  })

  it('stays paid when it was carried', () => {
    expect(refundOf(express(1000), { b: 1 }, 'carried').refund).toBe(1000)
    expect(refundOf(express(1000), {}, 'carried').refund).toBe(3000)
  })

  it('comes back to who withdraws, up to what standard delivery costs', () => {
    expect(refundOf(express(1000), {}, 'withdrawn').refund).toBe(3000 + 695 + 695)
    // From this worth of goods on, standard delivery would have been free.
    expect(refundOf(express(9000), {}, 'withdrawn').refund).toBe(11_000)
  })

  it('is paid for when the rest no longer travels free', () => {
    const terms = orderTerms([orderLine('a', 5000), orderLine('b', 5000)])
    expect(refundOf(terms, { a: 1 }).parts).toEqual([
      { kind: 'item', lineId: 'b', qty: 1, amount: 5000 },
      { kind: 'delivery', shipmentId: 'shp', amount: -695 },
    ])
    // Nothing is kept of a parcel that came free of charge: nothing is to be paid for it afterwards.
    expect(refundOf(terms, {}, 'carried').refund).toBe(10_000)
  })
})
