import { describe, expect, it } from 'vitest'
import { PHONE_CODES, findPhoneCode, phoneCodesOf } from './phone-codes.ts'
import { SITES, SITE_IDS } from '../sites/sites.ts'

describe('phone codes', () => {
  it('know every country we ship to', () => {
    for (const id of SITE_IDS) {
      for (const country of SITES[id].shipsTo) expect(findPhoneCode(country), country).toBeDefined()
    }
  })

  it('name each country once, with one mask per digit count', () => {
    expect(new Set(PHONE_CODES.map(({ code }) => code)).size).toBe(PHONE_CODES.length)
    for (const { masks } of PHONE_CODES) {
      const counts = masks.map(mask => mask.split('X').length - 1)
      expect(new Set(counts).size, masks.join()).toBe(masks.length)
    }
  })

  it('assume the United States where a dial code is shared', () => {
    expect(phoneCodesOf('1').map(({ code }) => code)).toEqual(['US', 'CA'])
  })
})
