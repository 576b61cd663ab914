import type { ClientBase } from 'pg'

/** Older than anything is kept, so that all of a day is to be deleted, and of a year all but the last weeks. */
const OLDEST_DAYS = 366
/** Behind all that the shop has placed by itself. */
const FIRST_POSITION = 10_000_000

const AGE = `(interval '1 day' * (${OLDEST_DAYS} - ($2::float8 * n / $1)))`
const FILL = [
  `insert into idempotent_answers (scope, transaction_id, request_hash, status, body, created_at)
    select 'gst_gen' || n % 5000, 'gen-' || n, md5(n::text), 200, jsonb_build_object('id', n, 'items', repeat('x', 600)), now() - ${AGE}
    from generate_series(1, $1::int) n`,
  `insert into jobs (kind, payload, run_at, attempts, done_at)
    select case when n % 3 = 0 then 'mail' else 'order-placed' end, jsonb_build_object('orderNumber', 'CRN-GEN-' || n), now() - ${AGE}, 1, now() - ${AGE}
    from generate_series(1, $1::int) n`,
  `insert into events (type, resource, site, version, occurred_at, position, sequence)
    select 'order.changed', 'order:CRN-GEN-' || n / 3, 'US', n % 3, now() - ${AGE}, ${FIRST_POSITION} + n, 1 + n % 3
    from generate_series(1, $1::int) n`,
  `insert into page_measures (page, page_type, site, measures, created_at)
    select '/en-us/p/gen-' || n % 900, 'product', 'US', '{"lcp": 1200, "cls": 0.01, "inp": 90}', now() - ${AGE}
    from generate_series(1, $1::int) n`,
  `insert into audit_log (at, staff_id, staff_name, call, kind, object_type, object_id, changes, correlation_id)
    select now() - ${AGE}, 'stf_gen' || n % 40, 'Person', 'prices.save', 'write', 'price', 'gen' || n % 20000,
      '[{"field":"name","before":"a","after":"b"}]', 'gen-' || n
    from generate_series(1, $1::int) n`,
]

/** What so many days leave behind that is written with every order and never read again, so many rows a day. Made by the database itself. */
export async function leaveRows(client: ClientBase, days: number, aDay: number): Promise<void> {
  await client.query('set session_replication_role = replica')
  for (const statement of FILL) await client.query(statement, [days * aDay, days])
  await client.query('set session_replication_role = origin')
  await client.query(`select setval('event_positions', $1::bigint + 1)`, [FIRST_POSITION + days * aDay])
  await client.query('vacuum analyze idempotent_answers, jobs, events, page_measures, audit_log')
  await client.query('checkpoint')
}
