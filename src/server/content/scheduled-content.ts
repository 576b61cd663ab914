import type { Work } from '../jobs/jobs.ts'
import { announceTurns } from './content.store.ts'

export const SCHEDULE_MS = 15_000

/** Tells caches what began or ended lately. Rounds overlap, so that a late one misses nothing. */
export const announceRecentTurns: Work = async ({ database, clock }) => {
  const now = clock()
  await announceTurns(database.db, new Date(now.getTime() - 4 * SCHEDULE_MS), now)
}
