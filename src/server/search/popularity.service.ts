import { transact } from '../db/transaction.ts'
import type { Work } from '../jobs/jobs.ts'
import { countDay, findDayToCount } from './popularity.queries.ts'

const HOUR_MS = 3_600_000
/** The last site ends its day ten hours after the first clock; sales are added up within minutes. */
const OVER_AFTER_MS = 12 * HOUR_MS
const MOST_DAYS = 31

/** What is bought and looked at comes sooner: each night takes in the day before, and lets what is older fade. */
export const countPopularity: Work = async ({ database, clock }) => {
  const over = new Date(clock().getTime() - 24 * HOUR_MS - OVER_AFTER_MS).toISOString().slice(0, 10)
  for (let days = 0; days < MOST_DAYS; days++) {
    const day = await findDayToCount(database.db, over)
    if (day === undefined) return
    await transact(database.db, db => countDay(db, day))
  }
}
