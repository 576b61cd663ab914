import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { inSpan, isRecorded, isTracing } from '../tracing/spans.ts'
import { statementSpan } from '../tracing/statement-span.ts'
import { StatementNames } from './statement-names.ts'
import { isCrossed, OutcomeUnknown, stepAside, troubleOf, type Trouble } from './trouble.ts'

/** Told as a notice, while the statement itself succeeds. */
const WAIT_CUT_SHORT = /^canceling (?:the )?wait for synchronous replication/

/** A column got another type since the statement was prepared; and what a transaction answers after any error. */
const OUTDATED = '0A000'
const ABORTED = '25P02'
/** A statement by itself: nothing went before it that would have to be done again with it. */
const IDLE = 'I'
const TRIES = 3

const USELESS_AFTER: ReadonlySet<Trouble | undefined> = new Set(['astray', 'gone'])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The pool as the query builder sees it: with `prepare`, a statement is read and planned once per connection. */
export function namingStatements(pool: pg.Pool, prepare: boolean): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const names = prepare ? new StatementNames() : undefined
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const naming = known.get(client) ?? new NamingClient(client, names)
      known.set(client, naming)
      return naming
    },
  }
}

type Answer = (error: Error | undefined, result: pg.QueryResult) => void

/** Given its name afterwards: a statement with a name of its own from the start is copied twice by the driver. */
class NamedQuery extends pg.Query {
  readonly name: string | undefined

  constructor(text: string, values: readonly unknown[], name: string | undefined, answer: Answer) {
    super(text, [...values], answer)
    this.name = name
  }
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames | undefined
  #isUnsure = false
  #isUseless = false

  constructor(client: pg.PoolClient, names: StatementNames | undefined) {
    this.#client = client
    this.#names = names
    client.on('notice', notice => (this.#isUnsure ||= WAIT_CUT_SHORT.test(notice.message ?? '')))
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('the shop reads no rows through a cursor')
    if (!isTracing() || !isRecorded()) return this.#send(text, values)
    const { name, options } = statementSpan(text)
    return inSpan(name, options, () => this.#send(text, values))
  }

  #send(text: string, values: readonly unknown[]): Promise<unknown> {
    const name = values.length > 0 ? this.#names?.of(text) : undefined
    const isAlone = this.#client.getTransactionStatus() === IDLE
    return this.#ask(text, values, name).then(this.#believe, (error: unknown) =>
      isAlone && isCrossed(error)
        ? this.#apart(error, () => this.#ask(text, values, name))
        : this.#again(error, text, values, name),
    )
  }

  async #apart(error: unknown, ask: () => Promise<pg.QueryResult>, tried = 1): Promise<unknown> {
    if (tried === TRIES || !isCrossed(error)) return this.#note(error)
    await stepAside(tried)
    return ask().then(this.#believe, (next: unknown) => this.#apart(next, ask, tried + 1))
  }

  /** What was prepared too long ago is asked without a name. Inside a transaction all of it is done again, by who began it. */
  #again(error: unknown, text: string, values: readonly unknown[], name: string | undefined): Promise<unknown> {
    if (name === undefined || codeOf(error) !== OUTDATED) return this.#note(error)
    this.#names?.giveUp(text, name)
    return this.#ask(text, values, undefined).then(this.#believe, (second: unknown) =>
      this.#note(codeOf(second) === ABORTED ? error : second),
    )
  }

  #ask(text: string, values: readonly unknown[], name: string | undefined): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#client.query(
        new NamedQuery(text, values, name, (error, result) => (error ? reject(error) : resolve(result))),
      )
    })
  }

  readonly #believe = <T>(result: T): T => {
    if (this.#isUnsure) throw new OutcomeUnknown()
    return result
  }

  /** Whoever comes next gets another connection instead of one that leads astray, or still waits for this answer. */
  readonly #note = (error: unknown): never => {
    // From here on it leads back to whoever asked, not to the socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    this.#isUseless ||= USELESS_AFTER.has(troubleOf(error))
    throw error
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isUnsure || this.#isUseless)
  }
}
