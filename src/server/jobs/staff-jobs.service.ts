import { MOST_COUNTED } from '#contract/staff/desk/most-counted.ts'
import { changesBetween } from '../audit/changes-between.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { withoutAddresses } from '../without-addresses.ts'
import {
  countJobs,
  kindsOfOpenJobs,
  listJobs,
  retryJob,
  type JobFilter,
  type JobPage,
  type JobRow,
} from './staff-jobs.queries.ts'
import { discardWithTask } from './discard-job.service.ts'
import { work } from './work.ts'

type Wanted = JobFilter & Omit<JobPage, 'after'> & { after?: string | undefined }

export async function allJobs(desk: Desk, { order, after, limit, ...filter }: Wanted) {
  const { db } = desk
  const rows = await listJobs(db, filter, { order, limit, after: after === undefined ? undefined : Number(after) })
  const last = rows.at(-1)
  const { matching, ...counts } = await countJobs(db, filter, MOST_COUNTED)
  const kinds = new Set([...Object.keys(work), ...(await kindsOfOpenJobs(db))])
  return {
    rows: rows.map(row => shown(desk, row)),
    counts,
    kinds: [...kinds].toSorted(),
    matching,
    ...(last && rows.length === limit && { next: String(last.id) }),
  }
}

export async function retry(desk: Desk, id: number) {
  const row = await retryJob(desk.db, id, desk.now)
  if (!row) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'job', id: String(id), changes: [{ field: 'run', after: 'now' }] })
  return shown(desk, row)
}

export async function discard(desk: Desk, id: number) {
  const row = await discardWithTask(desk, id)
  if (!row) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'job', id: String(id), changes: changesBetween({ kind: row.kind, state: row.state }, {}) })
  return shown(desk, row)
}

/** Mail servers repeat the address they refuse. */
const shown = ({ staff }: Desk, row: JobRow) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  runAt: row.run_at.toISOString(),
  ...(row.done_at && { doneAt: row.done_at.toISOString() }),
  ...(row.last_error !== null && {
    lastError: staff.grants.can('mail.read') ? row.last_error : withoutAddresses(row.last_error),
  }),
})
