import { READING_DAYS } from '#domain/experiments/metrics.ts'
import { FEWEST_ORDERS, mostOfYoung } from '#domain/experiments/most-spent.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { addUpDays, dropEmptyDays, forgetVisitorsOf, middleSpent, touchedDays } from './days.queries.ts'
import { findExperiment, findUnderWay, updateExperiment, type ExperimentRow } from './experiments.queries.ts'

const DAY_MS = 86_400_000
/** What was written a moment ago may not have been committed. */
const LATE_MS = 5 * 60_000

/** Until then what visitors do is added to what their test shows. */
export const readUntil = (stoppedAt: Date): Date => new Date(stoppedAt.getTime() + READING_DAYS * DAY_MS)

/**
 * Adds up what was touched since then. A limit of what counts that is made of the test's own orders moves with them, and then
 * holds for every day anew, until there are so many that it stays.
 */
export async function addUp(db: Db, test: ExperimentRow, since?: Date): Promise<void> {
  const { id } = test
  const young = test.most_spent === null ? await middleSpent(db, id) : undefined
  const most = young?.middle === undefined || young.middle === null ? test.most_spent : mostOfYoung(young.middle)
  const days = await touchedDays(db, id, young ? undefined : since)
  if (days.length > 0) await addUpDays(db, id, days, most)
  const stays = young === undefined || young.buyers >= FEWEST_ORDERS
  await updateExperiment(db, id, { counts_up_to: most, ...(stays && { most_spent: most }) })
}

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
      await addUp(db, test, since)
      if (isSweep) await dropEmptyDays(db, id)
      await updateExperiment(db, id, { added_up_at: now, ...(isSweep && { swept_at: now }) })
      if (isRead) await forgetVisitorsOf(db, id, now)
    })
}
