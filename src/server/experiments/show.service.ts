import { BASELINE } from '#domain/content/content-rules.ts'
import { visitorsNeeded } from '#domain/experiments/experiment-statistics.ts'
import { EXPERIMENT_STATES, METRICS } from '#domain/experiments/metrics.ts'
import { SITES } from '#domain/sites/sites.ts'
import { testSince } from '../content/tests-on-pages.service.ts'
import { nextOf } from '../desk/page-by-id.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { readUntil } from './add-up.ts'
import * as days from './days.queries.ts'
import { mayOn, sitesOf } from './experiment-rights.ts'
import { findExperiment, listExperiments, type ExperimentRow, type Listed } from './experiments.queries.ts'
import { planOf, readable } from './plan.ts'
import { resultsByDay } from './results-by-day.ts'
import { resultsOf } from './results.ts'

const MOST_ORDERS = 100

const moment = (at: Date | null) => at?.toISOString()

function summary(desk: Desk, row: ExperimentRow) {
  const { planned, weeks, winner } = row
  const [startedAt, stoppedAt, endedAt] = [row.started_at, row.stopped_at, row.ended_at].map(moment)
  return {
    id: row.id,
    plan: planOf(row),
    state: EXPERIMENT_STATES.find(state => state === row.state) ?? 'draft',
    revision: row.revision,
    ...(planned !== null && { planned }),
    ...(weeks !== null && { weeks }),
    ...(row.visitors_a_week !== null && { visitorsAWeek: row.visitors_a_week }),
    ...(winner !== null && { winner }),
    ...(startedAt !== undefined && { startedAt }),
    ...(stoppedAt !== undefined && { stoppedAt }),
    ...(endedAt !== undefined && { endedAt }),
    ...(row.stopped_at && row.salt !== null && { readUntil: readUntil(row.stopped_at).toISOString() }),
    mayChange: mayOn(desk, 'experiments.write', row.sites),
  }
}

const testOf = (row: ExperimentRow) => ({
  ...row,
  planned:
    row.planned ?? visitorsNeeded({ rate: row.baseline, lift: row.smallest_effect, variants: row.variants.length }),
})

export async function experimentsFor(desk: Desk, page: Listed) {
  const listed = await listExperiments(desk.db, page)
  const rows = readable(listed, desk.log).filter(({ sites }) => mayOn(desk, 'experiments.read', sites))
  const sums = await days.sumsOf(
    desk.db,
    rows.map(({ id }) => id),
  )
  return {
    experiments: rows.map(row => {
      const { verdict, visitors } = resultsOf(
        testOf(row),
        sums.filter(({ experiment_id }) => experiment_id === row.id),
      )
      return { ...summary(desk, row), verdict, visitors }
    }),
    ...nextOf(listed, page),
  }
}

async function getSeen(desk: Desk, id: string): Promise<ExperimentRow> {
  const row = await findExperiment(desk.db, id)
  if (!row || !mayOn(desk, 'experiments.read', row.sites)) throw new StoreError('STAFF_NOT_FOUND')
  return row
}

const hasMoney = (row: ExperimentRow): boolean => {
  const { metric, guardrails } = planOf(row)
  return [metric, ...guardrails].some(each => METRICS[each].isMoney)
}

export async function showExperiment(desk: Desk, id: string) {
  const row = await getSeen(desk, id)
  const [first, ...others] = sitesOf(row.sites).map(site => SITES[site].currency)
  const addedUpAt = moment(row.added_up_at)
  return {
    ...summary(desk, row),
    results: {
      ...resultsOf(testOf(row), await days.sumsOf(desk.db, [id])),
      ...(first !== undefined && others.every(each => each === first) && { currency: first }),
      ...(addedUpAt !== undefined && { addedUpAt }),
      ...(row.counts_up_to !== null && hasMoney(row) && { countsUpTo: row.counts_up_to }),
      days: resultsByDay(testOf(row), await days.sumsByDay(desk.db, id)),
      ...(await onItsPage(desk, row)),
    },
  }
}

/** What may be wrong with a test that runs: figures of two different texts, or of a page that does not show it. */
async function onItsPage(desk: Desk, { id, slug, state, variants, started_at }: ExperimentRow) {
  if (state !== 'running' || !started_at) return {}
  const { variantIds, isAsItWas } = await testSince(desk, slug, id, started_at)
  return { isShown: [BASELINE, ...variants].every(each => variantIds.includes(each)), isAsItWas }
}

/** Only on sites whose orders one may read. */
export async function ordersOf(
  desk: Desk,
  id: string,
  { variantId, after = '' }: { variantId: string; after?: string | undefined },
) {
  const { grants } = desk.staff
  const row = await getSeen(desk, id)
  const found = await days.ordersBehind(desk.db, row.id, {
    variantId,
    sites: grants.sitesFor('orders.read'),
    after,
    limit: MOST_ORDERS + 1,
  })
  return {
    orders: found.slice(0, MOST_ORDERS).flatMap(({ number, site, placed_at, total }) => {
      const siteId = sitesOf([]).find(each => each === site)
      return siteId === undefined
        ? []
        : [{ orderNumber: number, siteId, placedAt: placed_at.toISOString(), total, currency: SITES[siteId].currency }]
    }),
    more: found.length > MOST_ORDERS,
  }
}
