import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export const ATTEMPTS_BEFORE_LOCK = 5
const LOCK = sql`interval '15 minutes'`

/**
 * Counts an attempt before its password is looked at, so that many at once get no more tries than one after another.
 * Returns its number since the last success; a lock that is over starts anew.
 */
export async function countAttempt(db: Db, login: string, now: Date): Promise<number> {
  const stale = sql`(coalesce(a.locked_until, a.failed_at + ${LOCK}) <= ${now})`
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempts as a (login, failures, failed_at) values (${login}, 1, ${now})
    on conflict (login) do update set
      failures = case when ${stale} then 1 else least(a.failures + 1, ${ATTEMPTS_BEFORE_LOCK} + 1) end,
      locked_until = case when ${stale} then null
        when a.failures + 1 = ${ATTEMPTS_BEFORE_LOCK} then ${now}::timestamptz + ${LOCK} else a.locked_until end,
      failed_at = case when a.failures >= ${ATTEMPTS_BEFORE_LOCK} and not ${stale} then a.failed_at else ${now} end
    returning failures`.execute(db)
  return rows[0]?.failures ?? ATTEMPTS_BEFORE_LOCK + 1
}

export const forgetAttempts = (db: Db, login: string): Promise<unknown> =>
  db.deleteFrom('sign_in_attempts').where('login', '=', login).execute()
