import { sql, type RawBuilder } from 'kysely'
import type { CellType, Row, Value } from '#domain/bulk/cell-types.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { onSites, type Sites } from '../desk/on-sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { asTable } from './as-table.ts'
import { FINE, type Column, type Kind, type Meant, type Writer } from './kind.ts'

type Stored = Record<string, unknown>
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const quoted = (name: string) => `"${name}"`

/** How a column is read of the table, called `t`. */
function expression({ column, part, type }: Column): string {
  const from = /^[a-z_]+$/.test(column) ? `t.${column}` : column
  if (part === undefined) return from
  return type.sql === 'text' ? `${from}->>${literal(part)}` : `${from}->${literal(part)}`
}

export const selected = (columns: readonly Column[]): RawBuilder<unknown> =>
  sql.raw(columns.map(column => `${expression(column)} as ${quoted(column.name)}`).join(', '))

/** What the driver hands over, as values; what is empty is left out. */
export const rowsOf = (columns: readonly Column[], stored: readonly Stored[]): Row[] =>
  stored.map(each => {
    const row: Record<string, Value> = {}
    for (const { name, type } of columns) {
      const value = type.stored ? type.stored(each[name]) : valueOf(each[name])
      if (value !== null && value !== '') row[name] = value
    }
    return row
  })

function valueOf(found: unknown): Value {
  if (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean') return found
  if (Array.isArray(found)) return found.map(valueOf)
  if (typeof found !== 'object' || found === null) return null
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, valueOf(value)]))
}

export const named = (columns: readonly Column[], names: readonly string[]): Column[] =>
  names.flatMap(name => columns.find(column => column.name === name) ?? [])

/** The same in every language: `name.en` … of the column `names`. */
export const inLanguages = (name: string, column: string, type: CellType, more: Partial<Column> = {}): Column[] =>
  LANGUAGES.map(part => ({ cleared: null, ...more, name: `${name}.${part}`, column, part, type }))

type TableKind = {
  readonly table: string
  readonly columns: readonly Column[]
  readonly key: readonly string[]
  /** Set whenever a row changes. */
  readonly touched?: string
  /** Columns that a new row needs and no file names, of the row `w`. */
  readonly extra?: Readonly<Record<string, string>>
  /** What rows stand on: made before them. */
  readonly prepare?: (writer: Writer, rows: readonly Meant[]) => Promise<void>
  /** Whose rows are of a site: the column that names it, and who may write there. */
  readonly of?: { readonly site: string; readonly writes: Permission }
  /** Which rows, called `t`, who reads on these sites gets; without it all, or by `of`. */
  readonly seen?: (sites: Sites) => RawBuilder<unknown>
  readonly told?: Kind['told']
  readonly completed?: Kind['completed']
  /** What hangs on the rows, once they stand. */
  readonly after?: (writer: Writer, rows: readonly Meant[]) => Promise<void>
  /** What was made for them, and nothing else needs. */
  readonly afterRemoval?: (writer: Writer, gone: readonly Row[]) => Promise<void>
  /** Says of `t` that something else needs it. */
  readonly needed: string
  readonly judge?: Kind['judge']
}

/** A kind whose rows are those of a table. */
export function tableKind({
  table,
  columns,
  key,
  touched,
  extra = {},
  prepare,
  of,
  seen = sites => (of ? onSites(`t.${of.site}`, sites) : sql`true`),
  told,
  completed,
  after,
  afterRemoval,
  needed,
  judge,
}: TableKind): Kind {
  const keys = named(columns, key)
  const from = sql.raw(`${table} t`)
  const matching = sql.raw(keys.map(each => `${expression(each)} = w.${quoted(each.name)}`).join(' and '))
  const inOrder = sql.raw(keys.map(expression).join(', '))
  const wantedInOrder = sql.raw(keys.map(({ name }) => `w.${quoted(name)}`).join(', '))
  const written = columns.filter(({ column, readOnly }) => !readOnly && /^[a-z_]+$/.test(column))
  const stored = [...new Set(written.map(({ column }) => column))]
  const typeOf = (name: string) => {
    const own = written.filter(({ column }) => column === name)
    return own.some(({ part }) => part !== undefined) ? 'jsonb' : (own[0]?.type.sql ?? 'text')
  }
  const keyColumns = sql.raw(keys.map(({ column }) => column).join(', '))
  const others = stored.filter(name => !keys.some(({ column }) => column === name))
  const assignments = [...others.map(name => `${name} = excluded.${name}`), ...(touched ? [`${touched} = now()`] : [])]
  return {
    columns,
    key,
    async read(db, wanted, { lock }) {
      // One by one, in order: by itself, the database reads the whole table for each part of a file.
      const { rows } = await sql<Stored>`select ${selected(columns)}
        from (select * from ${asTable(wanted, keys)} order by ${wantedInOrder}) w
        cross join lateral (select t.* from ${from} where ${matching} limit 1
          ${lock ? sql`for no key update` : sql``}) t`.execute(db)
      return rowsOf(columns, rows)
    },
    async page(db, last, limit, sites) {
      const behind = last ? sql`(${inOrder}) > (select ${wantedInOrder} from ${asTable([last], keys)})` : sql`true`
      const { rows } =
        await sql<Stored>`select ${selected(columns)} from ${from} where ${behind} and ${seen(sites)} order by ${inOrder} limit ${limit}`.execute(
          db,
        )
      return rowsOf(columns, rows)
    },
    async write(writer, rows) {
      await prepare?.(writer, rows)
      const records = rows.map(({ row }) => recordOf(written, row))
      await sql`insert into ${sql.raw(table)} (${sql.raw([...stored, ...Object.keys(extra)].join(', '))})
        select ${sql.raw([...stored.map(name => `w.${name}`), ...Object.values(extra)].join(', '))}
        from ${asTable(
          records,
          stored.map(name => ({ name, type: { sql: typeOf(name) } })),
        )}
        order by ${sql.raw(keys.map(({ column }) => `w.${column}`).join(', '))}
        on conflict (${keyColumns}) do update set ${sql.raw(assignments.join(', '))}`.execute(writer.db)
      await after?.(writer, rows)
    },
    async remove(writer, gone) {
      const { rows } = await sql<Stored>`delete from ${from} using ${asTable(gone, keys)}
        where ${matching} and not (${sql.raw(needed)}) returning ${selected(keys)}`.execute(writer.db)
      const removed = rowsOf(keys, rows)
      await afterRemoval?.(writer, removed)
      return removed
    },
    ...(of ? { judge: judgeSites(of) } : judge && { judge }),
    ...(told && { told }),
    ...(completed && { completed }),
  }
}

/** Values by column of the table: those of languages together. */
function recordOf(columns: readonly Column[], row: Row): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  const parts: Record<string, Record<string, Value>> = {}
  for (const { name, column, part } of columns) {
    const value = row[name] ?? null
    if (part === undefined) record[column] = value
    else {
      const own = (parts[column] ??= {})
      record[column] = own
      if (value !== null && value !== '') own[part] = value
    }
  }
  return record
}

/** Neither from a site nor to one where somebody may not write. */
const judgeSites =
  ({ site, writes }: { site: string; writes: Permission }): NonNullable<Kind['judge']> =>
  async ({ grants }, rows) =>
    rows.map(({ row, before }) =>
      [row, before ?? row].every(each => grants.can(writes, String(each[site]))) ? FINE : [['forbidden-site', site]],
    )
