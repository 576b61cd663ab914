import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, canBecome, canCancel, inReturnWindow, isReturnable, nextStatuses } from './order-status.ts'
import type { OrderStatus } from './order-status.ts'

function reachable(from: OrderStatus, seen = new Set<OrderStatus>()): Set<OrderStatus> {
  for (const next of nextStatuses(from)) {
    if (seen.has(next)) continue
    seen.add(next)
    reachable(next, seen)
  }
  return seen
}

describe('order statuses', () => {
  it('can all be reached from created, and none leads back to it', () => {
    const all = reachable('created')
    expect([...all].toSorted()).toEqual(ORDER_STATUSES.filter(status => status !== 'created').toSorted())
  })

  it('refuse steps that skip or go back', () => {
    expect(canBecome('paid', 'processing')).toBe(true)
    expect(canBecome('created', 'shipped')).toBe(false)
    expect(canBecome('shipped', 'cancelled')).toBe(false)
    expect(canBecome('cancelled', 'paid')).toBe(false)
    expect(reachable('shipped').has('cancelled')).toBe(false)
  })
})

describe('cancelling', () => {
  const paidAt = new Date('2026-03-01T10:00:00Z')
  const at = (time: string) => new Date(`2026-03-01T${time}Z`)

  it('is allowed until processing starts, 30 minutes after payment', () => {
    expect(canCancel({ status: 'paid', paidAt }, at('10:29:59'))).toBe(true)
    expect(canCancel({ status: 'paid', paidAt }, at('10:30:00'))).toBe(false)
    expect(canCancel({ status: 'processing', paidAt }, at('10:10:00'))).toBe(false)
    expect(canCancel({ status: 'created', paidAt: undefined }, at('10:00:00'))).toBe(true)
  })
})

describe('returning', () => {
  it('is allowed for 60 days after the goods arrived', () => {
    expect(inReturnWindow('2026-03-01', '2026-04-30')).toBe(true)
    expect(inReturnWindow('2026-03-01', '2026-05-01')).toBe(false)
    expect(inReturnWindow('2026-03-01', '2026-02-28')).toBe(false)
  })

  it('is refused for customised products and gift cards', () => {
    const plain = { isCustoms: false, isGiftCard: false }
    expect([plain, { ...plain, isCustoms: true }, { ...plain, isGiftCard: true }].map(isReturnable)).toEqual([
      true,
      false,
      false,
    ])
  })
})
