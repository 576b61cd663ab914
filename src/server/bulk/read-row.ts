import type { Row, Value } from '#domain/bulk/cell-types.ts'
import type { RowProblem } from '#domain/bulk/bulk-kinds.ts'
import { asWritten, NONE } from '#domain/bulk/csv.ts'
import { FINE, type Column, type Kind, type Problem } from './kind.ts'
import { takenColumns, UNREAD_LINE, type Mapping } from './mapping.ts'

/** A row of a file: its cells, null where it has none. */
export type Cells = readonly (string | null)[]
export type ReadRow = { readonly given: Row; readonly problems: readonly Problem[] }

/** How each row of a file is read: where its columns are is looked up once. */
export function rowReader(
  kind: Kind,
  header: readonly string[],
  { columns, fixed }: Mapping,
  unreadAs: RowProblem = 'no-json-object',
): (cells: Cells) => ReadRow {
  const taken = takenColumns(kind).flatMap(column => {
    const at = header.indexOf(columns[column.name] ?? '')
    const always = fixed[column.name]
    return at < 0 && always === undefined ? [] : [{ column, at, always: always ?? '' }]
  })
  const needed = kind.key.filter(name => kind.columns.some(column => column.name === name && column.required))
  const unread = header.indexOf(UNREAD_LINE)
  const unreadRow: ReadRow = { given: {}, problems: [[unreadAs, UNREAD_LINE]] }
  return cells => {
    if (cells[unread] && cells.every((cell, at) => at === unread || !cell)) return unreadRow
    const given: Record<string, Value> = {}
    let problems: Problem[] | undefined
    for (const { column, at, always } of taken) {
      const cell = (at < 0 ? undefined : cells[at]) || always
      if (cell === '') continue
      const value = valueOf(column, cell)
      if (value === undefined) (problems ??= []).push([cell === NONE ? 'not-clearable' : 'unreadable', column.name])
      else given[column.name] = value
    }
    for (const name of needed)
      if (given[name] === undefined && !tellsOf(problems, name)) (problems ??= []).push(['missing', name])
    return { given, problems: problems ?? FINE }
  }
}

const valueOf = ({ type, cleared }: Column, cell: string): Value | undefined =>
  cell === NONE ? cleared : type.read(asWritten(cell))

const tellsOf = (problems: readonly Problem[] = FINE, name: string) => problems.some(([, column]) => column === name)
