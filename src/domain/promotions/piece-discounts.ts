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

/** Dearest first, so that what costs least is what comes free. */
const byPriceThenId = (a: DiscountableLine, b: DiscountableLine) => b.unitPrice - a.unitPrice || (a.id < b.id ? -1 : 1)

export function cheapestFree(
  { buyQty, getQty, percent = 100 }: Promotion,
  lines: readonly DiscountableLine[],
): number[] {
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

export function bundled(
  { bundleProductIds, amount, percent }: Promotion,
  lines: readonly DiscountableLine[],
): number[] {
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
