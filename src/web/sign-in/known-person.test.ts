import { describe, expect, it } from 'vitest'
import { knownPerson, newDetails, rulesForUnknown } from './known-person.ts'

const details = { email: 'robin@cairn.test', firstName: 'Robin', birthDate: '1990-05-14', address: [], identity: [] }

describe('a person we know in part', () => {
  it('is shown as the locale writes it', () => {
    expect(knownPerson('en-us', { ...details, phone: '+13035550147' })).toEqual({
      firstName: 'Robin',
      lastName: '',
      postalCode: '',
      birthDate: '05/14/1990',
      phone: '(303) 555 - 0147',
      phoneDialCode: '1',
    })
    expect(knownPerson('de-de', details)).toMatchObject({ birthDate: '14/05/1990', phone: '', phoneDialCode: '49' })
  })

  it('is asked for the rest only, and tells nothing twice', () => {
    const known = knownPerson('en-us', details)
    expect(Object.keys(rulesForUnknown('en-us', known, known)).toSorted()).toEqual(['lastName', 'phone', 'postalCode'])
    const told = { ...known, firstName: 'Mallory', lastName: 'Hale', phone: '(303) 555 - 0147' }
    expect(newDetails('en-us', known, told)).toEqual({ lastName: 'Hale', phone: '+13035550147' })
  })
})
