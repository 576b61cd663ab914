import { sql, type RawBuilder } from 'kysely'
import { MOST_COUNTED } from '#contract/staff/desk/most-counted.ts'
import type { Config } from '../config.ts'
import type { Desk } from '../staff/staff.ts'
import { KEY_ENDS_SOON, KEY_IS_WITHHELD } from '../staff/keys-to-see.ts'
import { VERSION } from '../version.ts'
import { MOST_ATTEMPTS } from './jobs.ts'
import { runningProcesses } from './processes.service.ts'

const MB = 1_048_576
/** Written out: only then the planner sees that the index of failed jobs holds them. */
const MOST = sql.lit(MOST_ATTEMPTS)
const OPEN = sql`from jobs where done_at is null`
const OPEN_MAIL = sql`${OPEN} and kind = 'mail'`

/** Each up to where nobody counts on: of a million that wait, no more are looked at. */
const upTo = (some: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (select ${some} limit ${MOST_COUNTED}) as counted)`

/** Each lane has an index by what is due first; both together have none. */
const oldestDue = (now: Date, lane: RawBuilder<unknown>) =>
  sql`(select run_at ${OPEN} and ${lane} and attempts < ${MOST} and run_at < ${now} order by run_at limit 1)`

export async function readHealth({ db, services, now }: Desk) {
  const { rows } = await sql<{
    version: string
    size: number
    applied: number
    newest: string
    waiting: number
    dead: number
    oldest: number | null
    keys_ending: number
    keys_withheld: number
    mail_waiting: number
    mail_done: number
    mail_failing: number
    sends_waiting: number
    sends_failing: number
    sends_paused: number
  }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (select count(*)::int from schema_migrations) as applied,
      (select max(name) from schema_migrations) as newest,
      ${upTo(sql`${OPEN} and attempts < ${MOST}`)} as waiting,
      ${upTo(sql`${OPEN} and attempts >= ${MOST}`)} as dead,
      (select extract(epoch from ${now} - min(run_at))::int
        from (${oldestDue(now, sql`kind = 'mail'`)} union all ${oldestDue(now, sql`kind <> 'mail'`)}) as lanes) as oldest,
      ${upTo(sql`from webhook_deliveries where state = 'waiting' and answer is null`)} as sends_waiting,
      ${upTo(sql`from webhook_deliveries where state = 'waiting' and answer is not null`)} as sends_failing,
      (select count(*)::int from webhook_endpoints where state = 'paused') as sends_paused,
      ${upTo(sql`from staff where ${sql.raw(KEY_ENDS_SOON)}`)} as keys_ending,
      ${upTo(sql`from staff where ${sql.raw(KEY_IS_WITHHELD)}`)} as keys_withheld,
      ${upTo(OPEN_MAIL)} as mail_waiting,
      ${upTo(sql`${OPEN_MAIL} and last_error is not null`)} as mail_failing,
      (select count(*)::int from jobs where kind = 'mail' and done_at > ${now}::timestamptz - interval '1 day') as mail_done
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('a select without a from gives a row')
  return {
    version: VERSION,
    processes: await runningProcesses(db, services, now),
    database: { engine: services.database.engine, version: row.version, sizeMb: Math.round(row.size / MB) },
    migrations: { applied: row.applied, newest: row.newest },
    jobs: { waiting: row.waiting, dead: row.dead, oldestWaitingS: Math.max(0, row.oldest ?? 0) },
    keys: { ending: row.keys_ending, withheld: row.keys_withheld },
    webhooks: { waiting: row.sends_waiting, failing: row.sends_failing, paused: row.sends_paused },
    mail: { waiting: row.mail_waiting, failing: row.mail_failing, ...doneToday(services.config, row.mail_done) },
  }
}

const doneToday = ({ MAIL }: Pick<Config, 'MAIL'>, letters: number) =>
  MAIL === 'kept' ? { sentToday: 0, keptToday: letters } : { sentToday: letters, keptToday: 0 }
