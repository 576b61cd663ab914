import { discountRule } from '#domain/promotions/discount-rule.ts'
import type { RefundPart as ShownPart, WayBack } from '#contract/orders/refund.entities.ts'
import { sumOf } from '#domain/money/money.ts'
import type { CartTotals } from '#domain/money/totals.ts'
import { keptTotals } from '#domain/orders/kept-order.ts'
import { forgiven, sparedOn, type Given, type GivenPieces } from '#domain/orders/forgiven.ts'
import type { Holding, OrderTerms } from '#domain/orders/order-terms.ts'
import { refundAccount, type RefundPart } from '#domain/orders/refund-account.ts'
import { languageOf } from '#domain/sites/sites.ts'
import { holdingOf, keepsGoods, openQty, orderedAs } from './kept.ts'
import type { OrderDocument, OrderLine } from './order-document.ts'
import type { StoredOrder } from './order.queries.ts'
import { deliveryAsBefore, sparedParts } from './spared.ts'
import { withholdingOf } from './withholding.ts'

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
  { promised = 0, undelivered = [] }: { promised?: number; undelivered?: readonly Chosen[] } = {},
): Parting {
  const { withheld, given, spared } = withholdingOf(order.document)
  const paid = { paid: paidFor(order) - withheld, already: order.refunded + promised }
  const { terms } = order.document
  const gone = taken(order.document, chosen, way)
  if (!terms) return byShares(order, chosen, gone, way, { ...paid, given })
  const { without, now } = sparedWithout(terms, order.document, { chosen, undelivered, way, without: gone, spared })
  const after = holdingOf(without)
  const account = refundAccount(
    terms,
    { before: holdingOf(order.document), after },
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
  }
}

type Leaving = {
  chosen: readonly Chosen[]
  undelivered: readonly Chosen[]
  way: WayBack
  without: OrderDocument
  spared: readonly GivenPieces[]
}

/** Beside what goes by its buyer's wish, which takes its advantage along. */
function sparedWithout(
  terms: OrderTerms,
  document: OrderDocument,
  { chosen, undelivered, way, without, spared }: Leaving,
): { without: OrderDocument; now: ShownPart[] } {
  if (undelivered.length === 0) return { without, now: [] }
  const failed = Map.groupBy(undelivered, ({ line }) => line.id)
  const failedOf = ({ id }: OrderLine) => sumOf((failed.get(id) ?? []).map(({ qty }) => qty))
  const wished = chosen.map(({ line, qty }) => ({ line, qty: Math.max(qty - failedOf(line), 0) }))
  const [before, after] = [holdingOf(taken(document, wished, way)), holdingOf(without)]
  // Of a size that was exchanged and the other one that does not come, the first counts as kept until it is back.
  const goneOf = ({ id }: OrderLine) => (before.kept.get(id) ?? 0) - (after.kept.get(id) ?? 0)
  // Its share of the first order, unless what its buyer gave back since has taken more than its own share along.
  const was = keptTotals(terms, before)
  const worth = sumOf(
    document.lines.flatMap(line => {
      const gone = goneOf(line)
      return gone > 0
        ? Math.min(worthUpTo(line, gone), costIn(was, line, gone / (before.kept.get(line.id) ?? gone)))
        : []
    }),
  )
  const deliveryAtMost = { ...document.deliveryAtMost, ...deliveryAsBefore(terms, before, after) }
  return {
    without: { ...without, deliveryAtMost },
    now: sparedParts({ terms, before, after, worth, lines: document.lines, spared }),
  }
}

/** What a part of a line costs by these totals, with the tax that comes on top. */
function costIn({ lines, taxes }: CartTotals, { id }: OrderLine, part: number): number {
  const at = lines.findIndex(line => line.id === id)
  const tax = taxes.included ? 0 : (taxes.lines[at] ?? 0)
  return Math.round(((lines[at]?.rowTotal ?? 0) + tax) * part)
}

type Worn = readonly { itemId: string; refundPercent?: number | undefined }[]

export const wantsWithheld = ({ going }: Parting, pieces: Worn): number =>
  sumOf(
    pieces.flatMap(({ itemId, refundPercent = 100 }) => {
      const line = going.find(each => each.line.id === itemId)?.line
      return line ? [Math.round((worthUpTo(line, 1) * (100 - refundPercent)) / 100)] : []
    }),
  )

/** The same with less for how some of the pieces came back: what there is too little of now, a later refund makes up for. */
export function withheldFor(parting: Parting, pieces: Worn): Parting {
  const amount = wantsWithheld(parting, pieces)
  if (amount === 0) return parting
  const later = Math.max(amount - parting.refund, 0)
  const parts: ShownPart[] = [...parting.parts, { kind: 'withheld', amount: -amount }]
  return {
    ...parting,
    refund: parting.refund - amount + later,
    parts: later > 0 ? [...parts, { kind: 'earlier', amount: later }] : parts,
  }
}

function taken(document: OrderDocument, chosen: readonly Chosen[], way: WayBack): OrderDocument {
  const qtyOf = new Map(chosen.map(({ line, qty }) => [line.id, qty]))
  const field = way === 'cancel' ? ('cancelledQty' as const) : ('returnedQty' as const)
  const lines = document.lines.map(line => ({ ...line, [field]: line[field] + (qtyOf.get(line.id) ?? 0) }))
  if (way !== 'withdrawal') return { ...document, lines }
  const emptied = document.shipments.flatMap(({ shipmentId: id }) =>
    holds(document.lines, id) && !holds(lines, id) ? [id] : [],
  )
  return { ...document, lines, withdrawn: [...(document.withdrawn ?? []), ...emptied] }
}

/** A gift alone keeps no shipment going: it goes with the goods it came with. What was sent in exchange keeps the first one. */
export const holds = (lines: readonly OrderLine[], id: string) => {
  const ordered = new Set(lines.flatMap(line => (line.shipmentId === id && !line.bonus ? [orderedAs(line)] : [])))
  return lines.some(line => ordered.has(orderedAs(line)) && !line.bonus && openQty(line) > 0)
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

/** Counted from the pieces before, so that no cent is lost or doubled. */
function shareOf(line: OrderLine, qty: number): number {
  const before = line.cancelledQty + line.returnedQty
  return worthUpTo(line, before + qty) - worthUpTo(line, before)
}

/** The same for pieces that stay though their money goes back: from the other end, as they are the last to go. */
export function givenShareOf(line: OrderLine, qty: number, before: number): number {
  const end = line.qty - before
  return worthUpTo(line, end) - worthUpTo(line, end - qty)
}

export const worthUpTo = ({ price, taxOnTop, qty }: OrderLine, pieces: number) =>
  Math.round(((price.rowTotal + taxOnTop) * pieces) / qty)
