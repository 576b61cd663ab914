import type { z } from 'zod'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CartItem } from '#contract/cart/cart-item.entities.ts'
import { Cart } from '#contract/cart/cart.entities.ts'
import { CreateCartWithItem } from '#contract/cart/cart.requests.ts'
import { cartExample, cartItemExample } from '#contract/content/examples/cart.ts'
import { $toasts } from '#web/toasts/toast-state.ts'
import { $cart, $cartProblem, refreshCart, removeItem } from './cart-state.ts'

const MESSAGE = 'This cart belonged to another visit. We start a fresh one.'
const FRESH = { id: 'bsk_fresh', revision: 1, items: [], totals: { totalUnits: 0 } }

/** What happened, in its order. */
let happened: string[]

const json = (body: object, status = 200) => Response.json(body, { status })
const refused = (errorId: string, name: string, status: number) =>
  json({ errorDetails: [{ errorId, name, message: 'Not yours.' }], appId: 'cairn', correlationId: 'abc' }, status)

beforeEach(() => {
  happened = []
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', {
    cookie: 'cairn_kind=guest',
    documentElement: { dataset: { locale: 'en-us' } },
    querySelectorAll: () => [],
  })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: (key: string, value: string) => key === 'login' && happened.push(`keeps ${value}`),
  })
  vi.stubGlobal('location', { reload: () => happened.push('reload') })
  $toasts.listen(toasts => happened.push(`says ${toasts.at(-1)?.text}`))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  $toasts.off()
  $toasts.set([])
  $cart.set(undefined)
})

const answering = (create: () => Response, refusal = refused('AUT498', 'INVALID_CUSTOMER', 401)) =>
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    happened.push(`${method} ${path}`)
    if (path.endsWith('/token')) return json({ expiresIn: 900 })
    return path === '/api/cart/v1/cart' ? create() : refusal.clone()
  })

const afterTheCall = () => happened.slice(happened.findLastIndex(each => each.startsWith('DELETE')) + 1)

it('clears the cart of another customer, begins a new one, says so, and reloads after four seconds', async () => {
  answering(() => json(FRESH))
  expect(await removeItem('itm_1')).toBe(false)
  const steps = ['keeps {"kind":"guest","cartCount":0}', 'POST /api/cart/v1/cart', `says ${MESSAGE}`]
  expect(afterTheCall()).toEqual(steps)
  expect($cart.get()).toEqual(FRESH)
  expect($cartProblem.get()?.code).toBe('INVALID_CUSTOMER')
  await vi.advanceTimersByTimeAsync(3_999)
  expect(afterTheCall()).toEqual(steps)
  await vi.advanceTimersByTimeAsync(1)
  expect(afterTheCall()).toEqual([...steps, 'reload'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(happened.filter(each => each === 'reload')).toHaveLength(1)
})

it('says so and reloads also when a new cart cannot be had', async () => {
  answering(() => refused('GEN500', 'GENERAL', 500))
  expect(await removeItem('itm_1')).toBe(false)
  expect(afterTheCall()).toContain(`says ${MESSAGE}`)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(happened).toContain('reload')
})

const known = CartItem.parse(cartItemExample)
const item = (sku: string, selected: 'standard' | 'me' = 'standard') => ({
  ...known,
  id: `itm_${sku}`,
  sku,
  shippingOptions: { ...known.shippingOptions, selected },
})
const lost = (...items: ReturnType<typeof item>[]) => ({ ...Cart.parse(cartExample), items })

/** Refuses a new cart as long as something in it cannot be had, as the shop does: what is gone first. */
function makingAnew(refusal: (items: z.output<typeof CreateCartWithItem>['items']) => Response | undefined) {
  const tries: string[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/token')) return json({ expiresIn: 900 })
    if (path === '/api/cart/v1/cart') return json(FRESH)
    if (path !== '/api/cart/v1/cartWithItem')
      return tries.length === 0 ? refused('BSK404', 'CART_NOT_FOUND', 404) : json(FRESH)
    const { items } = CreateCartWithItem.parse(JSON.parse(String(body)))
    tries.push(items.map(({ sku, shippingOption }) => `${sku} ${shippingOption}`).join(', '))
    return refusal(items) ?? json(FRESH)
  })
  return tries
}

const unavailable = (skus: string[], errorId = 'INV405', name = 'ITEMS_UNAVAILABLE') =>
  json({ errorDetails: [{ errorId, name, message: '', skus }], appId: 'cairn', correlationId: 'abc' }, 409)

it('leaves out of a new cart what is gone and then what is sold out', async () => {
  $cart.set(lost(item('GONE'), item('OUT'), item('HERE')))
  const tries = makingAnew(items => {
    const gone = ['GONE', 'OUT'].find(sku => items.some(one => one.sku === sku))
    return gone ? unavailable([gone]) : undefined
  })
  expect(await removeItem('itm_HERE')).toBe(true)
  expect(tries).toEqual(['GONE standard, OUT standard, HERE standard', 'OUT standard, HERE standard', 'HERE standard'])
})

it('sends the usual way what can no longer be sent as it was', async () => {
  $cart.set(lost(item('FAST', 'me'), item('HERE')))
  const tries = makingAnew(items =>
    items.some(({ shippingOption }) => shippingOption === 'me')
      ? unavailable(['FAST'], 'INV406', 'ITEMS_OOS')
      : undefined,
  )
  expect(await removeItem('itm_HERE')).toBe(true)
  expect(tries).toEqual(['FAST me, HERE standard', 'FAST standard, HERE standard'])
})

it('loses nothing to a shop that cannot answer now', async () => {
  $cart.set(lost(item('ONE'), item('TWO')))
  makingAnew(() => refused('GEN500', 'GENERAL', 500))
  expect(await removeItem('itm_ONE')).toBe(false)
  expect($cart.get()?.items).toHaveLength(2)
})

it('tells a cart that nobody can read from one that is not there', async () => {
  document.cookie = 'cairn_kind=guest; cairn_cart=1'
  const asking = async (answer: () => Response) => {
    $cartProblem.set(undefined)
    vi.stubGlobal('fetch', async (path: string) => (path.endsWith('/token') ? json({ expiresIn: 900 }) : answer()))
    await refreshCart()
    return $cartProblem.get()?.code
  }
  expect(await asking(() => refused('BSK404', 'CART_NOT_FOUND', 404))).toBeUndefined()
  expect(await asking(() => refused('GEN500', 'GENERAL', 500))).toBe('GENERAL')
  const unreachable = () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await asking(unreachable)).toBe('unsent')
})

it('makes a lost cart anew and tries once more, not twice', async () => {
  answering(() => json(FRESH), refused('BSK404', 'CART_NOT_FOUND', 404))
  expect(await removeItem('itm_1')).toBe(false)
  const asked = happened.filter(each => /^(DELETE|POST)/.test(each)).map(each => each.split(' ')[0])
  expect(asked).toEqual(['DELETE', 'POST', 'DELETE'])
  expect($cartProblem.get()?.code).toBe('CART_NOT_FOUND')
})

it('shows nothing more of a cart that was bought in another tab', async () => {
  $cart.set(Cart.parse({ ...cartExample, items: [CartItem.parse(cartItemExample)] }))
  answering(() => json(FRESH), refused('BSK404', 'CART_NOT_FOUND', 404))
  await refreshCart()
  expect($cart.get()?.items).toEqual([])
  expect(happened.at(-1)).toBe('keeps {"kind":"guest","cartCount":0}')
})
