import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** Statements whose text depends on the number of values would fill the server's memory: only the first ones get a name. */
const MOST_NAMES = 500
/** A plan for every column breaks when a newer version of the shop adds one. */
const ALL_COLUMNS = /\b(?:select|returning)\s+(?:"?\w+"?\.)?\*/i

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MOST_NAMES || ALL_COLUMNS.test(text)) return undefined
  const name = `c${names.size}`
  names.set(text, name)
  return name
}

/** The pool as the query builder sees it: every statement is read and planned once per connection, then only run. */
export function namingStatements(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const naming = known.get(client) ?? new NamingClient(client)
      known.set(client, naming)
      return naming
    },
  }
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('the shop reads no rows through a cursor')
    const name = values.length > 0 ? nameOf(text) : undefined
    return this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) })
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}
