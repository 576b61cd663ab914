import type pg from 'pg'
import type { Config } from '../config.ts'
import { readMigrations } from '../db/migrate.ts'
import { checkGiftCards } from './check-gift-cards.ts'
import { readWorries } from '../health/worries.service.ts'
import { databaseTime, readContents, type Contents } from './doctor.queries.ts'
import { lookAt, reasonOf, well, wrong, type Finding } from './finding.ts'

const MOST_SKEW_MS = 2000

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
  const { pending, later } = await readMigrations(pool)
  if (pending.length > 0)
    return [
      clock(time, (asked + Date.now()) / 2),
      wrong(
        'database',
        `${pending.length} migrations are to come`,
        'Run npm run migrate, or start the shop: it migrates by itself.',
      ),
    ]
  const { worries } = await readWorries(pool, config, time)
  return [
    config.DATABASE_URL
      ? well('database', 'reachable and migrated')
      : wrong('database', 'it is the embedded one, which is for trying', 'Set DATABASE_URL to a PostgreSQL server.'),
    clock(time, (asked + Date.now()) / 2),
    ...(later.length > 0 ? [waitsForTheEnd(later)] : []),
    ...shopOf(await readContents(pool)),
    ...(await checkGiftCards(config, pool)),
    ...(worries.some(({ about }) => about === 'workers') ? worries : [well('workers', 'alive'), ...worries]),
  ]
}

const waitsForTheEnd = (later: readonly string[]): Finding =>
  lookAt(
    'migrations',
    `${later.join(', ')} until no server of the version before is left`,
    'Run npm run migrate -- finish then.',
  )

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

function shopOf({ demo, categories, owners, unwritten }: Contents): Finding[] {
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
