import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { readStock } from './sellable.queries.ts'

const LISTS = 20
/** The embedded one prepares nothing, and a pooler lets nobody prepare. */
const prepares = inject('engine') === 'postgres' && inject('poolerUrl') === ''

describe('what every checkout asks of the database', () => {
  it.runIf(prepares)('is no plan of its own for each list of sizes in a cart', async () => {
    const { db } = await testDatabase()
    const counts = await db.transaction().execute(async inside => {
      for (let length = 1; length <= LISTS; length++)
        await readStock(inside, {
          site: 'US',
          keys: Array.from({ length }, (_, key) => key),
          storeIds: [],
          heldBy: 'cart',
          now: new Date(),
        })
      const { rows } = await sql<{ generic: number; custom: number }>`select generic_plans::int as generic,
        custom_plans::int as custom from pg_prepared_statements where statement like ${'%json_agg(s.sku_key)%'}
        and statement not like ${'%pg_prepared_statements%'}`.execute(inside)
      return rows
    })
    // The first five are tries, by which PostgreSQL finds out.
    expect(counts).toEqual([{ generic: LISTS - 5, custom: 5 }])
  })

  it('holds stock by plans that are kept, also after its function was written anew', async () => {
    const { pool } = await testDatabase()
    const { rows } = await pool.query<{ settings: string[] | null }>(
      `select proconfig as settings from pg_proc where proname = 'hold_stock'`,
    )
    expect(rows).toEqual([{ settings: ['plan_cache_mode=force_generic_plan'] }])
  })
})
