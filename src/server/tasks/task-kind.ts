import type { Permission } from '#domain/staff/permissions.ts'
import type { Desk } from '../staff/staff.ts'

type Batch = {
  /** What this batch adds to the result file. */
  readonly lines: readonly string[]
  readonly done: number
  readonly refused: number
  /** Where the next one begins; without it the work is done. */
  readonly next?: string | undefined
}

/** One kind of work on many things. */
export type TaskKind = {
  /** Asked again while it runs: who loses it meanwhile does no more. */
  readonly needs: Permission
  readonly header: (input: unknown) => string | undefined
  readonly batch: (desk: Desk, input: unknown, cursor: string) => Promise<Batch>
}
