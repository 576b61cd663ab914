import type { z } from 'zod'
import type { experiments } from '#contract/staff/experiments/experiments.ts'
import { inAudience, viewerOf } from '#domain/decision/segments.ts'
import { visitorsNeeded } from '#domain/experiments/experiment-statistics.ts'
import { METRICS, type Metric } from '#domain/experiments/metrics.ts'
import { FEWEST_ORDERS } from '#domain/experiments/most-spent.ts'
import type { Desk } from '../staff/staff.ts'
import { requireOn, sitesOf } from './experiment-rights.ts'
import { countVisitors, sharesBefore, spreadOfOrders } from './experiments.queries.ts'

const WEEK_MS = 7 * 86_400_000
const FEWEST_VISITORS = 1000
const USUAL_SPREAD = 1

type Asked = z.output<typeof experiments.estimate.body>

/** How many of the audience came in a week, how many the test takes, and so how many weeks. */
export async function estimate(desk: Desk, asked: Asked) {
  requireOn(desk, 'experiments.read', asked.sites)
  const { db, now } = desk
  const sites = sitesOf(asked.sites)
  const byTraits = await countVisitors(db, sites, new Date(now.getTime() - WEEK_MS))
  const visitorsAWeek = byTraits
    .filter(({ traits }) => inAudience(asked.segments, viewerOf(traits)))
    .reduce((all, { visitors }) => all + visitors, 0)
  const known = await baselineOf(desk, asked)
  const { spread } = await spendingOn(desk, asked)
  const planned = visitorsNeeded({
    rate: known.baseline,
    lift: asked.smallestEffect,
    variants: asked.variants,
    spread: METRICS[asked.metric].isMoney ? spread : 0,
  })
  return { visitorsAWeek, ...known, planned, ...(visitorsAWeek > 0 && { weeks: Math.ceil(planned / visitorsAWeek) }) }
}

async function baselineOf({ db }: Desk, { baseline, metric, sites }: Asked) {
  if (baseline !== undefined) return { baseline, baselineFrom: 'given' as const }
  const before = await sharesBefore(db, sites)
  const did = before
    ? { orders: before.buyers, revenue: before.buyers, carts: before.carts, clicks: before.clicks }[metric]
    : 0
  if (!before || before.visitors < FEWEST_VISITORS || did === 0)
    return { baseline: METRICS[metric].typical, baselineFrom: 'usual' as const }
  return { baseline: did / before.visitors, baselineFrom: 'tests' as const }
}

/** How much what is spent varies, and from where on it counts as no more. */
export async function spendingOn({ db }: Desk, { metric, sites }: { metric: Metric; sites: readonly string[] }) {
  const found = METRICS[metric].isMoney ? await spreadOfOrders(db, sitesOf(sites)) : undefined
  if (!found || found.orders < FEWEST_ORDERS) return { spread: USUAL_SPREAD, mostSpent: null }
  return { spread: found.spread ?? USUAL_SPREAD, mostSpent: found.most === null ? null : Math.ceil(found.most) }
}
