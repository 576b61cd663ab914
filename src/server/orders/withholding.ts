import type { RefundPart } from '#contract/orders/refund.entities.ts'
import { sumOf } from '#domain/money/money.ts'
import type { Given } from '#domain/orders/forgiven.ts'
import { orderedAs } from '#domain/orders/exchanged-for.ts'
import type { OrderDocument } from './order-document.ts'

export type Withholding = {
  /** What stays paid for pieces that are gone: they came back worn. */
  withheld: number
  /** What staff gave back while its buyer kept everything. */
  given: Given[]
}

/** Money given for no piece in particular first pays what was kept back before: only the rest is for what is kept. */
export function withholdingOf({ lines, refunds = [] }: Pick<OrderDocument, 'lines' | 'refunds'>): Withholding {
  const orderedIds = new Map(lines.map(line => [line.id, orderedAs(line)]))
  let withheld = 0
  const given: Given[] = []
  const piecesOf = (parts: readonly RefundPart[]) =>
    parts.flatMap(({ itemId, qty, amount }) =>
      itemId === undefined || qty === undefined ? [] : [{ lineId: orderedIds.get(itemId) ?? itemId, qty, amount }],
    )
  for (const { way, refund, parts } of refunds) {
    withheld -= sumOf(parts.flatMap(({ kind, amount }) => (kind === 'withheld' ? [amount] : [])))
    if (way !== 'given') continue
    const pieces = piecesOf(parts)
    const lifted = pieces.length === 0 ? Math.min(refund, withheld) : 0
    withheld -= lifted
    given.push({ amount: refund - lifted, pieces })
  }
  return { withheld, given }
}
