import { describe, expect, inject, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { wayTo } from '../testing/way-to.ts'
import { hearChanges } from './changes.ts'

describe.runIf(inject('engine') === 'postgres')('while the database is out of reach', () => {
  it('listening is tried again once a second, by one connection, which hears what was told meanwhile and nothing else', async () => {
    const database = await testDatabase()
    const way = await wayTo(database.url ?? '')
    const changes = await hearChanges({ ...database, url: way.url }, createLog('silent'))
    const heard: (string | undefined)[] = []
    changes.subscribe(tag => heard.push(tag))
    way.cut()
    await expect.poll(() => way.tried().length).toBeGreaterThanOrEqual(4)
    await database.pool.query(`select tell_changed('product:' || n) from unnest(array['A', 'B', 'A']) n`)
    await database.pool.query(`begin; select tell_changed('product:C'); rollback`)
    way.mend()
    await expect.poll(() => changes.isListening()).toBe(true)
    expect(heard.toSorted()).toEqual(['product:A', 'product:B'])
    const pauses = way.tried().map((time, nth, all) => time - (all[nth - 1] ?? -Infinity))
    expect(pauses.filter(pause => pause < 990)).toEqual([])
    await database.pool.query(`select pg_notify('cairn_changed', 'product:X')`)
    await changes.heardAll()
    expect(heard).toHaveLength(3)
    expect(heard).toContain('product:X')
    await changes.stop()
  })

  it('what was told just before is told again: a copy that took over may not have had it', async () => {
    const database = await testDatabase()
    const way = await wayTo(database.url ?? '')
    const changes = await hearChanges({ ...database, url: way.url }, createLog('silent'))
    const heard: (string | undefined)[] = []
    changes.subscribe(tag => heard.push(tag))
    await database.pool.query(`select tell_changed('product:LOST')`)
    await changes.heardAll()
    expect(heard).toEqual(['product:LOST'])
    way.cut()
    await expect.poll(() => changes.isListening()).toBe(false)
    await database.pool.query('delete from change_log')
    way.mend()
    await expect.poll(() => heard).toEqual(['product:LOST', 'product:LOST'])
    await changes.stop()
  })

  it('whoever waits until all is told is let go once listening goes on', async () => {
    const database = await testDatabase()
    const way = await wayTo(database.url ?? '')
    const changes = await hearChanges({ ...database, url: way.url }, createLog('silent'))
    way.cut()
    await expect.poll(() => changes.isListening()).toBe(false)
    const asked = vi.spyOn(database.pool, 'query')
    const all = changes.heardAll().then(() => changes.isListening())
    // Committed while nobody listens: its own mark is never heard.
    await asked.mock.results[0]?.value
    way.mend()
    expect(await all).toBe(true)
    await changes.stop()
  })
})

describe.runIf(inject('engine') === 'postgres')('while nobody answers, and the connection does not break', () => {
  it('a process finds out, reads what it missed, and keeps nobody waiting', async () => {
    const database = await testDatabase()
    const way = await wayTo(database.url ?? '')
    const changes = await hearChanges({ ...database, url: way.url }, createLog('silent'))
    const heard: (string | undefined)[] = []
    const missed: unknown[] = []
    changes.subscribe(tag => heard.push(tag))
    changes.onCaughtUp(tags => missed.push(...tags))
    way.silence()
    await database.pool.query(`select tell_changed('product:A'), tell_changed('prices:B')`)
    const all = changes.heardAll()
    await expect.poll(() => changes.isListening()).toBe(false)
    expect(heard).toEqual([])
    way.mend()
    await all
    expect(heard.toSorted()).toEqual(['product:A', 'product:B'])
    expect(missed.toSorted()).toEqual(['product:A', 'product:B'])
    expect(changes.isListening()).toBe(true)
    await changes.stop()
  })

  it('a new connection is tried again where nobody answered on the one before', async () => {
    const database = await testDatabase()
    const way = await wayTo(database.url ?? '')
    const changes = await hearChanges({ ...database, url: way.url }, createLog('silent'))
    way.silence()
    await expect.poll(() => way.tried().length).toBeGreaterThanOrEqual(2)
    way.mend()
    await expect.poll(() => changes.isListening()).toBe(true)
    await changes.stop()
  })

  it('a process stops all the same, and its session ends at the server', async () => {
    const database = await testDatabase()
    const way = await wayTo(database.url ?? '')
    const changes = await hearChanges({ ...database, url: way.url }, createLog('silent'))
    const sessions = async () =>
      (
        await database.pool.query(`select from pg_stat_activity where application_name = 'cairn: hears of changes'
        and datname = current_database()`)
      ).rowCount
    expect(await sessions()).toBe(1)
    way.silence()
    await changes.stop()
    await expect.poll(sessions).toBe(0)
  })
})

it('one word stands for all: everything is read again', async () => {
  const database = await testDatabase()
  const changes = await hearChanges(database, createLog('silent'))
  const heard: (string | undefined)[] = []
  changes.subscribe(tag => heard.push(tag))
  await database.pool.query(`select pg_notify('cairn_changed', 'everything')`)
  await changes.heardAll()
  expect(heard).toEqual([undefined])
  await changes.stop()
})

it('a statement tells of each style once, however many of its rows change', async () => {
  const database = await testDatabase()
  const { pool } = database
  await pool.query(`insert into styles (id, kind, gender, names, taglines, descriptions, feature_lines, materials, size_scale)
    select 'TELLONCE' || n, 'boot', 'men', '{}', '{}', '{}', '{}', '{}', 'one-size' from generate_series(1, 2) n`)
  await pool.query(`insert into colours (id, style_id, names, family, hexes, media_ids)
    select 'TELLON' || n || m, 'TELLONCE' || n, '{}', 'blue', '{}', '{}' from generate_series(1, 2) n, generate_series(1, 5) m`)
  const changes = await hearChanges(database, createLog('silent'))
  const heard: (string | undefined)[] = []
  changes.subscribe(tag => heard.push(tag))
  await pool.query(`insert into skus (sku, upc, colour_id, size)
    select id || '-' || n, lpad((row_number() over ())::text, 12, '0'), id, n::text from colours, generate_series(1, 20) n`)
  await pool.query(
    `insert into colour_prices (colour_id, site, currency, current, original) select id, 'US', 'USD', 100, 100 from colours`,
  )
  await pool.query(`update colour_prices set current = 90`)
  await pool.query(`update styles set popularity = popularity`)
  await changes.heardAll()
  expect(heard.toSorted()).toEqual([1, 1, 1, 2, 2, 2].map(n => `product:TELLONCE${n}`))
  await changes.stop()
})
