import { z } from 'zod'
import { BulkStyleChange, StyleQuery } from '#contract/staff/styles/styles.entities.ts'
import { csvLine } from '#domain/bulk/csv.ts'
import type { Row } from '#domain/bulk/cell-types.ts'
import { editRows, readRows } from '../bulk/edit-rows.service.ts'
import { mayWriteKind, requireWriteKind } from '../bulk/import-rights.ts'
import type { Desk } from '../staff/staff.ts'
import type { TaskKind } from '../tasks/task-kind.ts'
import { startTask } from '../tasks/tasks.service.ts'
import { changesOf } from './change.service.ts'
import { countStyles, stylesBehind } from './styles.queries.ts'

const BATCH = 100
/** What was counted is what is worked on: styles that come later are not of this query. */
const Input = z.object({ query: StyleQuery, change: BulkStyleChange, madeBy: z.coerce.date() })
type Change = z.output<typeof BulkStyleChange>

export async function changeAll(desk: Desk, { query, change }: { query: z.output<typeof StyleQuery>; change: Change }) {
  requireWriteKind(desk.staff.grants, 'styles')
  const input = { query, change: { ...change, ...launchOf(change, desk.now) }, madeBy: desk.now }
  return startTask(desk, 'styles.changeAll', input, await countStyles(desk.db, query))
}

/** Now is when it was asked for, not when the last batch is written. */
const launchOf = ({ launchedAt }: Change, now: Date) => (launchedAt === null ? { launchedAt: now.toISOString() } : {})

function fieldsOf(row: Row, { addCategory, removeCategory, launchedAt, withdrawnAt, hidden }: Change): Row {
  const own = Array.isArray(row['categories']) ? row['categories'] : []
  const added = addCategory === undefined || own.includes(addCategory) ? own : [...own, addCategory]
  const categories = added.filter(each => each !== removeCategory)
  return {
    ...((addCategory ?? removeCategory) !== undefined && { categories }),
    ...(launchedAt !== undefined && launchedAt !== null && { launched_at: launchedAt }),
    ...(withdrawnAt !== undefined && { withdrawn_at: withdrawnAt }),
    ...(hidden !== undefined && { status: hidden ? 'hidden' : 'active' }),
  }
}

export const changeOfStyles: TaskKind = {
  needs: 'catalog.write',
  header: () => csvLine(['style_id', 'name', 'outcome', 'problem', 'column']),
  async batch(desk, input, cursor) {
    const { query, change, madeBy } = Input.parse(input)
    // Asked again while it runs, as for all sites.
    if (!mayWriteKind(desk.staff.grants, 'styles')) return { lines: [], done: 0, refused: 0 }
    const found = await stylesBehind(desk.db, query, { after: cursor, madeBy, limit: BATCH })
    const open = found.filter(({ later }) => !later)
    const rows = await readRows(
      desk,
      'styles',
      open.map(({ id }) => ({ style_id: id })),
    )
    const done = await editRows(
      desk,
      'styles',
      // Compared with what was just read: categories that somebody else gives meanwhile stay.
      rows.map(row => ({
        key: { style_id: row['style_id'] ?? '' },
        was: { categories: row['categories'] ?? [] },
        now: fieldsOf(row, change),
      })),
    )
    const lines = done.map(({ problem, meant }, at) => {
      const id = String(rows[at]?.['style_id'])
      if (meant) desk.record({ type: 'style', id, changes: changesOf(meant) })
      const outcome = problem ? 'left alone' : meant ? 'changed' : 'same'
      return csvLine([id, rows[at]?.['name.en'], outcome, ...(problem ?? ['', ''])])
    })
    // Whoever changed one since the work was asked for knows better.
    const late = found.filter(({ later }) => later)
    lines.push(...late.map(({ id }) => csvLine([id, '', 'left alone', 'changed-meanwhile', ''])))
    const last = found.at(-1)
    return {
      lines,
      done: found.length,
      refused: late.length + done.filter(({ problem }) => problem).length,
      ...(last && found.length === BATCH && { next: last.id }),
    }
  },
}
