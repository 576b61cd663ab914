import { expect, it } from 'vitest'
import { cart } from '#contract/cart/cart.ts'
import { languageOf } from '#domain/sites/sites.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n } from '#web/i18n/i18n.tsx'
import { cartText, problemText } from './cart-message.ts'

/** What the cart page, its dialogs and the mini cart ask for. */
const { addItem, removeItem, updateItem, applyCoupon, removeCoupon, applyReward, setShippingMethod } = cart
const { updateSavedForLater, saveForLater, removeSavedForLater, createWithItem } = cart
const asked = [addItem, removeItem, updateItem, applyCoupon, removeCoupon, applyReward, setShippingMethod]
const errors = [...asked, updateSavedForLater, saveForLater, removeSavedForLater, createWithItem].flatMap(
  endpoint => endpoint.errors ?? [],
)

it.each(['en-us', 'fr-fr', 'de-de', 'es-es'] as const)('has words for everything a cart can refuse in %s', locale => {
  const i18n = createI18n(locale, catalogues[languageOf(locale)])
  const details = { maxAllowedQty: 2 }
  expect(errors.length).toBeGreaterThan(20)
  expect(errors.filter(code => !cartText(i18n, code, details))).toEqual([])
  const unsent = { code: 'unsent' as const, details: {}, about: 'cart' }
  expect(problemText(i18n, unsent)).toBe(i18n.t('cart.unsent'))
})
