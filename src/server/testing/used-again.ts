// Embedded databases that one file of tests after the other uses. To start one takes ten times as long as to empty it.
import type { Pool } from 'pg'
import { startEmbedded, type Embedded } from '../db/embedded.ts'
import { openOn, type Database } from '../db/database.ts'

/** Each holds some hundred megabytes. */
const MOST_IDLE = 3

/** As the migrations left it. */
type Pristine = {
  embedded: Embedded
  shape: string
  tables: readonly string[]
  seeded: readonly { table: string; columns: string; rows: string }[]
  sequences: readonly string[]
}

const idle: Pristine[] = []

export async function usedAgain(snapshot: string): Promise<Database> {
  const pristine = idle.pop() ?? (await start(snapshot))
  return openOn(pristine.embedded, async () => {
    if (idle.length < MOST_IDLE && (await isEmptied(pristine))) idle.push(pristine)
    else await pristine.embedded.stop()
  })
}

async function start(snapshot: string): Promise<Pristine> {
  const embedded = await startEmbedded('memory://', { snapshot })
  const pool = embedded.connect()
  const tables = await namesIn(pool, TABLES)
  const seeded = []
  for (const table of await filledOf(pool, tables)) {
    const [columns = ''] = await namesIn(pool, columnsOf(table))
    const [rows = ''] = await namesIn(pool, `select jsonb_agg(to_jsonb(t))::text as name from ${table} t`)
    seeded.push({ table, columns, rows })
  }
  const pristine = { embedded, shape: await shapeOf(pool), tables, seeded, sequences: await namesIn(pool, SEQUENCES) }
  await pool.end()
  return pristine
}

/** Whether it is again as the migrations left it. One whose tables were changed is not. */
async function isEmptied({ embedded, shape, tables, seeded, sequences }: Pristine): Promise<boolean> {
  const pool = embedded.connect()
  try {
    await pool.query('discard all')
    if ((await shapeOf(pool)) !== shape) return false
    const filled = await filledOf(pool, tables)
    // Neither keys nor triggers have a say in it.
    await pool.query('set session_replication_role = replica')
    await pool.query(filled.map(table => `delete from ${table}`).join(';'))
    for (const { table, columns, rows } of seeded)
      await pool.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [rows],
      )
    const moved = await namesIn(pool, SEQUENCES)
    await pool.query(sequences.filter(each => !moved.includes(each)).join(';'))
    if (filled.length > 0) await pool.query(`vacuum ${filled.join(', ')}`)
    // Connections come and go, its one session stays.
    await pool.query('discard all')
    return true
  } finally {
    await pool.end()
  }
}

const TABLES = `
  select format('%I', relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`

const columnsOf = (table: string) => `
  select string_agg(format('%I', attname), ', ') as name from pg_attribute
  where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`

/** What sets each to where it stands. */
const SEQUENCES = `
  select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value),
    last_value is not null) as name
  from pg_sequences order by 1`

/** Another as soon as anything was made, changed or dropped that is not a row. */
const SHAPE = ['pg_class', 'pg_attribute', 'pg_trigger', 'pg_proc', 'pg_constraint', 'pg_type', 'pg_db_role_setting']
const shapeOf = async (pool: Pool): Promise<string> =>
  (
    await namesIn(
      pool,
      SHAPE.map(each => `select count(*) || ' ' || max(xmin::text::bigint) as name from ${each}`).join(' union all '),
    )
  ).join()

const filledOf = (pool: Pool, tables: readonly string[]): Promise<string[]> =>
  namesIn(
    pool,
    tables.map(table => `select '${table}' as name where exists (select from ${table})`).join(' union all '),
  )

const namesIn = async (pool: Pool, query: string): Promise<string[]> =>
  (await pool.query<{ name: string }>(query)).rows.map(({ name }) => name)
