import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { backgroundShop } from '../background-shop.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import { transact } from '../db/transaction.ts'
import { enqueue, type Work } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { findTaskKind } from './kinds.ts'
import { oneBatch } from './one-batch.ts'
import { deleteOldTasks, readWish } from './tasks.queries.ts'
import { TASK_JOB, TaskPayload } from './tasks.service.ts'

/** Less than the lease of a job: another process must not believe that this one died. */
const LONGEST_RUN_MS = 20_000
const KEPT_MS = 7 * 86_400_000

/** Batch by batch, each with its history, its lines and its progress in one transaction: killed in between, it goes on. */
export const runTask: Work = async (services, { payload }) => {
  const { taskId } = TaskPayload.parse(payload)
  const started = performance.now()
  const batch = (await placeOf(services, taskId)) ?? (() => batchHere(services, taskId))
  for (let begun = started; begun - started < LONGEST_RUN_MS; begun = performance.now()) {
    if (!(await batch())) return
    await letOthersIn(services.database, performance.now() - begun)
  }
  await enqueue(services.database.db, TASK_JOB, { taskId })
}

/** Where much is done, unless it is done here. */
async function placeOf({ database, apart, clock }: Services, taskId: string) {
  const wish = await readWish(database.db, taskId)
  const isMuch = wish && (await findTaskKind(wish.kind)?.isMuch?.(database.db, wish.input))
  return apart && isMuch ? () => apart.batch(taskId, clock()) : undefined
}

const batchHere = (services: Services, taskId: string) =>
  transact(services.database.db, db => {
    const shop = { ...backgroundShop(services, DEFAULT_LOCALE), db }
    return oneBatch(shop, taskId, name => {
      const kind = findTaskKind(name)
      return kind && { ...kind, batch: (desk, input, cursor) => kind.batch({ ...shop, ...desk }, input, cursor) }
    })
  })

export const forgetOldTasks: Work = async ({ database, clock }) => {
  await deleteOldTasks(database.db, new Date(clock().getTime() - KEPT_MS))
}
