import type { Address } from '#contract/address/address.entities.ts'
import { isStored, storedPhone, wholePhone } from '#domain/identity/phone.ts'

export const ADDRESS_FIELDS = [
  'recipientContactEmail',
  'recipientFirstName',
  'recipientLastName',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'stateCityProvDept',
  'countryCode',
  'recipientContactPhone',
] as const

/** Stands beside the number, and is no part of an address. */
export const PHONE_DIAL_CODE = 'recipientContactPhoneDialCode'

export const isAddressField = (name: string): boolean => ADDRESS_FIELDS.some(each => each === name)

/** Of an address, what the form asks for. */
export const fieldsOf = (address: Address): Partial<Record<string, string>> =>
  Object.fromEntries(ADDRESS_FIELDS.flatMap(name => (address[name] === undefined ? [] : [[name, address[name]]])))

/** What was typed into a field, without the spaces around it. */
export type Field = (name: string) => string

/** A number as it is stored; undefined when it is none. Typed with its plus it is whole, otherwise its dial code says. */
export function phoneFrom(country: string, field: Field): string | undefined {
  const [typed, dialCode] = [field('recipientContactPhone'), field(PHONE_DIAL_CODE)]
  if (typed.startsWith('+') || dialCode === '') return wholePhone(country, typed)
  const phone = storedPhone(dialCode, typed)
  return isStored(phone) ? phone : undefined
}

export function addressFrom(siteCountry: string, field: Field) {
  const country = field('countryCode') || siteCountry
  const phone = phoneFrom(country, field)
  return {
    addressLine1: field('addressLine1'),
    addressLine2: field('addressLine2'),
    city: field('city'),
    countryCode: country,
    // Many countries have no such field.
    ...(field('stateCityProvDept') && { stateCityProvDept: field('stateCityProvDept') }),
    postalCode: field('postalCode'),
    recipientFirstName: field('recipientFirstName'),
    recipientLastName: field('recipientLastName'),
    ...(field('recipientContactEmail') && { recipientContactEmail: field('recipientContactEmail') }),
    ...(phone !== undefined && { recipientContactPhone: phone }),
  }
}

/** Where things go unless something else is said. */
export const defaultAddressOf = (addresses: readonly Address[]): Address | undefined =>
  addresses.find(({ approachType, main }) => approachType === 'S' && main)
