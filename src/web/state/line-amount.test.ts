import { expect, it } from 'vitest'
import { CartItem } from '#contract/cart/cart-item.entities.ts'
import { cartItemExample } from '#contract/content/examples/cart.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n } from '#web/i18n/i18n.tsx'
import { lineAmount } from './line-amount.ts'

const item = CartItem.parse(cartItemExample)
const i18n = createI18n('en-us', catalogues.en)
const amountOf = (change: Partial<CartItem>) => lineAmount(i18n, { ...item, ...change }, 'USD')
const price = { current: 12_000, original: 12_000, amount: 12_000, rowTotal: 12_000 }

it('is what the line comes to', () => expect(amountOf({ price })).toBe('$120.00'))

it('of 0 reads free, whether a gift or paid for by a program', () => {
  expect(amountOf({ price: { ...price, rowTotal: 0 } })).toBe('Free')
  expect(amountOf({ bonus: true, price: { current: 0, original: 0, amount: 0, rowTotal: 0 } })).toBe('Free')
})

it('is none of what is not sold any more', () => {
  expect(amountOf({ price: { current: 0, original: 0, amount: 0, rowTotal: 0 } })).toBe('')
})
