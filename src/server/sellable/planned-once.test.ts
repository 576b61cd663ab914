import { describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'

const ASKED_BY_EVERY_CHECKOUT = ['free_stock', 'hold_stock']

describe('what every checkout asks of the shelves', () => {
  it('is planned once for a connection, also after its function was written anew', async () => {
    const { pool } = await testDatabase()
    const { rows } = await pool.query<{ name: string; settings: string[] | null }>(
      `select proname as name, proconfig as settings from pg_proc where proname = any($1) order by proname`,
      [ASKED_BY_EVERY_CHECKOUT],
    )
    expect(rows).toEqual(
      ASKED_BY_EVERY_CHECKOUT.map(name => ({ name, settings: ['plan_cache_mode=force_generic_plan'] })),
    )
  })
})
