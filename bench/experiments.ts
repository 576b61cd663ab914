// What the room of experiments says: of two headlines, one of which is clicked more, tested by visitors who come through the
// door of the shop; and of things tested against themselves, read every day.
import { createClient } from '#contract/client.ts'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { addUpExperiments } from '#server/experiments/add-up.ts'
import { httpTransport } from '#server/testing/http-transport.ts'
import { simulateVisitors } from '#server/testing/simulated-visitors.ts'
import { seeded } from '#server/testing/staff-actions.ts'
import { pageWithTest, planOf, VARIANT } from '#server/testing/tested-page.ts'
import { decide, LOOK, variantIn } from '#server/testing/tested-visitors.ts'
import { options } from './options.ts'
import { report, type Row } from './report.ts'
import { shopDatabase, startShop } from './shop-process.ts'
import { signIn } from './staff-door.ts'

const LOOKS = 10
const VISITORS_A_LOOK = options.requests ?? 400
const AT_ONCE = 16
const CLICKS = { Baseline: 0.2, [VARIANT]: 0.3 } as const
const AGAINST_ITSELF = { tests: 60, days: 14, aDay: 400, rate: 0.1 }
const MOST_FALSE = 0.05

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(options.styles)
  const database = await openDatabase({ url })
  const shop = await startShop({ DATABASE_URL: url, LOG_LEVEL: 'error', DEMO: 'true', CAIRN_SECRET: 'e'.repeat(40) })
  const origin = `http://127.0.0.1:${shop.port}`
  try {
    const owner = await signIn(origin, 'owner')
    const different = await twoHeadlines(origin, owner, database)
    report('experiments: two headlines', different)
    if (different.at(-1)?.['says'] !== 'better') process.exitCode = 1
    const same = await againstItself(owner, database)
    report('experiments: a thing against itself, read daily', [same])
    const mostFalse = AGAINST_ITSELF.tests * MOST_FALSE
    if (['called', 'rung', 'broken'].some(each => Number(same[each]) > mostFalse)) process.exitCode = 1
  } finally {
    await shop.stop()
    await database.close()
    await cluster.stop()
  }
}

async function start(call: StaffCall, database: Database, experimentId: string, plan: object): Promise<void> {
  const slug = await pageWithTest({ database }, experimentId)
  const params = { experimentId }
  await call('experiments.save', { params, body: { plan: planOf(slug, { sites: ['US'], guardrails: [], ...plan }) } })
  await call('experiments.start', { params, body: { seen: 1 } })
}

const addUp = (database: Database) => addUpExperiments({ database, clock: () => new Date() })

async function twoHeadlines(origin: string, owner: StaffCall, database: Database): Promise<Row[]> {
  const experimentId = 'exp-headlines'
  await start(owner, database, experimentId, { metric: 'clicks', baseline: 0.2, smallestEffect: 0.4 })
  const random = seeded(2026)
  const rows: Row[] = []
  for (let look = 1; look <= LOOKS; look++) {
    for (let come = 0; come < VISITORS_A_LOOK; come += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => visit(origin, experimentId, random)))
    await addUp(database)
    rows.push({ look, ...(await said(owner, experimentId)) })
  }
  return rows
}

/** Somebody comes, sees what he is given, and clicks on it or not. */
async function visit(origin: string, experimentId: string, random: () => number): Promise<void> {
  const door = {
    request: (to: string, init?: RequestInit) => fetch(new URL(new URL(to).pathname, origin), init),
  }
  const visitor = httpTransport(door, { 'x-locale': 'en-us' })
  const somebody = { visitor, call: createClient(visitor.transport) }
  const { monetateId } = await decide(somebody, undefined, LOOK)
  const variantId = variantIn(somebody, experimentId)
  if (variantId === undefined) throw new Error('nobody gave a variant')
  const rate = variantId === VARIANT ? CLICKS[VARIANT] : CLICKS.Baseline
  await decide(
    somebody,
    monetateId,
    { eventType: 'ExperimentImpression', experienceId: experimentId, variantId },
    ...(random() < rate ? [{ eventType: 'ExperimentClick', experienceId: experimentId } as const] : []),
  )
}

async function said(owner: StaffCall, experimentId: string) {
  const { results, planned = 0 } = await owner('experiments.read', { params: { experimentId } })
  const lift = results.figures[0]?.arms[1]?.lift
  const percent = (share: number | undefined) => (share === undefined ? '' : `${Math.round(share * 100)} %`)
  return {
    visitors: results.visitors,
    planned,
    says: results.verdict,
    'by at least': percent(lift?.low),
    'at most': percent(lift?.high),
    'sure at': lift ? '95 %' : '',
  }
}

/** Called: somebody who looks every day was told once that one is better or worse; rung: that something suffers. */
async function againstItself(owner: StaffCall, database: Database): Promise<Row> {
  const { tests, days, aDay, rate } = AGAINST_ITSELF
  const ids = Array.from({ length: tests }, (_, at) => `exp-same-${at}`)
  const plan = { metric: 'carts', guardrails: ['clicks'], smallestEffect: 0.25 }
  for (const id of ids) await start(owner, database, id, plan)
  const called = new Set<string>()
  const rung = new Set<string>()
  const broken = new Set<string>()
  for (let day = 0; day < days; day++) {
    for (const experimentId of ids) {
      const arm = { visitors: aDay / 2, carts: rate, clicks: rate }
      const arms = { Baseline: arm, [VARIANT]: arm }
      const at = new Date(Date.now() + day * 86_400_000)
      await simulateVisitors(database.db, {
        experimentId,
        arms,
        day: at,
        seed: `${experimentId} ${day}`,
        byChance: true,
      })
    }
    await addUp(database)
    const { experiments } = await owner('experiments.list')
    for (const { id, verdict } of experiments)
      if (ids.includes(id) && verdict === 'broken') broken.add(id)
      else if (ids.includes(id) && /better|worse|mixed/.test(verdict)) called.add(id)
    for (const id of ids) if (await isRung(owner, id)) rung.add(id)
  }
  return {
    tests,
    days,
    'visitors each': days * aDay,
    called: called.size,
    share: called.size / tests,
    rung: rung.size,
    broken: broken.size,
  }
}

/** Whether something that must not suffer is said to. */
async function isRung(owner: StaffCall, experimentId: string): Promise<boolean> {
  const { results } = await owner('experiments.read', { params: { experimentId } })
  return results.figures.slice(1).some(({ arms }) => arms.some(({ verdict }) => verdict === 'worse'))
}
