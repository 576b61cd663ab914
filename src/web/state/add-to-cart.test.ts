import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NEW_GUEST } from '#contract/browser-transport.ts'
import { CallError } from '#contract/client.ts'
import { $cart, $cartProblem, $saving, addToCart } from './cart-state.ts'

const json = (body: object, status = 200) => Response.json(body, { status })
const soldOut = {
  errorDetails: [{ errorId: 'INV406', name: 'ITEMS_OOS', message: '', skus: ['OUT'] }],
  appId: 'cairn',
  correlationId: 'abc',
}

/** What was sent: the piece, its cart, and whether a new guest sent it. */
let sent: string[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { dataset: { locale: 'en-us' } },
    querySelectorAll: () => [],
  })
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem: () => {} })
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit) => {
    const { basketId, sku } = JSON.parse(String(body))
    const isNew = new Headers(headers).has(NEW_GUEST)
    sent.push(`${path} ${basketId} ${sku}${isNew ? ' by a new guest' : ''}`)
    document.cookie = 'cairn_kind=guest'
    if (sku === 'OUT') return json(soldOut, 409)
    return json({ id: 'bsk_1', revision: sent.length, items: [], totals: { totalUnits: sent.length } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  $cart.set(undefined)
  $cartProblem.set(undefined)
})

it('needs neither a cart nor a guest: the first piece makes both', async () => {
  await addToCart([{ sku: 'ONE' }, { sku: 'TWO' }])
  expect(sent).toEqual(['/api/cart/v1/item current ONE by a new guest', '/api/cart/v1/item current TWO'])
  expect($cart.get()?.totals.totalUnits).toBe(2)
})

it('throws a refusal to whoever asked, and knows what went in before it', async () => {
  const refusal = await addToCart([{ sku: 'ONE' }, { sku: 'OUT' }]).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CallError)
  expect($cart.get()?.totals.totalUnits).toBe(1)
  expect($cartProblem.get()).toBeUndefined()
  expect($saving.get()).toBe(0)
})

it('ends what the cart said before', async () => {
  $cartProblem.set({ code: 'CART_NOT_FOUND', details: {}, about: 'cart' })
  await addToCart([{ sku: 'ONE' }])
  expect($cartProblem.get()).toBeUndefined()
})
