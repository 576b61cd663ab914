import type { ClientBase } from 'pg'

/** So many members and keys a very large company has; nothing of theirs is a million. */
export const STAFF = 2_000
/** Among all of them: so seldom that a list has to find them, not to come across them. */
const SELDOM = 50_000

const OF_HISTORY = `
  insert into audit_log (at, staff_id, staff_name, call, kind, object_type, object_id, changes, correlation_id)
  select now() - (count - n) * (interval '730 days' / count), 'stf_gen' || n % 40, 'Person ' || n % 40,
    case when n % ${SELDOM} = 0 then 'keys.create' else (array['orders.read','orders.note','prices.save','styles.save','jobs.retry'])[1 + n % 5] end,
    case when n % ${SELDOM} = 1 then 'refused' when n % 5 = 0 then 'read' else 'write' end,
    case when n % ${SELDOM} = 0 then 'key' else (array['order','order','price','style','job'])[1 + n % 5] end, 'gen' || n % 200000,
    '[{"field":"name","before":"a","after":"b"}]', 'gen-' || n
  from (select $1::int as count) c, generate_series(1, $1::int) n`

/** Most are done, as after a busy week; what waits is due tomorrow, so that nobody takes it. */
const OF_JOBS = `
  insert into jobs (kind, payload, run_at, attempts, last_error, done_at)
  select case when n % ${SELDOM} = 2 then 'tax-book' when n % 3 = 0 then 'order-placed' else 'mail' end, '{}', now() + interval '1 day',
    case when n % 500 = 0 then 16 else 1 end, case when n % 500 = 0 or n % 500 = 1 then 'connect ECONNREFUSED' end,
    case when n % 500 = 0 or n % 500 = 1 or n % 20 = 2 then null else now() - n * (interval '6 days' / $1::int) end
  from generate_series(1, $1::int) n`

const OF_SUPPRESSIONS = `
  insert into mail_suppressions (address_hash, address, reason, detail, noted_at)
  select encode(sha256(('p' || n || '@cairn.test')::bytea), 'hex'), 'p' || n || '@cairn.test', case when n % ${SELDOM} = 0 then 'complained' when n % 3 = 0 then 'bounced' else 'unsubscribed' end,
    '550', now() - n * interval '1 minute'
  from generate_series(1, $1::int) n`

const OF_STAFF = `
  insert into staff (id, kind, name, email, state, key_hash, key_hint, permissions)
  select 'stf_gen' || n, case when n % 2 = 0 then 'person' else 'key' end, 'Somebody ' || n, case when n % 2 = 0 then 'p' || n || '@cairn.test' end,
    'active', case when n % 2 = 1 then md5(n::text) end, case when n % 2 = 1 then 'abcd' end, case when n % 2 = 1 then array['orders.read'] end
  from generate_series(1, $1::int) n`

/** What the rooms of the house list, so many of each. Made by the database itself. */
export async function generateRows(client: ClientBase, count: number): Promise<void> {
  await client.query('set session_replication_role = replica')
  for (const statement of [OF_HISTORY, OF_JOBS, OF_SUPPRESSIONS]) await client.query(statement, [count])
  await client.query(OF_STAFF, [STAFF * 2])
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze audit_log, jobs, mail_suppressions, staff')
}
