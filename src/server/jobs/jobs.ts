import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'

export type JobKind = string
export type Job = { readonly id: number; readonly kind: JobKind; readonly payload: unknown; readonly attempts: number }
/** What a job does. Runs outside any transaction; may be run again after a crash, so it must bear that. */
export type Work = (services: Services, job: Job) => Promise<void>
/** Work that comes round by itself: its kind, how often, and what it does. */
export type Routine = {
  readonly kind: JobKind
  readonly everyMs: number
  readonly work: Work
  /** Looks after what a process itself remembers: also where no other work is done. */
  readonly ofEachProcess?: true
}

/** Letters are a lane of their own. */
export const MAIL_JOB: JobKind = 'mail'
/** Which queue a worker takes from, and what it takes none of just now. */
export type Lane = 'letters' | 'others'
export type Taking = {
  readonly lane?: Lane
  /** Those that whoever takes knows: a newer version beside this one may have others. */
  readonly kinds?: readonly JobKind[]
  readonly except?: readonly JobKind[]
  readonly done?: Done
}

/** Work that trying again does not help: given up at once, for a person to look at. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}

/** Work that this version does not know, which another beside it does: not a try that failed. */
export class LeftToOthers extends Error {
  override readonly name = 'LeftToOthers'
}

/** With the waits between them some five hours: a mail server may be gone for that long. */
export const MOST_ATTEMPTS = 16
export const LEASE_SECONDS = 60

/** Queues work in the caller's transaction: it happens if and only if that commits. */
export async function enqueue(
  db: Db,
  kind: JobKind,
  payload: object,
  options: { runAt?: Date; inSeconds?: number; uniqueKey?: string } = {},
): Promise<void> {
  const { inSeconds } = options
  const runAt = inSeconds === undefined ? options.runAt : sql<Date>`now() + make_interval(secs => ${inSeconds})`
  await db
    .insertInto('jobs')
    .values({
      kind,
      payload: JSON.stringify(payload),
      ...(runAt ? { run_at: runAt } : {}),
      ...(options.uniqueKey ? { unique_key: options.uniqueKey } : {}),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Work that was lost or given up is begun anew: as the job that it was, where there still is one. */
export async function enqueueAgain(db: Db, kind: JobKind, payload: object): Promise<void> {
  const { numAffectedRows = 0n } = await sql`update jobs set attempts = 0, run_at = now()
    where kind = ${kind} and payload = ${JSON.stringify(payload)}::jsonb and done_at is null
      and attempts >= ${MOST_ATTEMPTS} and run_at <= now()`.execute(db)
  if (numAffectedRows === 0n) await enqueue(db, kind, payload)
}

/** Work that is not wanted any more, if nobody has begun it. */
export async function dropQueued(db: Db, uniqueKey: string): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('unique_key', '=', uniqueKey)
    .where('done_at', 'is', null)
    .where('attempts', '=', 0)
    .execute()
}

/** Work for an address that is done, or was given up. What is still to do is done first, and forgotten by its age. */
export async function forgetWorkFor(db: Db, email: string): Promise<void> {
  await sql`delete from jobs where (done_at is not null or attempts >= ${MOST_ATTEMPTS})
    and lower(coalesce(payload->>'to', payload->>'email')) = ${email.toLowerCase()}`.execute(db)
}

/** For work that must know at its next try what came of this one. */
export async function keepPayload(db: Db, id: number, payload: object): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ payload: JSON.stringify(payload) })
    .where('id', '=', id)
    .execute()
}

/** For work that has nothing left to say about someone once it is done: nobody finds it empty and still to do. */
export async function endAndForget(db: Db, { id, attempts }: Taken, at: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ payload: '{}', done_at: at })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}

const IN_LANE: Readonly<Record<Lane, ReturnType<typeof sql>>> = {
  letters: sql`kind = 'mail'`,
  others: sql`kind <> 'mail'`,
}

/** A job as somebody took it: whoever takes it after him counts one more. */
export type Taken = Pick<Job, 'id' | 'attempts'>
/** Work that came to its end, and when it is noted. */
export type Done = { readonly jobs: readonly Taken[]; readonly at: Date }

const idsOf = (jobs: readonly Taken[]) => jobs.map(({ id }) => id)
/** One is named by itself: for a list, PostgreSQL would plan the statement anew each time. */
const among = (jobs: readonly Taken[]) => (jobs.length === 1 ? sql`= ${jobs[0]?.id}` : sql`= any(${idsOf(jobs)})`)
/** Still held by who took them, and by nobody after him. */
const held = (jobs: readonly Taken[]) =>
  jobs.length === 1
    ? sql`id = ${jobs[0]?.id} and attempts = ${jobs[0]?.attempts}`
    : sql`(id, attempts) in (select * from unnest(${idsOf(jobs)}::bigint[],
        ${jobs.map(({ attempts }) => attempts)}::smallint[]))`
const noting = ({ jobs, at }: Done) => sql`update jobs set done_at = ${at} where ${held(jobs)}`

export async function markDone(db: Db, done: Done): Promise<void> {
  if (done.jobs.length > 0) await noting(done).execute(db)
}

const lease = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

/** Whether it is still there to be done, and by who took it. */
export async function isHeld(db: Db, job: Taken): Promise<boolean> {
  const { rows } = await sql`select from jobs where ${held([job])} and done_at is null`.execute(db)
  return rows.length > 0
}

/** For what takes longer than a lease: nobody else takes it meanwhile. */
export async function renewLeases(db: Db, jobs: readonly Taken[]): Promise<void> {
  if (jobs.length > 0)
    await sql`update jobs set run_at = ${lease}, held_until = ${lease} where ${held(jobs)} and done_at is null`.execute(
      db,
    )
}

/** Written out: no server knows so many that the statement would be another each time. */
const known = (kinds: readonly JobKind[]) =>
  kinds.length === 0 ? sql`false` : sql`kind in (${sql.join(kinds.map(kind => sql.lit(kind)))})`

/**
 * Takes one due job by moving its time on: if this process dies, another takes it when the lease is over. What was done
 * since is noted on the same way.
 */
export async function takeJob(db: Db, { lane, kinds, except = [], done }: Taking = {}): Promise<Job | undefined> {
  const { rows } = await sql<Job>`${done && done.jobs.length > 0 ? sql`with done as (${noting(done)})` : sql``}
    update jobs set attempts = attempts + 1, run_at = ${lease}, held_until = ${lease}
    where id = (select id from jobs where done_at is null and run_at <= now() and attempts < ${MOST_ATTEMPTS}
                  and ${lane ? IN_LANE[lane] : sql`true`}
                  ${kinds ? sql`and ${known(kinds)}` : sql``}
                  ${except.length > 0 ? sql`and kind <> all(${[...except]})` : sql``}
                  ${done && done.jobs.length > 0 ? sql`and not id ${among(done.jobs)}` : sql``}
                order by run_at for update skip locked limit 1)
    returning id, kind, payload, attempts`.execute(db)
  return rows[0]
}
