import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { NewPassword, TokenRequest } from './identity/authentication.entities.ts'
import { Cart } from './cart/cart.entities.ts'
import { AddItem, Coupon } from './cart/cart.requests.ts'
import { EventRegistration, WarrantyCase } from './consumer/consumer.requests.ts'
import { exampleOf } from './example.ts'
import { cartExample } from './content/examples/cart.ts'
import { Email, line, paragraph } from './fields.ts'
import { AddPaymentInstrument, GiftCardCode, GiftCardNumber } from './payment/payment.entities.ts'

const accepts = (schema: z.ZodType, value: unknown) => z.safeParse(schema, value).success
const firstMessage = (schema: z.ZodType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message

describe('an item to add', () => {
  const item = { basketId: 'bsk_1', sku: 'CRN4T2BK-090' }

  it('is one piece unless said otherwise', () => {
    expect(AddItem.parse(item)).toEqual({ ...item, qty: 1 })
  })

  it.each([0, -1, 1e9, 1.5, 'x', null, Number.NaN])('is refused with the quantity %s', qty => {
    expect(accepts(AddItem, { ...item, qty })).toBe(false)
  })

  it.each([{ basketId: '' }, { basketId: '../x' }, { sku: 'a b' }, { sku: 'x'.repeat(41) }, { price: 1 }])(
    'is refused with %j',
    change => {
      expect(accepts(AddItem, { ...item, ...change })).toBe(false)
    },
  )
})

describe('text', () => {
  it('of one line is trimmed and holds no control characters', () => {
    expect(line(10).parse(' Ash ')).toBe('Ash')
    for (const text of ['', '  ', 'a\u0000b', 'a\nb', '\ud800', 'x'.repeat(11)])
      expect(accepts(line(10), text)).toBe(false)
  })

  it('of several lines keeps its line ends', () => {
    expect(paragraph(10).parse('a\r\n\tb')).toBe('a\r\n\tb')
    expect(accepts(paragraph(10), 'a\u0000b')).toBe(false)
  })
})

it('refuses a coupon code that no one would type', () => {
  expect(accepts(Coupon, { basketId: 'bsk_1', couponCode: 'x'.repeat(5000) })).toBe(false)
})

describe('a token request', () => {
  it('is for a guest when it says nothing', () => {
    expect(TokenRequest.parse({})).toEqual({ tokenDelivery: 'cookie' })
  })

  it('exchanges a code only with a whole verifier', () => {
    const exchange = { grantType: 'authorization_code', authorizationCode: 'abc', codeVerifier: 'v'.repeat(43) }
    expect(accepts(TokenRequest, exchange)).toBe(true)
    expect(accepts(TokenRequest, { ...exchange, codeVerifier: 'v'.repeat(42) })).toBe(false)
    expect(accepts(TokenRequest, { ...exchange, grantType: 'password' })).toBe(false)
  })
})

describe('a field with an error of its own', () => {
  it.each([
    [GiftCardCode, undefined, 'GC_MISSING_CODE'],
    [GiftCardCode, ' ', 'GC_MISSING_CODE'],
    [GiftCardCode, '123', 'GC_INVALID2'],
    [GiftCardNumber, '42', 'GC_INVALID'],
    [NewPassword, 'short', 'PASSWORD_TOO_SHORT'],
    [NewPassword, 'nouppercase1', 'PASSWORD_TOO_SHORT'],
    [Email, 'name@host', 'INVALID_EMAIL_FORMAT'],
    [WarrantyCase, {}, 'MISSING_REQUEST_TYPE'],
    [WarrantyCase, { requestType: 'repair' }, 'MISSING_ORGANISATION'],
    [WarrantyCase, { requestType: 'repair', organisation: 'cairn-us' }, 'MISSING_PAYLOAD'],
    [AddPaymentInstrument, { payment_method_id: 'GIFT_CARD', giftCardNumber: '6'.repeat(19) }, 'GC_MISSING_CODE'],
  ])('names it', (schema, value, name) => {
    expect(firstMessage(schema, value)).toBe(name)
  })
})

it('reads a gift card number however it is grouped', () => {
  expect(GiftCardNumber.parse('6000 0000 0000 0000-011')).toBe('6000000000000000011')
})

it('takes the days of an event joined with commas', () => {
  const registration = EventRegistration.parse(exampleOf(EventRegistration))
  expect(registration.attendingDays.split(',')).toHaveLength(2)
  expect(accepts(EventRegistration, { ...registration, attendingDays: '2026-06-12, tomorrow' })).toBe(false)
})

it('shows a cart whose amounts add up', () => {
  const { totals } = Cart.parse(cartExample)
  expect(exampleOf(Cart)).toBe(cartExample)
  expect(totals.itemSubTotal - totals.totalDiscount).toBe(totals.itemTotal)
  expect(totals.itemTotal + totals.shipping + totals.tax).toBe(totals.total)
})
