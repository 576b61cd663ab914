import type { WayBack } from '#contract/orders/refund.entities.ts'
import { withoutReturn } from './awaited.ts'
import type { StoredOrder } from './order.queries.ts'
import { partWith, type Chosen, type Parting } from './parting.ts'
import { promisedFor } from './promised-refunds.ts'
import type { DueReturn } from './return.queries.ts'
import { sparedAnew, sparedPieces } from './spared.ts'
import type { StoredRefund } from './stored-terms.ts'

/** A parting beside parcels that were announced. */
export type PartingBeside = Parting & {
  /** What it would come to if they were there. */
  readonly expected: number
  /** What is to be known if one of them does not come. */
  readonly marks: Pick<StoredRefund, 'notBrought' | 'spared'>
}

/**
 * What was announced may never come: until it does its buyer has it, and what goes now is worth what it is beside that.
 * What comes last makes up for it.
 */
export function partBeside(
  order: StoredOrder,
  chosen: readonly Chosen[],
  way: WayBack,
  { besides, undelivered = [] }: { besides: readonly DueReturn[]; undelivered?: readonly Chosen[] },
): PartingBeside {
  const out = besides.filter(({ status }) => status === 'return-requested')
  const promised = promisedFor(besides)
  const asAnnounced = partWith(order, chosen, way, { promised, undelivered })
  if (out.length === 0) return { ...asAnnounced, expected: asAnnounced.refund, marks: {} }
  const document = out.reduce((kept, each) => sparedAnew(withoutReturn(kept, each), each.number), order.document)
  const stillOut = partWith({ ...order, document }, chosen, way, { promised: promised - promisedFor(out), undelivered })
  const { sparing } = asAnnounced
  const marks = sparing && {
    notBrought: { pieces: [...sparing.pieces], beside: out.map(({ number }) => number) },
    spared: sparedPieces(sparing.given),
  }
  return { ...lesserOf(asAnnounced, stillOut), expected: asAnnounced.refund, marks: marks ?? {} }
}

function lesserOf(asAnnounced: Parting, stillOut: Parting): Parting {
  if (stillOut.refund >= asAnnounced.refund) return asAnnounced
  const isGift = ({ kind }: Parting['parts'][number]) => kind === 'gift'
  const parts = [...stillOut.parts.filter(part => !isGift(part)), ...asAnnounced.parts.filter(isGift)]
  return { ...asAnnounced, refund: stillOut.refund, parts }
}
