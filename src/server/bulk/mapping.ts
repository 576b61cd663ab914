import { z } from 'zod'
import { bareName } from '#domain/bulk/column-names.ts'
import type { Kind } from './kind.ts'

/** Columns of the file by what they are taken for, and what is the same in every row. */
export const Mapping = z.object({
  columns: z.record(z.string(), z.string()).default({}),
  fixed: z.record(z.string(), z.string()).default({}),
})
export type Mapping = z.output<typeof Mapping>

export const takenColumns = ({ columns }: Kind) => columns.filter(({ readOnly }) => !readOnly)

/** By their names, whatever their case, spaces and signs. */
export function guessedMapping(kind: Kind, header: readonly string[]): Mapping {
  const columns: Record<string, string> = {}
  for (const { name } of takenColumns(kind)) {
    const found = header.find(each => bareName(each) === bareName(name))
    if (found !== undefined) columns[name] = found
  }
  return { columns, fixed: {} }
}

/** Columns of the file that nobody reads, but for those it only shows. */
export function unreadColumns({ columns }: Kind, header: readonly string[], mapping: Mapping): string[] {
  const read = new Set(Object.values(mapping.columns))
  const shown = new Set(columns.flatMap(({ name, readOnly }) => (readOnly ? [bareName(name)] : [])))
  return header.filter(
    each => !read.has(each) && !shown.has(bareName(each)) && each !== UNREAD_LINE && !isOfResult(each),
  )
}

/** The import that a result file is of: however it is called by then, it is read as that file was. */
export const RESULT_OF = 'import_file'
/** What a result file has beside the input: it can be corrected and sent again. */
export const RESULT_COLUMNS = ['import_status', 'import_problem', 'import_column', RESULT_OF] as const
export const isOfResult = (name: string): boolean => RESULT_COLUMNS.some(own => own === name)

/** Where a line that nobody could take apart stands as it came: no other cell of its row holds anything. */
export const UNREAD_LINE = 'import_line'
