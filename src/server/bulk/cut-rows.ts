import { z } from 'zod'
import { cellOf } from '#domain/bulk/cell-types.ts'
import {
  csvRecords,
  harmless,
  LONGEST_RECORD,
  MOST_CELLS,
  UnreadableFile,
  type Delimiter,
  type Records,
} from '#domain/bulk/csv.ts'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { KINDS } from './kinds.ts'
import { UNREAD_LINE } from './mapping.ts'
import type { Cells } from './read-row.ts'
import { shopifyRows, type ShopifyRows } from './shopify.ts'

/** A row, and where the file has it: as a spreadsheet counts, or by the line where it is JSON. */
export type CutRow = { readonly line: number; readonly cells: Cells }
/** Takes a file apart as it comes. */
type Cut = {
  push: (text: string) => CutRow[]
  end: () => CutRow[]
  header: () => string[]
  delimiter: () => Delimiter
}

export function csvFile(kind: BulkKind): Cut {
  const records: Records = csvRecords()
  let header: string[] | undefined
  let shopify: ShopifyRows | undefined
  let line = 0
  const rowsIn = (found: readonly string[][]): CutRow[] =>
    found.flatMap((record): CutRow[] => {
      line++
      if (record.length === 0) return []
      if (!header) {
        header = record.map(name => name.trim())
        shopify = shopifyRows(kind, header)
        return []
      }
      const cells = record.length > header.length ? record.slice(0, header.length) : record
      const at = line
      return shopify ? shopify.rows(cells).map(made => ({ line: at, cells: made })) : [{ line, cells }]
    })
  return {
    push: text => rowsIn(records.push(text)),
    end: () => rowsIn(records.end()),
    header: () => shopify?.header ?? header ?? [],
    delimiter: records.delimiter,
  }
}

const Fields = z.record(z.string().max(200), z.unknown())
type Fields = z.output<typeof Fields>

const isLanguage = (name: string) => LANGUAGES.some(language => language === name)

/** What is nested by language stands as `name.en`, as in a file of columns; what is a column of its own stays whole. */
function byLanguage(kind: BulkKind, fields: Fields): [name: string, value: unknown][] {
  return Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    const nested = KINDS[kind].columns.some(column => column.name === name) ? undefined : Fields.safeParse(value).data
    const languages = Object.entries(nested ?? {})
    return languages.length > 0 && languages.every(([language]) => isLanguage(language))
      ? languages.map(([language, text]) => [`${name}.${language}`, text])
      : [[name, value]]
  })
}

/** One object a line. Columns are what any of them names. */
export function jsonLines(kind: BulkKind): Cut {
  const columns = new Map<string, number>()
  let rest = ''
  let count = 0
  let firstUnread = 0
  let isRead = false
  const placeOf = (name: string) => {
    const known = columns.get(name) ?? columns.size
    if (known >= MOST_CELLS) throw new UnreadableFile('tooManyColumns', { most: MOST_CELLS })
    columns.set(name, known)
    return known
  }
  const rowsIn = (lines: readonly string[]) =>
    lines.flatMap((line): CutRow[] => {
      count++
      if (line.trim() === '') return []
      const cells: (string | null)[] = []
      const fields = fieldsIn(line)
      if (fields) isRead = true
      else firstUnread ||= count
      for (const [name, value] of fields ? byLanguage(kind, fields) : [[UNREAD_LINE, line] as const])
        cells[placeOf(name)] = cellOf(value, harmless) ?? null
      return [{ line: count, cells: Array.from(cells, cell => cell ?? null) }]
    })
  return {
    push(text) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > LONGEST_RECORD)
        throw new UnreadableFile('lineTooLong', { line: count + lines.length + 1, most: LONGEST_RECORD })
      return rowsIn(lines)
    },
    end() {
      const last = rowsIn([rest])
      // A file of something else.
      if (firstUnread > 0 && !isRead) throw new UnreadableFile('noJsonObject', { line: firstUnread })
      return last
    },
    header: () => [...columns.keys()],
    delimiter: () => ',',
  }
}

function fieldsIn(line: string): Fields | undefined {
  try {
    return Fields.safeParse(JSON.parse(line)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
