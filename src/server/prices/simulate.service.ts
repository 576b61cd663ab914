import { byLargestMove, isBigMove, marginOf, percentMoved } from '#domain/money/price-moves.ts'
import { SITE_IDS, SITES, type SiteId } from '#domain/sites/sites.ts'
import { findTaxRates } from '#domain/tax/tax-rates.ts'
import type { Desk } from '../staff/staff.ts'
import { movesOf, planOf, type Planned, type Wish } from './change.service.ts'
import { countHolders, readKnown } from './sheet.queries.ts'

const MOST_MOVES = 20
const LATELY_MS = 30 * 86_400_000

/** What a change would do, on the sites that one may see. Nothing is written. */
export async function simulate(desk: Desk, wishes: readonly Wish[]) {
  const seen = wishes.filter(({ siteId }) => desk.staff.grants.can('prices.read', siteId))
  const known = await readKnown(desk.db, seen, desk)
  const planned = planOf(
    seen,
    known.map(each => (desk.staff.grants.can('prices.write', each.site) ? each : { ...each, cost: null })),
  )
  const moves = planned.map(({ wish: { productId, siteId }, known: was, price }) => {
    const move = { before: was.regular, after: price }
    return { productId, siteId, name: was.name, ...move, percent: percentMoved(move) }
  })
  const moved = planned.filter(({ known: was, price }) => price !== was.regular)
  const holders =
    moved.length === 0
      ? { carts: 0, lists: 0 }
      : await countHolders(
          desk.db,
          moved.map(({ wish }) => wish),
          lately(desk),
        )
  return {
    falling: moves.filter(({ percent }) => percent < 0).length,
    rising: moves.filter(({ percent }) => percent > 0).length,
    same: moves.filter(({ percent }) => percent === 0).length,
    belowCost: planned.filter(
      each => costOf(each) !== undefined && netOf(each.wish.siteId, each.price) < (costOf(each) ?? 0),
    ).length,
    needsSecondLook: planned.flatMap(movesOf).some(isBigMove),
    moves: moves.toSorted(byLargestMove).slice(0, MOST_MOVES),
    margins: marginsOf(planned),
    ...holders,
  }
}

const lately = ({ now }: Desk) => new Date(now.getTime() - LATELY_MS)

const costOf = ({ wish, known }: Planned): number | undefined => wish.cost ?? known.cost ?? undefined

/** Without the tax that a price includes where it does. */
function netOf(site: SiteId, price: number): number {
  const { country, features } = SITES[site]
  const percent = features.pricesIncludeTax ? (findTaxRates({ country })?.rates[0]?.percent ?? 0) : 0
  return (price * 100) / (100 + percent)
}

function marginsOf(planned: readonly Planned[]) {
  return SITE_IDS.flatMap(siteId => {
    const known = planned.flatMap(each => {
      const cost = costOf(each)
      return each.wish.siteId === siteId && cost !== undefined
        ? [{ cost, before: each.known.regular, after: each.price }]
        : []
    })
    if (known.length === 0) return []
    const at = (when: 'before' | 'after') =>
      marginOf(known.map(each => ({ net: netOf(siteId, each[when]), cost: each.cost })))
    const [before, after] = [at('before'), at('after')]
    return [
      { siteId, known: known.length, ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
    ]
  })
}
