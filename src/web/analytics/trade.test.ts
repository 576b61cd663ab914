import { beforeEach, expect, it, vi } from 'vitest'
import { Cart } from '#contract/cart/cart.entities.ts'
import { CartItem } from '#contract/cart/cart-item.entities.ts'
import { cartExample, cartItemExample } from '#contract/content/examples/cart.ts'
import { hearCartNews, type CartNews } from '#web/state/cart-news.ts'
import { followCart } from './follow-cart.ts'
import { pushTradeOnce, tellWaiting } from './trade-layer.ts'
import { tradeItem } from './trade-item.ts'

const consent = vi.hoisted(() => ({ given: true }))
vi.mock('./consent-state.ts', () => ({ allows: () => consent.given, mayPersonalise: () => consent.given }))

const item = CartItem.parse(cartItemExample)
const cart = (...items: (typeof item)[]) => ({ ...Cart.parse(cartExample), items })
const page = (pageType: string) =>
  vi.stubGlobal('document', {
    documentElement: { dataset: { pageType, tags: 'GTM-TEST01' } },
    querySelector: () => null,
  })
const open = (search = '') => vi.stubGlobal('window', { location: { search } })
const tellCartNews = (news: CartNews) => (window.cartNews ??= []).push(news)
const told = () => (window.dataLayer ?? []).flatMap(({ event }) => event ?? [])

beforeEach(() => {
  consent.given = true
  open()
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  page('PDP')
})

it('counts what was put into the cart and taken out, also what happened before anybody listened', () => {
  tellCartNews({ name: 'cart.addItem', body: { sku: item.sku, qty: 2 }, answer: cart({ ...item, qty: 3 }) })
  hearCartNews(followCart())
  tellCartNews({ name: 'cart.updateItem', body: { itemId: item.id, qty: 1 }, answer: cart({ ...item, qty: 1 }) })
  tellCartNews({ name: 'cart.read', body: undefined, answer: cart({ ...item, qty: 5 }) })
  tellCartNews({ name: 'cart.removeItem', body: { itemId: item.id }, answer: cart() })
  expect(window.dataLayer?.filter(({ event }) => event)).toMatchObject([
    { event: 'add_to_cart', ecommerce: { items: [{ item_variant: item.sku, quantity: 2 }] } },
    { event: 'remove_from_cart', ecommerce: { items: [{ quantity: 2 }] } },
    { event: 'remove_from_cart', ecommerce: { items: [{ quantity: 5 }] } },
  ])
  expect(window.dataLayer?.[0]).toEqual({ ecommerce: null })
})

it('counts what leaves the cart for later, and what comes back from there', () => {
  hearCartNews(followCart())
  tellCartNews({ name: 'cart.read', body: undefined, answer: cart({ ...item, qty: 2 }) })
  const saved = { items: [] }
  tellCartNews({ name: 'cart.saveForLater', body: { itemId: item.id }, answer: { cart: cart(), savedForLater: saved } })
  const back = { cart: cart({ ...item, id: 'itm_other', qty: 2 }), savedForLater: saved }
  tellCartNews({ name: 'cart.updateSavedForLater', body: { itemId: item.id }, answer: back })
  expect(window.dataLayer?.filter(({ event }) => event)).toMatchObject([
    { event: 'remove_from_cart', ecommerce: { items: [{ item_variant: item.sku, quantity: 2 }] } },
    { event: 'add_to_cart', ecommerce: { items: [{ item_variant: item.sku, quantity: 2 }] } },
  ])
})

it('keeps what payment pages say for the next page that has the tag manager, each once', () => {
  page('Checkout')
  for (let each = 0; each < 2; each++) pushTradeOnce('bsk_1', 'checkout_begin', {})
  pushTradeOnce('bsk_2', 'checkout_begin', {})
  expect(told()).toEqual(['begin_checkout', 'begin_checkout'])
  page('Order Confirmation')
  open()
  tellWaiting()
  tellWaiting()
  expect(told()).toEqual(['begin_checkout', 'begin_checkout'])
})

it('keeps what a page says whose address is a key', () => {
  page('Other')
  open('?locale=en-us&token=secret')
  pushTradeOnce('bsk_3', 'checkout_begin', {})
  page('PDP')
  open()
  tellWaiting()
  expect(told()).toEqual(['begin_checkout'])
})

it('says nothing without consent, and forgets what waited when it is taken back', () => {
  page('Checkout')
  pushTradeOnce('bsk_1', 'checkout_begin', {})
  consent.given = false
  expect(pushTradeOnce('bsk_1', 'checkout_shipping', {})).toBe(false)
  page('Order Confirmation')
  open()
  tellWaiting()
  consent.given = true
  tellWaiting()
  expect(told()).toEqual([])
})

it('tells the price of a piece after what was taken off its line', () => {
  const price = { current: 10_000, original: 12_000, amount: 20_000, rowTotal: 18_000 }
  expect(tradeItem({ ...item, qty: 2, price })).toMatchObject({ price: 90, discount: 10, quantity: 2 })
})
