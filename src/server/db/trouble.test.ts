import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startPostgres, type Cluster } from '../testing/postgres.ts'
import { errorResponse } from '../http/error-response.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createLog } from '../log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openDatabase, type Database, type Db } from './database.ts'
import { transact } from './transaction.ts'
import { OutcomeUnknown } from './trouble.ts'

const onServer = inject('engine') === 'postgres' && inject('poolerUrl') === ''
const quiet = { services: { metrics: createMetrics() }, log: createLog('silent') }

const twice = (db: Db, value: number) => sql<{ n: number }>`select ${value}::int * 2 as n`.execute(db)
const thrice = (db: Db, value: number) => sql<{ n: number }>`select ${value}::int * 3 as n`.execute(db)

async function preparedBy(database: Database, work: (db: Db) => Promise<unknown>): Promise<Map<string, string>> {
  return database.db.connection().execute(async db => {
    await work(db)
    const { rows } = await sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements where statement like '%::int *%'`.execute(db)
    return new Map(rows.map(row => [row.statement, row.name]))
  })
}

describe.runIf(onServer)('names of prepared statements', () => {
  let one: Database
  beforeEach(async () => {
    one = await testDatabase()
  })
  afterEach(() => one.close())

  it('say what the statement is, whichever came first', async () => {
    const first = await preparedBy(one, async db => [await twice(db, 1), await thrice(db, 1)])
    const again = await preparedBy(one, async db => [await thrice(db, 1), await twice(db, 1)])
    expect(again).toEqual(first)
    expect(first.size).toBe(2)
    expect(new Set(first.values()).size).toBe(2)
    for (const name of first.values()) expect(name).toMatch(/^c_[0-9a-f]{20}$/)
  })

  it('are given however many were given elsewhere in this process', async () => {
    const busy = await openDatabase({ url: one.url ?? '', poolSize: 1 })
    for (let at = 0; at < 600; at++) await sql`select ${at}::int + ${sql.lit(at)}`.execute(busy.db)
    await busy.close()
    const unheardOf = (db: Db) => sql`select ${1}::int * 4`.execute(db)
    expect((await preparedBy(one, unheardOf)).size).toBe(1)
  })

  it('are given up when a column gets another type, and the work is done again', async () => {
    await one.pool.query('create table widened as select 1 as n, 1 as sum')
    const read = () => transact(one.db, db => sql<{ sum: number }>`select sum from widened where n = ${1}`.execute(db))
    for (let connection = 0; connection < 3; connection++) await read()
    await one.pool.query('alter table widened alter column sum type bigint')
    await one.pool.query('update widened set sum = 4000000000')
    expect((await read()).rows).toEqual([{ sum: 4_000_000_000 }])
  })

  it('are given up on every connection at once, and no work fails', async () => {
    await one.pool.query('create table widened_again as select 1 as n, 1 as sum')
    const read = (db: Db) => sql<{ sum: number }>`select sum from widened_again where n = ${1}`.execute(db)
    // Each holds a connection for a moment, so that all have prepared it.
    const inTurn = (db: Db) => transact(db, async tx => [await read(tx), await sql`select pg_sleep(0.05)`.execute(tx)])
    const everywhere = () => Promise.all([...Array(8)].map((_, at) => (at % 2 === 0 ? inTurn(one.db) : read(one.db))))
    for (let round = 0; round < 3; round++) await everywhere()
    await one.pool.query('alter table widened_again alter column sum type bigint')
    await expect(everywhere()).resolves.toHaveLength(8)
  })

  it('are not given where preparing is off', async () => {
    const other = await openDatabase({ url: one.url ?? '', prepare: false })
    const prepared = await preparedBy(other, db => twice(db, 1))
    await other.close()
    expect([...prepared.values()].filter(name => name.startsWith('c_'))).toEqual([])
  })
})

describe.runIf(onServer)('a server that no longer writes', () => {
  it('is left for another connection, and the transaction is done there', async () => {
    const database = await testDatabase()
    await database.pool.query('create table notes (text text)')
    const alone = await openDatabase({ url: database.url ?? '', poolSize: 1 })
    await alone.pool.query('set default_transaction_read_only = on')
    await transact(alone.db, db => sql`insert into notes values (${'kept'})`.execute(db))
    expect((await database.pool.query('select text from notes')).rows).toEqual([{ text: 'kept' }])
    await alone.close()
    await database.close()
  })
})

describe.runIf(onServer)('two that are in each other’s way', () => {
  const upwards = sql`update crossed c set n = n + 1 from
    (select id from crossed order by id desc for update) o where c.id = o.id`

  /** Somebody holds the first row and wants the second while the statement holds the second and wants the first. */
  async function crossedBy(work: (db: Db, otherIsDone: Promise<void>) => Promise<unknown>) {
    const { promise: otherIsDone, resolve: tellDone } = Promise.withResolvers<void>()
    const database = await testDatabase()
    await database.pool.query('create table crossed as select id, 0 as n from generate_series(1, 2) id')
    const other = await database.pool.connect()
    // Who looks first gives way: it is not the one that already waits.
    await other.query(`set deadlock_timeout = '1min'`)
    await other.query('begin')
    await other.query('update crossed set n = n + 10 where id = 1')
    const waiting = work(database.db, otherIsDone).then(
      () => undefined,
      (error: unknown) => error,
    )
    const waits = async () =>
      (
        await database.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%crossed%'`,
        )
      ).rowCount
    await expect.poll(waits).toBe(1)
    await other.query('update crossed set n = n + 10 where id = 2')
    await other.query('commit')
    tellDone()
    other.release(true)
    const failure = await waiting
    const { rows } = await database.pool.query<{ n: number }>('select n from crossed order by id')
    await database.close()
    return { failure, left: rows.map(({ n }) => n) }
  }

  it('both come to their end where one is a single statement', async () => {
    expect(await crossedBy(db => upwards.execute(db))).toEqual({ failure: undefined, left: [11, 11] })
  })

  it('are told apart inside a transaction, all of which is done again by who began it', async () => {
    let begun = 0
    const twice = (db: Db, otherIsDone: Promise<void>) =>
      transact(db, async tx => {
        // Who comes back before the other woke up would take its row away again.
        if (begun++ > 0) await otherIsDone
        await sql`update crossed set n = n + 100 where id = 2`.execute(tx)
        await upwards.execute(tx)
      })
    expect(await crossedBy(twice)).toEqual({ failure: undefined, left: [11, 111] })
    expect(begun).toBe(2)
  })

  it('answer 503 where it happens again and again', async () => {
    const { db, close } = await testDatabase()
    const crossed = await sql`do $$ begin raise exception using errcode = '40P01'; end $$`
      .execute(db)
      .catch((error: unknown) => error)
    expect(errorResponse(crossed, 'id', quiet, 'en')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    await close()
  })
})

