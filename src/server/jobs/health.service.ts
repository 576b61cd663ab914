import { sql } from 'kysely'
import type { Desk } from '../staff/staff.ts'
import { VERSION } from '../version.ts'
import { MOST_ATTEMPTS } from './jobs.ts'
import { runningProcesses } from './processes.service.ts'

const MB = 1_048_576

export async function readHealth({ db, services, now }: Desk) {
  const { rows } = await sql<{
    version: string
    size: number
    applied: number
    newest: string
    waiting: number
    dead: number
    oldest: number | null
    mail_waiting: number
    mail_sent: number
    mail_failing: number
    sends_waiting: number
    sends_failing: number
    sends_paused: number
  }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (select count(*)::int from schema_migrations) as applied,
      (select max(name) from schema_migrations) as newest,
      (select count(*)::int from jobs where done_at is null and attempts < ${MOST_ATTEMPTS}) as waiting,
      (select count(*)::int from jobs where done_at is null and attempts >= ${MOST_ATTEMPTS}) as dead,
      (select extract(epoch from ${now} - min(run_at))::int from jobs
        where done_at is null and attempts < ${MOST_ATTEMPTS} and run_at < ${now}) as oldest,
      (select count(*)::int from webhook_deliveries where state = 'waiting' and answer is null) as sends_waiting,
      (select count(*)::int from webhook_deliveries where state = 'waiting' and answer is not null) as sends_failing,
      (select count(*)::int from webhook_endpoints where state = 'paused') as sends_paused,
      (select count(*)::int from jobs where kind = 'mail' and done_at is null) as mail_waiting,
      (select count(*)::int from jobs where kind = 'mail' and done_at is null and last_error is not null) as mail_failing,
      (select count(*)::int from jobs where kind = 'mail' and done_at > ${now}::timestamptz - interval '1 day') as mail_sent
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a from gives a row')
  return {
    version: VERSION,
    processes: await runningProcesses(db, services, now),
    database: { engine: services.database.engine, version: row.version, sizeMb: Math.round(row.size / MB) },
    migrations: { applied: row.applied, newest: row.newest },
    jobs: { waiting: row.waiting, dead: row.dead, oldestWaitingS: Math.max(0, row.oldest ?? 0) },
    webhooks: { waiting: row.sends_waiting, failing: row.sends_failing, paused: row.sends_paused },
    mail: { waiting: row.mail_waiting, failing: row.mail_failing, sentToday: row.mail_sent },
  }
}
