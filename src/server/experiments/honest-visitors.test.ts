import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { PageVisit, Web } from '#contract/web.ts'
import { forgetMarksGiven, MOST_A_DAY } from '../decision/marks-given.ts'
import { createApp } from '../http/app.ts'
import { PageCache } from '../http/page-cache.ts'
import { mountPages } from '../http/pages.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { secondShop } from '../testing/second-shop.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { statementsOf } from '../testing/statements-of.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { pageWithTest, planOf, VARIANT } from '../testing/tested-page.ts'
import { decide, LOOK, variantIn, visits } from '../testing/tested-visitors.ts'
import { addUpExperiments } from './add-up.ts'

let shop: TestShop
let publisher: StaffMember

beforeAll(async () => {
  shop = await testShop({ RATE_LIMITS: 'true', TRUST_PROXY: 'true' })
  publisher = await staffMember(shop, 'publisher')
})

async function running(experimentId: string, more: object = {}): Promise<string> {
  const slug = await pageWithTest(shop, experimentId)
  const params = { experimentId }
  await publisher.call('experiments.save', { params, body: { plan: planOf(slug, more) } })
  await publisher.call('experiments.start', { params, body: { seen: 1 } })
  await shop.settled()
  return slug
}
async function stop(experimentId: string): Promise<void> {
  await publisher.call('experiments.stop', { params: { experimentId } })
  await shop.settled()
}
/** The same bytes, in another letter. */
const otherEnd = (id: string) => id.slice(0, -1) + ({ A: 'B', Q: 'R', g: 'h', w: 'x' }[id.at(-1) ?? ''] ?? 'A')
const from = (address: string) => shop.newVisitor({ 'x-forwarded-for': address })

describe('the visitors of a test', () => {
  it('have names that the shop gave them: who makes one up, or alters his, is served and in no test', async () => {
    await running('exp-names')
    const honest = await visits(shop, 'exp-names')
    expect(honest.visitorId).toMatch(/^vis_[0-9a-f]{24}\.[\w-]{22}$/)
    const made = [
      'vis_invented',
      honest.visitorId.replace(/^vis_./, start => (start === 'vis_0' ? 'vis_1' : 'vis_0')),
      otherEnd(honest.visitorId),
    ]
    for (const name of made) {
      const stranger = shop.newVisitor()
      expect((await decide(stranger, name, LOOK)).monetateId).toBe(name)
      expect(variantIn(stranger, 'exp-names')).toBeUndefined()
      await decide(stranger, name, {
        eventType: 'ExperimentImpression',
        experienceId: 'exp-names',
        variantId: VARIANT,
      })
    }
    const { rows } = await shop.database.pool.query(
      `select 1 from experiment_exposures where experiment_id = 'exp-names'`,
    )
    expect(rows).toHaveLength(1)
    await stop('exp-names')
  })

  it('are no more of one network in a day than a crowd would be, whichever process gives them their names', async () => {
    await running('exp-crowd')
    const second = inject('engine') === 'postgres' ? await secondShop(shop) : undefined
    const doors = [shop, second ?? shop]
    let asked = 0
    const come = async (address: string) => {
      const visitor = doors[asked++ % doors.length]?.newVisitor({ 'x-forwarded-for': address }) ?? from(address)
      const { monetateId } = await decide(visitor, undefined, LOOK)
      return { visitor, monetateId, isMeasured: variantIn(visitor, 'exp-crowd') !== undefined }
    }
    const comeAll = async (addresses: readonly string[]) => {
      const all = await Promise.all(addresses.map(come))
      return all.filter(({ isMeasured }) => isMeasured).length
    }
    const alike = (count: number, address: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => address(at))
    // Each of them another /64 of one host.
    expect(await comeAll(alike(MOST_A_DAY.host + 20, at => `2001:db8:7:${at.toString(16)}::1`))).toBe(MOST_A_DAY.host)
    const late = await come('2001:db8:7:abcd::2')
    expect(late.isMeasured).toBe(false)
    expect((await come('2001:db8:8::1')).isMeasured).toBe(true)
    expect(await comeAll(alike(MOST_A_DAY.host + 3, at => (at % 2 ? '::ffff:203.0.113.9' : '203.0.113.9')))).toBe(
      MOST_A_DAY.host,
    )

    const { pool } = shop.database
    const full = (most: number, narrower: number) =>
      pool.query('update visitor_marks_given set given = $1 where given > $2', [most, narrower])
    // One landlord's, then everybody's: whichever address comes next.
    await full(MOST_A_DAY.neighbours, MOST_A_DAY.host)
    expect((await come('2001:db8:9::1')).isMeasured).toBe(false)
    expect((await come('2001:db9::1')).isMeasured).toBe(true)
    await full(MOST_A_DAY.everybody, MOST_A_DAY.neighbours)
    expect((await come('198.51.100.1')).isMeasured).toBe(false)

    const { rows } = await pool.query('select network from visitor_marks_given')
    expect(JSON.stringify(rows)).not.toMatch(/2001|203\.0/)
    shop.advance(25 * 3_600_000)
    publisher = await staffMember(shop, 'publisher')
    // Who came too late once is measured when there is room.
    const { monetateId } = await decide(late.visitor, late.monetateId, LOOK)
    expect(monetateId).not.toBe(late.monetateId)
    expect(variantIn(late.visitor, 'exp-crowd')).toBeDefined()
    shop.advance(24 * 3_600_000)
    publisher = await staffMember(shop, 'publisher')
    await forgetMarksGiven(shop.services)
    const { rows: kept } = await pool.query('select distinct given from visitor_marks_given')
    expect(kept).toEqual([{ given: 1 }])
    await stop('exp-crowd')
    await second?.stop()
  })
})

