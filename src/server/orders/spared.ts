import type { RefundPart } from '#contract/orders/refund.entities.ts'
import { prorate, sumOf } from '#domain/money/money.ts'
import type { CartTotals } from '#domain/money/totals.ts'
import { sparedOn, type GivenPieces } from '#domain/orders/forgiven.ts'
import { keptTotals } from '#domain/orders/kept-order.ts'
import type { Holding, OrderTerms } from '#domain/orders/order-terms.ts'
import type { OrderLine } from './order-document.ts'

type Undelivered = {
  readonly terms: OrderTerms
  readonly lines: readonly OrderLine[]
  /** With what does not come, and without. */
  readonly before: Holding
  readonly after: Holding
  /** What was paid for that. */
  readonly worth: number
  /** What the buyer was spared before; of what does not come he was spared for nothing. */
  readonly spared: readonly GivenPieces[]
}

/**
 * What the rest of an order would cost more without what the shop did not bring: an advantage goes with what its buyer gives
 * back (009), never with what he did not get. It stays with the pieces that are kept, and goes when these do.
 */
export function sparedParts({ terms, lines, before, after, worth, spared }: Undelivered): RefundPart[] {
  const [was, now] = [keptTotals(terms, before), keptTotals(terms, after)]
  const lost = sparedOn(spared, before.kept) - sparedOn(spared, after.kept)
  const amount = goodsOf(now) - goodsOf(was) + worth + lost
  const kept = now.lines.filter(({ isGiftCard, rowTotal }) => !isGiftCard && rowTotal > 0)
  // Up to a cent for each line is how shares were rounded.
  if (amount <= terms.lines.length || kept.length === 0) return []
  const qtyOf = (id: string) => after.kept.get(id) ?? 0
  const dearer = kept.map(({ id, rowTotal }) => {
    const line = was.lines.find(each => each.id === id)
    return Math.max(0, Math.round(rowTotal - ((line?.rowTotal ?? 0) * qtyOf(id)) / (before.kept.get(id) ?? 1)))
  })
  const shares = prorate(amount, dearer.some(Boolean) ? dearer : kept.map(({ rowTotal }) => rowTotal))
  return kept.flatMap(({ id }, at): RefundPart[] => {
    const share = shares[at] ?? 0
    const name = lines.find(line => line.id === id)?.name ?? ''
    return share > 0 ? [{ kind: 'given', itemId: id, name, qty: qtyOf(id), amount: share }] : []
  })
}

/** With their own tax: that of delivery goes with delivery. */
const goodsOf = ({ itemTotal, taxes }: CartTotals): number => itemTotal + (taxes.included ? 0 : sumOf(taxes.lines))

/** Delivery that would cost more without what the shop did not bring costs what it did. */
export function deliveryAsBefore(terms: OrderTerms, before: Holding, after: Holding): Record<string, number> {
  const was = new Map(keptTotals(terms, before).shipments.map(({ id, price }) => [id, price]))
  return Object.fromEntries(
    keptTotals(terms, after).shipments.flatMap(({ id, price }) => {
      const most = was.get(id) ?? price
      return price > most ? [[id, most]] : []
    }),
  )
}
