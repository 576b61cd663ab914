import { expect, it } from 'vitest'
import { phoneFrom } from './typed-address.ts'

const typed =
  (phone: string, dialCode = '') =>
  (name: string) =>
    name === 'recipientContactPhone' ? phone : name === 'recipientContactPhoneDialCode' ? dialCode : ''

it.each([
  ['a number and its dial code', '(303) 555 - 0147', '1', '+13035550147'],
  ['one of another country than the parcel’s', '030 1234 5678', '49', '+493012345678'],
  ['a whole number, whatever stands beside it', '+49 30 12345678', '1', '+493012345678'],
  ['no dial code, as other forms post it', '(303) 555-0147', '', '+13035550147'],
  ['nothing', '', '1', undefined],
  ['no number', '030', '', undefined],
])('a telephone is known by %s', (_how, phone, dialCode, stored) => {
  expect(phoneFrom('US', typed(phone, dialCode))).toBe(stored)
})
