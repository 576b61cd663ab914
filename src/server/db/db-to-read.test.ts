import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startPostgres, unprivileged, type Cluster } from '../testing/postgres.ts'
import { testDatabase } from '../testing/test-database.ts'
import { wayTo } from '../testing/way-to.ts'
import { openDatabase, type Database } from './database.ts'
import { dbToRead } from './db-to-read.ts'

describe.runIf(inject('engine') === 'postgres')('what reads much', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-copy-'))
  chmodSync(folder, 0o711)
  let first: Cluster
  let second: Cluster
  let database: Database

  /** A copy of its files while it stood still, which from then on follows it. */
  beforeAll(async () => {
    const [mine, theirs] = [join(folder, 'first'), join(folder, 'second')]
    await (await startPostgres({}, mine)).stop()
    execFileSync('cp', ['-a', mine, theirs])
    const follows = join(theirs, 'data', 'standby.signal')
    writeFileSync(follows, '')
    const user = unprivileged()
    if (user) chownSync(follows, user.uid, user.gid)
    first = await startPostgres({}, mine)
    second = await startPostgres({ primary_conninfo: `host=127.0.0.1 port=${first.port} user=cairn` }, theirs)
    database = await openDatabase({ url: first.url('postgres'), readUrl: second.url('postgres'), poolSize: 2 })
    await database.pool.query('create table written (n integer)')
  })
  afterAll(async () => {
    await database.close()
    await Promise.all([second.stop(), first.stop()])
    rmSync(folder, { recursive: true, force: true })
  })

  const look = async () => {
    const { rows } = await sql<{ copied: boolean; n: number | null }>`
      select pg_is_in_recovery() as copied, (select max(n) from written) as n`.execute(await dbToRead(database))
    return rows[0]
  }

  it('asks the copy, which holds what was written just before', async () => {
    await expect.poll(look, { timeout: 20_000 }).toMatchObject({ copied: true })
    for (let n = 1; n <= 20; n++) {
      await database.pool.query('insert into written values ($1)', [n])
      expect((await look())?.n).toBe(n)
    }
  })

  it('asks the database itself where the copy is behind, and the copy again when it is not', async () => {
    await sql`select pg_wal_replay_pause()`.execute(database.copy ?? database.db)
    await database.pool.query('insert into written values (100)')
    expect(await look()).toEqual({ copied: false, n: 100 })
    await sql`select pg_wal_replay_resume()`.execute(database.copy ?? database.db)
    await expect.poll(look).toEqual({ copied: true, n: 100 })
  })

  it('asks the database itself where the copy is away', async () => {
    await second.stop()
    expect(await look()).toEqual({ copied: false, n: 100 })
  })
  it('asks the database itself where nobody answers for the copy', async () => {
    const { url = '', close } = await testDatabase()
    const way = await wayTo(url)
    const both = await openDatabase({ url, readUrl: way.url })
    await sql`select`.execute(both.copy ?? both.db)
    way.silence()
    expect(await dbToRead(both)).toBe(both.db)
    way.cut()
    await both.close()
    await close()
  })
})
