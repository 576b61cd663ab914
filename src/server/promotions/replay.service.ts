import { z } from 'zod'
import { csvLine } from '#domain/bulk/csv.ts'
import { replay } from '#domain/promotions/replay.ts'
import { placedOrders, placedSince } from '../orders/replayed-orders.service.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import type { TaskKind } from '../tasks/task-kind.ts'
import { startTask } from '../tasks/tasks.service.ts'
import { findPromotion, saveReplay, type ReplaySums } from './promotion-desk.queries.ts'
import { getPromotion } from './promotion-desk.service.ts'
import { mayWrite, sitesOf } from './promotion-rights.ts'

const BATCH = 500
const SPAN_MS = 30 * 86_400_000
const Input = z.object({ promotionId: z.string(), revision: z.int(), since: z.iso.datetime() })

/** Begins to reckon what a promotion would have given on the orders of the last 30 days. */
export async function startReplay(desk: Desk, promotionId: string) {
  const { promotion, desk: known } = await getPromotion(desk, promotionId, 'write')
  if (!known) throw new StoreError('STAFF_NOT_NOW', { reason: 'it was not made here.' })
  const since = new Date(desk.now.getTime() - SPAN_MS)
  const { revision } = known
  await saveReplay(desk.db, promotionId, { revision, done: false, orders: 0, touched: 0, sites: {} })
  const input = { promotionId, revision, since: since.toISOString() }
  return startTask(desk, 'promotions.replay', input, await placedSince(desk.db, sitesOf(promotion), since))
}

export const replayOfPromotion: TaskKind = {
  needs: 'promotions.write',
  header: () => csvLine(['order', 'site', 'given', 'before', 'after']),
  async batch(desk, input, after) {
    const { promotionId, revision, since } = Input.parse(input)
    const found = await findPromotion(desk.db, promotionId, 'lock')
    // Changed meanwhile, or no longer one's own: what was reckoned so far says nothing.
    if (!found || found.desk?.revision !== revision || !found.desk.replay || !mayWrite(desk, found.promotion))
      return { lines: [], done: 0, refused: 0 }
    const sums = found.desk.replay
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
        csvLine([order.number, order.site, given, before, then]),
      ),
      done: seen,
      refused: seen - orders.length,
      next,
    }
  },
}

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
