import { describe, expect, inject, it } from 'vitest'
import { testDatabase } from './test-database.ts'

describe.runIf(inject('engine') === 'embedded')('an embedded database that another test has used', () => {
  it('is as it was before: tables, rows, numbers, settings, and what was left open', async () => {
    const contents = async () => {
      const { pool, close } = await testDatabase()
      const { rows } = await pool.query(
        `select current_setting('work_mem') as setting, pg_current_wal_lsn()::text as written, txid_current()::text as number,
           (select count(*) from pg_class) as relations, (select count(*) from pg_prepared_statements) as statements`,
      )
      return { pool, close, rows }
    }
    const first = await contents()
    await first.pool.query("set work_mem = '7MB'")
    await first.pool.query('prepare left_over as select 1')
    await first.pool.query('drop table carts cascade')
    await first.pool.query(
      `create table left_over as select n, repeat('stone ', 50) || n as text from generate_series(1, 20000) as n`,
    )
    await first.pool.query('create index on left_over using gin (text gin_trgm_ops)')
    await first.pool.query('checkpoint')
    await first.pool.query('begin')
    await first.pool.query('delete from left_over')
    await first.close()

    for (let again = 0; again < 3; again++) {
      const { pool, close, rows } = await contents()
      expect(rows).toEqual(first.rows)
      expect((await pool.query('select from carts')).rowCount).toBe(0)
      await pool.query('create table left_over (n int)')
      await close()
    }
  })
})
