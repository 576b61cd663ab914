import type { RefundPart, WayBack } from '#contract/orders/refund.entities.ts'
import { sumOf } from '#domain/money/money.ts'
import { isAwaited, withAwaited, withoutReturn } from './awaited.ts'
import type { StoredOrder } from './order.queries.ts'
import { partWith, type Chosen, type Parting } from './parting.ts'
import { promisedFor } from './promised-refunds.ts'
import type { DueReturn } from './return.queries.ts'

/** What the same order has promised for parcels on their way back, and has sold as gift cards that still pay. */
export type Besides = { readonly besides: readonly DueReturn[]; readonly inGiftCards: number }

/** A parting beside parcels that were announced. */
export type PartingBeside = Parting & {
  /** What it would come to if they were there. */
  readonly expected: number
}

/**
 * What was announced may come or never: what goes now is worth the least of what it would be beside those parcels that do not
 * come. What comes last makes up for it. Of pieces that were exchanged, what is awaited counts as kept until then.
 */
export function partBeside(
  order: StoredOrder,
  chosen: readonly Chosen[],
  way: WayBack,
  { besides, inGiftCards, undelivered = [] }: Besides & { readonly undelivered?: readonly Chosen[] },
): PartingBeside {
  const { document } = order
  const announced = besides.filter(({ number }) => !isAwaited(document, number))
  const out = announced.filter(({ status }) => status === 'return-requested')
  const promised = promisedFor(announced)
  const asAnnounced = partWith(order, chosen, way, { promised, inGiftCards, undelivered })
  const least = someOf(out)
    .map(kept =>
      partWith({ ...order, document: kept.reduce(withoutReturn, document) }, chosen, way, {
        promised: promised - promisedFor(kept),
        inGiftCards,
        undelivered,
      }),
    )
    .reduce(lesserOf, { ...asAnnounced, expected: asAnnounced.refund })
  if (!document.awaited?.length) return least
  const isHere = { promised: promisedFor(besides), inGiftCards, undelivered }
  return atMost(least, partWith({ ...order, document: withAwaited(document) }, chosen, way, isHere).refund)
}

/**
 * What a buyer gets more if the shop is said to have failed, at most: now, or once what is on its way back has come or is
 * known not to.
 */
export function sparedAtMost(order: StoredOrder, chosen: readonly Chosen[], { besides, inGiftCards }: Besides): number {
  const { document } = order
  const out = besides.filter(({ number, status }) => status === 'return-requested' && !isAwaited(document, number))
  const settled = [
    { document: withAwaited(document), promised: promisedFor(besides) },
    {
      document: withAwaited(out.reduce(withoutReturn, document)),
      promised: promisedFor(besides) - promisedFor(out),
    },
  ]
  const more = (refundOf: (undelivered: readonly Chosen[]) => number) => refundOf(chosen) - refundOf([])
  return Math.max(
    more(undelivered => partBeside(order, chosen, 'cancel', { besides, inGiftCards, undelivered }).refund),
    ...settled.map(({ promised, ...end }) =>
      more(
        undelivered => partWith({ ...order, ...end }, chosen, 'cancel', { promised, inGiftCards, undelivered }).refund,
      ),
    ),
  )
}

/** So many parcels are looked at in every way; of more, all of them or none. */
const MOST_PARCELS = 5

/** Those that may not come: one of them, some, or all. */
function someOf(out: readonly DueReturn[]): DueReturn[][] {
  if (out.length > MOST_PARCELS) return [[...out]]
  return out.reduce<DueReturn[][]>((some, each) => [...some, ...some.map(others => [...others, each]), [each]], [])
}

/** What becomes of the order is the same in both accounts. */
function lesserOf(one: PartingBeside, other: Parting): PartingBeside {
  if (other.refund >= one.refund) return one
  const isGift = ({ kind }: RefundPart) => kind === 'gift'
  const parts = [...other.parts.filter(part => !isGift(part)), ...one.parts.filter(isGift)]
  return { ...one, refund: other.refund, parts }
}

/** What goes is told as it goes: what is awaited does not go with it. */
function atMost<T extends Parting>(parting: T, refund: number): T {
  if (refund >= parting.refund) return parting
  const isEarlier = ({ kind }: RefundPart) => kind === 'earlier'
  const before = sumOf(parting.parts.filter(isEarlier).map(({ amount }) => amount))
  const earlier: RefundPart = { kind: 'earlier', amount: before + refund - parting.refund }
  return { ...parting, refund, parts: [...parting.parts.filter(part => !isEarlier(part)), earlier] }
}

/** What a buyer is told when he announces something: of what is left besides all that was promised before. */
export function announcing(
  order: StoredOrder,
  chosen: readonly Chosen[],
  way: WayBack,
  { besides, inGiftCards }: Besides,
) {
  const announced = besides.filter(({ number }) => !isAwaited(order.document, number))
  const parting = partWith(order, chosen, way, { promised: promisedFor(announced), inGiftCards })
  return atMost(parting, Math.max(0, order.total - order.refunded - promisedFor(besides) - inGiftCards))
}
