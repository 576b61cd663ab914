import { describe, expect, it } from 'vitest'
import { addressRules } from './address-rules.ts'

describe('addressRules', () => {
  it('holds the default limits', () => {
    const { fields } = addressRules('FR')
    for (const field of ['addressLine1', 'addressLine2', 'city'] as const) expect(fields[field].maxLength).toBe(30)
    for (const field of ['firstName', 'lastName'] as const) {
      expect(fields[field]).toEqual({ required: true, minLength: 2, maxLength: 30 })
    }
    expect(fields.addressLine2.required).toBe(false)
    expect(fields.province.required).toBe(false)
  })

  it('asks the province where the post needs it, in the language of the locale', () => {
    expect(addressRules('US').fields.province.required).toBe(true)
    const quebec = addressRules('CA', { language: 'fr' }).provinces.find(({ code }) => code === 'QC')
    expect(quebec?.name).toBe('Québec')
  })

  it('lets the rules of the server override', () => {
    const { fields } = addressRules('US', {
      kind: 'billing',
      overrides: { phone: { required: false }, city: { maxLength: 50 } },
    })
    expect(fields.phone.required).toBe(false)
    expect(fields.city).toEqual({ required: true, maxLength: 50 })
    expect(fields.postalCode.pattern).toBe('\\d{5}(-\\d{4})?')
  })
})
