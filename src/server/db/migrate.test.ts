import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { createLog } from '../log.ts'
import { createPromotions } from '../promotions/promotions.ts'
import { testDatabase } from '../testing/test-database.ts'
import { migrate, readMigration, readMigrations } from './migrate.ts'

describe.runIf(inject('engine') === 'postgres')('migrations', () => {
  it('run once when several processes start at once', async () => {
    const name = `m_${randomUUID().replaceAll('-', '')}`
    const admin = new pg.Client({ connectionString: inject('clusterUrl') })
    await admin.connect()
    await admin.query(`create database ${name}`)
    const url = new URL(inject('clusterUrl'))
    url.pathname = `/${name}`
    const processes = Array.from({ length: 3 }, () => new pg.Pool({ connectionString: url.href, max: 2 }))
    // Dropping the database ends connections that are still saying goodbye.
    for (const pool of processes) pool.on('error', () => {})
    const applied = await Promise.all(processes.map(pool => migrate(pool)))
    await Promise.all(processes.map(pool => pool.end()))
    const reader = new pg.Client({ connectionString: url.href })
    await reader.connect()
    const { rows } = await reader.query<{ name: string }>('select name from schema_migrations order by name')
    await reader.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    expect(rows.length).toBeGreaterThan(0)
    expect(applied.flat().sort()).toEqual(rows.map(row => row.name))
  })
})

it('leave no sum and no counter of tries in a column that it may outgrow', async () => {
  const { pool, close } = await testDatabase()
  const { rows } = await pool.query<{ narrow: string }>(
    `select table_name || '.' || column_name as narrow from information_schema.columns
    where table_schema = 'public' and table_name not in ('staff_tasks', 'sign_in_attempts', 'refund_requests') and (
      data_type = 'integer' and column_name in
        ('amount', 'total', 'tax', 'refund', 'refunded', 'captured', 'released', 'balance', 'points', 'min_subtotal')
      or data_type = 'smallint' and column_name in ('tries', 'failures', 'attempt'))`,
  )
  expect(rows).toEqual([])
  await close()
})

it('that wait for the end of the version before may come after all others, and leave every trigger as it was', async () => {
  const { pool, direct, close } = await testDatabase()
  const triggers = async () => {
    const { rows } = await pool.query<{ made: string }>(
      'select pg_get_triggerdef(oid) as made from pg_trigger where not tgisinternal order by 1',
    )
    // How it is written depends on how it was made.
    return rows.map(({ made }) => made.replaceAll(/[()]/g, ''))
  }
  const before = await triggers()
  const { applied } = await readMigrations(direct)
  const texts = await Promise.all(applied.map(({ name }) => readMigration(name)))
  const later = applied.map(({ name }) => name).filter((_, at) => texts[at]?.startsWith('-- Later:'))
  await pool.query('delete from schema_migrations where name = any($1)', [later])
  expect(await migrate(direct, { finish: true })).toEqual(later)
  expect(await triggers()).toEqual(before)
  await close()
})

describe('what an older version wrote', () => {
  const NAMELESS = '045_nameless_uses.sql'

  it('keeps counting against the same customers once uses name nobody', async () => {
    const { pool, db, close } = await testDatabase()
    const rowsOf = async (text: string) => (await pool.query({ text, rowMode: 'array' })).rows
    // Back to what stood before this one migration.
    await pool.query(`delete from schema_migrations where name = '${NAMELESS}'`)
    await pool.query(`delete from settings where key = 'promotions.key'`)
    await pool.query('alter table gift_cards add column recipient jsonb')
    await pool.query(`insert into promotion_uses (subject, uses) values
      ('promotion:once', 3), ('promotion:once email:robin@cairn.test', 1), ('coupon:ONCE5 con_7', 2)`)
    await pool.query(`insert into promotion_redemptions (order_number, promotion_id, customers) values
      ('CRN-OLD-1', 'once', '{con_7,email:robin@cairn.test}'), ('CRN-OLD-2', 'once', '{}')`)
    await pool.query(`insert into gift_cards (number, code, currency, balance, recipient)
      values ('6000000000000000011', '11111111', 'USD', 5000, '{"email":"ash@cairn.test"}')`)
    expect(await migrate(pool)).toEqual([NAMELESS])
    // The shop must find the old counts under the names it works out today.
    const { digestOf } = createPromotions(
      {
        subscribe: () => () => {},
        announce: () => {},
        onCaughtUp: () => () => {},
        heardAll: async () => {},
        isListening: () => true,
        stop: async () => {},
      },
      createLog('silent'),
    )
    const [robin, seventh] = [await digestOf(db, 'email:robin@cairn.test'), await digestOf(db, 'con_7')]
    expect(await rowsOf('select subject, uses from promotion_uses order by uses')).toEqual([
      [`promotion:once ${robin}`, 1],
      [`coupon:ONCE5 ${seventh}`, 2],
      ['promotion:once', 3],
    ])
    expect(await rowsOf('select customers from promotion_redemptions order by order_number')).toEqual([
      [[seventh, robin]],
      [[]],
    ])
    expect(await rowsOf('select number, balance from gift_cards')).toEqual([['6000000000000000011', 5000]])
    await close()
  })

  it('leaves orders no end of a telephone number that they have no more, and whole numbers as short', async () => {
    const { pool, close } = await testDatabase()
    const ENDS = ['890_phone_ends.sql', '891_phone_ends_of_now.sql']
    await pool.query('delete from schema_migrations where name = any($1)', [ENDS])
    await pool.query(`insert into orders (number, cart_id, owner_id, site, locale, channel, email, currency, total, document, created_at, placed_at)
      values ('CRN-OLD-3', 'c3', 'x', 'US', 'en-us', 'web', 'robin@cairn.test', 'USD', 1000,
        '{"lines": [], "shipments": [], "paymentMethod": [], "shippingAddress": {"recipientContactPhone": "4711"}}', now(), now())`)
    // The whole number, a longer one, and the end of one that was changed while the first of both ran.
    await pool.query(`delete from order_words; insert into order_words (order_number, kind, word, placed_at)
      select 'CRN-OLD-3', kind, word, now() from (values ('phone', '1174'), ('phone', '74105553031'), ('phone', '9999'),
        ('card', '4242')) w (kind, word)`)
    expect(await migrate(pool, { finish: true })).toEqual(ENDS)
    const { rows } = await pool.query('select word from order_words order by word')
    expect(rows.map(({ word }) => word)).toEqual(['1174', '4242', '7410', '74105553031'])
    await close()
  })
})
