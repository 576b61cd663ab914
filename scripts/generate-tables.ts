// Writes the database's columns as TypeScript, from the migrations themselves.
import { writeFile } from 'node:fs/promises'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'

const SCALARS: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  uuid: 'string',
  citext: 'string',
  date: 'string',
  time: 'string',
  timestamptz: 'Timestamp',
  timestamp: 'Timestamp',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
  tsvector: 'string',
  inet: 'string',
  interval: 'string',
}

type Column = { table_name: string; column_name: string; udt_name: string; nullable: boolean; has_default: boolean }

export async function renderTables(): Promise<string> {
  const database = await openDatabase({ dataDir: 'memory://' })
  await migrate(database.pool)
  const { rows } = await database.pool.query<Column>(`
    select table_name, column_name, udt_name, is_nullable = 'YES' as nullable,
           (column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as has_default
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`)
  await database.close()
  const tables = Map.groupBy(rows, row => row.table_name)
  const lines = [...tables].flatMap(([table, columns]) => [`  ${table}: {`, ...columns.map(columnLine), '  }'])
  return `// Generated from db/migrations by \`npm run generate\`.
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** JSON goes in as text and comes out as a value; whoever reads it parses it with a schema. */
type Json = ColumnType<unknown, string, string>
type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
type DefaultedJson = ColumnType<unknown, string | undefined, string>

export type Tables = {
${lines.join('\n')}
}
`
}

function columnLine(column: Column): string {
  const array = column.udt_name.startsWith('_')
  const scalar = SCALARS[array ? column.udt_name.slice(1) : column.udt_name]
  if (!scalar) throw new Error(`no TypeScript type for ${column.table_name}.${column.column_name} (${column.udt_name})`)
  const base = `${scalar}${array ? '[]' : ''}${column.nullable ? ' | null' : ''}`
  const defaulted = scalar === 'Timestamp' || scalar === 'Json' ? `Defaulted${scalar}` : `Generated<${base}>`
  return `    ${column.column_name}: ${column.has_default && !column.nullable ? defaulted : base}`
}

if (import.meta.main) await writeFile(new URL('../src/server/db/tables.gen.ts', import.meta.url), await renderTables())
