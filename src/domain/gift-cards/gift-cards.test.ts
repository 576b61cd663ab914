import { describe, expect, it } from 'vitest'
import {
  giftOptionAllowed,
  giftOptionOf,
  maskedGiftCardNumber,
  parseGiftCardCode,
  parseGiftCardNumber,
} from './gift-cards.ts'

describe('gift cards', () => {
  it('have a number of 19 digits and a code of 8', () => {
    expect(parseGiftCardNumber('6000 0000 0000 0000 011')).toBe('6000000000000000011')
    expect(parseGiftCardNumber('600000000000000001')).toBeUndefined()
    expect(parseGiftCardNumber('600000000000000001x')).toBeUndefined()
    expect(parseGiftCardCode('11111111')).toBe('11111111')
    expect(parseGiftCardCode('1111')).toBeUndefined()
  })

  it('show only the last four digits', () => {
    expect(maskedGiftCardNumber('6000000000000000011')).toBe('•••• 0011')
  })
})

it('makes a gift option of what was typed, and none of nothing', () => {
  expect(giftOptionOf(' Ash ', '')).toEqual({ to: 'Ash' })
  expect(giftOptionOf('', 'See you.')).toEqual({ message: 'See you.' })
  expect(giftOptionOf(' ', '')).toBeNull()
})

it('offers gift options for things that can be wrapped', () => {
  expect(giftOptionAllowed({ isDigitalProduct: false, isCustoms: false })).toBe(true)
  expect(giftOptionAllowed({ isDigitalProduct: true, isCustoms: false })).toBe(false)
  expect(giftOptionAllowed({ isDigitalProduct: false, isCustoms: true })).toBe(false)
})
