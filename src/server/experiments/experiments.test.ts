import { beforeAll, describe, expect, it } from 'vitest'
import { READING_DAYS } from '#domain/experiments/metrics.ts'
import { cartToOrder, HOME, type Buyer } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { newEmail, person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { simulateVisitors } from '../testing/simulated-visitors.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { decide, LOOK, variantIn, visits as seesTest } from '../testing/tested-visitors.ts'
import { pageWithTest, planOf, VARIANT } from '../testing/tested-page.ts'
import { addUpExperiments } from './add-up.ts'

const DAY_MS = 86_400_000

let shop: TestShop
let owner: StaffMember
let publisher: StaffMember
let german: StaffMember
let sku: string

const save = (who: StaffMember, experimentId: string, plan: ReturnType<typeof planOf>, seen?: number) =>
  who.call('experiments.save', { params: { experimentId }, body: { plan, ...(seen !== undefined && { seen }) } })
const start = (who: StaffMember, experimentId: string, seen = 1) =>
  who.call('experiments.start', { params: { experimentId }, body: { seen } })
const read = (who: StaffMember, experimentId: string) => who.call('experiments.read', { params: { experimentId } })
async function stop(experimentId: string) {
  const stopped = await publisher.call('experiments.stop', { params: { experimentId } })
  await shop.settled()
  return stopped
}

async function running(experimentId: string, more: object = {}): Promise<string> {
  const slug = await pageWithTest(shop, experimentId)
  await save(publisher, experimentId, planOf(slug, more))
  await start(publisher, experimentId)
  await shop.settled()
  return slug
}

const visits = (id: string, buyer?: Buyer) => seesTest(shop, id, buyer)
async function buys(buyer: Buyer, email = newEmail()): Promise<string> {
  const cartId = await cartToOrder(buyer, { sku, address: { ...HOME, recipientContactEmail: email } })
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return orderNumber
}
const exposures = async (id: string) =>
  (await shop.database.pool.query('select * from experiment_exposures where experiment_id = $1', [id])).rows
const addUp = () => addUpExperiments(shop.services)

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  publisher = await staffMember(shop, 'publisher')
  german = await staffMember(shop, 'publisher', ['DE'])
  ;({ sku } = await given.product(shop, { prices: { US: 10_000, DE: 9000 }, stock: 500 }))
})

