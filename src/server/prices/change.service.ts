import type { z } from 'zod'
import type { prices } from '#contract/staff/prices.ts'
import { isBigMove } from '#domain/money/price-moves.ts'
import { changesBetween } from '../audit/changes-between.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { setPrices } from './prices.service.ts'
import { readKnown, setCosts, type Known } from './sheet.queries.ts'

export type Wish = z.output<typeof prices.change.body>['rows'][number]
type Outcome = z.output<typeof prices.change.response>['rows'][number]['outcome']

export const nameOf = ({ productId, siteId }: Pick<Wish, 'productId' | 'siteId'>) => `${productId} ${siteId}`

/** A wish beside what is known of it; the last of each colour, site and moment counts. */
export type Planned = { readonly wish: Wish; readonly known: Known; readonly price: number; readonly original: number }

export function planOf(wishes: readonly Wish[], known: readonly Known[]): Planned[] {
  const byName = new Map(known.map(each => [nameOf({ productId: each.colour_id, siteId: each.site }), each]))
  return wishes.flatMap(wish => {
    const found = byName.get(nameOf(wish))
    return found ? [{ wish, known: found, ...newPrice(wish, found) }] : []
  })
}

/** What is not reduced stays so when its price changes; a strike-through stays where it was said. */
function newPrice({ price, original }: Wish, { regular, struck }: Known) {
  const next = price ?? regular
  return { price: next, original: original ?? (struck === regular ? next : Math.max(struck, next)) }
}

/** Prices that move by much are set only by who has looked again. */
export function requireSecondLook(moves: readonly { before: number; after: number }[], lookedAgain: boolean): void {
  const big = moves.filter(isBigMove).length
  if (big > 0 && !lookedAgain)
    throw new StoreError('STAFF_NOT_NOW', { reason: `${big} prices move by much; look at the largest again.` })
}

export async function changePrices(
  desk: Desk,
  { rows, lookedAgain, reason }: { rows: Wish[]; lookedAgain: boolean; reason?: string | undefined },
) {
  const { db, now, staff } = desk
  const planned = new Map(planOf(rows, await readKnown(db, rows, 'lock')).map(each => [each.wish, each]))
  const outcomes = new Map(rows.map(wish => [wish, outcomeOf(planned.get(wish))]))
  const doing = [...planned.values()].filter(
    ({ wish }) => outcomes.get(wish) === 'set' || outcomes.get(wish) === 'coming',
  )
  requireSecondLook(
    doing.map(({ known, price }) => ({ before: known.regular, after: price })),
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
    rows: rows.map(wish => ({
      productId: wish.productId,
      siteId: wish.siteId,
      outcome: outcomes.get(wish) ?? ('unknown' as const),
    })),
  }

  function outcomeOf(plan: Planned | undefined): Outcome {
    if (!plan) return 'unknown'
    const { wish, known, price, original } = plan
    if (!staff.grants.can('prices.write', wish.siteId) || original < price) return 'refused'
    if (wish.was !== undefined && wish.was !== known.regular) return 'changed'
    const isLater = wish.from !== undefined && new Date(wish.from) > now
    if (isLater) return wish.price === undefined ? 'refused' : 'coming'
    const same = price === known.regular && original === known.struck && (wish.cost ?? known.cost) === known.cost
    return same ? 'same' : 'set'
  }
}

const regularOf = ({ wish: { productId, siteId, from }, price, original }: Planned) => ({
  productId,
  siteId,
  price,
  original,
  from: from === undefined ? undefined : new Date(from),
})

const changesOf = ({ wish, known, price, original }: Planned) =>
  changesBetween(
    { price: known.regular, original: known.struck, cost: known.cost ?? undefined },
    {
      price,
      original,
      cost: wish.cost ?? known.cost ?? undefined,
      ...(wish.from !== undefined && { from: wish.from }),
    },
  )
