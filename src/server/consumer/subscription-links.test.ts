import { beforeAll, describe, expect, it } from 'vitest'
import { forgetUnconfirmed } from './subscription-links.service.ts'
import { linksTo, tokenIn } from '../testing/mailed-links.ts'
import { newcomer, newEmail, person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

const inGermany = { 'x-locale': 'de-de' }
const subscribe = (email: string, optin: boolean, headers: Record<string, string> = {}) =>
  shop.newVisitor(headers).call('consumer.createSubscription', {
    body: { consumerProfile: { consumerDetails: { email }, subscriptions: [{ channel: 'email', optin }] } },
  })
const follow = (path: string | undefined) =>
  shop.newVisitor().call('consumer.followSubscriptionLink', { body: { token: tokenIn(path) } })
const kept = (email: string) =>
  shop.database.db
    .selectFrom('subscriptions')
    .select(['optin', 'double_optin'])
    .where('recipient', '=', email)
    .executeTakeFirst()

describe('the newsletter of someone', () => {
  it('is ended by nobody without the link that is mailed to him', async () => {
    const email = newEmail()
    await subscribe(email, true)
    await subscribe(email, false)
    expect(await kept(email)).toMatchObject({ optin: true })
    expect(await follow((await linksTo(shop, email))['subscription-leave'])).toEqual({ subscribed: false })
    expect(await kept(email)).toMatchObject({ optin: false })
  })

  it('is not begun again by a stranger after he ended it', async () => {
    const robin = await person(shop, { newsletter: true })
    await robin.call('consumer.updateSubscription', {
      body: { consumerProfile: { consumerDetails: {}, subscriptions: [{ channel: 'email', optin: false }] } },
    })
    await subscribe(robin.email, true)
    await shop.newVisitor().call('consumer.createProfile', {
      body: {
        consumerProfile: {
          consumerDetails: { email: robin.email },
          subscriptions: [{ channel: 'email', optin: true }],
        },
      },
    })
    expect(await kept(robin.email)).toMatchObject({ optin: false })
    expect(await follow((await linksTo(shop, robin.email))['subscription-confirm'])).toEqual({ subscribed: true })
    expect(await kept(robin.email)).toMatchObject({ optin: true })
  })

  it('is not for an account that was made with his address and never confirmed', async () => {
    const email = newEmail()
    await subscribe(email, true)
    const visitor = await newcomer(shop, { email })
    await visitor.call('consumer.updateSubscription', {
      body: { consumerProfile: { consumerDetails: {}, subscriptions: [{ channel: 'email', optin: false }] } },
    })
    expect(await kept(email)).toMatchObject({ optin: true })
    const token = tokenIn((await linksTo(shop, email))['email-confirm'])
    await shop.newVisitor().call('consumer.confirmEmail', { body: { token } })
    expect((await visitor.call('consumer.profile')).consumerProfile.subscriptions).toMatchObject([
      { recipient: email, optin: true },
    ])
    await visitor.call('consumer.updateSubscription', {
      body: { consumerProfile: { consumerDetails: {}, subscriptions: [{ channel: 'email', optin: false }] } },
    })
    expect(await kept(email)).toMatchObject({ optin: false })
  })

  it('asks one address once a day, however often someone wants it to', async () => {
    const email = newEmail()
    for (let each = 0; each < 4; each++) await subscribe(email, true, inGermany)
    const { count } = await shop.database.db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('unique_key', 'like', `%${email}%`)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })
})

describe('in Europe', () => {
  it('a yes is remembered with both its moments, and a link that is older than a no says nothing', async () => {
    const email = newEmail()
    await subscribe(email, true, inGermany)
    const link = (await linksTo(shop, email))['subscription-confirm']
    shop.advance(60_000)
    await follow(link)
    const { optin_at, confirmed_at } = await shop.database.db
      .selectFrom('subscriptions')
      .select(['optin_at', 'confirmed_at'])
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect((confirmed_at?.getTime() ?? 0) - (optin_at?.getTime() ?? 0)).toBeGreaterThanOrEqual(60_000)
    await subscribe(email, false, inGermany)
    await follow((await linksTo(shop, email))['subscription-leave'])
    await expect(follow(link)).rejects.toMatchObject({ errorId: 'AUT402' })
    expect(await kept(email)).toMatchObject({ optin: false })
  })

  it('whoever never says the second yes is forgotten after thirty days, and his link is old after seven', async () => {
    const [email, other] = [newEmail(), newEmail()]
    await subscribe(email, true, inGermany)
    const link = (await linksTo(shop, email))['subscription-confirm']
    shop.advance(8 * 86_400_000)
    await expect(follow(link)).rejects.toMatchObject({ errorId: 'AUT402' })
    shop.advance(23 * 86_400_000)
    await subscribe(other, true, inGermany)
    await forgetUnconfirmed(shop.services, { id: 0, kind: '', payload: {}, attempts: 1 })
    expect([await kept(email), await kept(other)]).toEqual([undefined, { optin: true, double_optin: false }])
  })

  it('the newsletter waits for the second yes of a link', async () => {
    const email = newEmail()
    await subscribe(email, true, inGermany)
    expect(await kept(email)).toEqual({ optin: true, double_optin: false })
    const link = (await linksTo(shop, email))['subscription-confirm']
    expect(link).toMatch(/^\/de-de\/newsletter\/confirm\?token=/)
    await follow(link)
    await follow(link)
    expect(await kept(email)).toEqual({ optin: true, double_optin: true })
    await subscribe(email, true, inGermany)
    expect(await kept(email)).toEqual({ optin: true, double_optin: true })
  })

  it('someone whose address is confirmed has given it by then', async () => {
    const robin = await person(shop, {}, inGermany)
    await robin.call('consumer.updateSubscription', {
      body: { consumerProfile: { consumerDetails: {}, subscriptions: [{ channel: 'email', optin: true }] } },
    })
    expect(await kept(robin.email)).toEqual({ optin: true, double_optin: true })
  })

  it('a made-up link says nothing', async () => {
    await expect(follow('/de-de/newsletter/confirm?token=eyJhbGciOiJIUzI1NiJ9.e30.x')).rejects.toMatchObject({
      errorId: 'AUT402',
    })
  })
})
