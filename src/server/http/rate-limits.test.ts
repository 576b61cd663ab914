import { describe, expect, inject, it, vi } from 'vitest'
import { operations } from '../handlers.ts'
import { createLog } from '../log.ts'
import { secondShop } from '../testing/second-shop.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testShop } from '../testing/test-shop.ts'
import { whenOver } from '../testing/when-over.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { createRateLimits, EVERYTHING, limitOf, MINUTE_MS, MOST_COUNTED, type RateLimits } from './rate-limits.ts'
import { sharedCountsIn } from './shared-counts.ts'

const LIMIT = { name: 'sign-in', perMinute: 10 }

describe('rate limits', () => {
  it('remember who asks too often, however many others ask meanwhile', () => {
    const limits = createRateLimits({ enabled: true })
    for (let asked = 0; asked < 10; asked++) void limits.take(LIMIT, '192.0.2.1', 0)
    expect(() => limits.take(LIMIT, '192.0.2.1', 0)).toThrow('Too many requests')
    for (let stranger = 0; stranger < MOST_COUNTED + 1000; stranger++) {
      void limits.take(LIMIT, `10.${stranger >> 16}.${(stranger >> 8) & 255}.${stranger & 255}`, 0)
      if (stranger % 10_000 === 0) expect(() => limits.take(LIMIT, '192.0.2.1', 0)).toThrow('Too many requests')
    }
    expect(() => limits.take(LIMIT, '192.0.2.1', 0)).toThrow('Too many requests')
  })

  it('forget a minute after the first', () => {
    const limits = createRateLimits({ enabled: true })
    for (let asked = 0; asked < 10; asked++) void limits.take(LIMIT, '192.0.2.1', asked * 1000)
    expect(limits.allows(LIMIT, '192.0.2.1', MINUTE_MS - 1)).toBe(false)
    expect(limits.allows(LIMIT, '192.0.2.1', MINUTE_MS)).toBe(true)
  })

  it('know an IPv4 address again that a socket of both families tells', () => {
    const limits = createRateLimits({ enabled: true })
    for (let asked = 0; asked < 10; asked++) void limits.take(LIMIT, '::ffff:192.0.2.1', 0)
    expect(limits.allows(LIMIT, '192.0.2.1', 0)).toBe(false)
    expect(limits.allows(LIMIT, '192.0.2.2', 0)).toBe(true)
  })

  it('ask nobody about what is answered from memory', () => {
    const shared = operations.filter(({ endpoint }) => endpoint.shared)
    expect(shared.length).toBeGreaterThan(0)
    expect(shared.map(limitOf).filter(limit => limit !== EVERYTHING)).toEqual([])
  })
})

