import { exportOfHistory } from '../audit/export.service.ts'
import { IMPORT_TASKS } from '../bulk/import-tasks.ts'
import { discardOfJobs, retryOfJobs } from '../jobs/bulk-jobs.service.ts'
import { makingOfCoupons } from '../promotions/coupon-batches.service.ts'
import { replayOfPromotion } from '../promotions/replay.service.ts'
import { endOfSessions } from '../staff/bulk-sessions.service.ts'
import { changeOfStyles } from '../styles/bulk-styles.service.ts'
import { undoOfStyles } from '../styles/undo-styles.service.ts'
import { isTaskCall, type TaskCall, type TaskKind } from './task-kind.ts'

/** Every kind of work on many things, by the call that begins it: one that nobody does does not compile. */
const TASK_KINDS: Readonly<Record<TaskCall, TaskKind>> = {
  'jobs.retryAll': retryOfJobs,
  'jobs.discardAll': discardOfJobs,
  'people.endAllSessions': endOfSessions,
  'history.export': exportOfHistory,
  ...IMPORT_TASKS,
  'promotions.replay': replayOfPromotion,
  'promotions.makeCoupons': makingOfCoupons,
  'styles.changeAll': changeOfStyles,
  'styles.undoAll': undoOfStyles,
}

/** What a later version began is unknown here. */
export const findTaskKind = (name: string): TaskKind | undefined => (isTaskCall(name) ? TASK_KINDS[name] : undefined)
