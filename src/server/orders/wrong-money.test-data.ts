import type { RefundPart } from '#contract/orders/refund.entities.ts'
import { sumOf } from '#domain/money/money.ts'
import { forgiven, type Given } from '#domain/orders/forgiven.ts'
import { keptTotals, priced } from '#domain/orders/kept-order.ts'
import type { Holding, OrderTerms } from '#domain/orders/order-terms.ts'
import { backgroundShop } from '../background-shop.ts'
import { isAwaited, withoutReturn } from './awaited.ts'
import { holdingOf, keptPieces } from './kept.ts'
import type { StoredOrder } from './order.queries.ts'
import { findOrders } from './order.queries.ts'
import { listReturns } from './return.queries.ts'
import { sparedOf } from './spared.ts'
import { withholdingOf } from './withholding.ts'
import type { TestShop } from '../testing/test-shop.ts'

/** Let go of before it was taken, or given back afterwards. */
const CARDS = `
  select p.reference from payments p join simulator_payments s on s.reference = p.reference
  left join (select payment_reference, sum(amount) as amount from refunds where done_at is not null group by 1) r
    on r.payment_reference = p.reference
  where p.state in ('captured', 'reserved') and p.released + s.refunded <> coalesce(r.amount, 0)`

type Return = Awaited<ReturnType<typeof listReturns>>[number]

/** What is wrong with the money of these orders, by what their buyers keep and what they were told. */
export async function wrongMoney({ services, database }: TestShop, numbers: readonly string[]): Promise<string[]> {
  const shop = backgroundShop(services, 'en-us')
  const { rows } = await database.pool.query<{ reference: string }>(CARDS)
  const wrong = rows.map(({ reference }) => `${reference}: what its card got back is not what was owed to it`)
  for (const order of await findOrders(shop.db, numbers, shop.log)) {
    const returns = await listReturns(shop.db, order.number)
    const faults = [...faultsOf(order, returns)]
    if (faults.length > 0)
      wrong.push(`${order.number}: ${faults.join('; ')}; ${JSON.stringify(storyOf(order, returns))}`)
  }
  return wrong
}

/** What somebody needs who asks how it came to that: the same seed does not do the same twice. */
const storyOf = ({ document, total, refunded }: StoredOrder, returns: readonly Return[]) => ({
  total,
  refunded,
  lines: document.lines,
  terms: document.terms,
  refunds: document.refunds,
  returns,
})

function* faultsOf(order: StoredOrder, returns: readonly Return[]): Iterable<string> {
  const { document, total, refunded } = order
  const open = returns.filter(({ status }) => status !== 'refunded')
  const isOpen = (number: string | undefined) => open.some(each => each.number === number)
  const told = document.refunds ?? []
  for (const { refund, parts, way } of told) {
    if (sumOf(parts.map(({ amount }) => amount)) !== refund) yield `the lines of a refund (${way}) do not add up to it`
    if (refund < 0) yield `a refund (${way}) is less than nothing`
  }
  const paid = sumOf(told.filter(({ returnNumber }) => !isOpen(returnNumber)).map(({ refund }) => refund))
  if (paid !== refunded) yield `${refunded} went back, and ${paid} was told`
  if (refunded + sumOf(open.map(({ refund }) => refund)) > total) yield 'more is promised than was paid'
  const { terms } = document
  if (!terms || order.paidAt === undefined) return
  // What was announced and may never come is its buyer's until it does.
  const kept = open
    .filter(({ number, status }) => status === 'return-requested' && !isAwaited(document, number))
    .reduce((now, each) => withoutReturn(now, each), document)
  const { withheld, given } = withholdingOf(kept)
  const holding = holdingOf(kept)
  const left = total - refunded
  if (sumOf([...keptPieces(kept).values()]) === 0) {
    const stays = keptTotals(terms, holding).total + withheld
    if (left > stays) yield `nothing is kept, and ${left} of ${total} stays where ${stays} may`
    return
  }
  const spared = sumOf(sparedOf(terms, kept.lines, priced(terms, holding)).map(({ amount }) => amount))
  const due = total - withheld + forgiven(given, holding.kept) + spared
  // Each time shares are rounded, once for each line.
  const cents = terms.lines.length * (told.length + 1)
  const cost = keptTotals(terms, holding).total
  const owed = Math.min(due - cost, total)
  if (open.length === 0 && owed - refunded > cents) yield `${owed} is due of ${total}, and ${refunded} went back`
  const givenAway =
    Math.max(
      forgiven(given, holding.kept) + spared,
      sumOf(given.map(({ amount }) => amount)) + sumOf(told.filter(({ way }) => way !== 'given').flatMap(sparedIn)),
    ) + liftedOnPaper(kept, given)
  const least = leastFor(terms, { ...holding, kept: countedOnce(kept, holding) })
  if (left + givenAway < least) yield `${left} was paid for what costs ${least}, and ${givenAway} was given`
}

const sparedIn = ({ parts }: { readonly parts: readonly RefundPart[] }) =>
  parts.flatMap(({ kind, amount }) => (kind === 'given' ? [amount] : []))

/** Money that made up for what was to be kept back of a worn piece, though nothing was paid for that of which it could be. */
function liftedOnPaper({ refunds = [] }: StoredOrder['document'], given: readonly Given[]): number {
  const all = sumOf(refunds.flatMap(({ way, refund }) => (way === 'given' ? [refund] : [])))
  const lifted = all - sumOf(given.map(({ amount }) => amount))
  const notKeptBack = sumOf(
    refunds.flatMap(({ parts }) => {
      const at = parts.findIndex(({ kind }) => kind === 'withheld')
      return at < 0 ? [] : parts.slice(at).flatMap(({ kind, amount }) => (kind === 'earlier' ? [amount] : []))
    }),
  )
  return Math.min(lifted, notKeptBack)
}

/** Until one of them is back, a size and the other one that was sent for it may both count. */
function countedOnce({ lines }: StoredOrder['document'], { kept }: Holding): Map<string, number> {
  const sent = (id: string) => sumOf(lines.flatMap(({ exchangeOf, qty }) => (exchangeOf === id ? [qty] : [])))
  return new Map([...kept].map(([id, qty]) => [id, Math.max(qty - sent(id), 0)]))
}

/** Nobody is charged for giving something back: what is kept cost at least what it did beside something that went. */
function leastFor(terms: OrderTerms, holding: Holding): number {
  const all = terms.lines.reduce<Map<string, number>[]>(
    (some, { id, qty }) =>
      some.flatMap(each =>
        Array.from({ length: qty - (holding.kept.get(id) ?? 0) + 1 }, (_, more) =>
          new Map(each).set(id, (holding.kept.get(id) ?? 0) + more),
        ),
      ),
    [new Map()],
  )
  return Math.min(...all.map(kept => keptTotals(terms, { ...holding, kept }).total))
}