describe.runIf(inject('engine') === 'postgres')('rate limits of several processes', () => {
  /** As many processes on one database, each with a connection of its own. */
  async function processes(count: number) {
    const { url = '', pool } = await testDatabase()
    const limits = await Promise.all(
      Array.from({ length: count }, async () => {
        const database = await openDatabase({ url })
        whenOver(() => database.close())
        return limitsOn(database)
      }),
    )
    return { limits, pool }
  }

  const limitsOn = ({ aside }: Database, logged: string[] = []) => {
    const log = createLog('warn', line => void logged.push(line))
    return createRateLimits({ enabled: true, shared: aside && sharedCountsIn(aside, MINUTE_MS, log), secret: 's' })
  }

  type Asked = { times: number; limit?: typeof LIMIT; now?: number; who?: string }

  /** How many of them are let through when all ask each process as often at once. */
  async function passing(limits: RateLimits[], { times, limit = LIMIT, now = 0, who = '192.0.2.1' }: Asked) {
    const asked = limits.flatMap(each => Array.from({ length: times }, () => each.allows(limit, who, now)))
    return (await Promise.all(asked)).filter(Boolean).length
  }

  it.each([5, 10, 20, 30, 49])('of %i a minute exactly so many pass, whichever process is asked', async perMinute => {
    const { limits } = await processes(4)
    const limit = { name: 'exact', perMinute }
    expect(await passing(limits, { times: perMinute, limit })).toBe(perMinute)
    expect(await passing(limits, { times: perMinute, limit, now: MINUTE_MS - 1 })).toBe(0)
    expect(await passing(limits, { times: perMinute, limit, now: MINUTE_MS })).toBe(perMinute)
  })

  it('each name and each address has a count of its own', async () => {
    const { limits } = await processes(2)
    expect(await passing(limits, { times: 10 })).toBe(10)
    expect(await passing(limits, { times: 10, who: '192.0.2.2' })).toBe(10)
    expect(await passing(limits, { times: 10, limit: { name: 'other', perMinute: 10 } })).toBe(10)
  })

  it.each([60, 300, 600])('of %i a minute no more than a tenth too many pass, and none too few', async perMinute => {
    const { limits } = await processes(4)
    const passed = await passing(limits, { times: perMinute, limit: { name: 'large', perMinute } })
    expect(passed).toBeGreaterThanOrEqual(perMinute)
    expect(passed).toBeLessThanOrEqual(perMinute * 1.1)
  })

  it('whoever asks one after another, of each process in turn, is refused as soon', async () => {
    const { limits } = await processes(4)
    let passed = 0
    for (let asked = 0; asked < 900; asked++)
      if (await limits[asked % 4]?.allows(EVERYTHING, '192.0.2.1', asked * 10)) passed++
    expect(passed).toBeGreaterThanOrEqual(600)
    expect(passed).toBeLessThanOrEqual(660)
  })

  it('large ones cost a statement for many requests, and none for the first few', async () => {
    const { aside } = await testDatabase()
    const statements = aside && vi.spyOn(aside.getExecutor(), 'executeQuery')
    const log = createLog('silent')
    const shared = aside && sharedCountsIn(aside, MINUTE_MS, log)
    const limits = createRateLimits({ enabled: true, shared, secret: 's' })
    for (let visitor = 0; visitor < 500; visitor++)
      await passing([limits], { times: 5, limit: EVERYTHING, who: `v${visitor}` })
    expect(statements).not.toHaveBeenCalled()
    for (let round = 0; round < 20; round++)
      for (let visitor = 0; visitor < 100; visitor++)
        await passing([limits], { times: 1, limit: EVERYTHING, who: `v${visitor}` })
    expect(statements?.mock.calls.length).toBeLessThan(100)
  })

  it('nobody can read an address back', async () => {
    const { limits, pool } = await processes(1)
    await passing(limits, { times: 1, who: '192.0.2.77' })
    const { rows } = await pool.query<{ name: string }>('select name from taken_counts')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.name).not.toContain('192.0.2.77')
  })

  it('without the database each process counts for itself, and says so', async () => {
    const database = await testDatabase()
    const logged: string[] = []
    const limits = limitsOn(database, logged)
    expect(await passing([limits], { times: 4 })).toBe(4)
    await database.close()
    expect(await passing([limits], { times: 20 })).toBe(6)
    expect(await passing([limits], { times: 20 })).toBe(0)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('counted by this process alone')
  })

  it('passwords are guessed as slowly at four processes as at one', async () => {
    const shop = await testShop({ RATE_LIMITS: 'true' })
    const others = await Promise.all([secondShop(shop), secondShop(shop), secondShop(shop)])
    const doors = [shop, ...others].map(each => each.newVisitor().call)
    const body = { username: 'nobody@cairn.test', password: 'wrong-1234', codeChallenge: 'x'.repeat(43) }
    const tries = doors.flatMap(call =>
      Array.from({ length: 10 }, () => call('authentication.signIn', { body }).catch((error: unknown) => error)),
    )
    const refused = expect.objectContaining({ code: 'RATE_LIMITED', status: 429 })
    const answers = await Promise.all(tries)
    expect(answers.filter(answer => !refused.asymmetricMatch(answer))).toHaveLength(10)
  })
})
