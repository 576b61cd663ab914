import { describe, expect, it } from 'vitest'
import { looseSigns } from '#domain/sites/loose-signs.test-data.ts'
import { CART_NOTICES, FLASHES, isFlashCode } from '../cart/flash.ts'
import { flashMessage } from '../cart/flash-texts.ts'
import { errorText } from './error-texts.ts'
import { ERRORS, isErrorName } from './errors.ts'
import { ASSET_REASONS } from './reasons.assets.ts'
import { CONTENT_REASONS } from './reasons.content.ts'
import { CUSTOMER_REASONS } from './reasons.customers.ts'
import { KEY_REASONS } from './reasons.keys.ts'
import { ORDER_REASONS } from './reasons.orders.ts'
import { REDIRECT_REASONS } from './reasons.redirects.ts'
import { RETURN_REASONS } from './reasons.returns.ts'
import { STOCK_REASONS } from './reasons.stock.ts'
import { TRADE_REASONS } from './reasons.trade.ts'
import { STAFF_REASONS } from './staff-reasons.ts'

const errors = Object.keys(ERRORS).filter(isErrorName)
const flashes = Object.keys({ ...FLASHES, ...CART_NOTICES }).filter(isFlashCode)
const namedIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, key]) => key).toSorted()

describe.each(['de', 'fr', 'es'] as const)('the catalogue in %s', language => {
  it.each(errors)('says %s as a sentence of its own, with the same values', name => {
    const [own, english] = [errorText(name, language), errorText(name, 'en')]
    expect(namedIn(own)).toEqual(namedIn(english))
    expect(own).toMatch(/(\.|\})$/)
    if (name !== 'INVALID_INPUT') expect(own).not.toBe(english)
  })
  it.each(flashes)('says the flash %s with the same values', code => {
    const [own, english] = [flashMessage(code, language), flashMessage(code, 'en')]
    expect(namedIn(own)).toEqual(namedIn(english))
    expect(own).not.toBe(english)
  })
  it.each(Object.entries(STAFF_REASONS))('says the reason %s as a sentence, with the same values', (_, reason) => {
    expect(namedIn(reason[language])).toEqual(namedIn(reason.en))
    expect(reason[language]).toMatch(/\.$/)
    expect(reason[language]).not.toBe(reason.en)
  })
})

it('binds its signs to the words before them', () => {
  const said = [...errors.map(name => ERRORS[name].message), ...Object.values(STAFF_REASONS)]
  expect(said.flatMap(looseSigns), 'write a no-break space there').toEqual([])
})

it('has each reason of the staff in one room', () => {
  const rooms = [
    ...[CONTENT_REASONS, REDIRECT_REASONS, ORDER_REASONS, RETURN_REASONS],
    ...[STOCK_REASONS, TRADE_REASONS, CUSTOMER_REASONS, ASSET_REASONS, KEY_REASONS],
  ]
  expect(rooms.flatMap(room => Object.keys(room)).toSorted()).toEqual(Object.keys(STAFF_REASONS).toSorted())
})
