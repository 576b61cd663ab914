import type { StaffCallName } from '#contract/staff/staff.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Db } from '../db/database.ts'
import type { Desk } from '../staff/staff.ts'

type Batch = {
  /** What this batch adds to the result file. */
  readonly lines: readonly string[]
  readonly done: number
  readonly refused: number
  /** Where the next one begins; without it the work is done. */
  readonly next?: string | undefined
}

/** What work on many things has of who began it where nothing of the shop but the database is needed. */
export type QuietDesk = Pick<Desk, 'db' | 'now' | 'correlationId' | 'staff' | 'record'>

/** One kind of work on many things. */
export type TaskKind<At extends QuietDesk = Desk> = {
  /** Asked again while it runs: who loses it meanwhile does no more. */
  readonly needs: Permission
  readonly header: (input: unknown) => string | undefined
  readonly batch: (desk: At, input: unknown, cursor: string) => Promise<Batch>
  /** Whether so much is to be done that shoppers would notice: a thread of its own does it. Only of `APART_KINDS`. */
  readonly isMuch?: (db: Db, input: unknown) => Promise<boolean>
}

/** The calls that begin work on many things. */
const TASK_CALLS = [
  'jobs.retryAll',
  'jobs.discardAll',
  'people.endAllSessions',
  'history.export',
  'imports.check',
  'imports.apply',
  'imports.undo',
  'promotions.replay',
  'promotions.makeCoupons',
  'styles.changeAll',
  'styles.undoAll',
] as const satisfies readonly StaffCallName[]
export type TaskCall = (typeof TASK_CALLS)[number]
export const isTaskCall = (name: string): name is TaskCall => TASK_CALLS.some(call => call === name)
