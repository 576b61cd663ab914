/** A spreadsheet takes a cell that begins like this for a formula; `(none)` has a meaning of its own. */
const SPECIAL = /^'*(?:[=+\-@\t\r\n]|\(none\)$)/
const MARKED = /^'+(?:[=+\-@\t\r\n]|\(none\)$)/
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** Clears what a cell is about; an empty cell leaves it alone. */
export const NONE = '(none)'

/** A text that no spreadsheet runs, and the text that it was. */
export const harmless = (text: string): string => (SPECIAL.test(text) && !NUMBER.test(text) ? `'${text}` : text)
export const asWritten = (text: string): string => (MARKED.test(text) ? text.slice(1) : text)

/** Quoted too where a spreadsheet may part: by the semicolon in half of Europe. */
export const csvCell = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)

export const csvLine = (cells: readonly unknown[]): string =>
  cells.map(value => csvCell(harmless(textOf(value)))).join(',')

type FileFault =
  | 'openQuote'
  | 'tooManyCells'
  | 'recordTooLong'
  | 'lineTooLong'
  | 'tooManyRows'
  | 'noRows'
  | 'tooManyColumns'
  | 'noJsonObject'
  | 'nestedTooDeep'
  | 'notUtf8'

/** Why nobody can read it, for whoever has words for it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly fault: FileFault
  readonly values: Readonly<Record<string, number>>

  constructor(fault: FileFault, values: Readonly<Record<string, number>> = {}) {
    super(`${fault} ${JSON.stringify(values)}`)
    this.fault = fault
    this.values = values
  }
}

const DELIMITERS = [',', ';', '\t'] as const
export type Delimiter = (typeof DELIMITERS)[number]
export const LONGEST_RECORD = 1_000_000
export const MOST_CELLS = 300

/** Of the first line, outside of quotes: the sign that parts it most often. */
function delimiterOf(line: string): Delimiter {
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const parts = DELIMITERS.map(sign => bare.split(sign).length)
  return DELIMITERS[parts.indexOf(Math.max(...parts))] ?? ','
}

export type Records = { push: (text: string) => string[][]; end: () => string[][]; delimiter: () => Delimiter }

/** Reads CSV piece by piece (RFC 4180; BOM, `;` and tabs are noticed). An empty line is a record without cells: a spreadsheet counts it. */
export function csvRecords(): Records {
  let rest = ''
  let cell: RegExp | undefined
  let delimiter: Delimiter = ','
  let count = 0
  const take = (last: boolean): string[][] => {
    if (!cell) {
      const end = rest.search(/[\r\n]/)
      if (end < 0 && !last) return tooLong()
      if (rest.startsWith('\uFEFF')) rest = rest.slice(1)
      delimiter = delimiterOf(end < 0 ? rest : rest.slice(0, end))
      const sign = delimiter.replace('\t', '\\t')
      cell = new RegExp(
        `(?:"([^"]*(?:""[^"]*)*)"|([^"${sign}\\r\\n][^${sign}\\r\\n]*)?)(${sign}|\\r\\n|\\n|\\r|$)`,
        'y',
      )
    }
    const records: string[][] = []
    let begin = 0
    let record: string[] = []
    cell.lastIndex = 0
    while (cell.lastIndex < rest.length || (last && record.length > 0)) {
      const found = cell.exec(rest)
      const end = found?.[3] ?? ''
      const atEnd = !found || end === '' || (end === '\r' && cell.lastIndex === rest.length)
      if (atEnd && !last) break
      if (!found) throw new UnreadableFile('openQuote', { line: count + records.length + 1 })
      if (record.length === MOST_CELLS)
        throw new UnreadableFile('tooManyCells', { line: count + records.length + 1, most: MOST_CELLS })
      record.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
      if (end !== '' && end !== '\r' && end !== '\n' && end !== '\r\n') continue
      records.push(record.length > 1 || record[0] !== '' ? record : [])
      record = []
      begin = cell.lastIndex
      if (end === '') break
    }
    rest = last ? '' : rest.slice(begin)
    count += records.length
    return records.length > 0 || last ? records : tooLong()
  }
  const tooLong = (): string[][] => {
    if (rest.length > LONGEST_RECORD)
      throw new UnreadableFile('recordTooLong', { line: count + 1, most: LONGEST_RECORD })
    return []
  }
  return {
    push(text) {
      rest += text
      return take(false)
    },
    end: () => take(true),
    delimiter: () => delimiter,
  }
}
