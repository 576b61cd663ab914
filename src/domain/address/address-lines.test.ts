import { expect, it } from 'vitest'
import { addressLines, placeLine } from './address-lines.ts'

const HOME = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Hale',
  addressLine1: '1200 Pearl Street',
  city: 'Boulder',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  countryCode: 'US',
}

it('writes an address as the post of its country does', () => {
  expect(addressLines(HOME, 'en-US')).toEqual(['Robin Hale', '1200 Pearl Street', 'Boulder, CO 80302', 'United States'])
  expect(addressLines({ ...HOME, addressLine2: 'Flat 2' }, 'de-DE')).toEqual(
    expect.arrayContaining(['Flat 2', 'Vereinigte Staaten']),
  )
  expect(placeLine({ ...HOME, countryCode: 'GB', city: 'Kendal', postalCode: 'LA9 6NS' })).toBe('Kendal LA9 6NS')
  expect(placeLine({ ...HOME, countryCode: 'DE', city: 'Kempten', postalCode: '87435' })).toBe('87435 Kempten')
})

it('leaves no gap for what is missing', () => {
  expect(placeLine({ ...HOME, stateCityProvDept: undefined, postalCode: undefined })).toBe('Boulder')
})
