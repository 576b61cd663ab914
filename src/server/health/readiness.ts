import type { Database } from '../db/database.ts'
import { readMigrations } from '../db/migrate.ts'
import { readShopFacts, type ShopFacts } from './facts.queries.ts'
import { recently } from './recently.ts'

/** Longer than a database that is well ever takes, shorter than a balancer waits. */
const PATIENCE_MS = 1_000
const GOOD_FOR_MS = 500
/** All processes tell the same of the database: rules take the highest. */
const FACTS_GOOD_FOR_MS = 5_000

type Readiness = { readonly isReady: boolean; readonly status: string }

export type Health = {
  /** From now on no balancer shall send anybody here; whoever comes is still served. */
  drain: () => void
  isDraining: () => boolean
  readiness: () => Promise<Readiness>
  /** What the database knew a moment ago; nothing while it does not answer. */
  facts: () => Promise<ShopFacts | undefined>
  /** What it knew when it was last asked, without waiting; has it asked again. */
  lastFacts: () => ShopFacts | undefined
}

/**
 * Not ready is only who could not serve, and whom others can stand in for. A mail server, a payment provider or a queue that
 * is ill makes no process unready: every process has the same neighbours, and all of them would go.
 */
export function watchHealth({ pool }: Pick<Database, 'pool'>): Health {
  let draining = false
  let isMigrated = false

  async function look(): Promise<Readiness> {
    try {
      isMigrated ||= (await withinPatience(readMigrations(pool))).pending.length === 0
      if (!isMigrated) return { isReady: false, status: 'migrations to come' }
      await withinPatience(pool.query('select 1'))
      return { isReady: true, status: 'ready' }
    } catch {
      return { isReady: false, status: 'database unreachable' }
    }
  }

  const looked = recently(GOOD_FOR_MS, look)
  let known: ShopFacts | undefined
  // Its own end counts, not that of our patience: strangers who ask must not make the database answer twice at once.
  const read = recently(FACTS_GOOD_FOR_MS, () => readShopFacts(pool).catch(() => undefined))
  const facts = async () => (known = await withinPatience(read()).catch(() => undefined))
  return {
    drain: () => void (draining = true),
    isDraining: () => draining,
    readiness: async () => (draining ? { isReady: false, status: 'draining' } : looked()),
    facts,
    lastFacts() {
      void facts()
      return known
    },
  }
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
