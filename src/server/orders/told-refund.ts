import type { RefundPart } from '#contract/orders/refund.entities.ts'
import { sumOf } from '#domain/money/money.ts'
import type { OrderLine } from './order-document.ts'
import type { StoredRefund } from './stored-terms.ts'

type Told = Pick<StoredRefund, 'way' | 'parts' | 'given'>

/**
 * The parts of a refund in the lines that its buyer reads. Money for pieces that stay is booked with the tax on top of them,
 * and told apart from it, as it is for pieces that go; a discount and a gesture are not the same to the books.
 */
export function toldParts(lines: readonly OrderLine[], { way, parts, given }: Told): RefundPart[] {
  if (way !== 'given') return parts
  const taxed = parts.map(part => ({ part, tax: taxIn(lines, part) }))
  const tax = sumOf(taxed.map(each => each.tax))
  return [
    ...taxed.map(({ part, tax: its }): RefundPart => ({
      ...part,
      kind: part.kind === 'given' && given?.kind === 'amount' ? 'discount' : part.kind,
      amount: part.amount - its,
    })),
    ...(tax > 0 ? [{ kind: 'tax' as const, amount: tax }] : []),
  ]
}

function taxIn(lines: readonly OrderLine[], { kind, itemId, amount }: RefundPart): number {
  const line = kind === 'item' ? lines.find(({ id }) => id === itemId) : undefined
  if (!line || line.taxOnTop === 0) return 0
  return Math.round((amount * line.taxOnTop) / (line.price.rowTotal + line.taxOnTop))
}
