import type { CellType, Row, Value } from '#domain/bulk/cell-types.ts'
import type { RowProblem } from '#domain/bulk/bulk-kinds.ts'
import type { Grants } from '#domain/staff/grants.ts'
import type { Db } from '../db/database.ts'
import type { Desk, Recorded } from '../staff/staff.ts'

/** One column of a kind of file, and where it stands in the database. */
export type Column = {
  readonly name: string
  readonly type: CellType
  /** The column of the table, or an expression that reads it. */
  readonly column: string
  /** Of a column that holds one value per language. */
  readonly part?: string
  /** A new one needs it. */
  readonly required?: true
  /** What a new one has without it. */
  readonly fresh?: Value
  /** What `(none)` makes of it; without it, it cannot be cleared. */
  readonly cleared?: Value
  /** Shown, never taken. */
  readonly readOnly?: true
  /** Never kept: the row is refused where the column of this name holds something else by now. */
  readonly guards?: string
  /** Nothing is told as `(none)`, because it means something. */
  readonly toldEmpty?: true
}

export type Problem = readonly [code: RowProblem, column: string]
/** Of a row with which nothing is wrong: one for all, because most are so. */
export const FINE: readonly Problem[] = []
/** A row that is about to be written, beside what stands there. */
export type Meant = { readonly row: Row; readonly before: Row | undefined }
/** Who writes, and by what: books name them. */
export type Source = {
  /** Null: whoever holds the machine. */
  readonly staffId: string | null
  readonly reference?: string
  readonly note?: string
}
/** Whose rights count; at a desk, where rows do what somebody does there. */
export type Writer = {
  readonly db: Db
  readonly grants: Grants
  readonly now: Date
  readonly source: Source
  readonly desk?: Desk
}

export type Kind = {
  readonly columns: readonly Column[]
  /** How many are judged and written in one go, where each takes its time. */
  readonly partRows?: number
  /** What tells rows apart. */
  readonly key: readonly string[]
  /** What there is of these keys; locked in the order in which everybody does, where it is to be written. */
  readonly read: (db: Db, keys: readonly Row[], options: { lock: boolean }) => Promise<Row[]>
  /** In the order of keys, behind this one. */
  readonly page: (
    db: Db,
    after: Row | undefined,
    limit: number,
    sites: ReturnType<Grants['sitesFor']>,
  ) => Promise<Row[]>
  /** What follows from what the file says. */
  readonly completed?: (row: Row, given: Row, before: Row | undefined) => Row
  /** The price that each takes the place of, of a kind whose moves are looked at. */
  readonly replaced?: (db: Db, rows: readonly Meant[]) => Promise<readonly (number | undefined)[]>
  readonly write: (writer: Writer, rows: readonly Meant[]) => Promise<void>
  /** What follows from rows that were written or taken away, once for all of a transaction. */
  readonly settle?: (writer: Writer) => Promise<void>
  /** Takes away what nothing else needs; the rest stays. */
  readonly remove: (writer: Writer, keys: readonly Row[]) => Promise<Row[]>
  /** What the history tells of rows that were written, of a kind where each counts. */
  readonly told?: (rows: readonly Meant[], source: Source) => readonly Recorded[]
  /** All that is wrong with each, asked of the database for all of them at once. */
  readonly judge?: (writer: Writer, rows: readonly Meant[]) => Promise<readonly (readonly Problem[])[]>
}

/** What holds for what is taken back, too; whatever else is wrong with a row was so before. What it named may be gone since. */
export const HOLDS_FOR_UNDO: ReadonlySet<RowProblem> = new Set([
  'forbidden-site',
  'closed',
  'above-limit',
  'unknown-reference',
  'unknown-word',
])

export const keyOf = ({ key }: Pick<Kind, 'key'>, row: Row): string =>
  JSON.stringify(key.map(name => row[name] ?? null))

/** Some of the rows cannot stand together with what there is: whoever writes finds out which. */
export class RowsRefused extends Error {
  override readonly name = 'RowsRefused'
}
