// What it costs to count together what is limited, and how exactly four counters on one database hold it.
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { createRateLimits, EVERYTHING, MINUTE_MS, type RateLimit, type RateLimits } from '#server/http/rate-limits.ts'
import { sharedCountsIn } from '#server/http/shared-counts.ts'
import { createLog } from '#server/log.ts'
import { report, type Row } from './report.ts'
import { shopDatabase } from './shop-process.ts'

const COUNTERS = 4
const FEW: RateLimit = { name: 'sign-in', perMinute: 10 }
const VISITORS = 500
const SECONDS = 10
const EACH_PER_SECOND = 4

type Counter = { limits: RateLimits; statements: () => number; close: () => Promise<void> }

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase()
  const first = await openDatabase({ url })
  await migrate(first.direct)
  await first.close()
  const counters: Counter[] = []
  while (counters.length < COUNTERS) counters.push(await counterOn(url))
  const alone = createRateLimits({ enabled: true })
  const rows = [
    await passing(FEW, counters),
    await passing(EVERYTHING, counters),
    await costOf('each counts for itself', alone, () => 0),
    await costOf('counted together', counters[0]?.limits ?? alone, counters[0]?.statements ?? (() => 0)),
  ]
  report('limits', rows)
  await Promise.all(counters.map(({ close }) => close()))
  await cluster.stop()
}

async function counterOn(url: string): Promise<Counter> {
  const database = await openDatabase({ url })
  if (!database.aside) throw new Error('this database has no connection for it')
  const executor = database.aside.getExecutor()
  const ask = executor.executeQuery.bind(executor)
  let statements = 0
  executor.executeQuery = (...asked) => {
    statements++
    return ask(...asked)
  }
  const shared = sharedCountsIn(database.aside, MINUTE_MS, createLog('error'))
  const limits = createRateLimits({ enabled: true, shared, secret: 'bench' })
  return { limits, statements: () => statements, close: database.close }
}

/** All ask all of them at once, as often as one would let through: the worst that can come. */
async function passing(limit: RateLimit, counters: readonly Counter[]): Promise<Row> {
  const now = Date.now()
  const asked = counters.flatMap(({ limits }) =>
    Array.from({ length: limit.perMinute }, () => limits.allows(limit, '192.0.2.1', now)),
  )
  const passed = (await Promise.all(asked)).filter(Boolean).length
  return { what: `${limit.perMinute} a minute, asked of ${COUNTERS} at once`, requests: asked.length, passed }
}

async function costOf(what: string, limits: RateLimits, statements: () => number): Promise<Row> {
  const began = Date.now()
  const requests = VISITORS * EACH_PER_SECOND * SECONDS
  const before = statements()
  const used = process.cpuUsage()
  let passed = 0
  for (let tick = 0; tick < SECONDS * EACH_PER_SECOND; tick++) {
    for (let visitor = 0; visitor < VISITORS; visitor++)
      if (await limits.allows(EVERYTHING, `10.0.${visitor >> 8}.${visitor & 255}`, Date.now())) passed++
    const due = began + ((tick + 1) * 1000) / EACH_PER_SECOND
    await new Promise(resolve => setTimeout(resolve, Math.max(due - Date.now(), 0)))
  }
  const { user, system } = process.cpuUsage(used)
  return {
    what: `${VISITORS} visitors, ${EACH_PER_SECOND} requests a second each: ${what}`,
    requests,
    passed,
    'cpu µs a request': (user + system) / requests,
    'statements per 1,000': ((statements() - before) * 1000) / requests,
  }
}
