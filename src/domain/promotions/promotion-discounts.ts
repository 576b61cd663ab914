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

/** What a kind of promotion takes off on each level. A level on which it means nothing says so. */
type Rule = {
  readonly lines: (promotion: Promotion, lines: readonly DiscountableLine[]) => number[]
  readonly order: (promotion: Promotion, sum: number) => number
  readonly shipping: (promotion: Promotion, price: number) => number
  /** Counts as reached also when it takes nothing off. */
  readonly givesElse?: true
}

export const PROMOTION_KINDS = [
  'percentage',
  'amount',
  'fixed-price',
  'buy-x-get-y',
  'bundle',
  'free-shipping',
  'gift',
] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

const none = () => 0
const noneEach = (_: Promotion, lines: readonly DiscountableLine[]) => lines.map(none)
const share = ({ percent = 0 }: Promotion, sum: number) => percentageOf(sum, percent)
const atMost = ({ amount = 0 }: Promotion, sum: number) => Math.min(amount, sum)

const RULES: Readonly<Record<PromotionKind, Rule>> = {
  percentage: {
    lines: (promotion, lines) => lines.map(({ left }) => share(promotion, left)),
    order: share,
    shipping: share,
  },
  amount: {
    lines: ({ amount = 0 }, lines) => lines.map(({ qty }) => amount * qty),
    order: atMost,
    shipping: atMost,
  },
  'fixed-price': {
    lines: ({ amount = 0 }, lines) => lines.map(({ left, qty }) => left - amount * qty),
    order: none,
    shipping: ({ amount = 0 }, price) => Math.max(price - amount, 0),
  },
  'buy-x-get-y': { lines: cheapestFree, order: none, shipping: none },
  bundle: { lines: bundled, order: none, shipping: none },
  'free-shipping': { lines: noneEach, order: none, shipping: (_, price) => price },
  gift: { lines: noneEach, order: none, shipping: none, givesElse: true },
}

/** What a promotion takes off each line, in the order given; never more than is left of it. */
export function productDiscounts(promotion: Promotion, lines: readonly DiscountableLine[]): number[] {
  const off = RULES[promotion.kind].lines(promotion, lines)
  return lines.map(({ left }, index) => Math.min(Math.max(off[index] ?? 0, 0), left))
}

/** What an order-level promotion takes off lines together, shared out by what is left of each. */
export function orderDiscounts(
  promotion: Promotion,
  lines: readonly Pick<DiscountableLine, 'id' | 'left'>[],
): number[] {
  const left = lines.map(line => line.left)
  return prorate(RULES[promotion.kind].order(promotion, sumOf(left)), left, firstById(lines))
}

export const shippingDiscount = (promotion: Promotion, price: number): number =>
  RULES[promotion.kind].shipping(promotion, price)

/** Whether a promotion that took off so much was reached. */
export const isReached = ({ kind }: Promotion, amount: number): boolean => amount > 0 || RULES[kind].givesElse === true

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
