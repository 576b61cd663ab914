import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { errorResponse } from '../http/error-response.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openDatabase, type Database, type Db } from './database.ts'
import { transact } from './transaction.ts'

const quiet = { services: { metrics: createMetrics() }, log: createLog('silent') }
const answerTo = (error: unknown) => errorResponse(error, 'id', quiet, 'en')
const LATER = { status: 503, headers: { 'retry-after': '5' } }

const raise = (db: Db, code: string) =>
  sql`do ${sql.raw(`$$ begin raise exception using errcode = '${code}'; end $$`)}`.execute(db)
const pidOf = async (db: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

const HANDLED = [
  { code: '57P01', means: 'an administrator ended the connection', tries: 1, isKept: false },
  { code: '57P02', means: 'the server crashed', tries: 1, isKept: false },
  { code: '57P03', means: 'the server starts or ends', tries: 1, isKept: false },
  { code: '08006', means: 'the connection broke', tries: 1, isKept: false },
  { code: '53300', means: 'there is no connection left', tries: 1, isKept: true },
  { code: '40001', means: 'two transactions crossed', tries: 3, isKept: true },
  { code: '26000', means: 'what was prepared is lost', tries: 3, isKept: false },
  { code: '42P05', means: 'what is to be prepared is there already', tries: 3, isKept: false },
] as const

describe.runIf(inject('engine') === 'postgres' && inject('poolerUrl') === '')('what the server says', () => {
  let database: Database
  let alone: Database
  beforeAll(async () => {
    database = await testDatabase()
    alone = await openDatabase({ url: database.url ?? '', poolSize: 1 })
  })
  afterAll(async () => {
    await alone.close()
    await database.close()
  })

  it.each(HANDLED)(
    '$code, $means: tried $tries times, and answered with when to come back',
    async ({ code, tries, isKept }) => {
      const before = await pidOf(alone.db)
      let begun = 0
      const failure = await transact(alone.db, async db => {
        begun++
        await raise(db, code)
      }).catch((error: unknown) => error)
      expect(begun).toBe(tries)
      expect(answerTo(failure)).toMatchObject(LATER)
      expect((await pidOf(alone.db)) === before, 'the connection is kept').toBe(isKept)
    },
  )

  it.each(HANDLED.filter(({ tries }) => tries > 1))('$code passes unseen where it comes once', async ({ code }) => {
    let begun = 0
    const work = transact(alone.db, async db => {
      if (++begun === 1) await raise(db, code)
      return 'done'
    })
    expect(await work).toBe('done')
  })

  it('nothing, because its process was killed: answered with when to come back, and the next is served', async () => {
    const pid = await pidOf(alone.db)
    const sleeping = sql`select pg_sleep(600)`.execute(alone.db).catch((error: unknown) => error)
    const sleeps = () =>
      database.pool.query(`select from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`, [pid])
    await expect.poll(async () => (await sleeps()).rowCount).toBe(1)
    await database.pool.query('select pg_terminate_backend($1)', [pid])
    expect(answerTo(await sleeping)).toMatchObject(LATER)
    expect(await pidOf(alone.db)).toBeGreaterThan(0)
  })
})
