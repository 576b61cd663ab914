import { countryName } from './countries.ts'

export type PostalAddress = {
  readonly recipientFirstName: string
  readonly recipientLastName: string
  readonly addressLine1: string
  readonly addressLine2?: string | undefined
  readonly city: string
  readonly postalCode?: string | undefined
  readonly stateCityProvDept?: string | undefined
  readonly countryCode: string
}

type Town = Pick<PostalAddress, 'city' | 'postalCode' | 'stateCityProvDept' | 'countryCode'>

const joined = (parts: readonly (string | undefined)[], by = ' ') => parts.filter(Boolean).join(by)

/** Town, province and code in the order of the country's post. */
export function placeLine({ city, postalCode, stateCityProvDept, countryCode }: Town): string {
  if (countryCode === 'US' || countryCode === 'CA') return joined([city, joined([stateCityProvDept, postalCode])], ', ')
  return joined(countryCode === 'GB' ? [city, postalCode] : [postalCode, city])
}

/** An address as it stands on an envelope. */
export const addressLines = (address: PostalAddress, tag: string): string[] =>
  [
    joined([address.recipientFirstName, address.recipientLastName]),
    address.addressLine1,
    address.addressLine2 ?? '',
    placeLine(address),
    countryName(address.countryCode, tag),
  ].filter(line => line !== '')
