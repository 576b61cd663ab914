import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { challengeOf, grantCode } from './exchange.service.ts'
import { newSecret } from './ids.ts'
import { openShop } from '../http/request-context.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
  await shop.database.db
    .insertInto('consumers')
    .values({ id: 'con_robin', email: 'robin@cairn.test', site: 'US', locale: 'en-us' })
    .execute()
})

/** A code as sign-in gives it, with its verifier. */
async function code() {
  const codeVerifier = newSecret()
  const context = await openShop(shop.services, { request: new Request('http://shop.test/'), address: 'local' })
  return { authorizationCode: await grantCode(context, 'con_robin', challengeOf(codeVerifier)), codeVerifier }
}

const body = { tokenDelivery: 'body' } as const
const guestToken = () => shop.newVisitor().call('authentication.token', { body: { grantType: 'guest', ...body } })
const refreshWith = (refreshToken: string | undefined) =>
  shop
    .newVisitor()
    .call('authentication.token', { body: { grantType: 'refresh_token', refreshToken: refreshToken ?? '-', ...body } })

describe('guest tokens', () => {
  it('go into cookies that scripts cannot read, beside one that says a guest is here', async () => {
    const { visitor } = shop.newVisitor()
    const response = await visitor.fetch('/api/token/v2/auth/token', {
      method: 'POST',
      headers: { 'x-access-key': 'cairn-web', 'content-type': 'application/json' },
      body: '{"grantType":"guest"}',
    })
    expect(await response.json()).toMatchObject({ isGuest: true, expiresIn: 1800, refreshExpiresIn: 2_592_000 })
    expect([...visitor.cookies.keys()].sort()).toEqual(['cairn_access', 'cairn_kind', 'cairn_refresh'])
    for (const line of response.headers.getSetCookie())
      expect(line).toMatch(
        line.startsWith('cairn_kind=guest') ? /^((?!HttpOnly).)*SameSite=Lax/ : /HttpOnly.*SameSite=Lax/,
      )
  })

  it('stay the same person in one browser', async () => {
    const { call } = shop.newVisitor()
    const first = await call('authentication.token', { body: { grantType: 'guest' } })
    const second = await call('authentication.token', { body: { grantType: 'guest' } })
    expect([second.customerId, second.usid]).toEqual([first.customerId, first.usid])
    expect(await call('authentication.token', { body: { grantType: 'refresh_token' } })).toMatchObject({
      usid: first.usid,
    })
    expect(await call('authentication.token', { body: { grantType: 'guest' } })).toMatchObject({ usid: first.usid })
    expect(await call('authentication.token', { body: { grantType: 'refresh_token' } })).toMatchObject({
      usid: first.usid,
    })
  })

  it('are given without a grant type, as the specification shows', async () => {
    expect(await shop.newVisitor().call('authentication.token', { body: {} })).toMatchObject({ isGuest: true })
  })
})

describe('refresh tokens', () => {
  it('rotate, and an old one shown again ends the visit', async () => {
    const first = await guestToken()
    const second = await refreshWith(first.refreshToken)
    expect(second).toMatchObject({ customerId: first.customerId, usid: first.usid })
    expect(second.refreshToken).not.toBe(first.refreshToken)
    shop.advance(3000)
    await expect(refreshWith(first.refreshToken)).rejects.toMatchObject({ errorId: 'AUT438', status: 401 })
    await expect(refreshWith(second.refreshToken)).rejects.toMatchObject({ errorId: 'AUT438' })
  })

  it('shown by two tabs at once are told apart from a theft', async () => {
    const first = await guestToken()
    const answers = await Promise.allSettled([refreshWith(first.refreshToken), refreshWith(first.refreshToken)])
    const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
    const [won] = answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(refused).toMatchObject([{ errorId: 'AUT409', status: 409 }])
    shop.advance(2500)
    expect(await refreshWith(won?.refreshToken)).toMatchObject({ usid: first.usid })
  })

  it('that are forged or expired are refused', async () => {
    const { refreshToken, accessToken } = await guestToken()
    await expect(refreshWith('rt_forged')).rejects.toMatchObject({ errorId: 'AUT438' })
    await expect(refreshWith(accessToken)).rejects.toMatchObject({ errorId: 'AUT438' })
    shop.advance(31 * 86_400_000)
    await expect(refreshWith(refreshToken)).rejects.toMatchObject({ errorId: 'AUT438' })
  })
})

