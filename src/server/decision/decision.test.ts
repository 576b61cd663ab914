import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { decision, type DecisionEvent } from '#contract/decision/decision.ts'
import { SITES } from '#domain/sites/sites.ts'
import { product, type GivenSku } from '../testing/given.ts'
import { person, signInAs } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { DEMO_DATAFILE } from './datafile.ts'
import { forgetOldVisitors } from './decision.service.ts'
import { insertDemoExperiments } from './embedded-experimentation.ts'
import { variantsOf } from './experiments.ts'

const request = (name: string) => ({ eventType: 'DecisionRequest', requestId: 'r1', decisions: [name] }) as const
const params = { brand: 'cairn' }
describe('the decision engine', () => {
  let shop: TestShop
  let boot: GivenSku
  let sock: GivenSku
  let cap: GivenSku
  beforeAll(async () => {
    shop = await testShop()
    boot = await product(shop, { name: 'Boot' })
    sock = await product(shop, { name: 'Sock' })
    cap = await product(shop, { name: 'Cap' })
    await shop.database.pool.query('insert into style_affinities (style_id, other_id, weight) values ($1, $2, 9)', [
      boot.masterId,
      sock.masterId,
    ])
    const client = await shop.database.pool.connect()
    await insertDemoExperiments(client).finally(() => client.release())
  })
  // A visitor who is not in the control group of the decisions below.
  const monetateId = 'vis_test3'
  const decide = (events: readonly object[], visitor = shop.visitor) =>
    visitor.transport({
      name: 'decision.decide',
      method: 'POST',
      path: '/api/engine/v1/decide/cairn',
      headers: {},
      body: { channel: 'ECOMM', monetateId, events },
      raw: {},
    })

  it('puts first what others bought with what the visitor looks at', async () => {
    const { status, body } = await decide([
      { eventType: 'ProductDetailView', productId: boot.productId },
      request('pdp-together'),
    ])
    expect(status).toBe(200)
    const [first] = decision.decide.response.parse(body).responses[0]?.actions ?? []
    expect(first?.variant).toBe('1-affinity')
    expect(first?.items[0]).toMatchObject({ title: 'Sock', recToken: `pdp-together.${sock.masterId}` })
    expect(first?.items.map(({ title }) => title)).not.toContain('Boot')
  })

  it('remembers what was looked at, the last first', async () => {
    const look = { eventType: 'ProductDetailView', productId: cap.productId }
    expect((await decide([look, look])).status).toBe(200)
    const { body } = await decide([request('recently-viewed')])
    const [action] = decision.decide.response.parse(body).responses[0]?.actions ?? []
    expect(action?.items.map(({ title }) => title)).toEqual(['Cap', 'Boot'])
  })

  it('recommends what goes with the cart, and nothing of what is in it', async () => {
    const inCart = (...skus: string[]) => [{ eventType: 'Cart', skus }, request('cart-together')]
    const titles = async (...skus: string[]) => {
      const { body } = await decide(inCart(...skus), shop.newVisitor().visitor)
      const [action] = decision.decide.response.parse(body).responses[0]?.actions ?? []
      return action?.items.map(({ title }) => title)
    }
    expect((await titles(boot.sku))?.[0]).toBe('Sock')
    expect(await titles(boot.sku, sock.sku)).not.toContain('Sock')
  })

  it('knows someone who is signed in on every device, and takes nobody’s word for who it is', async () => {
    const ash = await person(shop)
    const phone = { ...ash, ...shop.newVisitor() }
    await signInAs(phone, ash.email)
    const ask = (call: typeof shop.call, monetateId: string, customerId: string, events: DecisionEvent[]) =>
      call('decision.decide', { params, body: { channel: 'MAPP', customerId, monetateId, events } })
    const look = { eventType: 'ProductDetailView', productId: cap.productId } as const
    const recently = { ...request('recently-viewed'), decisions: ['recently-viewed'], limit: 24 }
    const seen = async (call: typeof shop.call, monetateId: string) =>
      (await ask(call, monetateId, ash.consumerId, [recently])).responses[0]?.actions[0]?.items.map(
        ({ title }) => title,
      )
    await ask(ash.call, 'vis_desk', ash.consumerId, [look])
    expect(await seen(phone.call, 'vis_phone')).toEqual(['Cap'])
    expect(await seen(shop.newVisitor().call, 'vis_other')).toEqual([])
    const { rows } = await shop.database.pool.query(`select channel from decision_visitors where id = 'vis_desk'`)
    expect(rows).toEqual([{ channel: 'MAPP' }])
    expect(
      await ash.call('consumer.userData', { body: { consumerId: ash.consumerId, email: ash.email } }),
    ).toMatchObject({ data: { lookedAt: [{ productId: cap.masterId }] } })
  })

  it('forgets who has not come back for half a year, and what he looked at', async () => {
    const { pool } = shop.database
    await pool.query(
      `insert into decision_visitors (id, last_seen_at) values ('vis_gone', now() - interval '181 days'), ('vis_back', now())`,
    )
    await pool.query(`insert into viewed_styles (visitor_id, style_id) values ('vis_gone', $1), ('vis_back', $1)`, [
      boot.masterId,
    ])
    await forgetOldVisitors(shop.services)
    const { rows } = await pool.query(
      `select visitor_id from viewed_styles where visitor_id in ('vis_gone', 'vis_back')`,
    )
    expect(rows).toEqual([{ visitor_id: 'vis_back' }])
  })

  it('counts impressions and clicks by their tokens', async () => {
    const recTokens = [`home.${boot.masterId}`, `home.${sock.masterId}`]
    await decide([{ eventType: 'RecImpressions', recTokens: [`home.row.${cap.masterId}`, 'home.NO-SUCH-STYLE'] }])
    await decide([
      { eventType: 'RecImpressions', recTokens },
      { eventType: 'RecClicks', recTokens: recTokens.slice(0, 1) },
    ])
    const { rows } = await shop.database.pool.query(
      `select style_id, impressions, clicks from recommendation_counts where decision = 'home' order by clicks desc`,
    )
    expect(rows).toEqual([
      { style_id: boot.masterId, impressions: 1, clicks: 1 },
      { style_id: sock.masterId, impressions: 1, clicks: 0 },
    ])
    const dotted = await shop.database.pool.query(
      `select style_id from recommendation_counts where decision = 'home.row'`,
    )
    expect(dotted.rows).toEqual([{ style_id: cap.masterId }])
  })

  it('writes the visitor’s variants into a cookie for the next page', async () => {
    const { visitor } = shop.newVisitor()
    await decide([request('home')], visitor)
    const expected = variantsOf(DEMO_DATAFILE, monetateId)
    expect(decodeURIComponent(visitor.cookies.get('cairn_variants') ?? '')).toBe(
      expected.map(pair => pair.join(':')).join('.'),
    )
  })

  it('counts which variants were seen', async () => {
    const seen = { eventType: 'ExperimentImpression', experienceId: 'home-hero', variantId: '2-weather' }
    await decide([seen, seen, { ...seen, variantId: 'Baseline' }])
    await decide([
      { ...seen, variantId: '3-sun' },
      { ...seen, experienceId: 'made-up' },
    ])
    const { rows } = await shop.database.pool.query(
      'select variant_id, impressions from experiment_counts order by variant_id',
    )
    expect(rows).toEqual([
      { variant_id: '2-weather', impressions: 2 },
      { variant_id: 'Baseline', impressions: 1 },
    ])
  })

  it('splits visitors over the variants', () => {
    const variants = Array.from({ length: 400 }, (_, index) => variantsOf(DEMO_DATAFILE, `vis_${index}`)[0]?.[1])
    const weather = variants.filter(variant => variant === '2-weather').length
    expect(weather).toBeGreaterThan(150)
    expect(weather).toBeLessThan(250)
    expect(variants).not.toContain(undefined)
  })

  it('does nothing for visitors in Europe who did not agree to targeting', async () => {
    const { call, visitor } = shop.newVisitor({ 'x-locale': 'de-de' })
    const body = { channel: 'ECOMM', events: [{ ...request('home'), decisions: ['home'] }] }
    const refused = await call('decision.decide', { params, body })
    expect(refused.responses[0]?.actions).toEqual([])
    const asPreview = await visitor.fetch('/api/pre/engine/v1/decide/cairn', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-locale': 'de-de' },
      body: JSON.stringify(body),
    })
    expect((await asPreview.json()).responses[0].actions).toEqual([])
    visitor.cookies.set('consent', 'C0001.C0004')
    const agreed = await call('decision.decide', { params, body })
    expect(agreed.responses[0]?.actions).toHaveLength(1)
  })

  it('does nothing where the site has switched it off', async () => {
    const usual = SITES.GB.features
    Object.assign(SITES.GB, { features: { ...usual, testing: false } })
    onTestFinished(() => void Object.assign(SITES.GB, { features: usual }))
    const { call, visitor } = shop.newVisitor({ 'x-locale': 'en-gb' })
    visitor.cookies.set('consent', 'C0001.C0004')
    const body = { channel: 'ECOMM', events: [{ ...request('home'), decisions: ['home'] }] }
    expect((await call('decision.decide', { params, body })).responses[0]?.actions).toEqual([])
    Object.assign(SITES.GB, { features: usual })
    expect((await call('decision.decide', { params, body })).responses[0]?.actions).toHaveLength(1)
  })

  it('knows one brand only', async () => {
    const body = { channel: 'ECOMM', events: [{ ...request('home'), decisions: ['home'] }] }
    await expect(shop.call('decision.decide', { params: { brand: 'other' }, body })).rejects.toMatchObject({
      status: 404,
    })
  })
})
