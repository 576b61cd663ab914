import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export const ATTEMPTS_BEFORE_LOCK = 5
const LOCK = sql`interval '15 minutes'`

/**
 * Takes one of the tries that are left, so that many at once get no more than one after another. A try whose end nobody
 * saw, because its server died, is given back with the lock.
 */
export async function claimAttempt(db: Db, login: string, now: Date): Promise<'claimed' | 'busy' | 'locked'> {
  const stale = sql`(coalesce(a.locked_until, a.failed_at + ${LOCK}) <= ${now})`
  const { rows } = await sql`
    insert into sign_in_attempts as a (login, failures, failed_at, undecided) values (${login}, 0, ${now}, 1)
    on conflict (login) do update set
      failures = case when ${stale} then 0 else a.failures end,
      undecided = case when ${stale} then 1 else a.undecided + 1 end,
      failed_at = case when ${stale} then ${now} else a.failed_at end,
      locked_until = case when ${stale} then null else a.locked_until end
    where ${stale} or a.failures + a.undecided < ${ATTEMPTS_BEFORE_LOCK}
    returning login`.execute(db)
  if (rows.length > 0) return 'claimed'
  const row = await db.selectFrom('sign_in_attempts').select('failures').where('login', '=', login).executeTakeFirst()
  return row && row.failures >= ATTEMPTS_BEFORE_LOCK ? 'locked' : 'busy'
}

/** Counts a claimed try as failed. Returns its number since the last success. */
export async function countFailure(db: Db, login: string, now: Date): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempts as a (login, failures, failed_at) values (${login}, 1, ${now})
    on conflict (login) do update set
      failures = least(a.failures + 1, ${ATTEMPTS_BEFORE_LOCK}),
      undecided = greatest(a.undecided - 1, 0),
      failed_at = ${now},
      locked_until = case when a.failures + 1 >= ${ATTEMPTS_BEFORE_LOCK} then ${now}::timestamptz + ${LOCK} end
    returning failures`.execute(db)
  return rows[0]?.failures ?? ATTEMPTS_BEFORE_LOCK
}

/** A claimed try that was right is a new beginning; others may still be under way. */
export async function countSuccess(db: Db, login: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_attempts')
    .where('login', '=', login)
    .where('undecided', '<=', 1)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return
  await sql`update sign_in_attempts set failures = 0, locked_until = null, undecided = greatest(undecided - 1, 0)
    where login = ${login}`.execute(db)
}

export const forgetAttempts = (db: Db, login: string): Promise<unknown> =>
  db.deleteFrom('sign_in_attempts').where('login', '=', login).execute()

export async function findLocks(db: Db, logins: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sign_in_attempts')
    .select('login')
    .where('login', 'in', logins.length === 0 ? [''] : logins)
    .where('locked_until', '>', now)
    .execute()
  return new Set(rows.map(({ login }) => login))
}

export const findLock = async (db: Db, login: string, now: Date): Promise<boolean> =>
  (await findLocks(db, [login], now)).has(login)
