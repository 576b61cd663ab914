import { describe, expect, it } from 'vitest'
import { calls } from '#contract/contract.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n } from '#web/i18n/i18n.tsx'
import { refusalText } from './checkout-text.ts'

/** What the pages of the checkout write with. */
const WRITES = new Set([
  'cart.setShippingAddress',
  'cart.setShippingMethod',
  'cart.setBillingAddress',
  'cart.addPaymentInstrument',
  'cart.applyReward',
  'cart.prepareOrder',
  'cart.placeOrder',
])
/** Without a cart there is no step to show words in: the page says that the visit has ended. */
const NO_CART = new Set(['CART_NOT_FOUND', 'INVALID_CUSTOMER'])

describe('a refusal in the checkout', () => {
  it('is always told in words of its own', () => {
    const i18n = createI18n('en-us', catalogues.en)
    const refusals = calls().flatMap(({ name, endpoint }) => (WRITES.has(name) ? (endpoint.errors ?? []) : []))
    const unspoken = refusals.filter(
      code => !NO_CART.has(code) && refusalText(i18n, code) === i18n.t('checkout.generic'),
    )
    expect(refusals.length).toBeGreaterThan(20)
    expect([...new Set(unspoken)]).toEqual([])
  })
})
