import { CONTENT_TAGS } from '#domain/sites/change-tags.ts'
import { dayOf } from '#domain/time/dates.ts'
import { SITE_IDS, SITES } from '#domain/sites/sites.ts'
import type { Work } from '../jobs/jobs.ts'
import { announce, announceTurns } from './content.queries.ts'

export const SCHEDULE_MS = 15_000

/** Tells caches what began or ended lately, and that a day did. Rounds overlap, so that a late one misses nothing. */
export const announceRecentTurns: Work = async ({ database, clock }) => {
  const now = clock()
  const before = new Date(now.getTime() - 4 * SCHEDULE_MS)
  await announceTurns(database.db, before, now)
  const ended = SITE_IDS.some(id => dayOf(before, SITES[id].timeZone) !== dayOf(now, SITES[id].timeZone))
  if (ended) await announce(database.db, CONTENT_TAGS.day)
}
