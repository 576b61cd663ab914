import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.gen.ts'
import { openEmbedded } from './embedded.ts'
import { namingStatements } from './named-statements.ts'

// Counts and sums arrive as bigint text; everything we count stays below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A date has no time zone: keep the text, so that no one's birthday moves by a day.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type Database = {
  db: Db
  pool: pg.Pool
  engine: 'embedded' | 'postgres'
  /** A connection string for a dedicated session, where the engine can give one. */
  url?: string
  snapshot?: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Longer than a busy moment, shorter than a shopper waits. */
const CONNECT_MS = 10_000

export type DatabaseOptions = { url: string; poolSize?: number } | { dataDir: string; snapshot?: string }

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('url' in options) {
    const pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize ?? 12,
      connectionTimeoutMillis: CONNECT_MS,
    })
    // A connection that breaks is replaced by the pool, and whoever uses it is told by his next statement; without these
    // listeners, one that breaks between two statements would end the process.
    pool.on('error', () => {})
    pool.on('connect', client => void client.on('error', () => {}))
    return { ...kyselyOn(namingStatements(pool)), pool, engine: 'postgres', url: options.url, close: () => pool.end() }
  }
  const embedded = await openEmbedded(options.dataDir, options.snapshot ? { snapshot: options.snapshot } : {})
  return {
    ...kyselyOn(embedded.pool),
    pool: embedded.pool,
    engine: 'embedded',
    snapshot: embedded.snapshot,
    close: embedded.stop,
  }
}

const kyselyOn = (pool: PostgresPool) => ({ db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) })
