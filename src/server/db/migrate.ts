import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url)

/** Any number, the same in every process: whoever holds it may migrate or seed. */
const LOCK = 7_204_711
const ASK_AGAIN_MS = 100

/** Builds an index while the table is written to: one statement, which no transaction may hold. */
const CONCURRENT = '.concurrent.sql'
const INDEX_BUILT = /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/i
/** A lock that others hold for too long, and two who wait for each other. */
const LOCKED = new Set(['55P03', '40P01'])
/** How a file begins over which servers of the version before would stumble: it waits until the last of them has ended. */
const LATER = /^-- Later:/

export type MigrateOptions = {
  /** Whoever wants a table that others use keeps everyone behind him waiting: no longer than this, then he steps back. */
  lockTimeoutMs?: number
  /** For a single statement; 0 is without end. */
  statementTimeoutMs?: number
  /** Also what waits for the end of the version before. */
  finish?: boolean
  /** How often a lock is asked for, with a rest in between. */
  tries?: number
  restMs?: number
  tell?: (line: string) => void
  from?: URL
}

const PATIENT = {
  finish: false,
  // Well before the database looks for those who wait for each other: it would turn a shopper away, not us.
  lockTimeoutMs: 400,
  statementTimeoutMs: 0,
  tries: 120,
  restMs: 1_000,
  from: MIGRATIONS,
}

export type MigrationStatus = {
  applied: { name: string; at: Date }[]
  pending: string[]
  /** To come when no server of the version before is left. */
  later: string[]
  /** Applied by a newer version than this one. */
  unknown: string[]
}

export async function readMigrations(pool: Pick<pg.Pool, 'query'>, from = MIGRATIONS): Promise<MigrationStatus> {
  const { rows: tables } = await pool.query("select to_regclass('schema_migrations') is not null as known")
  const { rows } = tables[0]?.known
    ? await pool.query<{ name: string; at: Date }>('select name, applied_at as at from schema_migrations order by name')
    : { rows: [] }
  const here = (await readdir(from)).filter(name => name.endsWith('.sql')).sort()
  const done = new Set(rows.map(({ name }) => name))
  const missing = here.filter(name => !done.has(name))
  // A new database has no version before.
  const later = rows.length === 0 ? [] : await filterLater(missing, from)
  return {
    applied: rows,
    pending: missing.filter(name => !later.includes(name)),
    later,
    unknown: rows.flatMap(({ name }) => (here.includes(name) ? [] : [name])),
  }
}

export const readMigration = (name: string, from = MIGRATIONS): Promise<string> => readFile(new URL(name, from), 'utf8')

async function filterLater(names: readonly string[], from: URL): Promise<string[]> {
  const texts = await Promise.all(names.map(name => readMigration(name, from)))
  return names.filter((_, index) => LATER.test(texts[index] ?? ''))
}

/** Applies the numbered SQL files that have not run yet. Several processes may start at once: one migrates, the rest wait. */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const settings = { ...PATIENT, tell: () => {}, ...options }
  const missingOf = async (client: Pick<pg.Pool, 'query'>) => {
    const { pending, later } = await readMigrations(client, settings.from)
    return settings.finish ? [...pending, ...later].sort() : pending
  }
  // Whoever has nothing to do needs no right to change tables.
  if ((await missingOf(pool)).length === 0) return []
  return underLock(pool, async client => {
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const missing = await missingOf(client)
    try {
      for (const name of missing) await applyPatiently(client, name, settings)
    } finally {
      await client.query('reset lock_timeout; reset statement_timeout')
    }
    return missing
  })
}

type Settings = Required<MigrateOptions>

async function applyPatiently(client: pg.PoolClient, name: string, settings: Settings): Promise<void> {
  const { lockTimeoutMs, statementTimeoutMs, tries, restMs, tell } = settings
  const sql = await readMigration(name, settings.from)
  const apply = name.endsWith(CONCURRENT) ? applyConcurrently : applyAtOnce
  await client.query(`set lock_timeout = ${lockTimeoutMs}; set statement_timeout = ${statementTimeoutMs}`)
  for (let attempt = 1; ; attempt++) {
    const started = performance.now()
    try {
      await apply(client, name, sql)
      return tell(`${name} (${Math.round(performance.now() - started)} ms)`)
    } catch (cause) {
      const isLocked = cause instanceof Error && 'code' in cause && LOCKED.has(String(cause.code))
      if (!isLocked || attempt >= tries) throw new Error(`migration ${name} failed`, { cause })
      tell(`${name} waits for a lock (try ${attempt} of ${tries}); at work for longest: ${await longestAtWork(client)}`)
      await wait(restMs)
    }
  }
}

async function applyAtOnce(client: pg.PoolClient, name: string, sql: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await note(client, name)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Cut off in the middle, it leaves an index that is kept up and never used. */
async function applyConcurrently(client: pg.PoolClient, name: string, sql: string): Promise<void> {
  const index = INDEX_BUILT.exec(sql)?.[1]
  if (index === undefined) throw new Error(`${name} builds no index concurrently`)
  const { rows } = await client.query('select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    index,
  ])
  if (rows.length > 0) await client.query(`drop index concurrently ${index}`)
  await client.query(sql)
  await note(client, name)
}

const note = (client: pg.PoolClient, name: string) =>
  client.query('insert into schema_migrations (name) values ($1)', [name])

async function longestAtWork(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ line: string }>(
    `select format('pid %s (%s, %s, since %s s)', pid, coalesce(nullif(application_name, ''), usename), state,
        extract(epoch from clock_timestamp() - xact_start)::int) as line
      from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid() and datname = current_database()
      order by xact_start limit 3`,
  )
  return rows.map(({ line }) => line).join(', ') || 'nobody'
}

/** Asks again and again instead of waiting inside a statement: an index that is built concurrently waits for all of those. */
export async function underLock<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    while (!(await takeLock(client))) await wait(ASK_AGAIN_MS)
    return await work(client).finally(() => client.query('select pg_advisory_unlock($1)', [LOCK]))
  } finally {
    client.release()
  }
}

async function takeLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK])
  return rows[0]?.taken === true
}