describe('an experiment', () => {
  it('starts as it was seen, once its page shows all of it, and its plan stays', async () => {
    const slug = await pageWithTest(shop, 'exp-other')
    expect(await save(publisher, 'exp-plan', planOf(slug))).toMatchObject({ state: 'draft', revision: 1 })
    await expect(start(publisher, 'exp-plan')).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const shown = await pageWithTest(shop, 'exp-plan')
    expect(await save(publisher, 'exp-plan', planOf(shown), 1)).toMatchObject({ revision: 2 })
    await expect(save(publisher, 'exp-plan', planOf(shown), 1)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await expect(start(publisher, 'exp-plan', 1)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const started = await start(publisher, 'exp-plan', 2)
    expect(started).toMatchObject({ state: 'running', results: { verdict: 'too-early', visitors: 0 } })
    expect(started.planned).toBeGreaterThan(10_000)
    await expect(save(publisher, 'exp-plan', planOf(shown, { baseline: 0.5 }), 2)).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    await stop('exp-plan')
    const { rows } = await owner.call('history.list', { query: { objectType: 'experiment', objectId: 'exp-plan' } })
    expect(rows.map(({ call }) => call)).toEqual(['stop', 'start', 'save', 'save'].map(name => `experiments.${name}`))
  })

  it('is planned, seen and ended only by who may on all of its sites', async () => {
    const slug = await pageWithTest(shop, 'exp-sites')
    await expect(save(german, 'exp-sites', planOf(slug))).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await expect(save(german, 'exp-sites', planOf(slug, { sites: ['US'] }))).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
    await save(german, 'exp-sites', planOf(slug, { sites: ['DE'] }))
    const american = await staffKey(shop, owner, {
      permissions: ['experiments.read', 'experiments.write', 'orders.read'],
      sites: ['US'],
    })
    const of = { params: { experimentId: 'exp-sites' } }
    for (const refused of [
      () => american('experiments.read', of),
      () => american('experiments.start', { ...of, body: { seen: 1 } }),
      () => american('experiments.end', { ...of, body: { winner: 'Baseline' } }),
      () => american('experiments.remove', of),
      () => american('experiments.orders', { ...of, query: { variantId: VARIANT } }),
      () => american('experiments.save', { ...of, body: { plan: planOf(slug, { sites: ['US'] }), seen: 1 } }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    expect((await american('experiments.list')).experiments.map(({ id }) => id)).not.toContain('exp-sites')
    await expect(
      save(publisher, 'exp-money', planOf(slug, { metric: 'revenue', sites: ['US', 'DE'] })),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await german.call('experiments.remove', of)).toEqual({ success: true })
  })

  it('counts its audience before it starts, and keeps to it', async () => {
    const member = await person(shop)
    await decide(member, undefined, LOOK)
    await decide(shop.newVisitor(), undefined, LOOK)
    const asked = { metric: 'carts', smallestEffect: 0.1, baseline: 0.1 } as const
    const counted = async (segments: ('loggedin' | 'cart-empty' | 'loggedout')[]) =>
      (await publisher.call('experiments.estimate', { body: { ...asked, segments } })).visitorsAWeek
    const [all, members, guests] = [await counted([]), await counted(['loggedin']), await counted(['loggedout'])]
    expect(members).toBe(1)
    expect(guests).toBeGreaterThan(0)
    expect(all).toBe(members + guests)
    expect(await counted(['loggedin', 'loggedout'])).toBe(0)
    await running('exp-members', { segments: ['loggedin', 'cart-empty'] })
    const guest = shop.newVisitor()
    await decide(guest, undefined, LOOK)
    expect(variantIn(guest, 'exp-members')).toBeUndefined()
    await visits('exp-members', member)
    expect(await exposures('exp-members')).toHaveLength(1)
    await stop('exp-members')
  })

  it('keeps what agreed visitors saw first by keys of its own, and says who crossed over', async () => {
    await running('exp-seen', { sites: ['DE'] })
    const american = shop.newVisitor()
    await decide(american, undefined, LOOK)
    expect(variantIn(american, 'exp-seen')).toBeUndefined()
    const silent = shop.newVisitor({ 'x-locale': 'de-de' })
    await decide(silent, undefined, {
      eventType: 'ExperimentImpression',
      experienceId: 'exp-seen',
      variantId: VARIANT,
    })
    expect(await exposures('exp-seen')).toEqual([])
    expect(silent.visitor.cookies.has('cairn_measured')).toBe(false)

    const agreed = shop.newVisitor({ 'x-locale': 'de-de' })
    agreed.visitor.cookies.set('consent', 'C0001.C0004')
    const { variantId, visitorId } = await visits('exp-seen', agreed)
    const [row] = await exposures('exp-seen')
    expect(row).toMatchObject({ variant_id: variantId, crossed: false })
    expect(JSON.stringify(row)).not.toContain(visitorId)
    const other = variantId === VARIANT ? 'Baseline' : VARIANT
    const seen = (id: string) =>
      ({ eventType: 'ExperimentImpression', experienceId: 'exp-seen', variantId: id }) as const
    await decide(agreed, visitorId, seen('2-made-up'), { eventType: 'ExperimentClick', experienceId: 'exp-seen' })
    await decide(agreed, visitorId, seen(other))
    expect(await exposures('exp-seen')).toMatchObject([{ variant_id: variantId, crossed: true, clicked: true }])
    await addUp()
    expect((await read(publisher, 'exp-seen')).results).toMatchObject({ visitors: 0, crossed: 1 })
    await stop('exp-seen')
  })
})

describe('results', () => {
  it('count carts and orders of who saw it, whose orders can be listed by who may read orders', async () => {
    await running('exp-orders', { metric: 'revenue', guardrails: ['orders', 'carts', 'refunds'], sites: ['US'] })
    await buys(given.guest(shop))
    const buyer = await visits('exp-orders')
    const number = await buys(buyer)
    const declined = await visits('exp-orders')
    await declined.call('cart.createWithItem', { body: { items: [{ sku, qty: 1 }] } })
    await addUp()
    await addUp()
    const { results } = await read(publisher, 'exp-orders')
    expect(results).toMatchObject({ visitors: 2, verdict: 'too-early', currency: 'USD' })
    const figure = (metric: string) => results.figures.find(each => each.metric === metric)
    const bought = figure('revenue')?.arms.filter(({ converted }) => converted > 0)
    expect(bought?.map(({ variantId }) => variantId)).toEqual([buyer.variantId])
    expect(bought?.[0]?.mean).toBeGreaterThan(5000)
    expect(figure('carts')?.arms.reduce((all, { converted }) => all + converted, 0)).toBe(2)

    const of = { params: { experimentId: 'exp-orders' }, query: { variantId: buyer.variantId } }
    const { orders } = await owner.call('experiments.orders', of)
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([number])
    await expect(publisher.call('experiments.orders', of)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    // Nobody's purchase fails because it cannot be measured.
    const { pool } = shop.database
    await pool.query('alter table experiment_orders rename to experiment_orders_away')
    const unmeasured = await buys(await visits('exp-orders')).catch(() => 'failed')
    await pool.query('alter table experiment_orders_away rename to experiment_orders')
    expect(unmeasured).toMatch(/^CRN-/)
    await stop('exp-orders')
  })

  it('say which is better, by how much and how sure; nothing of two that are the same, nor of arms that are lopsided', async () => {
    const simulated = async (id: string, baseline: { visitors: number; carts: number }, variant: typeof baseline) => {
      await running(id)
      const arms = { Baseline: baseline, [VARIANT]: variant }
      await simulateVisitors(shop.database.db, { experimentId: id, arms, day: shop.services.clock(), seed: id })
      return (await stop(id)).results
    }
    const same = { visitors: 8000, carts: 0.1 }
    const better = await simulated('exp-better', same, { visitors: 8000, carts: 0.13 })
    expect(better).toMatchObject({ verdict: 'better', best: VARIANT, visitors: 16_000 })
    const lift = better.figures[0]?.arms[1]?.lift
    expect(lift?.low).toBeGreaterThan(0.1)
    expect(lift?.lift).toBeCloseTo(0.3)
    expect(better.days).toMatchObject([{ visitors: 16_000, lifts: [{ variantId: VARIANT, ...lift }] }])
    expect((await simulated('exp-same', same, same)).verdict).toBe('too-early')
    await running('exp-mixed', { metric: 'clicks', guardrails: ['carts'] })
    const arms = { Baseline: { ...same, clicks: 0.1 }, [VARIANT]: { visitors: 8000, carts: 0, clicks: 0.2 } }
    await simulateVisitors(shop.database.db, { experimentId: 'exp-mixed', arms, day: shop.services.clock(), seed: 'm' })
    const { results: mixed } = await stop('exp-mixed')
    expect(mixed).toMatchObject({ verdict: 'mixed', about: VARIANT })
    expect(mixed.best).toBeUndefined()
    const lopsided = await simulated('exp-lopsided', same, { visitors: 9000, carts: 0.13 })
    expect(lopsided).toMatchObject({ verdict: 'broken', mismatched: true })
    expect(lopsided.best).toBeUndefined()
    // As many are left to read in both arms: the marks gave out others.
    await running('exp-crossed', { metric: 'carts', guardrails: [] })
    const more = { Baseline: same, [VARIANT]: { visitors: 9000, carts: 0.13 } }
    await simulateVisitors(shop.database.db, {
      experimentId: 'exp-crossed',
      arms: more,
      day: shop.services.clock(),
      seed: 'crossed',
    })
    await shop.database.pool.query(
      `update experiment_exposures set crossed = true where ctid in (select ctid from experiment_exposures
        where experiment_id = 'exp-crossed' and variant_id = $1 limit 1000)`,
      [VARIANT],
    )
    const { results: crossed } = await stop('exp-crossed')
    expect(crossed).toMatchObject({ verdict: 'broken', mismatched: true, visitors: 16_000, crossed: 1000 })
    expect((await simulated('exp-few', { visitors: 50, carts: 0.1 }, { visitors: 50, carts: 0.9 })).verdict).toBe(
      'too-early',
    )
  })
})

describe('who saw a test', () => {
  it('leaves nothing behind when he erases his data, with an account or without', async () => {
    await running('exp-erased', { sites: ['US'] })
    const member = await person(shop)
    await visits('exp-erased', member)
    const guestEmail = newEmail()
    await buys(await visits('exp-erased'), guestEmail)
    await visits('exp-erased')
    expect(await exposures('exp-erased')).toHaveLength(3)
    const { consumerId, email } = member
    expect(await member.call('consumer.userData', { body: { consumerId, email } })).toMatchObject({
      data: { experiments: [{ experiment: 'exp-erased' }] },
    })
    await owner.call('customers.erase', { params: { id: consumerId }, body: { email, reason: 'asked' } })
    expect(await exposures('exp-erased')).toHaveLength(2)
    await owner.call('customers.eraseGuest', { body: { email: guestEmail, reason: 'asked' } })
    expect(await exposures('exp-erased')).toHaveLength(1)
    await addUp()
    await stop('exp-erased')
  })
})

describe('the end', () => {
  const bodyOf = async (slug: string) => {
    const { layers } = await owner.call('content.read', { params: { slug } })
    return JSON.stringify(layers.find(({ scope }) => scope === 'any'))
  }

  it('publishes the winner in the place of the test, or throws the variants away in the working copy', async () => {
    const slug = await running('exp-won')
    const end = (who: StaffMember, experimentId: string, winner: string, publish: boolean) =>
      who.call('experiments.end', { params: { experimentId }, body: { winner, publish } })
    await expect(end(publisher, 'exp-won', '3-c', true)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await end(publisher, 'exp-won', VARIANT, true)).toMatchObject({ state: 'ended', winner: VARIANT })
    const { layers } = await owner.call('content.read', { params: { slug } })
    expect(JSON.stringify(layers[0]?.live)).toContain('exp-won-b')
    expect(JSON.stringify(layers[0]?.live)).not.toContain('exp-won-a')

    const thrown = await running('exp-thrown')
    expect(await end(publisher, 'exp-thrown', 'Baseline', false)).toMatchObject({ state: 'ended' })
    const copy = await bodyOf(thrown)
    expect(copy).toContain('"revision":1')
    await expect(end(publisher, 'exp-thrown', 'Baseline', false)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
  })
})

describe('a test that has been read', () => {
  it('is forgotten when the test has been read, and nobody can tell any more who it was; the sums stay', async () => {
    await running('exp-read')
    await visits('exp-read')
    await stop('exp-read')
    await addUp()
    expect(await exposures('exp-read')).toHaveLength(1)
    shop.advance(READING_DAYS * DAY_MS + 1)
    await addUp()
    expect(await exposures('exp-read')).toEqual([])
    const { rows } = await shop.database.pool.query(`select salt from experiments where id = 'exp-read'`)
    expect(rows).toEqual([{ salt: null }])
    expect((await read(await staffMember(shop, 'publisher'), 'exp-read')).results.visitors).toBe(1)
  })
})
