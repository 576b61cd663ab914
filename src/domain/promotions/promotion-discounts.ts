import { firstById, percentageOf, prorate, sumOf } from '../money/money.ts'
import type { Promotion } from './promotion.ts'

/** A line as one promotion meets it: what is left of its amount after those before it. */
export type DiscountableLine = {
  readonly id: string
  readonly productId: string
  readonly qty: number
  readonly unitPrice: number
  readonly left: number
}

/** What a promotion takes off each line, in the order given; never more than is left of it. */
export function productDiscounts(promotion: Promotion, lines: readonly DiscountableLine[]): number[] {
  const off = lineDiscounts(promotion, lines)
  return lines.map(({ left }, index) => Math.min(Math.max(off[index] ?? 0, 0), left))
}

function lineDiscounts(promotion: Promotion, lines: readonly DiscountableLine[]): number[] {
  const { kind, percent = 0, amount = 0 } = promotion
  if (kind === 'percentage') return lines.map(({ left }) => percentageOf(left, percent))
  if (kind === 'amount') return lines.map(({ qty }) => amount * qty)
  if (kind === 'fixed-price') return lines.map(({ left, qty }) => left - amount * qty)
  if (kind === 'buy-x-get-y') return cheapestFree(promotion, lines)
  if (kind === 'bundle') return bundled(promotion, lines)
  return lines.map(() => 0)
}

/** Dearest first, so that what costs least is what comes free. */
const byPriceThenId = (a: DiscountableLine, b: DiscountableLine) => b.unitPrice - a.unitPrice || (a.id < b.id ? -1 : 1)

function cheapestFree({ buyQty, getQty, percent = 100 }: Promotion, lines: readonly DiscountableLine[]): number[] {
  const group = buyQty + getQty
  const pieces = sumOf(lines.map(({ qty }) => qty))
  const counted = Math.floor(pieces / group) * group
  // Of all pieces in a row, how many before position n are free.
  const freeBefore = (position: number) => {
    const n = Math.min(position, counted)
    return Math.floor(n / group) * getQty + Math.max((n % group) - buyQty, 0)
  }
  const off = new Map<string, number>()
  let start = 0
  for (const line of lines.toSorted(byPriceThenId)) {
    const free = freeBefore(start + line.qty) - freeBefore(start)
    off.set(line.id, percentageOf(Math.floor((line.left * free) / line.qty), percent))
    start += line.qty
  }
  return lines.map(({ id }) => off.get(id) ?? 0)
}

function bundled({ bundleProductIds, amount, percent }: Promotion, lines: readonly DiscountableLine[]): number[] {
  const wanted = [...new Set(bundleProductIds)]
  const bundles = Math.min(
    ...wanted.map(productId => sumOf(lines.filter(line => line.productId === productId).map(({ qty }) => qty))),
  )
  if (bundles === 0) return lines.map(() => 0)
  const value = new Map<string, number>()
  for (const productId of wanted) {
    let open = bundles
    for (const line of lines.filter(each => each.productId === productId).toSorted(byPriceThenId)) {
      const taken = Math.min(open, line.qty)
      value.set(line.id, Math.floor((line.left * taken) / line.qty))
      open -= taken
    }
  }
  const values = lines.map(({ id }) => value.get(id) ?? 0)
  const worth = sumOf(values)
  const off = percent === undefined ? Math.max(worth - (amount ?? 0) * bundles, 0) : percentageOf(worth, percent)
  return prorate(Math.min(off, worth), values, firstById(lines))
}

/** What an order-level promotion takes off lines together, shared out by what is left of each. */
export function orderDiscounts(
  { kind, percent = 0, amount = 0 }: Promotion,
  lines: readonly Pick<DiscountableLine, 'id' | 'left'>[],
): number[] {
  const left = lines.map(line => line.left)
  const sum = sumOf(left)
  if (kind === 'percentage') return prorate(percentageOf(sum, percent), left, firstById(lines))
  if (kind === 'amount') return prorate(Math.min(amount, sum), left, firstById(lines))
  return left.map(() => 0)
}

export function shippingDiscount({ kind, percent = 0, amount = 0 }: Promotion, price: number): number {
  if (kind === 'free-shipping') return price
  if (kind === 'percentage') return percentageOf(price, percent)
  if (kind === 'amount') return Math.min(amount, price)
  return kind === 'fixed-price' ? Math.max(price - amount, 0) : 0
}
