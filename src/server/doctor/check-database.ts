import type pg from 'pg'
import type { Config } from '../config.ts'
import { checkGiftCards } from './check-gift-cards.ts'
import { databaseTime, pendingMigrations, readFacts, type ShopFacts } from './doctor.queries.ts'
import { lookAt, reasonOf, well, wrong, type Finding } from './finding.ts'

const MOST_SKEW_MS = 2000
const NEWS_LATE_MS = 25 * 60 * 1000

/** Whether the database answers, knows what the program needs, and holds a shop that may open. */
export async function checkDatabase(config: Config, pool: pg.Pool | undefined): Promise<Finding[]> {
  if (!pool)
    return [wrong('database', 'there is none', 'Set DATABASE_URL to a PostgreSQL server, and run npm run init there.')]
  let time: Date
  const asked = Date.now()
  try {
    time = await databaseTime(pool)
  } catch (error) {
    return [
      wrong(
        'database',
        `it does not answer (${reasonOf(error)})`,
        'Look at DATABASE_URL, and whether the server runs.',
      ),
    ]
  }
  const pending = await pendingMigrations(pool)
  if (pending.length > 0)
    return [
      clock(time, (asked + Date.now()) / 2),
      wrong('database', `${pending.length} migrations are to come`, 'Start the shop once: it migrates by itself.'),
    ]
  const facts = await readFacts(pool)
  return [
    config.DATABASE_URL
      ? well('database', 'reachable and migrated')
      : wrong('database', 'it is the embedded one, which is for trying', 'Set DATABASE_URL to a PostgreSQL server.'),
    clock(time, (asked + Date.now()) / 2),
    ...shopOf(facts),
    ...(await checkGiftCards(config, pool)),
    ...workersOf(config, facts, time),
  ]
}

function clock(time: Date, ours: number): Finding {
  const skew = Math.round(Math.abs(time.getTime() - ours))
  return skew <= MOST_SKEW_MS
    ? well('clock', 'agrees with the database')
    : wrong(
        'clock',
        `differs from the database's by ${Math.round(skew / 1000)} s`,
        'Run a time service (chrony, ntpd) on both.',
      )
}

function shopOf({ demo, categories, owners, unwritten }: ShopFacts): Finding[] {
  if (demo) return [wrong('shop', 'it is the demo', 'Say another database, and run npm run init there.')]
  if (categories === 0) return [wrong('shop', 'it is empty', 'Run npm run init.')]
  return [
    owners > 0
      ? well('staff', 'an owner can sign in')
      : wrong(
          'staff',
          'no owner has signed up',
          'Follow the link of npm run init, or run npm run staff -- invite EMAIL.',
        ),
    unwritten.length === 0
      ? well('pages', 'all are written')
      : lookAt(
          'pages',
          `still to be written: ${unwritten.join(', ')}`,
          'Write them before the first order: the law asks for most of them.',
        ),
  ]
}

function workersOf(
  config: Config,
  { processes, late_jobs, dead_jobs, failed_refunds, news_read }: ShopFacts,
  now: Date,
): Finding[] {
  const isLate = !news_read || now.getTime() - news_read.getTime() > NEWS_LATE_MS
  const silent = config.PAYMENT === 'stripe' && isLate
  const alive =
    config.DATABASE_URL && processes === 0
      ? wrong('workers', 'no process of the shop runs', 'Start it with npm start, and ask again while it runs.')
      : late_jobs > 0
        ? wrong(
            'workers',
            `${late_jobs} jobs wait for more than five minutes`,
            'Look whether the shop runs, and into its log.',
          )
        : silent
          ? wrong(
              'workers',
              'nobody has asked Stripe for news in the last 25 minutes',
              'Look whether the shop runs, and into its log.',
            )
          : well('workers', 'alive')
  return [
    alive,
    ...(dead_jobs > 0
      ? [lookAt('jobs', `${dead_jobs} were given up`, 'See them in the studio under Jobs, and try them again.')]
      : []),
    ...(failed_refunds > 0
      ? [
          wrong(
            'refunds',
            `${failed_refunds} did not arrive`,
            "Give them back in Stripe's dashboard, which is noticed, or another way; then tell the shop: POST /api/staff/v1/refunds/settle.",
          ),
        ]
      : []),
  ]
}
