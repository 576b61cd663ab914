import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

export const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url)

/** Any number, the same in every process: whoever holds it may migrate or seed. */
const LOCK = 7_204_711

/** Applies the numbered SQL files that have not run yet. Several processes may start at once: one migrates, the rest wait. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  return underLock(pool, async client => {
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    const done = new Set(rows.map(row => row.name))
    const pending = (await readdir(MIGRATIONS)).filter(name => name.endsWith('.sql') && !done.has(name)).sort()
    for (const name of pending) await apply(client, name, await readFile(new URL(name, MIGRATIONS), 'utf8'))
    return pending
  })
}

async function apply(client: pg.PoolClient, name: string, sql: string) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed`, { cause })
  }
}

export async function underLock<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    return await work(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).finally(() => client.release())
  }
}
