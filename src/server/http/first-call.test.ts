import { beforeAll, describe, expect, it } from 'vitest'
import { NEW_GUEST, NEW_SESSION } from '#contract/browser-transport.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import { KIND_COOKIE } from '#domain/sites/cookies.ts'
import { ACCESS_LIFE_S } from '../identity/tokens.ts'
import { product } from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let sku: string
beforeAll(async () => {
  shop = await testShop()
  ;({ sku } = await product(shop, { stock: 5 }))
})

const add = (visitor: TestShop['visitor'], item: object, headers: Record<string, string> = {}) =>
  visitor.fetch('/api/cart/v1/item', {
    method: 'POST',
    headers: { 'x-access-key': 'cairn-web', 'content-type': 'application/json', [NEW_GUEST]: 'new', ...headers },
    body: JSON.stringify({ basketId: CURRENT_CART, qty: 1, ...item }),
  })

describe('the first call of a stranger’s browser', () => {
  it('makes him a guest on its way, who keeps what it made', async () => {
    const { call, visitor } = shop.newVisitor()
    const added = await add(visitor, { sku })
    expect(added.status).toBe(200)
    expect(JSON.parse(added.headers.get(NEW_SESSION) ?? '')).toMatchObject({ isGuest: true, expiresIn: ACCESS_LIFE_S })
    expect(visitor.cookies.get(KIND_COOKIE)).toBe('guest')
    const again = await add(visitor, { sku })
    expect(again.headers.get(NEW_SESSION)).toBeNull()
    const { items } = await call('cart.read', { params: { basketId: CURRENT_CART } })
    expect(items).toMatchObject([{ sku, qty: 2 }])
  })

  it('leaves him a stranger when it is refused, or when he says that he has a token', async () => {
    const { visitor } = shop.newVisitor()
    expect((await add(visitor, { sku: 'nothing' })).status).toBeGreaterThanOrEqual(400)
    expect((await add(visitor, { sku }, { authorization: 'Bearer made-up' })).status).toBe(401)
    expect(visitor.cookies.size).toBe(0)
  })

  it('is refused when another site’s page sends it', async () => {
    const { visitor } = shop.newVisitor()
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect((await add(visitor, { sku }, headers)).status).toBe(401)
    expect(visitor.cookies.size).toBe(0)
  })
})
