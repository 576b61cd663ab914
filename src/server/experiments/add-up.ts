import { READING_DAYS } from '#domain/experiments/metrics.ts'
import { transact } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { addUpDays, dropEmptyDays, forgetVisitorsOf, touchedDays } from './days.queries.ts'
import { findExperiment, findUnderWay, updateExperiment } from './experiments.queries.ts'

const DAY_MS = 86_400_000
/** What was written a moment ago may not have been committed. */
const LATE_MS = 5 * 60_000

/** Until then what visitors do is added to what their test shows. */
export const readUntil = (stoppedAt: Date): Date => new Date(stoppedAt.getTime() + READING_DAYS * DAY_MS)

/**
 * A routine: adds up what happened since it last did, once a day everything (orders are cancelled and refunded later), and
 * forgets all visitors of a test once it has been read.
 */
export async function addUpExperiments({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  for (const { id } of await findUnderWay(database.db))
    await transact(database.db, async db => {
      const now = clock()
      const test = await findExperiment(db, id, 'lock')
      if (!test || test.salt === null) return
      const isRead = test.stopped_at !== null && readUntil(test.stopped_at) <= now
      const isSweep = isRead || test.swept_at === null || now.getTime() - test.swept_at.getTime() >= DAY_MS
      const since = isSweep || test.added_up_at === null ? undefined : new Date(test.added_up_at.getTime() - LATE_MS)
      const days = await touchedDays(db, id, since)
      if (days.length > 0) await addUpDays(db, id, days, test.most_spent)
      if (isSweep) await dropEmptyDays(db, id)
      await updateExperiment(db, id, { added_up_at: now, ...(isSweep && { swept_at: now }) })
      if (isRead) await forgetVisitorsOf(db, id, now)
    })
}