describe('a browser whose access token ran out', () => {
  const HALF_HOUR = 31 * 60_000
  /** Someone signed in, and what his browser holds. */
  async function signedIn() {
    const { call, visitor } = shop.newVisitor()
    await call('authentication.token', { body: { grantType: 'authorization_code', ...(await code()) } })
    const look = () => call('consumer.profile')
    const token = () => visitor.cookies.get('cairn_refresh') ?? ''
    /** A browser that shows another refresh token, and no access token. */
    const shows = (refresh: string) => {
      const other = shop.newVisitor()
      other.visitor.cookies.set('cairn_refresh', refresh)
      return () => other.call('consumer.profile')
    }
    return { look, token, shows, visitor }
  }

  it('goes on, with a refresh token that is new too', async () => {
    const { look, token } = await signedIn()
    const first = token()
    shop.advance(HALF_HOUR)
    await look()
    expect(token()).not.toBe(first)
    shop.advance(HALF_HOUR)
    await expect(look()).resolves.toBeTruthy()
  })

  it('ends with its visit when a token it replaced is shown again', async () => {
    const { look, token, shows } = await signedIn()
    const stolen = token()
    shop.advance(HALF_HOUR)
    await look()
    shop.advance(HALF_HOUR)
    await look()
    const before = await shop.services.metrics.render()
    await expect(shows(stolen)()).rejects.toMatchObject({ errorId: 'AUT432' })
    await expect(look()).rejects.toMatchObject({ errorId: 'AUT432' })
    const { text } = await shop.services.metrics.render()
    const reused = (metrics: string) => Number(/event="token-reused"\} (\d+)/.exec(metrics)?.[1])
    expect(reused(text)).toBe(reused(before.text) + 1)
  })

  it('finds out when a thief was quicker', async () => {
    const { look, token, shows } = await signedIn()
    const thief = shows(token())
    shop.advance(HALF_HOUR)
    await look()
    shop.advance(60_000)
    // The answer to its owner may have been lost, so the thief gets in; the owner's next visit ends both.
    await expect(thief()).resolves.toBeTruthy()
    shop.advance(HALF_HOUR)
    await expect(look()).rejects.toMatchObject({ errorId: 'AUT432' })
    await expect(thief()).rejects.toMatchObject({ errorId: 'AUT432' })
  })

  it('goes on after an answer that was lost, however often', async () => {
    const { look, token, visitor } = await signedIn()
    const first = token()
    for (let lost = 0; lost < 3; lost++) {
      shop.advance(HALF_HOUR)
      await look()
      visitor.cookies.set('cairn_refresh', first)
      visitor.cookies.delete('cairn_access')
    }
    shop.advance(HALF_HOUR)
    await expect(look()).resolves.toBeTruthy()
  })

  it('may ask with many tabs at once', async () => {
    const { look, token, shows } = await signedIn()
    const tabs = Array.from({ length: 5 }, () => shows(token()))
    shop.advance(HALF_HOUR)
    await Promise.all(tabs.map(tab => tab()))
    await expect(look()).resolves.toBeTruthy()
  })

  it('is asked to sign in 90 days after it did, however often it came', async () => {
    const { look } = await signedIn()
    for (let day = 0; day < 89; day += 10) {
      shop.advance(10 * 86_400_000)
      if (day < 80) await look()
    }
    await expect(look()).rejects.toMatchObject({ errorId: 'AUT432' })
  })
})

