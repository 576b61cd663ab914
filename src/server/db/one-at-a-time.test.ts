import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { transact } from './transaction.ts'

describe.runIf(inject('engine') === 'embedded')('the one connection of the embedded engine', () => {
  it('is not waited for by the transaction that holds it, and serves the next one', async () => {
    const { db } = await testDatabase()
    await expect(transact(db, () => sql`select 1`.execute(db))).rejects.toThrow('its own transaction holds')
    expect((await sql<{ is: number }>`select 1 as is`.execute(db)).rows).toEqual([{ is: 1 }])
  })

  it('is given to what a transaction began beside itself, once it is over', async () => {
    const { db } = await testDatabase()
    const { beside } = await transact(db, async () => ({ beside: sql<{ is: number }>`select 1 as is`.execute(db) }))
    expect((await beside).rows).toEqual([{ is: 1 }])
  })
})
