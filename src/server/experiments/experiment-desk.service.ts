import { randomBytes } from 'node:crypto'
import { reasonFor } from '#contract/errors/said.ts'
import type { StaffReason } from '#contract/errors/staff-reasons.ts'
import { SITES } from '#domain/sites/sites.ts'
import { BASELINE } from '#domain/content/content-rules.ts'
import { METRICS } from '#domain/experiments/metrics.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { publishedVariants, settleTest } from '../content/tests-on-pages.service.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { addUp } from './add-up.ts'
import { estimate, spendingOn } from './estimate.service.ts'
import { mayOn, requireOn, sitesOf } from './experiment-rights.ts'
import * as queries from './experiments.queries.ts'
import type { ExperimentRow } from './experiments.queries.ts'
import { planOf, rowOf, type Plan } from './plan.ts'
import { showExperiment } from './show.service.ts'

const SALT_BYTES = 32
const wrong = (field: string, reason: StaffReason) =>
  new StoreError('INVALID_INPUT', { field: `body.plan.${field}`, reason: reasonFor(reason) })

async function open(desk: Desk, id: string): Promise<ExperimentRow> {
  const found = await queries.findExperiment(desk.db, id, 'lock')
  if (!found || !mayOn(desk, 'experiments.read', found.sites)) throw new StoreError('STAFF_NOT_FOUND')
  requireOn(desk, 'experiments.write', found.sites)
  return found
}

function check(plan: Plan): void {
  if (plan.variants.some((name, at) => !name.startsWith(`${at + 2}-`))) throw wrong('variants', 'numbered')
  const currencies = new Set(sitesOf(plan.sites).map(site => SITES[site].currency))
  const money = [plan.metric, ...plan.guardrails].some(metric => METRICS[metric].isMoney)
  if (money && currencies.size > 1) throw wrong('sites', 'severalCurrencies')
}

export async function saveExperiment(
  desk: Desk,
  id: string,
  { plan, seen }: { plan: Plan; seen?: number | undefined },
) {
  check(plan)
  requireOn(desk, 'experiments.write', plan.sites)
  const { db, staff, now } = desk
  const known = await queries.findExperiment(db, id)
  const before = known ? await open(desk, id) : undefined
  if (before) {
    if (before.state !== 'draft') throw notNow('planStays')
    if (seen !== before.revision) throw notNow('changedSince')
    await queries.updateExperiment(db, id, { ...rowOf(plan), revision: before.revision + 1 })
  } else {
    if (seen !== undefined) throw new StoreError('STAFF_NOT_FOUND')
    const made = await queries.insertExperiment(db, { id, ...rowOf(plan), created_by: staff.id, created_at: now })
    if (!made) throw notNow('nameTaken')
  }
  desk.record({ type: 'experiment', id, changes: changesBetween(before ? planOf(before) : {}, plan) })
  return showExperiment(desk, id)
}

/** From here on its plan stays, and visitors of its audience are parted. */
export async function startExperiment(desk: Desk, id: string, seen: number) {
  const test = await open(desk, id)
  if (test.state !== 'draft') throw notNow('startedAlready')
  if (seen !== test.revision) throw notNow('changedSince')
  if (test.hypothesis.trim() === '') throw notNow('noHypothesis')
  const published = await publishedVariants(desk, test.slug, id)
  const missing = [BASELINE, ...test.variants].filter(variant => !published.includes(variant))
  if (missing.length > 0) throw notNow('pageLacks', { list: missing.join(', ') })
  const plan = planOf(test)
  const { planned, weeks, visitorsAWeek } = await estimate(desk, { ...plan, variants: plan.variants.length })
  const { mostSpent } = await spendingOn(desk, { metric: 'revenue', sites: plan.sites })
  await queries.updateExperiment(desk.db, id, {
    state: 'running',
    started_at: desk.now,
    salt: randomBytes(SALT_BYTES).toString('base64url'),
    planned,
    weeks: weeks ?? null,
    visitors_a_week: visitorsAWeek,
    most_spent: mostSpent,
  })
  desk.record({ type: 'experiment', id, changes: [{ field: 'state', before: 'draft', after: 'running' }] })
  return showExperiment(desk, id)
}

export async function stopExperiment(desk: Desk, id: string) {
  const test = await open(desk, id)
  if (test.state !== 'running') throw notNow('doesNotRun')
  // Whoever stops it reads what there is by then.
  await addUp(desk.db, test)
  await queries.updateExperiment(desk.db, id, { state: 'stopped', stopped_at: desk.now })
  desk.record({ type: 'experiment', id, changes: [{ field: 'state', before: 'running', after: 'stopped' }] })
  return showExperiment(desk, id)
}

/** One of them takes the place of the test on its page; thrown away means that this is the baseline. */
export async function endExperiment(desk: Desk, id: string, { winner, publish }: { winner: string; publish: boolean }) {
  const test = await open(desk, id)
  if (test.state !== 'running' && test.state !== 'stopped') throw notNow('doesNotRun')
  if (![BASELINE, ...test.variants].includes(winner)) throw notNow('noVariant')
  await settleTest(desk, test.slug, { experimentId: id, winner, publish })
  await addUp(desk.db, test)
  await queries.updateExperiment(desk.db, id, {
    state: 'ended',
    winner,
    ended_at: desk.now,
    stopped_at: test.stopped_at ?? desk.now,
  })
  desk.record({
    type: 'experiment',
    id,
    changes: [
      { field: 'state', before: test.state, after: 'ended' },
      { field: 'winner', after: winner },
      { field: 'published', after: publish },
    ],
  })
  return showExperiment(desk, id)
}

export async function removeExperiment(desk: Desk, id: string): Promise<{ success: true }> {
  const test = await open(desk, id)
  if (test.state !== 'draft') throw notNow('startedAlready')
  await queries.deleteExperiment(desk.db, id)
  desk.record({ type: 'experiment', id, changes: changesBetween(planOf(test), {}) })
  return { success: true }
}
