import { z } from 'zod'
import { csvLine } from '#domain/bulk/csv.ts'
import { replay } from '#domain/promotions/replay.ts'
import { placedOrders, placedSince, type PlacedOrder } from '../orders/replayed-orders.service.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import type { TaskKind } from '../tasks/task-kind.ts'
import { startTask } from '../tasks/tasks.service.ts'
import { findPromotion, saveReplay, type DeskPromotion, type ReplaySums } from './promotion-desk.queries.ts'
import { getPromotion } from './promotion-desk.service.ts'
import { mayWrite, sitesOf } from './promotion-rights.ts'

const BATCH = 500
const SPAN_MS = 30 * 86_400_000
const PATIENCE_MS = 600_000
const Input = z.object({ promotionId: z.string(), revision: z.int(), since: z.iso.datetime(), run: z.string() })

/** Begins to reckon what a promotion would have given on the orders of the last 30 days. */
export async function startReplay(desk: Desk, promotionId: string) {
  const { promotion, desk: known } = await getPromotion(desk, promotionId, 'write')
  if (!known) throw notNow('notMadeHere')
  if (isGoingOn(known, desk.now)) throw notNow('beingReckoned')
  const since = new Date(desk.now.getTime() - SPAN_MS)
  const { revision } = known
  const [run, startedAt] = [newId('rpl'), desk.now.toISOString()]
  await saveReplay(desk.db, promotionId, { run, startedAt, revision, done: false, orders: 0, touched: 0, sites: {} })
  const input = { promotionId, revision, since: since.toISOString(), run }
  return startTask(desk, 'promotions.replay', input, await placedSince(desk.db, sitesOf(promotion), since))
}

/** One that was stopped on its way is not waited for: after a while another may begin. */
const isGoingOn = ({ replay: known, revision }: NonNullable<DeskPromotion['desk']>, now: Date): boolean =>
  known !== null &&
  !known.done &&
  known.revision === revision &&
  now.getTime() - new Date(known.startedAt).getTime() < PATIENCE_MS

export const replayOfPromotion: TaskKind = {
  needs: 'promotions.write',
  header: () => csvLine(['order', 'site', 'given', 'before', 'after']),
  async batch(desk, input, after) {
    const { promotionId, revision, since, run } = Input.parse(input)
    const found = await findPromotion(desk.db, promotionId, 'lock')
    const sums = found?.desk?.replay
    // Changed or begun anew meanwhile, or no longer one's own: what was reckoned so far says nothing.
    if (found?.desk?.revision !== revision || sums?.run !== run || !mayWrite(desk, found.promotion))
      return { lines: [], done: 0, refused: 0 }
    const wanted = { sites: sitesOf(found.promotion), since: new Date(since), after, limit: BATCH }
    const { orders, seen, next } = await placedOrders(desk.db, wanted)
    const told = orders.map(order => ({ order, ...replay(found.promotion, order) }))
    const touched = told.filter(({ given, before, after: then }) => given > 0 || before !== then)
    await saveReplay(desk.db, promotionId, {
      ...added(sums, touched),
      orders: sums.orders + orders.length,
      done: next === undefined,
    })
    return {
      lines: touched.map(({ order, given, before, after: then }) =>
        csvLine([numberFor(desk, order), order.site, given, before, then]),
      ),
      done: seen,
      refused: seen - orders.length,
      next,
    }
  },
}

const numberFor = ({ staff }: Desk, { number, site }: PlacedOrder): string =>
  staff.grants.can('orders.read', site) ? number : ''

type Told = { order: { site: keyof ReplaySums['sites'] }; given: number; before: number; after: number }

function added(sums: ReplaySums, told: readonly Told[]): ReplaySums {
  const sites = { ...sums.sites }
  for (const { order, given, before, after } of told) {
    const known = sites[order.site] ?? { orders: 0, given: 0, changed: 0 }
    sites[order.site] = {
      orders: known.orders + 1,
      given: known.given + given,
      changed: known.changed + after - before,
    }
  }
  return { ...sums, touched: sums.touched + told.length, sites }
}