describe('a first visit', () => {
  it.runIf(inject('engine') === 'postgres')(
    'is counted without making others wait for what is done for it',
    async () => {
      const { pool } = shop.database
      const counted = async () =>
        (await pool.query('select sum(given)::int as all from visitor_marks_given')).rows[0]?.all ?? 0
      const before = await counted()
      const busy = await pool.connect()
      await busy.query('begin; lock table decision_visitors in exclusive mode')
      const first = shop.newVisitor({ 'x-forwarded-for': '192.0.2.7', 'x-transaction-id': 'first-visit-of-somebody' })
      const answer = decide(first, undefined, LOOK)
      // A host, its neighbours and everybody: told to all others while the rest of the call still waits.
      await expect.poll(counted).toBe(before + 3)
      await busy.query('rollback')
      busy.release()
      const { monetateId } = await answer
      expect((await decide(first, undefined, LOOK)).monetateId).toBe(monetateId)
    },
  )

  it('asks the database the same once, however many decisions it wants', async () => {
    const visitor = shop.newVisitor()
    const { monetateId } = await decide(visitor, undefined, LOOK)
    const asks = (many: number) =>
      statementsOf(() =>
        decide(
          visitor,
          monetateId,
          ...Array.from({ length: many }, (_, at) => ({
            eventType: 'DecisionRequest' as const,
            requestId: `r${at}`,
            decisions: ['home-a', 'home-b', 'home-c'],
            limit: 4,
          })),
        ),
      )
    await asks(1)
    const one = await asks(1)
    expect(one.statements).toBeGreaterThan(0)
    expect((await asks(20)).statements).toBe(one.statements)
  })
})

