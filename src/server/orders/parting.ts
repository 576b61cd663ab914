import { discountRule } from '#domain/promotions/discount-rule.ts'
import type { RefundPart as ShownPart, WayBack } from '#contract/orders/refund.entities.ts'
import { sumOf } from '#domain/money/money.ts'
import { priced } from '#domain/orders/kept-order.ts'
import { forgiven, type Given } from '#domain/orders/forgiven.ts'
import type { Holding } from '#domain/orders/order-terms.ts'
import { refundAccount, type RefundPart } from '#domain/orders/refund-account.ts'
import { languageOf } from '#domain/sites/sites.ts'
import { holdingOf, keepsGoods, keptPieces, openQty, orderedShipments } from './kept.ts'
import type { OrderDocument, OrderLine } from './order-document.ts'
import type { StoredOrder } from './order.queries.ts'
import { newlySpared, sparedOf } from './spared.ts'
import { withholdingOf } from './withholding.ts'
import { shareOf } from './worth.ts'

export type Chosen = { line: OrderLine; qty: number }

/** An order without what goes back, and what its buyer gets for that. */
export type Parting = {
  refund: number
  /** How the refund comes about, as it is told. */
  parts: ShownPart[]
  /** What goes, gifts that go with it included. */
  going: Chosen[]
  document: OrderDocument
}

/** What was paid: an order whose charge never came has only its gift cards. */
const paidFor = ({ paidAt, total, document }: StoredOrder): number =>
  paidAt ? total : sumOf(document.giftCards.map(({ amount }) => amount))

/**
 * Takes pieces out of an order. The same for whatever way they go: what was paid, less what the rest would have cost;
 * gifts whose condition the rest does not meet go too. Of what the shop did not bring, the rest costs no more than before.
 */
export function partWith(
  order: StoredOrder,
  chosen: readonly Chosen[],
  way: WayBack,
  {
    promised,
    inGiftCards,
    undelivered = [],
  }: { promised: number; inGiftCards: number; undelivered?: readonly Chosen[] },
): Parting {
  const { withheld, given } = withholdingOf(order.document)
  const paid = { paid: paidFor(order) - withheld, already: order.refunded + promised, inGiftCards }
  const { terms } = order.document
  const gone = notBringing(order.document, taken(order.document, chosen, way), { chosen, undelivered, way })
  if (!terms) return byShares(order, chosen, gone, way, { ...paid, given })
  const before = priced(terms, holdingOf(order.document))
  const after = priced(terms, holdingOf(gone))
  const spared = sparedOf(terms, gone.lines, after)
  const now = newlySpared(order.document, spared)
  const toldNow = sumOf(now.map(({ amount }) => amount))
  const account = refundAccount(
    terms,
    { before, after },
    {
      ...paid,
      forgiven: forgiven(given, after.kept) + sumOf(spared.map(({ amount }) => amount)) - toldNow,
      spared: toldNow,
    },
  )
  const gifts = openGifts(order.document, account.lostGifts)
  return {
    refund: account.refund,
    parts: [...account.parts.map(part => shown(order, part)), ...now, ...gifts.map(giftPart)],
    going: [...chosen, ...gifts],
    document: taken(gone, gifts, way),
  }
}

type Leaving = { chosen: readonly Chosen[]; undelivered: readonly Chosen[]; way: WayBack }

/** Beside what goes by its buyer's wish, which takes its advantage along. */
function notBringing(
  document: OrderDocument,
  gone: OrderDocument,
  { chosen, undelivered, way }: Leaving,
): OrderDocument {
  if (undelivered.length === 0) return gone
  const failed = Map.groupBy(undelivered, ({ line }) => line.id)
  const failedOf = ({ id }: OrderLine) => sumOf((failed.get(id) ?? []).map(({ qty }) => qty))
  const wished = chosen.flatMap(({ line, qty }) => (qty > failedOf(line) ? [{ line, qty: qty - failedOf(line) }] : []))
  // Of a size that was exchanged and the other one that does not come, the first counts as kept until it is back.
  return missing(gone, keptPieces(taken(document, wished, way)))
}

