import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { PASSWORD, person, signInAs } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { challengeOf } from './exchange.service.ts'
import { newSecret } from './ids.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://shop.test' })
})

describe('what a guest gathered', () => {
  it('is his when he signs in, once, however often the exchange is tried', async () => {
    const { sku, productId } = await given.product(shop, { stock: 20, maxQty: 4 })
    const { sku: other } = await given.product(shop, { stock: 20 })
    const { email } = await person(shop)
    const before = shop.newVisitor()
    await signInAs(before, email)
    await before.call('cart.createWithItem', { body: { items: [{ sku, qty: 3 }] } })
    const guest = shop.newVisitor()
    await guest.call('authentication.token', { body: { grantType: 'guest' } })
    const { id: basketId, items } = await guest.call('cart.createWithItem', {
      body: { items: [{ sku: other }, { sku, qty: 2 }] },
    })
    await guest.call('cart.saveForLater', { params: { basketId }, body: { itemId: items[0]?.id ?? '' } })
    await guest.call('wishlists.addFavorite', { body: { id: productId } })

    const codeVerifier = newSecret()
    const { authorizationCode } = await guest.call('authentication.signIn', {
      body: { username: email, password: PASSWORD, codeChallenge: challengeOf(codeVerifier) },
    })
    const body = { grantType: 'authorization_code', authorizationCode, codeVerifier } as const
    const exchange = () => guest.call('authentication.token', { body })
    const merged = (await exchange()).merged
    await expect(exchange()).rejects.toMatchObject({ errorId: 'AUT409', status: 409 })

    const cart = await guest.call('cart.read', { params: { basketId: 'current' } })
    const flash = [{ code: 'CartItemsMerged' }, { code: 'CartMergeShortened' }]
    expect(cart).toMatchObject({ totals: { totalUnits: 4 }, flash })
    const [favorites, saved] = [await guest.call('wishlists.favorites'), await guest.call('wishlists.savedForLater')]
    expect(favorites.total).toBe(1)
    expect(saved.items).toMatchObject([{ sku: other, qty: 1 }])
    const { favoriteId } = favorites
    expect(merged).toEqual({ basketId: cart.id, favoriteId, saveForLaterId: saved.saveForLaterId })
  })
})

describe('tokens', () => {
  it('are sent over https only where the shop is', async () => {
    const { visitor } = shop.newVisitor()
    const response = await visitor.fetch('/api/token/v2/auth/token', {
      method: 'POST',
      headers: { 'x-access-key': 'cairn-web', 'content-type': 'application/json' },
      body: '{}',
    })
    const lines = response.headers.getSetCookie()
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line).toMatch(/; Secure; SameSite=Lax/)
    expect(lines.map(line => line.split('=')[0])).toEqual(['__Host-cairn_access', '__Host-cairn_refresh', 'cairn_kind'])
  })

  it('count over https only under the name that no other host of the domain can set', async () => {
    const { call, visitor } = await person(shop)
    await call('consumer.profile')
    const planted = shop.newVisitor()
    planted.visitor.cookies.set('cairn_access', visitor.cookies.get('__Host-cairn_access') ?? '')
    await expect(planted.call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT432' })
  })

  it('without a signature, or of another purpose, are worth nothing', async () => {
    const { consumerId } = await person(shop)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = {
      sub: consumerId,
      kind: 'consumer',
      usid: 'usid_x',
      iss: 'cairn',
      aud: 'access',
      exp: 9_999_999_999,
    }
    const forged = `${part({ alg: 'none' })}.${part(claims)}.`
    const ask = (token: string) => shop.newVisitor({ authorization: `Bearer ${token}` }).call('consumer.profile')
    await expect(ask(forged)).rejects.toMatchObject({ errorId: 'AUT432' })
    const { refreshToken = '' } = await shop
      .newVisitor()
      .call('authentication.token', { body: { tokenDelivery: 'body' } })
    await expect(ask(refreshToken)).rejects.toMatchObject({ errorId: 'AUT432' })
  })

  it('are what counts: the cookie that tells the page cache a kind gives no rights', async () => {
    const { call, visitor } = shop.newVisitor()
    await call('authentication.token', { body: { grantType: 'guest' } })
    visitor.cookies.set('cairn_kind', 'consumer')
    await expect(call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT432' })
  })

  it('never come back from a visit someone prepared', async () => {
    const attacker = shop.newVisitor()
    await attacker.call('authentication.token', { body: { grantType: 'guest' } })
    const victim = shop.newVisitor()
    for (const [name, value] of attacker.visitor.cookies) victim.visitor.cookies.set(name, value)
    const { email } = await person(shop)
    await signInAs(victim, email)
    await expect(attacker.call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT432' })
    const renewed = await attacker.call('authentication.token', { body: { grantType: 'refresh_token' } })
    expect(renewed.isGuest).toBe(true)
  })
})

describe('a page of another site', () => {
  const headers = { 'x-access-key': 'cairn-web', 'content-type': 'application/json' }
  const body = JSON.stringify({ consumerProfile: { consumerDetails: { firstName: 'Mallory' } } })

  it('cannot act for someone who is signed in', async () => {
    const { visitor, call } = await person(shop)
    const put = (more: Record<string, string>) =>
      visitor.fetch('/api/consumers-v3/consumer', { method: 'PUT', headers: { ...headers, ...more }, body })
    for (const more of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.test' }, { origin: 'null' }])
      expect((await put(more)).status).toBe(401)
    for (const authorization of ['Basic x', 'Bearer x'])
      expect((await put({ authorization, 'sec-fetch-site': 'cross-site' })).status).toBe(401)
    expect((await call('consumer.profile')).consumerProfile.consumerDetails.firstName).toBe('Robin')
    expect((await put({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('cannot send a form that counts as JSON', async () => {
    const { visitor } = await person(shop)
    const response = await visitor.fetch('/api/consumers-v3/consumer', {
      method: 'PUT',
      headers: { 'x-access-key': 'cairn-web', 'content-type': 'text/plain' },
      body,
    })
    expect(response.status).toBe(415)
  })
})