describe('a guest who signs out', () => {
  it('ends the visit for whoever has a copy of the tokens', async () => {
    const { call, visitor } = shop.newVisitor()
    await call('authentication.token', { body: { grantType: 'guest' } })
    await call('cart.create', { body: {} })
    const copy = shop.newVisitor()
    for (const [name, value] of visitor.cookies) copy.visitor.cookies.set(name, value)
    await copy.call('cart.read', { params: { basketId: 'current' } })
    await call('authentication.signOut', { body: {} })
    await expect(copy.call('cart.read', { params: { basketId: 'current' } })).rejects.toMatchObject({ status: 401 })
    copy.visitor.cookies.delete('cairn_access')
    await expect(copy.call('cart.read', { params: { basketId: 'current' } })).rejects.toMatchObject({ status: 401 })
  })

  it('ends what was made of a copy too', async () => {
    const guest = await guestToken()
    const bearer = { authorization: `Bearer ${guest.accessToken}` }
    const copy = shop.newVisitor(bearer)
    await copy.call('authentication.token', { body: { grantType: 'guest' } })
    await shop.newVisitor(bearer).call('authentication.signOut', { body: {} })
    const thief = shop.newVisitor()
    for (const [name, value] of copy.visitor.cookies) thief.visitor.cookies.set(name, value)
    await expect(thief.call('authentication.token', { body: { grantType: 'refresh_token' } })).rejects.toMatchObject({
      errorId: 'AUT438',
    })
    const anew = await thief.call('authentication.token', { body: { grantType: 'guest' } })
    expect(anew.customerId).not.toBe(guest.customerId)
  })

  it('ends it also with an access token alone', async () => {
    const guest = await guestToken()
    const { call } = shop.newVisitor({ authorization: `Bearer ${guest.accessToken}` })
    await call('authentication.signOut', { body: {} })
    await expect(refreshWith(guest.refreshToken)).rejects.toMatchObject({ errorId: 'AUT438' })
  })
})

describe('authorization codes', () => {
  it('become a visit of the consumer, new for everyone, once', async () => {
    const { call, visitor } = shop.newVisitor()
    const guest = await call('authentication.token', { body: { grantType: 'guest' } })
    const fixed = visitor.cookies.get('cairn_refresh')
    const granted = await code()
    const signedIn = await call('authentication.token', { body: { grantType: 'authorization_code', ...granted } })
    expect(signedIn).toMatchObject({
      customerId: 'con_robin',
      isGuest: false,
      isEmployee: false,
      refreshExpiresIn: 7_776_000,
    })
    expect(signedIn.usid).not.toBe(guest.usid)
    expect(visitor.cookies.get('cairn_refresh')).not.toBe(fixed)
    expect(visitor.cookies.get('cairn_kind')).toBe('consumer')
    await expect(
      call('authentication.token', { body: { grantType: 'authorization_code', ...granted } }),
    ).rejects.toMatchObject({
      errorId: 'AUT409',
      status: 409,
    })
  })

  it('are exchanged in the form of the specification, without a grant type', async () => {
    expect(await shop.newVisitor().call('authentication.token', { body: await code() })).toMatchObject({
      customerId: 'con_robin',
    })
  })

  it('become tokens that end when their access token alone signs out', async () => {
    const exchange = async () =>
      shop
        .newVisitor()
        .call('authentication.token', { body: { grantType: 'authorization_code', ...(await code()), ...body } })
    const [here, elsewhere] = [await exchange(), await exchange()]
    const { call } = shop.newVisitor({ authorization: `Bearer ${here.accessToken}` })
    await expect(call('consumer.profile')).resolves.toBeTruthy()
    await call('authentication.signOut', { body: {} })
    await expect(call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT432' })
    await expect(refreshWith(here.refreshToken)).rejects.toMatchObject({ errorId: 'AUT438' })
    await expect(refreshWith(elsewhere.refreshToken)).resolves.toBeTruthy()
  })

  it('are refused late, unknown, or with the verifier of another', async () => {
    const { call } = shop.newVisitor()
    const exchange = (granted: Awaited<ReturnType<typeof code>>) =>
      call('authentication.token', { body: { grantType: 'authorization_code', ...granted } })
    const granted = await code()
    await expect(exchange({ ...granted, codeVerifier: newSecret() })).rejects.toMatchObject({
      errorId: 'AUT437',
      status: 401,
    })
    await expect(exchange({ ...granted, authorizationCode: 'unknown' })).rejects.toMatchObject({ errorId: 'AUT437' })
    const late = await code()
    shop.advance(61_000)
    await expect(exchange(late)).rejects.toMatchObject({ errorId: 'AUT437' })
  })

  it('are used up by a wrong verifier', async () => {
    const { call } = shop.newVisitor()
    const granted = await code()
    const exchange = (codeVerifier: string) =>
      call('authentication.token', { body: { grantType: 'authorization_code', ...granted, codeVerifier } })
    await expect(exchange(newSecret())).rejects.toMatchObject({ errorId: 'AUT437' })
    await expect(exchange(granted.codeVerifier)).rejects.toMatchObject({ errorId: 'AUT409' })
  })
})
