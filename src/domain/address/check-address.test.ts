import { describe, expect, it } from 'vitest'
import { addressRules } from './address-rules.ts'
import { checkAddress } from './check-address.ts'

const american = {
  firstName: 'Ada',
  lastName: 'Stone',
  country: 'US',
  addressLine1: '12 Ridge Road',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  email: 'ada@cairn.test',
  phone: '(202) 555 - 0123',
}

const keysOf = (problems: Record<string, { key: string }>) =>
  Object.fromEntries(Object.entries(problems).map(([field, { key }]) => [field, key]))

describe('checkAddress', () => {
  it('accepts a good address, with the phone typed or as stored', () => {
    expect(checkAddress(addressRules('US'), american)).toEqual({})
    expect(checkAddress(addressRules('US'), { ...american, phone: '+12025550123' })).toEqual({})
  })

  it('takes the number of another country with its dial code, and none that is no number there', () => {
    const phoneOf = (phone: string) => keysOf(checkAddress(addressRules('US'), { ...american, phone }))
    expect(phoneOf('+493012345678')).toEqual({})
    expect([phoneOf('+4912'), phoneOf('+9912345678')]).toEqual([{ phone: 'phone' }, { phone: 'phone' }])
  })

  it('names every missing field', () => {
    const missing = Object.keys(checkAddress(addressRules('US'), {}))
    expect(missing.toSorted()).toEqual(Object.keys(american).toSorted())
  })

  it('tells what is wrong with each field', () => {
    const problems = checkAddress(addressRules('US'), {
      ...american,
      firstName: 'A',
      lastName: 'St0ne',
      addressLine1: 'x'.repeat(31),
      province: 'ZZ',
      postalCode: '972O5',
      email: 'ada@cairn',
      phone: '12',
    })
    expect(keysOf(problems)).toEqual({
      firstName: 'minLength',
      lastName: 'name',
      addressLine1: 'maxLength',
      province: 'match',
      postalCode: 'match',
      email: 'email',
      phone: 'phone',
    })
  })

  it('takes names of one character and addresses of another script', () => {
    const chinese = { ...american, firstName: '伟', lastName: '王', email: 'wang@例子.公司' }
    expect(checkAddress(addressRules('US'), chinese)).toEqual({})
  })

  it('takes a postal code in lower case and without its space', () => {
    const canadian = { ...american, country: 'CA', province: 'ON', postalCode: 'k1a0b1' }
    expect(checkAddress(addressRules('CA'), canadian)).toEqual({})
  })
})
