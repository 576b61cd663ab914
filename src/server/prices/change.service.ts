import type { z } from 'zod'
import type { prices } from '#contract/staff/prices/prices.ts'
import { isBigMove, type PriceMove } from '#domain/money/price-moves.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { setPrices } from './prices.service.ts'
import { readKnown, readUnpriced, setCosts, type Known } from './sheet.queries.ts'

export type Wish = z.output<typeof prices.change.body>['rows'][number]
type Outcome = z.output<typeof prices.change.response>['rows'][number]['outcome']

export const nameOf = ({ productId, siteId }: Pick<Wish, 'productId' | 'siteId'>) => `${productId} ${siteId}`

/** A wish beside what is known of it. */
export type Planned = { readonly wish: Wish; readonly known: Known; readonly price: number; readonly original: number }

const knownByName = (known: readonly Known[]) =>
  new Map(known.map(each => [nameOf({ productId: each.colour_id, siteId: each.site }), each]))

export function planOf(wishes: readonly Wish[], known: readonly Known[]): Planned[] {
  const byName = knownByName(known)
  return wishes.flatMap(wish => {
    const found = byName.get(nameOf(wish))
    return found ? [planned(wish, found)] : []
  })
}

const planned = (wish: Wish, known: Known): Planned => ({ wish, known, ...newPrice(wish, known) })

/** How price and cost move; a cost that nobody knew moves from nowhere. */
export const movesOf = ({ wish, known, price }: Planned): PriceMove[] => [
  { before: known.regular, after: price },
  ...(wish.cost !== undefined && known.cost !== null ? [{ before: known.cost, after: wish.cost }] : []),
]

/** What is not reduced stays so when its price changes; a strike-through stays where it was said. */
function newPrice({ price, original }: Wish, { regular, struck }: Known) {
  const next = price ?? regular
  return { price: next, original: original ?? (struck === regular ? next : Math.max(struck, next)) }
}

/** Prices that move by much are set only by who has looked again. */
export function requireSecondLook(moves: readonly PriceMove[], lookedAgain: boolean): void {
  const big = moves.filter(isBigMove).length
  if (big > 0 && !lookedAgain) throw notNow('bigMoves', { count: big })
}

/** What is about to be written; nothing is known of a first price. */
type Doing = Omit<Planned, 'known'> & { readonly known?: Known; readonly moves: readonly PriceMove[] }
type Told = { readonly wish: Wish; readonly outcome: Outcome; readonly doing: readonly Doing[] }

export async function changePrices(
  desk: Desk,
  { rows, lookedAgain, reason }: { rows: Wish[]; lookedAgain: boolean; reason?: string | undefined },
) {
  const { db, now, staff } = desk
  const seen = knownByName(await readKnown(db, rows, { language: desk.language, lock: true }))
  // Who names a cell twice says the second thing of what the first has made of it.
  const standing = new Map(seen)
  const unpriced = new Set(
    (
      await readUnpriced(
        db,
        rows.filter(wish => !seen.has(nameOf(wish))),
      )
    ).map(nameOf),
  )
  const told = rows.map((wish): Told => {
    const [known, was] = [standing.get(nameOf(wish)), seen.get(nameOf(wish))]
    if (!known || !was) return unpriced.has(nameOf(wish)) ? first(wish) : { wish, outcome: 'unknown', doing: [] }
    const plan = planned(wish, known)
    const outcome = outcomeOf(plan, was)
    if (outcome === 'set')
      standing.set(nameOf(wish), {
        ...known,
        regular: plan.price,
        struck: plan.original,
        cost: wish.cost ?? known.cost,
      })
    const moves = movesOf({ ...plan, known: was })
    return { wish, outcome, doing: outcome === 'set' || outcome === 'coming' ? [{ ...plan, moves }] : [] }
  })
  const doing = told.flatMap(each => each.doing)
  requireSecondLook(
    doing.flatMap(({ moves }) => moves),
    lookedAgain,
  )
  const priced = doing.filter(({ wish }) => wish.price !== undefined || wish.original !== undefined)
  await setPrices(db, priced.map(regularOf), now)
  await setCosts(
    db,
    doing.flatMap(({ wish: { productId, siteId, cost } }) => (cost === undefined ? [] : [{ productId, siteId, cost }])),
  )
  for (const each of doing) desk.record({ type: 'price', id: nameOf(each.wish), changes: changesOf(each), reason })
  return {
    rows: told.map(({ wish: { productId, siteId }, outcome }) => ({ productId, siteId, outcome })),
  }

  /** There is nothing yet that it could be compared with. */
  function first(wish: Wish): Told {
    const { price, original = price, was } = wish
    if (price === undefined || original === undefined) return { wish, outcome: 'unknown', doing: [] }
    if (!staff.grants.can('prices.write', wish.siteId) || original < price)
      return { wish, outcome: 'refused', doing: [] }
    if (was !== undefined) return { wish, outcome: 'changed', doing: [] }
    const isLater = wish.from !== undefined && new Date(wish.from) > now
    if (isLater && wish.cost !== undefined) return { wish, outcome: 'refused', doing: [] }
    return { wish, outcome: isLater ? 'coming' : 'set', doing: [{ wish, price, original, moves: [] }] }
  }

  function outcomeOf({ wish, known, price, original }: Planned, was: Known): Outcome {
    if (!staff.grants.can('prices.write', wish.siteId) || original < price) return 'refused'
    if (wish.was !== undefined && wish.was !== was.regular) return 'changed'
    const isLater = wish.from !== undefined && new Date(wish.from) > now
    if (isLater) return wish.price === undefined || wish.cost !== undefined ? 'refused' : 'coming'
    const same = price === known.regular && original === known.struck && (wish.cost ?? known.cost) === known.cost
    return same ? 'same' : 'set'
  }
}

const regularOf = ({ wish: { productId, siteId, from }, price, original }: Doing) => ({
  productId,
  siteId,
  price,
  original,
  from: from === undefined ? undefined : new Date(from),
})

const changesOf = ({ wish, known, price, original }: Doing) =>
  changesBetween(
    { price: known?.regular, original: known?.struck, cost: known?.cost ?? undefined },
    {
      price,
      original,
      cost: wish.cost ?? known?.cost ?? undefined,
      ...(wish.from !== undefined && { from: wish.from }),
    },
  )
