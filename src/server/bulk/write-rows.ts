import type { Kind, Meant, Writer } from './kind.ts'
import { RowsRefused } from './kind.ts'
import { inSavepointOf } from '../db/transaction.ts'

/** Classes of errors that say something of the rows, not of the database: bad values, broken rules. */
const ABOUT_ROWS = /^(?:22|23)/

const isAboutRows = (error: unknown): boolean =>
  error instanceof RowsRefused ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && ABOUT_ROWS.test(error.code))

/** Writes all of them; where the database refuses, halves until it is known which. Returns those it refused. */
export async function writeRows(writer: Writer, kind: Kind, rows: readonly Meant[]): Promise<ReadonlySet<Meant>> {
  if (rows.length === 0) return new Set()
  try {
    await inSavepointOf(writer.db, () => kind.write(writer, rows))
    return new Set()
  } catch (error) {
    if (!isAboutRows(error)) throw error
    if (rows.length === 1) return new Set(rows)
    const middle = Math.ceil(rows.length / 2)
    const first = await writeRows(writer, kind, rows.slice(0, middle))
    return new Set([...first, ...(await writeRows(writer, kind, rows.slice(middle)))])
  }
}
