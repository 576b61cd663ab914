import type { Work } from '../jobs/jobs.ts'
import { tellAbandoned } from './abandoned.queries.ts'

const HOUR_MS = 3_600_000
const LEFT_MS = 2 * HOUR_MS
const FORGOTTEN_MS = 48 * HOUR_MS
const AGAIN_MS = 7 * 24 * HOUR_MS
const MOST_AT_ONCE = 500

/** Whoever sends letters for the company hears of carts that were left two hours ago, of each once a week at most. */
export const tellOfAbandonedCarts: Work = async ({ database, clock }) => {
  const now = clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await tellAbandoned(database.db, {
    from: ago(FORGOTTEN_MS),
    to: ago(LEFT_MS),
    toldBefore: ago(AGAIN_MS),
    now,
    most: MOST_AT_ONCE,
  })
}
