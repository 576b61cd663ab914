import { discountRule } from '#domain/promotions/discount-rule.ts'
import type { RefundPart as ShownPart, WayBack } from '#contract/orders/refund.entities.ts'
import { sumOf } from '#domain/money/money.ts'
import { priced, type Priced } from '#domain/orders/kept-order.ts'
import { forgiven, sparedOn, type Given, type GivenPieces } from '#domain/orders/forgiven.ts'
import type { Holding, OrderTerms } from '#domain/orders/order-terms.ts'
import { refundAccount, type RefundPart } from '#domain/orders/refund-account.ts'
import { languageOf } from '#domain/sites/sites.ts'
import { holdingOf, keepsGoods, openQty, orderedShipments } from './kept.ts'
import type { OrderDocument, OrderLine } from './order-document.ts'
import type { StoredOrder } from './order.queries.ts'
import { sparingFor, type Sparing } from './spared.ts'
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
  /** What the shop did not bring, and what that spares. */
  sparing?: Sparing
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
  { promised = 0, undelivered = [] }: { promised?: number; undelivered?: readonly Chosen[] } = {},
): Parting {
  const { withheld, given, spared } = withholdingOf(order.document)
  const paid = { paid: paidFor(order) - withheld, already: order.refunded + promised }
  const { terms } = order.document
  const gone = taken(order.document, chosen, way)
  if (!terms) return byShares(order, chosen, gone, way, { ...paid, given })
  const before = priced(terms, holdingOf(order.document))
  const leaving = { chosen, undelivered, way, before, without: gone, spared }
  const { without, after, sparing } = sparedWithout(terms, order.document, leaving)
  const now = sparing?.given ?? []
  const account = refundAccount(
    terms,
    { before, after },
    {
      ...paid,
      forgiven: forgiven(given, after.kept) + sparedOn(spared, after.kept),
      spared: sumOf(now.map(({ amount }) => amount)),
    },
  )
  const gifts = openGifts(order.document, account.lostGifts)
  return {
    refund: account.refund,
    parts: [...account.parts.map(part => shown(order, part)), ...now, ...gifts.map(giftPart)],
    going: [...chosen, ...gifts],
    document: taken(without, gifts, way),
    ...(sparing && { sparing }),
  }
}

type Leaving = {
  chosen: readonly Chosen[]
  undelivered: readonly Chosen[]
  way: WayBack
  before: Priced
  without: OrderDocument
  spared: readonly GivenPieces[]
}

/** Beside what goes by its buyer's wish, which takes its advantage along. */
function sparedWithout(
  terms: OrderTerms,
  document: OrderDocument,
  { chosen, undelivered, way, before, without, spared }: Leaving,
): { without: OrderDocument; after: Priced; sparing?: Sparing } {
  const after = priced(terms, holdingOf(without))
  if (undelivered.length === 0) return { without, after }
  const failed = Map.groupBy(undelivered, ({ line }) => line.id)
  const failedOf = ({ id }: OrderLine) => sumOf((failed.get(id) ?? []).map(({ qty }) => qty))
  const wished = chosen.flatMap(({ line, qty }) => (qty > failedOf(line) ? [{ line, qty: qty - failedOf(line) }] : []))
  // Of a size that was exchanged and the other one that does not come, the first counts as kept until it is back.
  const beside = wished.length === 0 ? before : priced(terms, holdingOf(taken(document, wished, way)))
  const sparing = sparingFor({ terms, before: beside, after, lines: document.lines, spared })
  if (Object.keys(sparing.deliveryAtMost).length === 0) return { without, after, sparing }
  const asBefore = { ...without, deliveryAtMost: { ...document.deliveryAtMost, ...sparing.deliveryAtMost } }
  return { without: asBefore, after: priced(terms, holdingOf(asBefore)), sparing }
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
  { paid, already, given }: { paid: number; already: number; given: readonly Given[] },
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
  const refund = Math.max(all ? paid - already : Math.min(share, paid - already), 0)
  const delivery: ShownPart[] = refund === share ? [] : [{ kind: 'delivery', amount: refund - share }]
  const parts = [...items, ...earlier, ...delivery, ...gifts.map(giftPart)]
  return { refund, parts, going: [...chosen, ...gifts], document }
}
