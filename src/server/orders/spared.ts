import type { RefundPart } from '#contract/orders/refund.entities.ts'
import { prorate, sumOf } from '#domain/money/money.ts'
import type { CartTotals } from '#domain/money/totals.ts'
import type { GivenPieces } from '#domain/orders/forgiven.ts'
import type { Priced } from '#domain/orders/kept-order.ts'
import type { OrderTerms } from '#domain/orders/order-terms.ts'
import type { OrderDocument, OrderLine } from './order-document.ts'
import { worthUpTo } from './worth.ts'

/**
 * What is kept of an order would cost more without what the shop did not bring: so much of it is spared. An advantage goes
 * with what its buyer gives back (009), never with what he did not get. It follows from what is kept and what was not brought
 * alone: in whatever order that came about, it is the same.
 */
export function sparedOf(
  terms: OrderTerms,
  lines: readonly OrderLine[],
  { kept, totals, brought }: Priced,
): GivenPieces[] {
  if (!brought) return []
  const amount = goodsOf(totals) - goodsOf(brought.totals) + paidFor(lines, brought, kept)
  const goods = totals.lines.filter(({ isGiftCard, rowTotal }) => !isGiftCard && rowTotal > 0)
  // Up to a cent for each line is how shares were rounded.
  if (amount <= terms.lines.length || goods.length === 0) return []
  const qtyOf = (id: string) => kept.get(id) ?? 0
  const dearer = goods.map(({ id, rowTotal }) => {
    const was = brought.totals.lines.find(each => each.id === id)
    return Math.max(0, Math.round(rowTotal - ((was?.rowTotal ?? 0) * qtyOf(id)) / (brought.kept.get(id) ?? 1)))
  })
  const shares = prorate(amount, dearer.some(Boolean) ? dearer : goods.map(({ rowTotal }) => rowTotal))
  return goods.flatMap(({ id: lineId }, at) => {
    const share = shares[at] ?? 0
    return share > 0 ? [{ lineId, qty: qtyOf(lineId), amount: share }] : []
  })
}

/** Its share of the first order, unless what its buyer gave back has taken more than its own share along. */
const paidFor = (
  lines: readonly OrderLine[],
  brought: NonNullable<Priced['brought']>,
  kept: ReadonlyMap<string, number>,
): number =>
  sumOf(
    lines.flatMap(line => {
      const had = brought.kept.get(line.id) ?? 0
      const qty = had - (kept.get(line.id) ?? 0)
      return qty > 0 ? [Math.min(worthUpTo(line, qty), costIn(brought.totals, line, qty / had))] : []
    }),
  )

/** What a part of a line costs by these totals, with the tax that comes on top. */
function costIn({ lines, taxes }: CartTotals, { id }: OrderLine, part: number): number {
  const at = lines.findIndex(line => line.id === id)
  const tax = taxes.included ? 0 : (taxes.lines[at] ?? 0)
  return Math.round(((lines[at]?.rowTotal ?? 0) + tax) * part)
}

/** With their own tax: that of delivery goes with delivery. */
const goodsOf = ({ itemTotal, taxes }: CartTotals): number => itemTotal + (taxes.included ? 0 : sumOf(taxes.lines))

/** Of what is spared, what its buyer was not told of before. */
export function newlySpared({ lines, refunds = [] }: OrderDocument, spared: readonly GivenPieces[]): RefundPart[] {
  const told = refunds.flatMap(({ way, parts }) =>
    way === 'given' ? [] : parts.filter(({ kind }) => kind === 'given'),
  )
  return spared.flatMap(({ lineId, qty, amount }): RefundPart[] => {
    const more = amount - sumOf(told.flatMap(each => (each.itemId === lineId ? [each.amount] : [])))
    const name = lines.find(({ id }) => id === lineId)?.name ?? ''
    return more > 0 ? [{ kind: 'given', itemId: lineId, name, qty, amount: more }] : []
  })
}
