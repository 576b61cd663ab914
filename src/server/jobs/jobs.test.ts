import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { enqueue, GivenUp, markDone, MOST_ATTEMPTS, takeJob } from './jobs.ts'
import { startJobs } from './start-jobs.ts'
import { runJob } from '../testing/run-job.ts'

describe('the job queue', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop()
  })

  it('hands a job to one taker only, and is done with it after it ran', async () => {
    const { db } = shop.database
    await enqueue(db, 'greet', { who: 'ridge' })
    const [first, second] = [await takeJob(db), await takeJob(db)]
    expect(first).toMatchObject({ kind: 'greet', payload: { who: 'ridge' }, attempts: 1 })
    expect(second).toBeUndefined()
    const greeted: unknown[] = []
    if (first) await runJob(shop.services, { greet: async (_, job) => void greeted.push(job.payload) }, first)
    expect(greeted).toEqual([{ who: 'ridge' }])
    const left = await db.selectFrom('jobs').select('done_at').where('kind', '=', 'greet').executeTakeFirstOrThrow()
    expect(left.done_at).toBeInstanceOf(Date)
  })

  it('keeps a failed job for later and remembers why', async () => {
    const { db } = shop.database
    await enqueue(db, 'break', {})
    const job = await takeJob(db)
    const tried = Date.now()
    if (job) await runJob(shop.services, { break: () => Promise.reject(new Error('no signal')) }, job)
    const kept = await db.selectFrom('jobs').selectAll().where('kind', '=', 'break').executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ done_at: null, last_error: 'no signal', attempts: 1 })
    expect(kept.run_at.getTime()).toBeGreaterThan(tried + 1_000)
    // An hour later it is still tried, an hour apart at most.
    await db
      .updateTable('jobs')
      .set({ attempts: 12, run_at: new Date(0) })
      .where('id', '=', kept.id)
      .execute()
    const again = await takeJob(db)
    expect(again).toMatchObject({ id: kept.id, attempts: 13 })
    if (again) await runJob(shop.services, { break: () => Promise.reject(new Error('no signal')) }, again)
    const late = await db.selectFrom('jobs').select('run_at').where('id', '=', kept.id).executeTakeFirstOrThrow()
    expect(late.run_at.getTime()).toBeLessThan(Date.now() + 3_700_000)
  })

  it('gives up at once what trying again does not help, for a person to look at', async () => {
    const { db } = shop.database
    await enqueue(db, 'hopeless', {})
    const job = await takeJob(db)
    if (job) await runJob(shop.services, { hopeless: () => Promise.reject(new GivenUp('554 no such letters')) }, job)
    const { attempts, last_error } = await db
      .selectFrom('jobs')
      .select(['attempts', 'last_error'])
      .where('kind', '=', 'hopeless')
      .executeTakeFirstOrThrow()
    expect({ attempts, last_error }).toEqual({ attempts: MOST_ATTEMPTS, last_error: '554 no such letters' })
  })

  it('lets letters that hang keep nothing else waiting', async () => {
    const { db } = shop.database
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const hanging = new Set<number>()
    let refunded = 0
    const stop = startJobs(shop.services, {
      mail: async (_, { id }) => {
        hanging.add(id)
        await answered
      },
      refund: async () => void refunded++,
    })
    for (let each = 0; each < 3; each++) await enqueue(db, 'mail', {})
    await expect.poll(() => hanging.size).toBe(3)
    await enqueue(db, 'refund', {})
    await expect.poll(() => refunded).toBe(1)
    answer()
    await stop()
    const { length } = await db
      .selectFrom('jobs')
      .select('id')
      .where('done_at', 'is', null)
      .where('kind', '=', 'mail')
      .execute()
    expect(length).toBe(0)
  })

  it('lets a kind of work that hangs keep no other waiting, and does no more of it at once than may be', async () => {
    const { db } = shop.database
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const hanging = new Set<number>()
    let done = 0
    const stop = startJobs(shop.services, {
      slow: async (_, { id }) => {
        hanging.add(id)
        await answered
        done++
      },
      quick: async () => void done++,
    })
    for (let each = 0; each < 5; each++) await enqueue(db, 'slow', {})
    await expect.poll(() => hanging.size).toBe(2)
    for (let each = 0; each < 5; each++) await enqueue(db, 'quick', {})
    await expect.poll(() => done).toBe(5)
    expect(hanging.size).toBe(2)
    answer()
    await expect.poll(() => done).toBe(10)
    await stop()
    const left = await sql`select from jobs where kind in ('slow', 'quick') and done_at is null`.execute(db)
    expect(left.rows).toEqual([])
  })

  it('takes no job twice that is under way, however long it takes, unless it hangs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { db } = shop.database
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    let begun = 0
    const stop = startJobs(shop.services, {
      long: async () => {
        begun++
        await answered
      },
    })
    await enqueue(db, 'long', {})
    await expect.poll(() => begun).toBe(1)
    // Who has every connection at once waited for all that was asked before.
    const allAnswered = async () => {
      const { pool } = shop.database
      const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
      all.forEach(each => each.release())
    }
    const runsOut = () => sql`update jobs set run_at = now() + interval '5s' where kind = 'long'`.execute(db)
    const lease = async () =>
      (
        await sql<{
          s: number
        }>`select extract(epoch from run_at - now())::int as s from jobs where kind = 'long'`.execute(db)
      ).rows[0]?.s
    await runsOut()
    vi.advanceTimersByTime(21_000)
    await expect.poll(lease).toBeGreaterThan(30)
    vi.advanceTimersByTime(600_000)
    await allAnswered()
    await runsOut()
    vi.advanceTimersByTime(21_000)
    await allAnswered()
    expect(await lease()).toBeLessThan(6)
    vi.useRealTimers()
    answer()
    await stop()
    expect(begun).toBe(1)
  })

  it('leaves a job to who took it last, whatever came of it before', async () => {
    const { db } = shop.database
    await enqueue(db, 'overtaken', {})
    const first = await takeJob(db, { kinds: ['overtaken'] })
    await sql`update jobs set run_at = now() where kind = 'overtaken'`.execute(db)
    const second = await takeJob(db, { kinds: ['overtaken'] })
    const row = () => db.selectFrom('jobs').selectAll().where('kind', '=', 'overtaken').executeTakeFirstOrThrow()
    const before = await row()
    if (first) await runJob(shop.services, { overtaken: () => Promise.reject(new Error('too late')) }, first)
    if (first) await runJob(shop.services, { overtaken: async () => {} }, first)
    expect(await row()).toEqual(before)
    if (second) await runJob(shop.services, { overtaken: async () => {} }, second)
    expect((await row()).done_at).toBeInstanceOf(Date)
    if (second) await runJob(shop.services, { overtaken: () => Promise.reject(new Error('too late')) }, second)
    expect((await row()).last_error).toBeNull()
  })

  it('notes many that are done, each as it was taken', async () => {
    const { db } = shop.database
    for (const _ of [1, 2, 3]) await enqueue(db, 'many', {})
    const jobs = [await takeJob(db, { kinds: ['many'] }), await takeJob(db, { kinds: ['many'] })].flatMap(
      job => job ?? [],
    )
    const [one, other] = jobs
    if (!one || !other) throw new Error('nothing was queued')
    const done = { jobs: [one, { ...other, attempts: 7 }], at: new Date() }
    const third = await takeJob(db, { kinds: ['many'], done })
    expect(jobs.map(({ id }) => id)).not.toContain(third?.id)
    const { rows } = await sql<{ id: number }>`select id from jobs where kind = 'many' and done_at is not null`.execute(
      db,
    )
    expect(rows).toEqual([{ id: one.id }])
    await markDone(db, { jobs: [other, ...(third ? [third] : [])], at: new Date() })
    const left = await sql`select from jobs where kind = 'many' and done_at is null`.execute(db)
    expect(left.rows).toEqual([])
  })

  it('leaves kinds that a newer version knows to it, and its tries as they were', async () => {
    const { db } = shop.database
    await enqueue(db, 'of-later', {})
    await enqueue(db, 'of-today', {})
    let done = 0
    const stop = startJobs(shop.services, { 'of-today': async () => void done++ })
    await expect.poll(() => done).toBe(1)
    await stop()
    const row = () => db.selectFrom('jobs').selectAll().where('kind', '=', 'of-later').executeTakeFirstOrThrow()
    expect(await row()).toMatchObject({ attempts: 0, last_error: null })
    expect((await row()).run_at.getTime(), 'taken by nobody').toBeLessThanOrEqual(Date.now())
    const job = await takeJob(db, { kinds: ['of-later'] })
    if (job) await runJob(shop.services, {}, job)
    expect(await row()).toMatchObject({ attempts: 0, last_error: null, done_at: null })
    expect((await row()).run_at.getTime()).toBeGreaterThan(Date.now() + 5_000)
  })

  it('names nobody in the log when a mail server refuses him', async () => {
    const { db } = shop.database
    await enqueue(db, 'refused', { to: 'robin@cairn.test' })
    const job = await takeJob(db)
    const refusal = new Error('550 5.1.1 <robin.hale+shop@mail.cairn.test>: no such user')
    if (job) await runJob(shop.services, { refused: () => Promise.reject(refusal) }, job)
    const said = shop.logged.join('\n')
    expect(said).toContain('550 5.1.1 <[address]>: no such user')
    expect(said).not.toContain('robin')
  })

  it('lets a slow routine come to its end, alone', async () => {
    let [started, ended, rounds] = [0, 0, 0]
    const { promise: longAfter, resolve: goOn } = Promise.withResolvers<void>()
    const slow = async () => {
      started++
      await longAfter
      ended++
    }
    const quick = async () => void rounds++
    const stop = startJobs(shop.services, {}, [
      { kind: 'slow', everyMs: 10, work: slow },
      { kind: 'quick', everyMs: 10, work: quick },
    ])
    await expect.poll(() => rounds).toBeGreaterThan(5)
    const stopping = stop()
    goOn()
    await stopping
    expect([started, ended]).toEqual([1, 1])
  })

  it('leaves all work to others where a process only answers, but for what it remembers itself', async () => {
    const { db } = shop.database
    const config = { ...shop.services.config, ROLE: 'web' as const }
    const done: string[] = []
    await enqueue(db, 'others-work', {})
    const stop = startJobs({ ...shop.services, config }, { 'others-work': async () => void done.push('job') }, [
      { kind: 'of the shop', everyMs: 10, work: async () => void done.push('shop') },
      { kind: 'of the process', everyMs: 10, work: async () => void done.push('process'), ofEachProcess: true },
    ])
    await expect.poll(() => done.length).toBeGreaterThan(5)
    await stop()
    expect(new Set(done)).toEqual(new Set(['process']))
    const { attempts } = await db
      .deleteFrom('jobs')
      .where('kind', '=', 'others-work')
      .returning('attempts')
      .executeTakeFirstOrThrow()
    expect(attempts).toBe(0)
  })

  it('queues work with the same unique key once', async () => {
    const { db } = shop.database
    for (let i = 0; i < 3; i++) await enqueue(db, 'once', {}, { uniqueKey: 'once:1' })
    const { length } = await db.selectFrom('jobs').select('id').where('kind', '=', 'once').execute()
    expect(length).toBe(1)
  })
})