describe.runIf(onServer)('a server without time', () => {
  it('answers 503 as well when its disk is full', async () => {
    const { db, close } = await testDatabase()
    const full = await sql`do $$ begin raise exception using errcode = '53100'; end $$`
      .execute(db)
      .catch((error: unknown) => error)
    expect(errorResponse(full, 'id', quiet, 'en')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    await close()
  })

  it.each([
    ['a lock that is not given', "set lock_timeout = '20ms'"],
    ['a statement that takes too long', "set statement_timeout = '20ms'"],
  ])('answers 503 with the moment to come back: %s', async (_, limit) => {
    const database = await testDatabase()
    const waiting = await openDatabase({ url: database.url ?? '', poolSize: 1 })
    await database.pool.query('create table notes (text text)')
    const holder = await database.pool.connect()
    await holder.query('begin; lock table notes')
    await waiting.pool.query(limit)
    const refused = await sql`insert into notes values (${'late'})`.execute(waiting.db).catch((error: unknown) => error)
    expect(errorResponse(refused, 'id', quiet, 'en')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    await holder.query('rollback')
    holder.release()
    await waiting.close()
    await database.close()
  })
})

describe.runIf(onServer)('a commit whose copy nobody waited for', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startPostgres({ synchronous_standby_names: 'nobody', synchronous_commit: 'local' })
  })
  afterAll(() => cluster.stop())

  it('is not called a success', async () => {
    const database = await openDatabase({ url: cluster.url('postgres'), poolSize: 4 })
    await database.pool.query('create table notes (text text)')
    const writing = transact(database.db, async db => {
      await sql`set local synchronous_commit = on`.execute(db)
      await sql`insert into notes values (${'alone'})`.execute(db)
    }).catch((error: unknown) => error)
    const cancelled = () =>
      database.pool.query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'")
    await expect.poll(async () => (await cancelled()).rowCount).toBe(1)
    const outcome = await writing
    expect(outcome).toBeInstanceOf(OutcomeUnknown)
    expect(errorResponse(outcome, 'id', quiet, 'en').status).toBe(503)
    await database.close()
  })
})
