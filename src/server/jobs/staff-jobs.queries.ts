import { sql, type RawBuilder } from 'kysely'
import { JOB_STATES } from '#contract/staff/jobs/job-states.ts'
import type { Db } from '../db/database.ts'
import { MOST_ATTEMPTS } from './jobs.ts'
import { IS_LEFT } from './left-since.ts'

export type JobState = (typeof JOB_STATES)[number]
export type JobRow = {
  id: number
  kind: string
  state: JobState
  attempts: number
  run_at: Date
  done_at: Date | null
  last_error: string | null
}

/** Written out: of a value that is sent along the planner does not know whether an index holds it. */
const MOST = sql.lit(MOST_ATTEMPTS)
const LEFT = sql.raw(IS_LEFT)
const state = sql<JobState>`case when done_at is not null then 'done' when attempts >= ${MOST} then 'dead' when ${LEFT} then 'left'
  when last_error is not null then 'failing' else 'waiting' end`
const columns = sql`id, kind, ${state} as state, attempts, run_at, done_at, last_error`

export type JobFilter = { state?: JobState | undefined; kind?: string | undefined }
export type JobPage = { order: 'newest' | 'oldest'; after?: number | undefined; limit: number }

/** Said plainly, so that the few open ones are found by their index, and those that failed by theirs. */
const IS: Readonly<Record<JobState, RawBuilder<unknown>>> = {
  done: sql`done_at is not null`,
  dead: sql`done_at is null and attempts >= ${MOST}`,
  left: sql`done_at is null and left_since is not null and attempts < ${MOST} and ${LEFT}`,
  failing: sql`done_at is null and attempts < ${MOST} and last_error is not null and not ${LEFT}`,
  waiting: sql`done_at is null and attempts < ${MOST} and last_error is null and not ${LEFT}`,
}

const matches = ({ state: wanted, kind }: JobFilter) =>
  sql`${wanted ? IS[wanted] : sql`true`} and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}`

export async function listJobs(db: Db, filter: JobFilter, { order, after, limit }: JobPage): Promise<JobRow[]> {
  const [beyond, direction] = order === 'newest' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const { rows } = await sql<JobRow>`
    select ${columns} from jobs
    where ${matches(filter)} and ${after === undefined ? sql`true` : sql`id ${beyond} ${after}`}
    order by id ${direction} limit ${limit}`.execute(db)
  return rows
}

export async function matchingJobs(
  db: Db,
  filter: JobFilter,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select ${columns} from jobs where ${matches(filter)} and id > ${after} and id <= ${upTo}
    order by id limit ${limit}`.execute(db)
  return rows
}

export async function countMatching(db: Db, filter: JobFilter): Promise<{ count: number; newest: number }> {
  const { rows } = await sql<{ count: number; newest: number }>`
    select count(*)::int as count, coalesce(max(id), 0)::int as newest from jobs where ${matches(filter)}`.execute(db)
  return rows[0] ?? { count: 0, newest: 0 }
}

/** Also of kinds that other versions have. */
export async function kindsOfOpenJobs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from jobs where done_at is null and (last_error is not null or attempts >= ${MOST})
    union select kind from jobs where done_at is null and left_since is not null and ${LEFT}`.execute(db)
  return rows.map(row => row.kind)
}

const upTo = (filter: JobFilter, most: number) =>
  sql`(select count(*)::int from (select from jobs where ${matches(filter)} limit ${most}) as counted)`

/** Each up to where nobody counts on. */
export async function countJobs(
  db: Db,
  filter: JobFilter,
  most: number,
): Promise<Record<JobState | 'matching', number>> {
  const { rows } = await sql<Record<JobState | 'matching', number>>`select ${sql.join(
    JOB_STATES.map(each => sql`${upTo({ state: each }, most)} as ${sql.ref(each)}`),
  )}, ${upTo(filter, most)} as matching`.execute(db)
  return rows[0] ?? { waiting: 0, left: 0, failing: 0, dead: 0, done: 0, matching: 0 }
}

const IN_HAND = sql`coalesce(held_until > now(), false)`

/** Now, and what was given up from the beginning of its tries. Only what is not done; what somebody has in hand is being tried. */
export async function retryJob(db: Db, id: number, now: Date): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    update jobs set run_at = case when ${IN_HAND} then run_at else ${now}::timestamptz end,
      attempts = case when attempts >= ${MOST_ATTEMPTS} and not ${IN_HAND} then 0 else attempts end
    where id = ${id} and done_at is null returning ${columns}`.execute(db)
  return rows[0]
}

/**
 * Only what failed or what nobody knows: work that waits for its first try was promised with a commit. A try of what nobody
 * knew is given back, so one that counts is somebody's who knows it and is at it.
 */
export async function discardJob(db: Db, id: number): Promise<(JobRow & { payload: unknown }) | undefined> {
  const { rows } = await sql<JobRow & { payload: unknown }>`
    delete from jobs where id = ${id} and done_at is null and (last_error is not null or (attempts = 0 and ${LEFT}))
    returning ${columns}, payload`.execute(db)
  return rows[0]
}

/** Whether another job is to do the same. */
export async function hasOpenTwin(db: Db, { id, kind, payload }: { id: number; kind: string; payload: unknown }) {
  const { rows } = await sql`select from jobs
    where kind = ${kind} and payload = ${JSON.stringify(payload)}::jsonb and done_at is null and id <> ${id} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
