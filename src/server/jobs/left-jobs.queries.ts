import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { MOST_ATTEMPTS, type Job, type JobKind } from './jobs.ts'
import { LONG_LEFT } from './left-since.ts'

/** Soon again at first: another server, which knows it, may stand beside this one. It costs no try, and is no failure to show. */
export async function leaveJob(db: Db, { id, attempts }: Job): Promise<void> {
  await sql`update jobs set attempts = ${attempts - 1}, left_since = coalesce(left_since, now()),
      run_at = now() + least(greatest(now() - left_since, interval '10 seconds'), interval '10 minutes')
    where id = ${id} and attempts = ${attempts} and done_at is null`.execute(db)
}

/** Nobody takes what nobody knows: it is as if it had been left since it was due. */
export async function markUnknown(db: Db, known: readonly JobKind[]): Promise<void> {
  await sql`update jobs set left_since = run_at
    where done_at is null and attempts < ${MOST_ATTEMPTS} and left_since is null and run_at < ${sql.raw(LONG_LEFT)}
      and kind <> all(${[...known]})`.execute(db)
}
