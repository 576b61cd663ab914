import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import type { Tables } from './tables.gen.ts'
import { startEmbedded, type Embedded } from './embedded.ts'
import { namingStatements } from './named-statements.ts'

// Counts and sums arrive as bigint text; everything we count stays below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A date has no time zone: keep the text, so that no one's birthday moves by a day.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)

export type Db = Kysely<Tables>

export type Database = {
  db: Db
  pool: pg.Pool
  /** Sessions that last: locks and migrations, which a pooler between us and the server would tear apart. */
  direct: pg.Pool
  /** For short statements that must not wait until a transaction gives its connection back; the embedded engine has none. */
  aside?: Db
  /** A copy of the database that only reads: ask `dbToRead` for it. */
  copy?: Db
  engine: 'embedded' | 'postgres'
  /** A connection string for a dedicated session, where the engine can give one. */
  url?: string
  snapshot?: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Longer than a busy moment, shorter than a shopper waits. */
const CONNECT_MS = 10_000
/** What is done aside is worth little: whoever waits for it goes on without. */
const ASIDE = { connectionTimeoutMillis: 1000, query_timeout: 1000 } as const satisfies pg.PoolConfig
/** There is somebody else to ask; a report takes a while, and one that nobody answers ends all the same. */
const COPY = { connectionTimeoutMillis: 1000, query_timeout: 120_000 } as const satisfies pg.PoolConfig

/** So that connections to a server that has become a copy of another do not live for ever. */
const LIFETIME_S = 1800

export type ServerOptions = {
  url: string
  directUrl?: string | undefined
  readUrl?: string | undefined
  poolSize?: number
  prepare?: boolean
}
export type DatabaseOptions = ServerOptions | { dataDir: string; snapshot?: string }

/** The database that the environment names, or the embedded one in this folder. */
export const databaseOf = (config: Config, dataDir: () => string): DatabaseOptions =>
  config.DATABASE_URL
    ? {
        url: config.DATABASE_URL,
        directUrl: config.DATABASE_DIRECT_URL,
        readUrl: config.DATABASE_READ_URL,
        poolSize: config.DATABASE_POOL,
        prepare: config.DATABASE_PREPARE,
      }
    : { dataDir: dataDir() }

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('url' in options) return openServer(options)
  const embedded = await startEmbedded(options.dataDir, options.snapshot ? { snapshot: options.snapshot } : {})
  return openOn(embedded, embedded.stop)
}

/** What is begun there is over before `then`. */
export function openOn({ connect, snapshot }: Embedded, then: () => Promise<void>): Database {
  const pool = connect()
  return {
    ...kyselyOn(namingStatements(pool, false)),
    pool,
    direct: pool,
    engine: 'embedded',
    snapshot,
    async close() {
      await pool.end()
      await then()
    },
  }
}

function openServer({ url, directUrl, readUrl, poolSize = 12, prepare = true }: ServerOptions): Database {
  const pool = connectionsTo(url, poolSize)
  const direct = directUrl === undefined ? pool : connectionsTo(directUrl, 2)
  const aside = connectionsTo(url, 1, ASIDE)
  const copy = readUrl === undefined ? undefined : connectionsTo(readUrl, poolSize, COPY)
  return {
    ...kyselyOn(namingStatements(pool, prepare)),
    pool,
    direct,
    aside: kyselyOn(namingStatements(aside, prepare)).db,
    ...(copy && { copy: kyselyOn(namingStatements(copy, prepare)).db }),
    engine: 'postgres',
    url: directUrl ?? url,
    async close() {
      await pool.end()
      await aside.end()
      await copy?.end()
      if (direct !== pool) await direct.end()
    },
  }
}

function connectionsTo(connectionString: string, max: number, own: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    maxLifetimeSeconds: LIFETIME_S,
    keepAlive: true,
    ...own,
  })
  // A connection that breaks is replaced by the pool, and whoever uses it is told by his next statement; without these
  // listeners, one that breaks between two statements would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => void client.on('error', () => {}))
  return pool
}

const kyselyOn = (pool: PostgresPool) => ({ db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) })