/** What was kept before and is not now is what the shop did not bring. */
function missing(document: OrderDocument, before: ReadonlyMap<string, number>): OrderDocument {
  const kept = keptPieces(document)
  const notBrought = { ...document.notBrought }
  for (const [id, qty] of before) {
    const gone = qty - (kept.get(id) ?? 0)
    if (gone > 0) notBrought[id] = (notBrought[id] ?? 0) + gone
  }
  return { ...document, notBrought }
}

function taken(document: OrderDocument, chosen: readonly Chosen[], way: WayBack): OrderDocument {
  const qtyOf = new Map(chosen.map(({ line, qty }) => [line.id, qty]))
  const field = way === 'cancel' ? ('cancelledQty' as const) : ('returnedQty' as const)
  const lines = document.lines.map(line => ({ ...line, [field]: line[field] + (qtyOf.get(line.id) ?? 0) }))
  if (way !== 'withdrawal' || qtyOf.size === 0) return { ...document, lines }
  return {
    ...document,
    lines,
    withdrawn: [...(document.withdrawn ?? []), ...orderedShipments(document, [...qtyOf.keys()])],
  }
}

const openGifts = ({ lines }: OrderDocument, ids: readonly string[]): Chosen[] =>
  lines.flatMap(line => (ids.includes(line.id) && openQty(line) > 0 ? [{ line, qty: openQty(line) }] : []))

const giftPart = ({ line, qty }: Chosen): ShownPart => ({
  kind: 'gift',
  itemId: line.id,
  name: line.name,
  qty,
  amount: 0,
})

function shown({ document, locale }: StoredOrder, part: RefundPart): ShownPart {
  const { kind, amount } = part
  if (part.kind === 'item') {
    const name = document.lines.find(({ id }) => id === part.lineId)?.name
    return { kind, itemId: part.lineId, qty: part.qty, amount, ...(name !== undefined && { name }) }
  }
  const offer =
    part.kind === 'discount' && document.terms?.offers.find(({ id }) => part.rule === discountRule('promotion', id))
  const program =
    part.kind === 'discount' && document.orderPromotions?.find(({ promotionId }) => promotionId === part.rule)
  const name = offer
    ? (offer.names[languageOf(locale)] ?? offer.names['en'])
    : program
      ? program.promotionName
      : undefined
  return { kind, amount, ...(name !== undefined && { name }) }
}

/** Orders of earlier versions do not know their terms: each piece takes its share of what was paid along. */
function byShares(
  order: StoredOrder,
  chosen: readonly Chosen[],
  without: OrderDocument,
  way: WayBack,
  {
    paid,
    already,
    inGiftCards,
    given,
  }: { paid: number; already: number; inGiftCards: number; given: readonly Given[] },
): Parting {
  const rest = keepsGoods(without)
  const gifts = rest
    ? []
    : openGifts(
        order.document,
        order.document.lines.flatMap(({ id, bonus }) => (bonus ? [id] : [])),
      )
  const document = taken(without, gifts, way)
  const all = document.lines.every(line => openQty(line) === 0) && way !== 'return'
  const items = chosen.map(({ line, qty }): ShownPart => ({
    kind: 'item',
    itemId: line.id,
    name: line.name,
    qty,
    amount: shareOf(line, qty),
  }))
  const stillGiven = ({ kept }: Holding) => forgiven(given, kept)
  const before = stillGiven(holdingOf(without)) - stillGiven(holdingOf(order.document))
  const earlier: ShownPart[] = before === 0 ? [] : [{ kind: 'earlier', amount: before }]
  const share = sumOf([...items, ...earlier].map(({ amount }) => amount))
  const refund = Math.max(all ? paid - already : Math.min(share, paid - already - inGiftCards), 0)
  const delivery: ShownPart[] = refund === share ? [] : [{ kind: 'delivery', amount: refund - share }]
  const parts = [...items, ...earlier, ...delivery, ...gifts.map(giftPart)]
  return { refund, parts, going: [...chosen, ...gifts], document }
}
