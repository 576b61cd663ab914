import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { PASSWORD, newEmail, person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { challengeOf } from './exchange.service.ts'
import { newSecret } from './ids.ts'

let shop: TestShop
let productId: string
const sku = 'GUEST-9'

beforeAll(async () => {
  shop = await testShop()
  productId = (await given.product(shop, { sku, stock: 50 })).productId
})

/** A guest with a cart and favorites, and the exchange that makes a new consumer of him. */
async function arriving() {
  const email = newEmail()
  await person(shop, { email })
  const { call } = shop.newVisitor()
  await call('authentication.token', { body: {} })
  const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku }] } })
  const { favoriteId } = await call('wishlists.addFavorite', { body: { id: productId } })
  const codeVerifier = newSecret()
  const { authorizationCode } = await call('authentication.signIn', {
    body: { username: email, password: PASSWORD, codeChallenge: challengeOf(codeVerifier) },
  })
  const exchange = (more: { guestObjects?: object; action?: 'merge' | 'leave' }) =>
    call('authentication.token', { body: { authorizationCode, codeVerifier, ...more } })
  const holds = async () => ({
    favorites: (await call('wishlists.favorites')).total,
    units: await call('cart.read', { params: { basketId: 'current' } }).then(
      cart => cart.totals.totalUnits,
      () => 0,
    ),
  })
  return { basketId, favoriteId, exchange, holds }
}

describe('an exchange', () => {
  it('merges all a guest had, and tells where it is now', async () => {
    const { basketId, favoriteId, exchange, holds } = await arriving()
    expect((await exchange({})).merged).toEqual({ basketId, favoriteId })
    expect(await holds()).toEqual({ favorites: 1, units: 1 })
  })

  it('merges only what it names', async () => {
    const { favoriteId, exchange, holds } = await arriving()
    expect((await exchange({ guestObjects: { favoriteId } })).merged).toEqual({ favoriteId })
    expect(await holds()).toEqual({ favorites: 1, units: 0 })
  })

  it('passes over what belongs to someone else', async () => {
    const [other, { exchange, holds }] = [await arriving(), await arriving()]
    const { basketId, favoriteId } = other
    expect((await exchange({ guestObjects: { basketId, favoriteId } })).merged).toBeUndefined()
    expect(await holds()).toEqual({ favorites: 0, units: 0 })
    expect(await other.holds()).toEqual({ favorites: 1, units: 1 })
  })

  it('leaves everything where it is when it is told to', async () => {
    const { exchange, holds } = await arriving()
    expect((await exchange({ action: 'leave' })).merged).toBeUndefined()
    expect(await holds()).toEqual({ favorites: 0, units: 0 })
  })
})