describe('who takes his consent back', () => {
  it('leaves nothing behind, and nobody else can make him', async () => {
    await running('exp-left')
    const stays = await visits(shop, 'exp-left')
    const leaves = await visits(shop, 'exp-left')
    const left = async () => {
      const { rows } = await shop.database.pool.query(
        `select (select count(*) from experiment_exposures where experiment_id = 'exp-left')::int as tests,
          (select count(*) from decision_visitors where id = any($1))::int as visitors`,
        [[stays.visitorId, leaves.visitorId]],
      )
      return rows[0]
    }
    const withdrawn = { eventType: 'ConsentWithdrawn' } as const
    await decide(shop.newVisitor(), otherEnd(stays.visitorId), withdrawn)
    expect(await left()).toEqual({ tests: 2, visitors: 2 })
    await decide(leaves, leaves.visitorId, withdrawn)
    expect(await left()).toEqual({ tests: 1, visitors: 1 })
    await stop('exp-left')
  })
})

describe('a running test', () => {
  it('costs a kept page no statement, and a decision none more', async () => {
    const telling: Web = {
      sharedAddress: ({ pathname }) => pathname,
      answer: async ({ cookies }: PageVisit) => ({
        status: 200,
        body: [JSON.stringify(cookies)],
        type: 'text/html; charset=utf-8',
        tags: ['content:home'],
      }),
      answerFailure: async () => ({ status: 500, body: [], type: 'text/html', tags: [] }),
    }
    const visitor = shop.newVisitor()
    const { monetateId } = await decide(visitor, undefined, LOOK)
    const look = () => decide(visitor, monetateId, LOOK)
    const { statements } = await statementsOf(look)
    expect(statements).toBeGreaterThan(0)
    await running('exp-cost')
    await look()
    expect(variantIn(visitor, 'exp-cost')).toBeDefined()
    expect((await statementsOf(look)).statements).toBe(statements)

    const server = { services: shop.services, operations: new Map(), cache: new PageCache(shop.services.changes) }
    const app = createApp(shop.services, {
      operations: [],
      mounts: [mountPages({ ...server, web: async () => telling })],
    })
    const cookie = `cairn_variants=${visitor.visitor.cookies.get('cairn_variants')}`
    const ask = async () => app.request('/en-us', { headers: { cookie } })
    expect((await ask()).headers.get('x-page-cache')).toBe('miss')
    const kept = await statementsOf(ask)
    expect(kept.statements).toBe(0)
    expect(kept.result.headers.get('x-page-cache')).toBe('hit')
    await stop('exp-cost')
  })

  it('shows its baseline to everybody the moment it is stopped', async () => {
    const slug = await running('exp-gone')
    const shown = async () =>
      JSON.stringify(await shop.call('content.page', { params: { mode: 'live', siteId: 'US', page: slug } }))
    expect(await shown()).toContain('exp-gone-b')
    await stop('exp-gone')
    expect(await shown()).not.toContain('exp-gone-b')
    expect(await shown()).toContain('exp-gone-a')
  })
})

it('lets no single order decide in a shop that has few', async () => {
  await running('exp-huge', { metric: 'revenue', guardrails: [], sites: ['US'] })
  const { sku } = await given.product(shop, { prices: { US: 10_000 }, stock: 500 })
  const buyers = []
  for (let at = 0; at < 3; at++) {
    const buyer = await visits(shop, 'exp-huge')
    const cartId = await cartToOrder(buyer, { sku })
    buyers.push(await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } }))
    await runJobs(shop)
  }
  const { pool } = shop.database
  const [huge] = buyers
  await pool.query('update orders set total = 90000000 where number = $1', [huge?.orderNumber])
  await addUpExperiments(shop.services)
  const { results } = await publisher.call('experiments.read', { params: { experimentId: 'exp-huge' } })
  const { rows } = await pool.query(`select max(total) as usual from orders where total < 90000000`)
  expect(results.countsUpTo).toBe(Number(rows[0]?.usual) * 10)
  const spent = results.figures[0]?.arms.map(({ variantId, mean }) => {
    const visitors = results.arms.find(arm => arm.variantId === variantId)?.visitors ?? 0
    return mean * visitors
  })
  expect(spent?.reduce((all, each) => all + each, 0)).toBe(Number(rows[0]?.usual) * 12)
  await stop('exp-huge')
})
