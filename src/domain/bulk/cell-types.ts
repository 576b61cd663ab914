import { NONE } from './csv.ts'

export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }
/** What a row says: its columns by name. */
export type Row = Readonly<Record<string, Value>>

/** How a value stands in a cell, and in the database. */
export type CellType = {
  readonly sql: string
  /** Undefined where the text is no such value. */
  readonly read: (text: string) => Value | undefined
  readonly write: (value: Value) => string
  /** What the driver hands over, as a value. */
  readonly stored?: (value: unknown) => Value
  /** For people: what such a cell looks like. */
  readonly example: string
  /** Of a text without a form of its own: how many signs it may have. */
  readonly longest?: number
}

const plain = (value: Value): string => (value === null ? '' : String(value))
// A database refuses NUL in text and half a surrogate pair.
const UNKEEPABLE = /[\0\p{Cs}]/u

export const text = (longest: number, pattern?: RegExp, example = 'text'): CellType => ({
  sql: 'text',
  read: cell =>
    cell.length <= longest && !UNKEEPABLE.test(cell) && (!pattern || pattern.test(cell)) ? cell : undefined,
  write: plain,
  example,
  ...(!pattern && { longest }),
})

export const oneOf = (...words: readonly string[]): CellType => ({
  sql: 'text',
  read: cell => words.find(word => word === cell.trim().toLowerCase()) ?? words.find(word => word === cell.trim()),
  write: plain,
  example: words.join(' / '),
})

export const int = (least: number, most: number): CellType => ({
  sql: 'integer',
  read: cell => within(/^[+-]?\d{1,10}$/, cell, least, most),
  write: plain,
  example: String(Math.max(least, Math.min(most, 12))),
})

export const decimal = (least: number, most: number): CellType => ({
  sql: 'double precision',
  read: cell => within(/^[+-]?\d{1,10}(?:\.\d{1,17})?$/, cell, least, most),
  write: plain,
  example: '12.5',
})

function within(pattern: RegExp, cell: string, least: number, most: number): number | undefined {
  const trimmed = cell.trim()
  const value = Number(trimmed)
  return pattern.test(trimmed) && value >= least && value <= most ? value : undefined
}

const MOST_MONEY = 2_000_000_000

/** In files an amount in major units, with a dot or as spreadsheets of most languages write it; everywhere else minor units. */
export const MONEY: CellType = {
  sql: 'integer',
  read(cell) {
    const [, whole, cents = ''] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(cell.trim()) ?? []
    const value = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
    return whole === undefined || value > MOST_MONEY ? undefined : value
  },
  write: value => (typeof value === 'number' ? (value / 100).toFixed(2) : ''),
  example: '129.00',
}

export const YES_NO: CellType = {
  sql: 'boolean',
  read: cell => ({ true: true, yes: true, 1: true, false: false, no: false, 0: false })[cell.trim().toLowerCase()],
  write: plain,
  example: 'true',
}

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)$/

/** The 30th of February would be taken for a day in March. */
const isDay = (text: string): boolean => {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10))
}

export const MOMENT_TYPE: CellType = {
  sql: 'timestamptz',
  read(cell) {
    const at = MOMENT.test(cell.trim()) && isDay(cell.trim()) ? new Date(cell.trim()) : undefined
    return at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined
  },
  write: plain,
  stored: value => (value instanceof Date ? value.toISOString() : null),
  example: '2027-03-01T09:00:00Z',
}

const MOST_PARTS = 500

/** Parted by `|`; one that is part of a word is written `\|`. */
export const list = (of: CellType): CellType => ({
  sql: `${of.sql}[]`,
  read(cell) {
    const values = (cell.match(/(?:\\.|[^|\\])+/g) ?? []).map(each => of.read(each.replaceAll(/\\(.)/g, '$1')))
    const known = values.filter(value => value !== undefined)
    return known.length === values.length && values.length <= MOST_PARTS ? known : undefined
  },
  write: value =>
    Array.isArray(value) ? value.map(each => of.write(each).replaceAll(/[\\|]/g, String.raw`\$&`)).join('|') : '',
  example: `${of.example}|${of.example}`,
})

/** A list whose order says nothing. */
export const setOf = (of: CellType): CellType => {
  const { read, ...rest } = list(of)
  return {
    ...rest,
    read(cell) {
      const found = read(cell)
      return Array.isArray(found) ? [...new Set(found)].toSorted(byValue) : undefined
    },
  }
}
const byValue = (a: Value, b: Value) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : plain(a) < plain(b) ? -1 : 1

export const isValue = (found: unknown): found is Value =>
  found === null ||
  ['string', 'number', 'boolean'].includes(typeof found) ||
  (typeof found === 'object' && found !== null && Object.values(found).every(isValue))

type Shape = { safeParse: (value: unknown) => { success: boolean } }
/** JSON of one shape: what reads the column later reads it by the same schema. */
export const shaped = (schema: Shape, example: string): CellType => ({
  sql: 'jsonb',
  read(cell) {
    try {
      const found: unknown = JSON.parse(cell)
      return isValue(found) && schema.safeParse(found).success ? found : undefined
    } catch {
      return undefined
    }
  },
  write: value => (value === null ? '' : JSON.stringify(value)),
  example,
})

/** Whatever the order of its parts. */
const written = (value: Value | undefined): string => {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  return `{${Object.entries(value)
    .map(([name, each]) => `${name}:${written(each)}`)
    .toSorted()
    .join()}}`
}

const isEmpty = (value: Value | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export const sameValue = (a: Value | undefined, b: Value | undefined): boolean =>
  a === b || (isEmpty(a) && isEmpty(b)) || (typeof a === 'object' && typeof b === 'object' && written(a) === written(b))

/** A field of JSON as the cell it would be. */
export function cellOf(value: unknown, harmless: (text: string) => string): string | undefined {
  if (value === null) return NONE
  if (Array.isArray(value) && value.every(each => typeof each === 'string' || typeof each === 'number'))
    return value.map(each => String(each).replaceAll(/[\\|]/g, String.raw`\$&`)).join('|') || NONE
  if (typeof value === 'string') return harmless(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'object' ? JSON.stringify(value) : undefined
}
