import { z } from 'zod'
import { HistoryQuery } from '#contract/staff/audit/history.ts'
import { FILE_FORMATS } from '#contract/staff/jobs/task-states.ts'
import type { Desk } from '../staff/staff.ts'
import { csvLine } from '#domain/bulk/csv.ts'
import type { TaskKind } from '../tasks/task-kind.ts'
import { startTask } from '../tasks/tasks.service.ts'
import { countAudit } from './audit.queries.ts'
import { readHistory } from './audit.service.ts'

const BATCH = 500
const Input = HistoryQuery.extend({ format: z.enum(FILE_FORMATS), upTo: z.int() })
const COLUMNS = [
  'id',
  'at',
  'staffId',
  'staffName',
  'kind',
  'call',
  'objectType',
  'objectId',
  'changes',
  'reason',
  'correlationId',
] as const

export type ExportWish = z.output<typeof HistoryQuery> & { format: (typeof FILE_FORMATS)[number] }

export async function exportHistory(desk: Desk, { format, ...query }: ExportWish) {
  const sites = desk.staff.grants.sitesFor('history.read')
  const { count, newest } = await countAudit(desk.db, { ...query, sites })
  return startTask(desk, 'history.export', { ...query, format, upTo: newest }, count)
}

/** Newest first, as the room shows it. What was hidden when it was written stays hidden. */
export const exportOfHistory: TaskKind = {
  needs: 'history.read',
  header: input => (Input.parse(input).format === 'csv' ? csvLine(COLUMNS) : undefined),
  async batch(desk, input, cursor) {
    const { format, upTo, ...query } = Input.parse(input)
    const after = cursor === '' ? String(upTo + 1) : cursor
    const { rows, next } = await readHistory(desk, { ...query, order: 'newest', after, limit: BATCH })
    return {
      lines: rows.map(row => (format === 'jsonl' ? JSON.stringify(row) : csvLine(COLUMNS.map(column => row[column])))),
      done: rows.length,
      refused: 0,
      next,
    }
  },
}
