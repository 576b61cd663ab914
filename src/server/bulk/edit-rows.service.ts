import type { BulkKind, RowProblem } from '#domain/bulk/bulk-kinds.ts'
import { cellOf, sameValue, type Row } from '#domain/bulk/cell-types.ts'
import { harmless } from '#domain/bulk/csv.ts'
import type { Desk } from '../staff/staff.ts'
import { requireWriteKind } from './import-rights.ts'
import { judgeRows } from './judge-rows.ts'
import { FINE, type Kind, type Meant, type Problem, type Writer } from './kind.ts'
import { KINDS } from './kinds.ts'
import { takenColumns } from './mapping.ts'
import { rowReader, type ReadRow } from './read-row.ts'
import { writeRows } from './write-rows.ts'

/** What somebody wants of one row, by the columns that files of its kind have. */
export type RowEdit = {
  readonly key: Row
  readonly now: Row
  /** What they saw there; nothing where it is to be new; `whatever` where that does not matter. */
  readonly was?: Row | 'whatever' | undefined
}

export type Edited =
  | { readonly problem: Problem; readonly meant?: undefined }
  | { readonly problem?: undefined; readonly meant: Meant | undefined }

/** By the rules of files: each row is read, judged and written as one of an import would be. */
export async function editRows(desk: Desk, name: BulkKind, edits: readonly RowEdit[]): Promise<Edited[]> {
  requireWriteKind(desk.staff.grants, name)
  if (edits.length === 0) return []
  const kind = KINDS[name]
  const { db, now, staff } = desk
  const writer: Writer = { db, now, grants: staff.grants, source: { staffId: staff.id } }
  const verdicts = await judgeRows(
    writer,
    kind,
    edits.map(edit => readEdit(kind, edit)),
    { lock: true },
  )
  const judged = edits.map((edit, at): Edited => {
    const { problems = FINE, meant } = verdicts[at] ?? {}
    const wrong = problems[0] ?? (meant && seenOtherwise(kind, edit, meant.before))
    return wrong ? { problem: wrong } : { meant }
  })
  const refused = await writeRows(
    writer,
    kind,
    judged.flatMap(({ meant }) => meant ?? []),
  )
  await kind.settle?.(writer)
  return judged.map(each =>
    each.meant && refused.has(each.meant) ? { problem: refusal(kind, 'refused-by-database') } : each,
  )
}

/** Rows as they stand, for who edits them. */
export const readRows = ({ db }: Pick<Desk, 'db'>, name: BulkKind, keys: readonly Row[]): Promise<Row[]> =>
  keys.length === 0 ? Promise.resolve([]) : KINDS[name].read(db, keys, { lock: false })

const refusal = ({ key }: Kind, code: RowProblem): Problem => [code, key[0] ?? '']

function readEdit(kind: Kind, { key, now }: RowEdit): ReadRow {
  const fields = { ...now, ...key }
  const names = Object.keys(fields)
  const unknown = names.find(name => !takenColumns(kind).some(column => column.name === name))
  if (unknown !== undefined) return { given: {}, problems: [['unreadable', unknown]] }
  const columns = Object.fromEntries(names.map(name => [name, name]))
  // An empty cell would leave the column alone; an empty field of a form does not.
  const cells = Object.values(fields).map(value => cellOf(value === '' ? null : value, harmless) ?? null)
  return rowReader(kind, names, { columns, fixed: {} })(cells)
}

/** Whoever is later does not overwrite what they have not seen. */
function seenOtherwise(kind: Kind, { was }: RowEdit, before: Row | undefined): Problem | undefined {
  if (was === 'whatever') return before ? undefined : refusal(kind, 'unknown-reference')
  if (was === undefined) return before && refusal(kind, 'taken')
  if (!before) return refusal(kind, 'unknown-reference')
  const other = Object.keys(was).find(name => !sameValue(was[name], before[name]))
  return other === undefined ? undefined : ['changed-meanwhile', other]
}
