import { z } from 'zod'
import { cellOf } from '#domain/bulk/cell-types.ts'
import {
  asWritten,
  csvCell,
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
import { isOfResult, RESULT_OF, UNREAD_LINE } from './mapping.ts'
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
  /** The import that all of its rows say to be the result of. */
  resultOf: () => string | undefined
}

export function csvFile(kind: BulkKind): Cut {
  const records: Records = csvRecords()
  const results = new Set<string>()
  let named: string[] | undefined
  let header: string[] = []
  let shopify: ShopifyRows | undefined
  let line = 0
  let unread = -1
  /** A row that cannot be taken apart, where nothing of it is taken for something else. */
  const whole = (record: readonly string[]): CutRow => {
    if (unread < 0) unread = header.push(UNREAD_LINE) - 1
    const text = record.map(csvCell).join(records.delimiter())
    return { line, cells: header.map((_, at) => (at === unread ? text : null)) }
  }
  const rowsIn = (found: readonly string[][]): CutRow[] =>
    found.flatMap((record): CutRow[] => {
      line++
      if (record.length === 0) return []
      if (!named) {
        named = record.map(name => asWritten(name.trim()))
        header = named.filter(name => !isOfResult(name))
        shopify = shopifyRows(kind, header)
        if (shopify) header = shopify.header
        unread = header.indexOf(UNREAD_LINE)
        return []
      }
      const names = named
      if (record.length !== names.length && record.some(cell => cell !== '')) {
        shopify?.miss()
        return [whole(record)]
      }
      const cells = record.filter((_, at) => !isOfResult(names[at] ?? ''))
      const resultOf = record[names.indexOf(RESULT_OF)]
      if (resultOf && results.size < 2) results.add(resultOf)
      if (!shopify) return [{ line, cells }]
      const at = line
      return shopify.rows(cells)?.map(made => ({ line: at, cells: made })) ?? [whole(record)]
    })
  return {
    push: text => rowsIn(records.push(text)),
    end: () => rowsIn(records.end()),
    header: () => header,
    delimiter: records.delimiter,
    resultOf: () => onlyOf(results),
  }
}

const onlyOf = (found: ReadonlySet<string>): string | undefined => (found.size === 1 ? [...found][0] : undefined)

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
  const results = new Set<string>()
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
      const resultOf = fields?.[RESULT_OF]
      if (typeof resultOf === 'string' && results.size < 2) results.add(resultOf)
      for (const [name, value] of fields ? byLanguage(kind, fields) : [[UNREAD_LINE, line] as const])
        if (!isOfResult(name)) cells[placeOf(name)] = cellOf(value, harmless) ?? null
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
    resultOf: () => onlyOf(results),
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
