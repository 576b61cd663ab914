import type { RefundPart } from '#contract/orders/refund.entities.ts'
import { sumOf } from '#domain/money/money.ts'
import { orderedAs } from '#domain/orders/exchanged-for.ts'
import { keptPieces } from './kept.ts'
import type { OrderDocument } from './order-document.ts'
import type { Parting } from './parting.ts'
import { withholdingOf } from './withholding.ts'
import { worthUpTo } from './worth.ts'

type Worn = readonly { itemId: string; refundPercent?: number | undefined }[]

/** What is to be kept back for how pieces came; nothing for those whose money was given while they were kept. */
export function wantsWithheld(before: OrderDocument, { going, document }: Parting, pieces: Worn): number {
  const amounts = pieces.flatMap(({ itemId, refundPercent = 100 }) => {
    const line = going.find(each => each.line.id === itemId)?.line
    return line ? [{ id: orderedAs(line), amount: Math.round((worthUpTo(line, 1) * (100 - refundPercent)) / 100) }] : []
  })
  const given = givenLeaving(before, document)
  return sumOf(
    [...Map.groupBy(amounts, ({ id }) => id)].flatMap(([id, of]) =>
      of
        .map(({ amount }) => amount)
        .toSorted((one, other) => other - one)
        .slice(given(id)),
    ),
  )
}

/** Pieces that money was given for are the last of their line to go. */
function givenLeaving(before: OrderDocument, after: OrderDocument): (lineId: string) => number {
  const pieces = withholdingOf(before).given.flatMap(given => given.pieces)
  const [had, has] = [keptPieces(before), keptPieces(after)]
  return lineId => {
    const given = sumOf(pieces.flatMap(each => (each.lineId === lineId ? [each.qty] : [])))
    return Math.min(given, had.get(lineId) ?? 0) - Math.min(given, has.get(lineId) ?? 0)
  }
}

/** The same with less for how some of the pieces came back: what there is too little of now, a later refund makes up for. */
export function withheldFor<T extends Parting>(before: OrderDocument, parting: T, pieces: Worn): T {
  const amount = wantsWithheld(before, parting, pieces)
  if (amount === 0) return parting
  const later = Math.max(amount - parting.refund, 0)
  const parts: RefundPart[] = [...parting.parts, { kind: 'withheld', amount: -amount }]
  return {
    ...parting,
    refund: parting.refund - amount + later,
    parts: later > 0 ? [...parts, { kind: 'earlier', amount: later }] : parts,
  }
}
