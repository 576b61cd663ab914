import { beforeAll, describe, expect, it } from 'vitest'
import { enqueue, MOST_ATTEMPTS, takeJob } from '../jobs/jobs.ts'
import { work } from '../jobs/work.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { eventCount } from '../testing/security-events.ts'
import { alsoAs, STAFF_PASSWORD, staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { csvLine } from '#domain/bulk/csv.ts'
import { runJob } from '../testing/run-job.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

/** Work that was given up. */
async function deadJobs(kind: string, count: number): Promise<void> {
  const { db } = shop.database
  for (let i = 0; i < count; i++) await enqueue(db, kind, {})
  await db
    .updateTable('jobs')
    .set({ attempts: MOST_ATTEMPTS, last_error: '=no signal' })
    .where('kind', '=', kind)
    .execute()
}

describe('work on all of a query', () => {
  it('is done in batches, counts what is done, and leaves a file and a history', async () => {
    const owner = await staffMember(shop, 'owner')
    await deadJobs('lost-letter', 230)
    await deadJobs('other', 1)
    const query = { state: 'dead' as const, kind: 'lost-letter' }
    expect(await owner.call('jobs.list', { query })).toMatchObject({
      matching: 230,
      kinds: expect.arrayContaining(['other']),
    })
    const task = await owner.call('jobs.discardAll', { body: query })
    expect(task).toMatchObject({ kind: 'jobs.discardAll', state: 'waiting', total: 230, done: 0 })
    await runJobs(shop)
    const params = { taskId: task.id }
    expect(await owner.call('tasks.read', { params })).toMatchObject({
      state: 'done',
      done: 230,
      refused: 0,
      hasFile: true,
    })
    expect((await owner.call('jobs.list', { query: { state: 'dead' } })).matching).toBe(1)
    const file = await owner.visitor.fetch(`/api/staff/v1/tasks/${task.id}/file`)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="jobs-discardAll-tsk_\w+\.csv"$/)
    const lines = (await file.text()).trimEnd().split('\n')
    expect([lines.length, lines[0]]).toEqual([231, 'job,kind,reason,outcome'])
    expect(lines[1]).toMatch(/^\d+,lost-letter,'=no signal,discarded$/)
    const { rows } = await owner.call('history.list', { query: { call: 'jobs.discardAll', limit: 200 } })
    expect(rows.filter(row => row.objectType === 'job').length).toBeGreaterThan(190)
  })

  it('tries all of a query again', async () => {
    const owner = await staffMember(shop, 'owner')
    await deadJobs('stuck', 3)
    await owner.call('jobs.retryAll', { body: { state: 'dead', kind: 'stuck' } })
    const job = await takeJob(shop.database.db)
    if (job) await runJob(shop.services, work, job)
    const { rows } = await owner.call('jobs.list', { query: { kind: 'stuck' } })
    expect(rows.map(row => row.attempts)).toEqual([0, 0, 0])
  })

  it('belongs to who began it, can be stopped, and ends when they are blocked', async () => {
    const [owner, other] = [await staffMember(shop, 'owner'), await staffMember(shop, 'integrator')]
    await deadJobs('left', 2)
    const start = () => other.call('jobs.retryAll', { body: { kind: 'left' } })
    const [stopped, failed] = [await start(), await start()]
    const params = { taskId: stopped.id }
    await expect(owner.call('tasks.read', { params })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    expect(await other.call('tasks.stop', { params })).toMatchObject({ state: 'stopped' })
    await owner.call('people.change', { params: { staffId: other.id }, body: { state: 'blocked' } })
    await runJobs(shop)
    const { rows } = await shop.database.pool.query(
      'select state, done from staff_tasks where id = any($1) order by state',
      [[stopped.id, failed.id]],
    )
    expect(rows).toEqual([
      { state: 'failed', done: 0 },
      { state: 'stopped', done: 0 },
    ])
  })

  it('of a kind that only a newer version knows is left to it', async () => {
    const owner = await staffMember(shop, 'owner')
    const { id } = await owner.call('jobs.retryAll', { body: { kind: 'nothing-of-it' } })
    await shop.database.pool.query(`update staff_tasks set kind = 'jobs.ofLater' where id = $1`, [id])
    await runJobs(shop)
    const { rows } = await shop.database.pool.query(
      `select state, attempts, last_error from staff_tasks task join jobs on payload->>'taskId' = task.id where task.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ state: 'waiting', attempts: 0, last_error: null }])
  })

  it('signs people out together, and never who asks', async () => {
    const [owner, one, two, other] = [
      await staffMember(shop, 'owner'),
      await staffMember(shop, 'editor'),
      await staffMember(shop, 'editor'),
      await staffMember(shop, 'analyst'),
    ]
    await alsoAs(shop, owner, 'editor', null)
    const { id } = await owner.call('people.endAllSessions', { body: { role: 'editor' } })
    await runJobs(shop)
    expect(await owner.call('tasks.read', { params: { taskId: id } })).toMatchObject({
      total: 2,
      done: 2,
      state: 'done',
    })
    const asBefore = { role: undefined, staffIds: [one.id] }
    for (const body of [{}, asBefore])
      await expect(owner.call('people.endAllSessions', { body })).rejects.toMatchObject({ status: 400 })
    for (const { call } of [one, two])
      await expect(call('session.read')).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_REQUIRED' })
    for (const { call, id: who } of [owner, other]) expect(await call('session.read')).toMatchObject({ id: who })
  })

  it('exports a search of the history, as a spreadsheet or line by line, after a fresh proof', async () => {
    const owner = await staffMember(shop, 'owner')
    await owner.call('views.save', { body: { room: 'jobs', name: '=1+1', address: '' } })
    const fileOf = async (format: 'csv' | 'jsonl') => {
      const { id } = await owner.call('history.export', { body: { format, staffId: owner.id, call: 'views' } })
      await runJobs(shop)
      return (await owner.visitor.fetch(`/api/staff/v1/tasks/${id}/file`)).text()
    }
    expect((await fileOf('csv')).split('\n')[0]).toBe(
      'id,at,staffId,staffName,kind,call,objectType,objectId,changes,reason,correlationId',
    )
    const [row = '', ...more] = (await fileOf('jsonl')).trimEnd().split('\n')
    expect(more).toEqual([])
    expect(JSON.parse(row)).toMatchObject({ call: 'views.save', changes: [{ field: 'name', after: '=1+1' }] })
    shop.advance(6 * 60_000)
    await expect(owner.call('history.export', { body: { format: 'csv' } })).rejects.toMatchObject({
      code: 'STAFF_PROOF_REQUIRED',
    })
  })

  it('hands its file to who may still do such work, after the proof the work needs, and writes that down', async () => {
    const [owner, analyst] = [await staffMember(shop, 'owner'), await staffMember(shop, 'analyst')]
    const { id } = await analyst.call('history.export', { body: { format: 'csv', call: 'views' } })
    await runJobs(shop)
    const file = () => analyst.visitor.fetch(`/api/staff/v1/tasks/${id}/file`)
    const told = async (kind: 'read' | 'refused') =>
      (await owner.call('history.list', { query: { staffId: analyst.id, call: 'tasks.file', kind } })).rows
    expect((await file()).status).toBe(200)
    expect(await told('read')).toMatchObject([{ objectType: 'task', objectId: id }])
    shop.advance(6 * 60_000)
    expect(await (await file()).json()).toMatchObject({ errorDetails: [{ name: 'STAFF_PROOF_REQUIRED' }] })
    await analyst.call('session.prove', { body: { password: STAFF_PASSWORD } })
    const refused = await eventCount(shop, 'permission-refused')
    await shop.database.db
      .updateTable('staff_assignments')
      .set({ role: 'editor' })
      .where('staff_id', '=', analyst.id)
      .execute()
    expect(await (await file()).json()).toMatchObject({ errorDetails: [{ name: 'STAFF_FORBIDDEN' }] })
    expect(await told('read')).toHaveLength(1)
    expect(await told('refused')).toMatchObject([{ objectId: 'history.read' }])
    expect(await eventCount(shop, 'permission-refused')).toBe(refused + 1)
  })

  it('writes cells that no spreadsheet takes for a formula', () => {
    expect(csvLine(['=1+1', '@x', 'a,"b"', 3, undefined, { a: 1 }])).toBe(`'=1+1,'@x,"a,""b""",3,,"{""a"":1}"`)
  })
})
