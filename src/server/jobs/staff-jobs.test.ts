import { beforeAll, describe, expect, it } from 'vitest'
import { runJob } from '../testing/run-job.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { enqueue, markDone, MOST_ATTEMPTS, takeJob } from './jobs.ts'

const SAID = `451 4.7.1 <uwe.müller+shop@gmx.example>: greylisted; bounce+o'hara=web.example@mail.example`

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  owner = await staffMember(shop, 'owner')
})

async function failedLetter(kind: string): Promise<number> {
  const { db } = shop.database
  await enqueue(db, kind, {})
  const { id } = await db
    .updateTable('jobs')
    .set({ attempts: MOST_ATTEMPTS, last_error: SAID })
    .where('kind', '=', kind)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** May all there is to jobs, but does not read letters. */
async function operator() {
  const body = { permissions: ['jobs.read' as const, 'jobs.write' as const] }
  await owner.call('roles.save', { params: { role: 'operator' }, body })
  return staffMember(shop, 'operator')
}

describe('a job that staff try again', () => {
  it('begins anew where it was given up', async () => {
    const jobId = await failedLetter('given-up')
    await owner.call('jobs.retry', { params: { jobId } })
    expect(await takeJob(shop.database.db, { kinds: ['given-up'] })).toMatchObject({ id: jobId, attempts: 1 })
  })

  it('while somebody works at it is done when that is done, unless another has begun', async () => {
    const { db } = shop.database
    await enqueue(db, 'in-work', {})
    const job = await takeJob(db, { kinds: ['in-work'] })
    if (!job) return expect.fail('nothing was taken')
    await owner.call('jobs.retry', { params: { jobId: job.id } })
    await markDone(db, { jobs: [job], at: new Date() })
    expect(await takeJob(db, { kinds: ['in-work'] })).toBeUndefined()
  })

  it('is not begun a second time beside whoever has it in hand, also not in the last of its tries', async () => {
    const { db } = shop.database
    await enqueue(db, 'in-hand', {})
    await db
      .updateTable('jobs')
      .set({ attempts: MOST_ATTEMPTS - 1, last_error: SAID })
      .where('kind', '=', 'in-hand')
      .execute()
    const job = await takeJob(db, { kinds: ['in-hand'] })
    if (!job) return expect.fail('nothing was taken')
    await owner.call('jobs.retry', { params: { jobId: job.id } })
    expect(await takeJob(db, { kinds: ['in-hand'] })).toBeUndefined()
    await runJob(shop.services, { 'in-hand': () => Promise.reject(new Error(SAID)) }, job)
    await owner.call('jobs.retry', { params: { jobId: job.id } })
    expect(await takeJob(db, { kinds: ['in-hand'] })).toMatchObject({ id: job.id, attempts: 1 })
  })
})

it('leaves jobs, which are of no site, to those who may change them on all', async () => {
  const kind = 'of-no-site'
  const jobId = await failedLetter(kind)
  const { call } = await staffMember(shop, 'integrator', ['DE'])
  const changes = [
    () => call('jobs.retry', { params: { jobId } }),
    () => call('jobs.discard', { params: { jobId } }),
    () => call('jobs.retryAll', { body: { kind } }),
    () => call('jobs.discardAll', { body: { kind } }),
  ]
  for (const change of changes)
    await expect(change()).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN', details: { permission: 'jobs.write' } })
  expect((await call('jobs.list', { query: { kind } })).rows).toMatchObject([{ id: jobId, attempts: MOST_ATTEMPTS }])
})

describe('why a job failed', () => {
  const masked = { lastError: '451 4.7.1 <[address]>: greylisted; [address]' }

  it('names nobody to whom may not read mail', async () => {
    const kind = 'told-to-some'
    const jobId = await failedLetter(kind)
    const someone = await operator()
    const read = async ({ call }: StaffMember) => (await call('jobs.list', { query: { kind } })).rows
    expect(await read(someone)).toMatchObject([masked])
    expect(await read(owner)).toMatchObject([{ lastError: SAID }])
    expect(await someone.call('jobs.discard', { params: { jobId } })).toMatchObject(masked)
  })

  it('names nobody in a file either, which others may read', async () => {
    const kind = 'told-in-a-file'
    await failedLetter(kind)
    const task = await owner.call('jobs.discardAll', { body: { kind } })
    await runJobs(shop)
    const file = await owner.visitor.fetch(`/api/staff/v1/tasks/${task.id}/file`)
    const text = await file.text()
    expect(text).toContain('greylisted')
    expect(text).not.toContain('@')
  })
})
