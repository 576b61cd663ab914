import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { watchHealth } from '../health/readiness.ts'
import { worriesOf } from '../health/worries.ts'
import { runJob } from '../testing/run-job.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { enqueue, takeJob } from './jobs.ts'
import { routines, work } from './work.ts'

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
})

const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`
const rowOf = (kind: string) =>
  shop.database.db.selectFrom('jobs').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow()
const listed = async (kind: string) => (await owner.call('jobs.list', { query: { kind } })).rows

async function queued(kind: string, values: { run_at?: ReturnType<typeof minutesAgo> } = {}): Promise<number> {
  const { db } = shop.database
  await enqueue(db, kind, {})
  const { id } = await db
    .updateTable('jobs')
    .set({ run_at: minutesAgo(0), ...values })
    .where('kind', '=', kind)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const look = async () => {
  const routine = routines.find(({ kind }) => kind === 'look for work nobody knows')
  await routine?.work(shop.services, { id: 0, kind: '', payload: {}, attempts: 1 })
}

const sinceMinutes = (kind: string, minutes: number) =>
  sql`update jobs set left_since = ${minutesAgo(minutes)} where kind = ${kind}`.execute(shop.database.db)

it('what another version took for unknown is not left where this one knows it, unless that depends on what it holds', async () => {
  for (const kind of ['password-reset', 'mail', 'staff-task']) {
    await queued(kind, { run_at: minutesAgo(6) })
    await sinceMinutes(kind, 6)
  }
  await look()
  expect(await listed('password-reset')).toMatchObject([{ state: 'waiting' }])
  for (const kind of ['mail', 'staff-task']) expect(await listed(kind)).toMatchObject([{ state: 'left' }])
  await shop.database.pool.query('delete from jobs')
})

it('what was left is not discarded while somebody who knows it is at it', async () => {
  const jobId = await queued('mail')
  await sinceMinutes('mail', 6)
  await takeJob(shop.database.db, { kinds: ['mail'] })
  await expect(owner.call('jobs.discard', { params: { jobId } })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  await shop.database.pool.query('update jobs set attempts = 0')
  expect(await owner.call('jobs.discard', { params: { jobId } })).toMatchObject({ state: 'left' })
})

it('a letter that was left for long is looked at again within a minute', async () => {
  await enqueue(shop.database.db, 'mail', { template: 'of-later', to: 'robin@cairn.test', locale: 'en-us', values: {} })
  await sinceMinutes('mail', 60)
  await runJobs(shop)
  const { rows } = await shop.database.pool.query(
    `select run_at > now() as later, run_at <= now() + interval '1 minute' as soon, attempts from jobs`,
  )
  expect(rows).toEqual([{ later: true, soon: true, attempts: 0 }])
  await shop.database.pool.query('delete from jobs')
})

it('work of a kind that no running version knows is seen by staff, the doctor and collectors, and can be discarded', async () => {
  const jobId = await queued('of-no-version', { run_at: minutesAgo(6) })
  await queued('of-later', { run_at: minutesAgo(2) })
  await queued('password-reset', { run_at: minutesAgo(6) })
  await look()
  expect(await listed('of-no-version'), 'who knows it may say so yet').toMatchObject([{ state: 'waiting' }])
  await sinceMinutes('of-no-version', 6)
  await look()
  expect(await listed('of-no-version')).toMatchObject([{ state: 'left', attempts: 0 }])
  expect((await owner.call('jobs.list', { query: {} })).kinds).toContain('of-no-version')
  expect(await listed('of-later'), 'a newer version may take it yet').toMatchObject([{ state: 'waiting' }])
  expect(await listed('password-reset'), 'it is only late').toMatchObject([{ state: 'waiting' }])
  expect((await owner.call('jobs.list', { query: { state: 'left' } })).counts).toMatchObject({ left: 1, waiting: 2 })

  const facts = await watchHealth(shop.database).facts()
  if (!facts) return expect.fail('the database does not answer')
  expect(facts).toMatchObject({ jobs_left: 1, jobs_waiting: 2, jobs_late: 1 })
  const { config } = shop.services
  expect(worriesOf({ facts, config, now: new Date() }).filter(({ about }) => about === 'jobs')).toMatchObject([
    { say: '1 are of kinds that no running version knows', todo: expect.stringContaining('discard') },
  ])

  expect(await owner.call('jobs.discard', { params: { jobId } })).toMatchObject({ state: 'left' })
  expect(await listed('of-no-version')).toEqual([])
  const waiting = await listed('of-later')
  await expect(
    owner.call('jobs.discard', { params: { jobId: waiting[0]?.id ?? 0 } }),
    'what waits was promised',
  ).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  await shop.database.pool.query('delete from jobs')
})

it('what is left to others is looked at ever more seldom, and shown once that has gone on', async () => {
  const { db } = shop.database
  await queued('mystery')
  const leave = async () => {
    await sql`update jobs set run_at = now() where kind = 'mystery'`.execute(db)
    const job = await takeJob(db, { kinds: ['mystery'] })
    if (job) await runJob(shop.services, {}, job)
    const { rows } = await sql<{ s: number }>`select extract(epoch from run_at - now())::int as s from jobs
      where kind = 'mystery'`.execute(db)
    return rows[0]?.s ?? 0
  }
  expect(await leave()).toBeLessThanOrEqual(10)
  expect(await listed('mystery')).toMatchObject([{ state: 'waiting', attempts: 0 }])
  await sql`update jobs set left_since = now() - interval '6 minutes' where kind = 'mystery'`.execute(db)
  const wait = await leave()
  expect(wait).toBeGreaterThan(300)
  expect(wait).toBeLessThanOrEqual(600)
  expect(await listed('mystery')).toMatchObject([{ state: 'left', attempts: 0 }])
  await sql`update jobs set run_at = now() where kind = 'mystery'`.execute(db)
  const job = await takeJob(db, { kinds: ['mystery'] })
  if (job) await runJob(shop.services, { mystery: () => Promise.reject(new Error('no signal')) }, job)
  expect(await listed('mystery'), 'somebody knows it after all').toMatchObject([{ state: 'failing', attempts: 1 }])
  await shop.database.pool.query('delete from jobs')
})

it('a letter that only a newer version can write is left to it, and costs no try', async () => {
  await enqueue(shop.database.db, 'mail', { template: 'of-later', to: 'robin@cairn.test', locale: 'en-us', values: {} })
  await runJobs(shop)
  expect(await rowOf('mail')).toMatchObject({ attempts: 0, last_error: null, done_at: null })
  expect(Object.keys(work)).toContain('mail')
  await shop.database.pool.query('delete from jobs')
  await enqueue(shop.database.db, 'mail', { template: 'gift-card', to: 'robin@cairn.test' })
  await runJobs(shop)
  expect(await rowOf('mail'), 'one that is known and broken is a failure').toMatchObject({ attempts: 1 })
  await shop.database.pool.query('delete from jobs')
})

it('work on many things whose job is discarded has ended', async () => {
  const { id } = await owner.call('jobs.retryAll', { body: { kind: 'nothing-of-it' } })
  await shop.database.pool.query(`update staff_tasks set kind = 'jobs.ofLater' where id = $1`, [id])
  await runJobs(shop)
  await shop.database.pool.query(`update jobs set left_since = now() - interval '6 minutes'`)
  await shop.database.pool.query(
    `insert into jobs (kind, payload, left_since) select kind, payload, left_since from jobs`,
  )
  const colleague = await staffMember(shop, 'owner')
  const [job, twin] = await listed('staff-task')
  const stateAfter = async (jobId = 0) => {
    await colleague.call('jobs.discard', { params: { jobId } })
    return (await owner.call('tasks.read', { params: { taskId: id } })).state
  }
  expect(await stateAfter(job?.id), 'another job goes on with it').toBe('waiting')
  expect(await stateAfter(twin?.id)).toBe('stopped')
  const { rows } = await owner.call('history.list', {
    query: { staffId: colleague.id, objectType: 'task', objectId: id },
  })
  expect(rows).toMatchObject([{ changes: [{ field: 'state', after: 'stopped' }] }])
})
