import { beforeAll, describe, expect, it } from 'vitest'
import { createRateLimits } from '../http/rate-limits.ts'
import { newId } from '../identity/ids.ts'
import * as given from '../testing/given.ts'
import { HOME } from '../testing/given-checkout.ts'
import { newEmail } from '../testing/people.ts'
import { solvedProof } from '../testing/solved-proof.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let productId: string
let reviewId: string
let sku: string

beforeAll(async () => {
  shop = await testShop({ CAPTCHA: 'true' })
  await given.store(shop, { id: 1001 })
  ;({ productId, sku } = await given.product(shop, { stock: 50, storeStock: { 1001: 50 } }))
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `insert into reviews (style_id, language, rating, title, body, nickname)
    select style_id, 'en', 5, 'Fine', 'Fine.', 'Ada' from colours where id = $1 returning id::text`,
    [productId],
  )
  reviewId = rows[0]?.id ?? ''
})

type Who = Pick<TestShop, 'call'>
const proof = async (action = 'visitor') => ({ recaptcha_response: await solvedProof(shop.visitor, action) })
const vote = ({ call }: Who, more: object = {}) =>
  call('products.voteReview', { params: { productId, reviewId }, body: { vote: 'up', ...more } })
const refused = { status: 403, code: 'CAPTCHA_FAILED', details: { action: 'visitor' } }

describe('a guest', () => {
  it('who did no bot check yet is told so for information; a check that fails is a warning', async () => {
    const guest = given.guest(shop)
    const logged = async (more: object) => {
      const before = shop.logged.length
      await expect(vote(guest, more)).rejects.toMatchObject(refused)
      return shop.logged.slice(before).map(line => JSON.parse(line))
    }
    expect(await logged({})).toMatchObject([{ level: 'info', reason: 'CAPTCHA_FAILED' }])
    expect(await logged(await proof('review'))).toMatchObject([{ level: 'warn', securityEvent: 'bot-check-refused' }])
  })

  it('proves once to be a person, and counts as one from then on', async () => {
    const guest = given.guest(shop)
    await expect(vote(guest)).rejects.toMatchObject(refused)
    expect((await vote(guest, await proof())).votes.up).toBe(1)
    expect((await vote(guest)).votes.up).toBe(1)
    const fresh = given.guest(shop, { 'user-agent': 'another browser' })
    await expect(vote(fresh)).rejects.toMatchObject(refused)
    await expect(vote(fresh, await proof('review'))).rejects.toMatchObject(refused)
  })

  it('uses a proof once, and no two guests share it', async () => {
    const shared = await proof()
    await vote(given.guest(shop), shared)
    await expect(vote(given.guest(shop), shared)).rejects.toMatchObject(refused)
  })

  it('reports, hands in pictures and puts them aside only as a person', async () => {
    const guest = given.guest(shop)
    const flag = guest.call('products.flagReview', { params: { productId, reviewId }, body: { reason: 'other' } })
    await expect(flag).rejects.toMatchObject(refused)
    await expect(guest.call('social.createUser', { body: { nickname: 'walker' } })).rejects.toMatchObject(refused)
    const report = guest.call('social.reportMedia', { params: { mediaId: 'med_1' }, body: { reason: 'other' } })
    await expect(report).rejects.toMatchObject(refused)
    const body = { picture: 'aaaa', alt: 'x', termsAccepted: true } as const
    await expect(guest.call('social.addMedia', { params: { userId: 'usr_1' }, body })).rejects.toMatchObject(refused)
  })

  it('holds stock only as a person', async () => {
    const guest = given.guest(shop)
    const { id: basketId } = await guest.call('cart.createWithItem', { body: { items: [{ sku }] } })
    await guest.call('cart.setShippingAddress', { params: { basketId }, body: { ...HOME, useAsBilling: true } })
    const prepare = (more: object = {}) => guest.call('cart.prepareOrder', { headers: {}, body: { basketId, ...more } })
    await expect(prepare()).rejects.toMatchObject(refused)
    const contact = { firstName: 'Robin', lastName: 'Hale', email: 'member@cairn.test' }
    const reserve = guest.call('cart.reserveWithItem', { body: { sku, storeId: '1001', contact } })
    await expect(reserve).rejects.toMatchObject(refused)
    expect((await prepare(await proof())).holdExpiresAt).toBeDefined()
    await prepare()
    await guest.call('cart.reserveWithItem', { body: { sku, storeId: '1001', contact, basketId } })
  })
})

describe('whoever is known already', () => {
  it('brings no proof: an account, an associate', async () => {
    for (const known of [given.signedIn(shop, newId('con')), given.associate(shop)])
      expect((await vote(known)).votes.up).toBeGreaterThan(0)
  })

  it('counts once per account, however many visits it has', async () => {
    const robin = newId('con')
    const { votes } = await vote(given.signedIn(shop, robin))
    expect((await vote(given.signedIn(shop, robin))).votes).toEqual(votes)
  })
})

describe('who looks up accounts', () => {
  it('passes the bot check once he asked often, or asks no more', async () => {
    const unlimited = shop.services.rateLimits
    Object.assign(shop.services, { rateLimits: createRateLimits({ enabled: true }) })
    const guest = given.guest(shop)
    const lookup = (headers: object = {}) => guest.call('consumer.lookup', { query: { email: newEmail() }, headers })
    for (let times = 0; times < 5; times++) expect(await lookup()).toEqual({ exists: false })
    await expect(lookup()).rejects.toMatchObject(refused)
    const { recaptcha_response } = await proof()
    expect(await lookup({ 'x-visitor-proof': recaptcha_response })).toEqual({ exists: false })
    await lookup()
    Object.assign(shop.services, { rateLimits: unlimited })
  })
})
