import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Db } from './database.ts'
import { troubleOf } from './trouble.ts'

/** Copies are some milliseconds behind. One that is further behind is not worth waiting for. */
const PATIENCE_MS = 300
const LOOK_AGAIN_MS = 10
/** One that does not say where it stands is not asked for more. */
const ANSWER_MS = 1000

/**
 * For what reads much and writes nothing: the copy, once it holds all that was committed until now, or else the database
 * itself. Whoever wrote something finds it there.
 */
export async function dbToRead({ db, copy }: Pick<Database, 'db' | 'copy'>): Promise<Db> {
  if (!copy) return db
  const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(db)
  const committed = rows[0]?.at
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await wait(LOOK_AGAIN_MS)) {
    const reached = await holds(copy, committed)
    if (reached) return copy
    if (reached === undefined) return db
  }
  return db
}

/** `undefined` where nobody can say: it is away, or no copy at all. */
async function holds(copy: Db, committed: string | undefined): Promise<boolean | undefined> {
  try {
    const asked = sql<{ holds: boolean | null }>`
      select pg_last_wal_replay_lsn() >= ${committed}::pg_lsn as holds`.execute(copy)
    const answer = await Promise.race([asked, wait(ANSWER_MS, undefined, { ref: false })])
    return answer?.rows[0]?.holds ?? undefined
  } catch (error) {
    if (troubleOf(error)) return undefined
    throw error
  }
}
