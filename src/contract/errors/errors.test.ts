import { expect, it } from 'vitest'
import { REFUSAL_ERRORS } from './errors.refusal.ts'
import { ERRORS, ErrorResponse, OWNING_ERRORS, failsAs, fillMessage, isErrorName } from './errors.ts'
import { STAFF_ERRORS } from './errors.staff.ts'
import { FLASHES, Flash } from '../cart/flash.ts'
import { flashMessage } from '../cart/flash-texts.ts'

const IDS = `
  AUT498 BSK404 PRC400 INV702 ORD430 ORD516 ORD517 ORD518 ORD404 ORD415 OHS4004 ORD409 ORD400 INV701 INV700
  INV406 INV405 INV407 INV409 INV408 GFS800 GFO404 GFO405 SHP404 SHP500 SHP410 PAY401 CHK380 CHK320 GFC410
  GFC799 GFC800 GFC700 GFC760 GFC812 GFC725 GFC740 GFC755 GFC400 FE309 PYT402 PYT404 PYT300 PYT405 PYT406
  PYT400 PAY400 BIL400 BILL410 TAX309 TAX310 PRM130 PRM160 PRM135 PRM140 PRM150 PRM155 PRM416 PRM175 GWP403
  REW401 REW130 REW135 REW140 PLP400 PRO412 PRO418 PRO414 PRO415 PRO404 PRO410 PRO411 PRO400 AUT439 CCA400
  CCA401 CCN404 FE340 FE872 AUT401 AUT418 AUT437 AUT438 AUT440 AUT450 AUT451 AUT452 AUT453 4044 AUT423 AUT441
  AUT426 AUT444 AUT442 AUT409 AUT404 AUT500 AUT432 AUT402 AUT403 API400 GEN500 API404 API405 API406 API415
  STR404 RTN500 ATTR100 ATTR200 ATTR300 REV410
`
  .trim()
  .split(/\s+/)

const NAMES = `
  CART_NOT_FOUND INVALID_CUSTOMER ITEM_OOS ITEMS_OOS ADDED_MAX_QUANTITY GWP_PRODUCT ITEM_NOT_AVAILABLE
  NO_PRICE INVALID_PRICE ITEM_NO_LONGER_AVAILABLE PAYMENT_ERROR PAYMENT_FRAUD_VERIFICATION_EXCEPTION
  CANT_SHIP_THERE CC_EXPIRY_DATE_INVALID PAYMENT_INSTRUMENT_NOT_FOUND ADDRESS_NOT_FOUND
  SHIPPING_POBOX_UNAVAILABLE SOME_PRODUCTS_NO_INVENTORY GC_INVALID2 GC_ALREADY_APPLIED GC_NOT_ALLOWED
  GC_ZERO_BALANCE CC_ALREADY_EXISTS DUPLICATED_TOKEN
`
  .trim()
  .split(/\s+/)

const FLASH_CODES = `
  ProductLineItemInventoryMissing ProductItemNotAvailable ProductLineItemFullInventoryMissing
  InvalidShippingAddress PaymentNotAuthorized ProductItemMaxQuantity ProductItemRequired
`
  .trim()
  .split(/\s+/)

it('gives each of the 112 ids to exactly one name', () => {
  expect(IDS).toHaveLength(112)
  const owned = Object.values(OWNING_ERRORS).flatMap(entry => [...entry.ids])
  expect(owned.toSorted()).toEqual(IDS.toSorted())
})

it('knows the 24 named errors', () => {
  expect(NAMES).toHaveLength(24)
  expect(NAMES.filter(name => !isErrorName(name))).toEqual([])
})

it('knows the 7 flash codes', () => {
  expect(Object.keys(FLASHES).toSorted()).toEqual(FLASH_CODES.toSorted())
})

it('refuses with ids of the catalogue only, under names of their own', () => {
  for (const [name, { ids }] of Object.entries(REFUSAL_ERRORS)) {
    expect(OWNING_ERRORS).not.toHaveProperty(name)
    for (const id of ids) expect(IDS).toContain(id)
  }
})

it('answers shoppers 403 for a failed bot check alone, and 5xx for faults of ours alone', () => {
  const namesWith = (wanted: (status: number) => boolean) =>
    Object.entries(ERRORS).flatMap(([name, { status }]) =>
      wanted(status) && !Object.hasOwn(STAFF_ERRORS, name) ? [name] : [],
    )
  expect(namesWith(status => status === 403)).toEqual(['CAPTCHA_FAILED'])
  expect(namesWith(status => status >= 500).toSorted()).toEqual([
    'GENERAL',
    'LOGIN_SYSTEM_ERROR',
    'RETURN_CREATION_ERROR',
  ])
  expect(namesWith(status => status < 400)).toEqual([])
})

it('ends every message as a sentence, under a translation key of its own', () => {
  const keys = Object.values(ERRORS).map(entry => entry.messageKey)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { message, messageKey } of Object.values(ERRORS)) {
    expect(message.en).toMatch(/(\.|\})$/)
    expect(messageKey).toMatch(/^[a-z][A-Za-z0-9]*$/)
  }
})

it('fills the values that a message names', () => {
  expect(fillMessage(ERRORS.ADDED_MAX_QUANTITY.message.en, { maxAllowedQty: 2 })).toBe(
    'You can buy 2 of this item at most.',
  )
  expect(fillMessage('Check {field}: {reason}', { field: 'qty' })).toBe('Check qty:')
})

it('lets a schema name the error that it fails as', () => {
  expect(failsAs('GC_MISSING_CODE')).toEqual({ error: 'GC_MISSING_CODE' })
})

it('describes the error answer with its extra values', () => {
  const answer = {
    errorDetails: [{ errorId: 'INV408', message: 'You can buy 2 at most.', maxAllowedQty: 2 }],
    appId: 'cairn',
    correlationId: 'c-1',
  }
  expect(ErrorResponse.parse(answer)).toEqual(answer)
  expect(ErrorResponse.safeParse({ ...answer, errorDetails: [] }).success).toBe(false)
})

it('describes a flash message by a known code', () => {
  const flash = { type: 'info', code: 'CartItemsMerged', message: flashMessage('CartItemsMerged', 'en') }
  expect(Flash.parse(flash)).toEqual(flash)
  expect(Flash.safeParse({ ...flash, code: 'Unknown' }).success).toBe(false)
})
