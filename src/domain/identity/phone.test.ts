import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PHONE_CODES } from './phone-codes.ts'
import {
  digitsOf,
  fillMask,
  formatPhone,
  maskFor,
  matchPhone,
  nationalNumber,
  phone,
  storedPhone,
  readablePhone,
  wholePhone,
} from './phone.ts'

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map(list => list.join(''))

describe('phone masks', () => {
  it('default to the North American mask for dial code 1 and the plain one elsewhere', () => {
    expect(maskFor('1', 10)).toBe('(XXX) XXX - XXXX')
    expect(maskFor('999', 10)).toBe('XXXX - XXX - XXX')
  })

  it('are chosen by digit count', () => {
    expect(formatPhone('32', '470123456')).toBe('470 12 34 56')
    expect(formatPhone('32', '21234567')).toBe('2 123 45 67')
  })

  it('fill as a person types', () => {
    expect(['2', '202', '2025', '2025550123'].map(typed => formatPhone('1', typed))).toEqual([
      '(2',
      '(202',
      '(202) 5',
      '(202) 555 - 0123',
    ])
  })

  it('keep every digit they have room for, in order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PHONE_CODES), digits(0, 15), ({ masks }, typed) => {
        const room = masks[0].split('X').length - 1
        expect(digitsOf(fillMask(typed, masks[0]))).toBe(typed.slice(0, room))
      }),
    )
  })
})

describe('storedPhone', () => {
  it('prefixes a plus and drops the leading 0 of country code 44', () => {
    expect(storedPhone('44', '07911 123456')).toBe('+447911123456')
    expect(storedPhone('1', '(202) 555 - 0123')).toBe('+12025550123')
    expect(storedPhone('39', '06 1234 5678')).toBe('+390612345678')
  })
})

describe('matchPhone', () => {
  it('finds dial code and national number', () => {
    expect(matchPhone('+44 7911 123456')).toMatchObject({ country: 'GB', dialCode: '44', national: '7911123456' })
    expect(matchPhone('+1 202 555 0123')).toMatchObject({ country: 'US', mask: '(XXX) XXX - XXXX' })
    expect(matchPhone('+1 416 555 0123', 'CA')).toMatchObject({ country: 'CA' })
  })

  it('takes a ten-digit number without a match for North American', () => {
    expect(matchPhone('(202) 555-0123')).toMatchObject({ dialCode: '1', national: '2025550123' })
    expect(matchPhone('12345')).toBeUndefined()
  })

  it('believes the country about a number without a plus', () => {
    expect(matchPhone('06 12 34 56 78', 'FR')).toMatchObject({ dialCode: '33', national: '612345678' })
    expect(matchPhone('4545551234', 'US')).toMatchObject({ dialCode: '1' })
    expect(matchPhone('+45 45 55 12 34', 'US')).toMatchObject({ dialCode: '45' })
  })

  it('takes apart what was stored, for every country', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PHONE_CODES), digits(15, 15), ({ code, dialCode, masks }, random) => {
        const national = `2${random}`.slice(0, masks[0].split('X').length - 1)
        const stored = storedPhone(dialCode, national)
        const found = matchPhone(stored, code)
        expect(found && storedPhone(found.dialCode, found.national)).toBe(stored)
      }),
    )
  })
})

describe('phone', () => {
  it('asks the length of the mask and, in North America, a first digit from 2 to 9', () => {
    const american = phone({ dialCode: '1' })
    expect(american('(202) 555 - 0123')).toBeUndefined()
    expect(american('')).toBeUndefined()
    for (const bad of ['102 555 0123', '202 555 012', '202 555 01234', '202 CALL 123']) {
      expect(american(bad)?.message).toBe('A valid phone number is required')
    }
    expect(phone({ dialCode: '33' })('06 12 34 56 78')).toBeUndefined()
    expect(phone({ dialCode: '33' })('6 12 34 56')?.key).toBe('phone')
  })

  it('obeys a custom pattern', () => {
    const mobile = phone({ dialCode: '34', pattern: '[67]\\d{8}' })
    expect(mobile('612 345 678')).toBeUndefined()
    expect(mobile('912 345 678')?.key).toBe('phone')
  })

  it('takes what remains of a number once the home 0 is gone', () => {
    expect(nationalNumber('44', '020 7946 0000')).toBe('2079460000')
    expect(nationalNumber('1', '0202')).toBe('0202')
  })
})

it('shows a stored number as people read it', () => {
  expect(readablePhone('+13035550147')).toBe('+1 (303) 555-0147')
  expect(readablePhone('+999')).toBe('+999')
})

it.each([
  ['US', '(303) 555-0147', '+13035550147'],
  ['US', '5125550100', '+15125550100'],
  ['GB', '020 7946 0018', '+442079460018'],
  ['US', '+49 30 12345678', '+493012345678'],
  ['US', '030', undefined],
  ['US', '', undefined],
])('a number as it is spoken in %s, %s, is stored whole', (country, spoken, stored) => {
  expect(wholePhone(country, spoken)).toBe(stored)
})
