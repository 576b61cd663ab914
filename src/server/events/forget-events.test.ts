import { expect, it, vi } from 'vitest'
import { testShop } from '../testing/test-shop.ts'
import { forgetOldEvents } from './events.service.ts'

const shop = await testShop()
const { pool, db } = shop.database
const statementsFor = async (words: string) => {
  const statements = vi.spyOn(db.getExecutor(), 'executeQuery')
  await forgetOldEvents(shop.services)
  const found = statements.mock.calls.filter(([{ sql }]) => sql.includes(words))
  statements.mockRestore()
  return found.length
}
const ids = async (statement: string) => (await pool.query<{ id: number }>(statement)).rows.map(({ id }) => Number(id))

it('events go after three months in parts, but for the newest of each thing, from which its next one is counted', async () => {
  await pool.query('delete from events')
  // All of one moment, as one statement writes them: two of each thing. Of five of them something new is told.
  await pool.query(`insert into events (type, resource, occurred_at, position, sequence)
    select 'order.changed', 'order:' || n % 2255, now() - interval '91 days', n, 1 + n / 2255 from generate_series(0, 4509) n`)
  await pool.query(`insert into events (type, resource, occurred_at, position, sequence)
    select 'order.changed', 'order:' || n, now() - interval '89 days', 10000 + n, 3 from generate_series(0, 4) n`)
  expect(await statementsFor('from events')).toBe(3)
  const left = await pool.query(`select count(*)::int as n, count(distinct resource)::int as things,
    count(*) filter (where sequence < newest)::int as older from (select *, max(sequence) over (partition by resource) as newest from events) e`)
  expect(left.rows).toEqual([{ n: 2255, things: 2255, older: 0 }])
})

it('deliveries go a month after their end, in parts; those that still wait stay', async () => {
  await pool.query(`insert into webhook_endpoints (id, name, url, types, payload, secret, created_at, created_by)
    values ('w', 'W', 'https://w.test', '{}', 'ids', '', now(), 'test')`)
  await pool.query(`insert into webhook_deliveries (endpoint_id, position, type, resource, state, next_at, created_at, done_at)
    select 'w', n, 'order.changed', 'order:1', case when n > 4510 then 'waiting' else 'delivered' end, now(), now(),
      case when n <= 4500 then now() - interval '31 days' when n <= 4510 then now() - interval '29 days' end
    from generate_series(1, 4520) n`)
  expect(await statementsFor('from "webhook_deliveries"')).toBe(3)
  expect(await ids('select position as id from webhook_deliveries order by 1')).toEqual(
    Array.from({ length: 20 }, (_, n) => 4501 + n),
  )
})

it.each([
  ['webhook_deliveries_done', 'select from webhook_deliveries where done_at < now()'],
  ['events_by_age', 'select from events where position is not null and occurred_at < now() order by occurred_at, id'],
  ['jobs_done', `select from jobs where done_at < now() - interval '7 days'`],
])('what is old is found by %s, not by reading all', async (index, statement) => {
  const client = await pool.connect()
  await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`)
  await client.query('rollback')
  client.release()
  expect(rows.map(row => row['QUERY PLAN']).join('\n')).toContain(index)
})
