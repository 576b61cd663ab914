import type { Row, Value } from '#domain/bulk/cell-types.ts'
import { asWritten, NONE } from '#domain/bulk/csv.ts'
import type { Column, Kind, Problem } from './kind.ts'
import { takenColumns, type Mapping } from './mapping.ts'

/** A row of a file: its cells, null where it has none. */
export type Cells = readonly (string | null)[]
export type ReadRow = { readonly given: Row; readonly problem: Problem | undefined }

/** How each row of a file is read: where its columns are is looked up once. */
export function rowReader(
  kind: Kind,
  header: readonly string[],
  { columns, fixed }: Mapping,
): (cells: Cells) => ReadRow {
  const taken = takenColumns(kind).flatMap(column => {
    const at = header.indexOf(columns[column.name] ?? '')
    const always = fixed[column.name]
    return at < 0 && always === undefined ? [] : [{ column, at, always: always ?? '' }]
  })
  return cells => {
    const given: Record<string, Value> = {}
    let problem: Problem | undefined
    for (const { column, at, always } of taken) {
      const cell = (at < 0 ? undefined : cells[at]) || always
      if (cell === '') continue
      const value = valueOf(column, cell)
      if (value === undefined) problem ??= [cell === NONE ? 'not-clearable' : 'unreadable', column.name]
      else given[column.name] = value
    }
    problem ??= kind.key.flatMap(name => missing(kind, name, given))[0]
    return { given, problem }
  }
}

const valueOf = ({ type, cleared }: Column, cell: string): Value | undefined =>
  cell === NONE ? cleared : type.read(asWritten(cell))

const missing = ({ columns }: Kind, name: string, given: Row): Problem[] =>
  given[name] === undefined && columns.some(column => column.name === name && column.required)
    ? [['missing', name]]
    : []
