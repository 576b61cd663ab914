import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { MAIL_JOB, MOST_ATTEMPTS, type Job, type JobKind } from './jobs.ts'

/**
 * Soon again at first: another server, which knows it, may stand beside this one. It costs no try, and is no failure to show.
 * Somebody waits for a letter: a newer version that comes finds it within a minute.
 */
export async function leaveJob(db: Db, { id, attempts }: Job): Promise<void> {
  await sql`update jobs set attempts = ${attempts - 1}, left_since = coalesce(left_since, now()), held_until = null,
      run_at = now() + least(greatest(now() - left_since, interval '10 seconds'),
        case when kind = ${MAIL_JOB} then interval '1 minute' else interval '10 minutes' end)
    where id = ${id} and attempts = ${attempts} and done_at is null`.execute(db)
}

/**
 * Nobody takes what nobody knows. From when it is due each version marks what it does not know, and takes the mark off what
 * it knows: before that shows as left, whoever knows it has had his turn.
 */
export async function markUnknown(
  db: Db,
  { known, knownInPart }: { known: readonly JobKind[]; knownInPart: readonly JobKind[] },
): Promise<void> {
  const whole = known.filter(kind => !knownInPart.includes(kind))
  await sql`update jobs set left_since = null
    where done_at is null and left_since is not null and kind = any(${whole})`.execute(db)
  await sql`update jobs set left_since = now()
    where done_at is null and attempts < ${MOST_ATTEMPTS} and left_since is null and run_at < now()
      and kind <> all(${[...known]})`.execute(db)
}
