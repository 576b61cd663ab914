import { z } from 'zod'
import { JobQuery } from '#contract/staff/jobs/jobs.ts'
import type { Desk } from '../staff/staff.ts'
import { csvLine } from '#domain/bulk/csv.ts'
import type { TaskKind } from '../tasks/task-kind.ts'
import { startTask } from '../tasks/tasks.service.ts'
import { withoutAddresses } from '../without-addresses.ts'
import { discardWithTask } from './discard-job.service.ts'
import { countMatching, matchingJobs, retryJob, type JobRow } from './staff-jobs.queries.ts'

const BATCH = 200
/** What was counted is what is worked on: jobs that come later are not of this query. */
const Input = JobQuery.extend({ upTo: z.int() })

async function start(desk: Desk, kind: 'jobs.retryAll' | 'jobs.discardAll', query: z.output<typeof JobQuery>) {
  const { count, newest } = await countMatching(desk.db, query)
  return startTask(desk, kind, { ...query, upTo: newest }, count)
}

export const retryAll = (desk: Desk, query: z.output<typeof JobQuery>) => start(desk, 'jobs.retryAll', query)
export const discardAll = (desk: Desk, query: z.output<typeof JobQuery>) => start(desk, 'jobs.discardAll', query)

const onEach = (outcome: string, act: (desk: Desk, id: number) => Promise<JobRow | undefined>): TaskKind => ({
  needs: 'jobs.write',
  header: () => csvLine(['job', 'kind', 'reason', 'outcome']),
  async batch(desk, input, cursor) {
    const { upTo, ...query } = Input.parse(input)
    const rows = await matchingJobs(desk.db, query, { after: Number(cursor), upTo, limit: BATCH })
    const lines: string[] = []
    let refused = 0
    for (const row of rows) {
      const changed = await act(desk, row.id)
      if (changed) desk.record({ type: 'job', id: String(row.id), changes: [{ field: 'state', after: outcome }] })
      else refused++
      // Others read the file too.
      lines.push(
        csvLine([
          row.id,
          row.kind,
          row.last_error && withoutAddresses(row.last_error),
          changed ? outcome : 'left alone',
        ]),
      )
    }
    const last = rows.at(-1)
    return {
      lines,
      done: rows.length,
      refused,
      ...(last && rows.length === BATCH && { next: String(last.id) }),
    }
  },
})

export const retryOfJobs = onEach('tried again', (desk, id) => retryJob(desk.db, id, desk.now))
export const discardOfJobs = onEach('discarded', discardWithTask)
