import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { migrate, readMigrations } from './migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-migrations-'))
const from = pathToFileURL(`${folder}/`)
let files = 900
/** A migration that nobody has had. */
function coming(sql: string, ending = 'sql'): string {
  const name = `${files++}_made_up.${ending}`
  writeFileSync(join(folder, name), sql)
  return name
}

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('create table things (id int, name text)')
  await database.pool.query(`insert into things values (1, 'a'), (2, 'a')`)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
const indexes = async () => {
  const { rows } = await database.pool.query(
    `select indexrelid::regclass::text as name, indisvalid as valid from pg_index where indrelid = 'things'::regclass`,
  )
  return rows
}

describe('an index that is built while the shop sells', () => {
  it('is built anew where a try before was cut off', async () => {
    const name = coming('create unique index concurrently things_name on things (name);', 'concurrent.sql')
    await expect(migrate(database.direct, { from })).rejects.toThrow(`migration ${name} failed`)
    expect((await readMigrations(database.direct, from)).pending).toEqual([name])
    await database.pool.query(`update things set name = 'b' where id = 2`)
    expect(await migrate(database.direct, { from })).toEqual([name])
    expect(await indexes()).toEqual([{ name: 'things_name', valid: true }])
  })

  it('is refused where it is something else, which no transaction would take back', async () => {
    const name = coming('update things set id = 3;', 'concurrent.sql')
    await expect(migrate(database.direct, { from })).rejects.toThrow(`migration ${name} failed`)
    rmSync(join(folder, name))
  })
})

it('says what is to come and what a newer version brought', async () => {
  const name = coming('alter table things add column size int default 0;')
  const status = await readMigrations(database.direct, from)
  expect(status.pending).toEqual([name])
  expect(status.unknown).toEqual(status.applied.flatMap(each => (/^9\d\d_/.test(each.name) ? [] : [each.name])))
  expect(await migrate(database.direct, { from })).toEqual([name])
})

describe.runIf(inject('engine') === 'postgres')('beside others', () => {
  const url = () => database.url ?? ''

  it('does not wait for whoever waits to migrate as well', async () => {
    const name = coming('create index concurrently things_id on things (id);', 'concurrent.sql')
    const processes = Array.from({ length: 3 }, () => new pg.Pool({ connectionString: url(), max: 1 }))
    const applied = await Promise.all(processes.map(pool => migrate(pool, { from })))
    await Promise.all(processes.map(pool => pool.end()))
    expect(applied.flat()).toEqual([name])
  })

  it('steps back from a table that is in use, says who uses it, and comes again', async () => {
    const name = coming('alter table things add column depth int;')
    const other = new pg.Client({ connectionString: url(), application_name: 'a long report' })
    await other.connect()
    await other.query('begin')
    await other.query('select * from things')
    const told: string[] = []
    const done = migrate(database.direct, {
      from,
      lockTimeoutMs: 20,
      restMs: 20,
      tries: 100_000,
      tell: line => void told.push(line),
    })
    await expect.poll(() => told[0]).toMatch(new RegExp(`${name} waits for a lock .*a long report`))
    // Shoppers are not kept waiting behind it for longer than its limit.
    await database.pool.query('select * from things')
    await other.query('commit')
    await other.end()
    expect(await done).toEqual([name])
  })

  it('gives up after so many tries, and leaves everything as it was', async () => {
    const name = coming('alter table things add column colour text;')
    const other = new pg.Client({ connectionString: url() })
    await other.connect()
    await other.query('begin')
    await other.query('select * from things')
    const failed = migrate(database.direct, { from, lockTimeoutMs: 10, restMs: 1, tries: 2 })
    await expect(failed).rejects.toThrow(`migration ${name} failed`)
    await other.query('rollback')
    await other.end()
    expect((await database.pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }])
    expect(await migrate(database.direct, { from })).toEqual([name])
  })

  it('keeps for later what servers of the version before would stumble over, until it is told to finish', async () => {
    const later = coming('-- Later: sizes become wider.\nalter table things alter column id type bigint;')
    const now = coming('alter table things add column girth int;')
    expect(await readMigrations(database.direct, from)).toMatchObject({ pending: [now], later: [later] })
    expect(await migrate(database.direct, { from })).toEqual([now])
    expect(await migrate(database.direct, { from })).toEqual([])
    expect(await migrate(database.direct, { from, finish: true })).toEqual([later])
    expect(await readMigrations(database.direct, from)).toMatchObject({ pending: [], later: [] })
  })

  it('needs no right to change tables where nothing is to come', async () => {
    const role = `reader_${Date.now()}`
    await database.pool.query(`create role ${role} login; grant select on schema_migrations to ${role}`)
    const pool = new pg.Pool({ connectionString: url().replace('cairn@', `${role}@`), max: 1 })
    expect(await migrate(pool)).toEqual([])
    coming('create table more (id int);')
    await expect(migrate(pool, { from })).rejects.toThrow(/permission denied/)
    await pool.end()
    await database.pool.query(`drop owned by ${role}; drop role ${role}`)
  })
})
