import { forgetCartsCalled } from '../cart/personal-data.service.ts'
import { transact } from '../db/transaction.ts'
import type { Work } from '../jobs/jobs.ts'
import { takeForgotten } from './phone-orders.queries.ts'

/** So long somebody may still call and ask for the link anew. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const AT_ONCE = 500

/** What was ordered on the telephone and never opened: it holds the name and address of somebody who did not buy. */
export const forgetUnopened: Work = async ({ database, clock }) => {
  const before = new Date(clock().getTime() - KEPT_MS)
  await transact(database.db, async db => forgetCartsCalled(db, await takeForgotten(db, before, AT_ONCE)))
}
