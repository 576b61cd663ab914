import { expect, it, vi } from 'vitest'
import { testShop } from '../testing/test-shop.ts'
import { forgetOldCounts, forgetOldRows } from './forget-old-rows.service.ts'

const shop = await testShop()
const { pool } = shop.database

it('what is old goes in parts that nobody waits for, and nothing else does', async () => {
  await pool.query(`insert into jobs (kind, payload, done_at)
    select 'mail', '{}', now() - case when n > 10 then interval '8 days' else interval '6 days' end from generate_series(1, 4510) n`)
  const statements = vi.spyOn(shop.database.db.getExecutor(), 'executeQuery')
  await forgetOldRows(shop.services)
  const ofJobs = statements.mock.calls.filter(([{ sql }]) => sql.includes('from "jobs"'))
  expect(ofJobs).toHaveLength(3)
  const { rows } = await pool.query<{ left: number }>('select count(*) as left from jobs where done_at is not null')
  expect(rows).toEqual([{ left: 10 }])
})

it('what was counted is forgotten when its minute is over', async () => {
  await pool.query(`insert into taken_counts (name, began, taken) values ('now', $1, 1)`, [shop.services.clock()])
  await forgetOldCounts(shop.services)
  const names = async () => (await pool.query<{ name: string }>('select name from taken_counts')).rows
  expect(await names()).toEqual([{ name: 'now' }])
  shop.advance(3 * 60_000)
  await forgetOldCounts(shop.services)
  expect(await names()).toEqual([])
})
