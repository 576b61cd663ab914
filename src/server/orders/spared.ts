import type { RefundPart } from '#contract/orders/refund.entities.ts'
import { prorate, sumOf } from '#domain/money/money.ts'
import type { CartTotals } from '#domain/money/totals.ts'
import { sparedOn, type GivenPieces } from '#domain/orders/forgiven.ts'
import { priced, type Priced } from '#domain/orders/kept-order.ts'
import type { OrderTerms } from '#domain/orders/order-terms.ts'
import { holdingOf } from './kept.ts'
import type { OrderDocument, OrderLine } from './order-document.ts'
import type { StoredRefund } from './stored-terms.ts'
import { withholdingOf } from './withholding.ts'
import { worthUpTo } from './worth.ts'

type Undelivered = {
  readonly terms: OrderTerms
  readonly lines: readonly OrderLine[]
  /** With what does not come, and without. */
  readonly before: Priced
  readonly after: Priced
  /** What the buyer was spared before; of what does not come he was spared for nothing. */
  readonly spared: readonly GivenPieces[]
}

export type Sparing = {
  /** What does not come, by the lines that were ordered. */
  readonly pieces: readonly { readonly lineId: string; readonly qty: number }[]
  readonly given: readonly RefundPart[]
  readonly deliveryAtMost: Readonly<Record<string, number>>
}

/**
 * What the rest of an order would cost more without what the shop did not bring: an advantage goes with what its buyer gives
 * back (009), never with what he did not get. It stays with the pieces that are kept, and goes when these do.
 */
export function sparingFor({ terms, lines, before, after, spared }: Undelivered): Sparing {
  const pieces = [...before.kept].flatMap(([lineId, qty]) => {
    const gone = qty - (after.kept.get(lineId) ?? 0)
    return gone > 0 ? [{ lineId, qty: gone }] : []
  })
  const given = sparedParts({ terms, lines, before, after, spared }, paidFor(lines, before, pieces))
  return { pieces, given, deliveryAtMost: deliveryAsBefore(before, after) }
}

/** Its share of the first order, unless what its buyer gave back since has taken more than its own share along. */
const paidFor = (lines: readonly OrderLine[], { kept, totals }: Priced, pieces: Sparing['pieces']): number =>
  sumOf(
    pieces.flatMap(({ lineId, qty }) => {
      const line = lines.find(({ id }) => id === lineId)
      return line ? [Math.min(worthUpTo(line, qty), costIn(totals, line, qty / (kept.get(lineId) ?? qty)))] : []
    }),
  )

/** What a part of a line costs by these totals, with the tax that comes on top. */
function costIn({ lines, taxes }: CartTotals, { id }: OrderLine, part: number): number {
  const at = lines.findIndex(line => line.id === id)
  const tax = taxes.included ? 0 : (taxes.lines[at] ?? 0)
  return Math.round(((lines[at]?.rowTotal ?? 0) + tax) * part)
}

function sparedParts({ terms, lines, before, after, spared }: Undelivered, worth: number): RefundPart[] {
  const [was, now] = [before.totals, after.totals]
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
function deliveryAsBefore({ totals: was }: Priced, { totals: now }: Priced): Record<string, number> {
  const most = new Map(was.shipments.map(({ id, price }) => [id, price]))
  return Object.fromEntries(
    now.shipments.flatMap(({ id, price }) => {
      const before = most.get(id) ?? price
      return price > before ? [[id, before]] : []
    }),
  )
}

/** Parts that spare something name the line that was ordered. */
export const sparedPieces = (given: readonly RefundPart[]): GivenPieces[] =>
  given.flatMap(({ itemId: lineId, qty, amount }) =>
    lineId === undefined || qty === undefined ? [] : [{ lineId, qty, amount }],
  )

/**
 * A parcel that was announced does not come: all that the shop did not bring meanwhile is reckoned beside it, at once. One
 * after the other, each would leave out what the others had brought.
 */
export function sparedAnew(document: OrderDocument, returnNumber: string): OrderDocument {
  const { terms, lines, refunds = [] } = document
  const isAnew = ({ notBrought }: StoredRefund) => notBrought?.beside.includes(returnNumber) ?? false
  const first = refunds.findIndex(isAnew)
  if (!terms || first < 0) return document
  const { spared } = withholdingOf({ lines, refunds: refunds.filter(each => !isAnew(each)) })
  const after = priced(terms, holdingOf(document))
  const qtyOf = new Map(terms.lines.map(({ id, qty }) => [id, qty]))
  const kept = new Map(after.kept)
  const missed = refunds.filter(isAnew).flatMap(({ notBrought }) => notBrought?.pieces ?? [])
  for (const { lineId, qty } of missed)
    kept.set(lineId, Math.min((kept.get(lineId) ?? 0) + qty, qtyOf.get(lineId) ?? 0))
  const before = priced(terms, { ...after, kept })
  const { given, deliveryAtMost } = sparingFor({ terms, lines, before, after, spared })
  const sparedBy = (at: number) => (at === first ? sparedPieces(given) : [])
  return {
    ...document,
    deliveryAtMost: { ...document.deliveryAtMost, ...deliveryAtMost },
    refunds: refunds.map((each, at) => (isAnew(each) ? { ...each, spared: sparedBy(at) } : each)),
  }
}
