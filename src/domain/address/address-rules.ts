import { EMAIL_MAX_LENGTH } from '../identity/email.ts'
import { findPhoneCode } from '../identity/phone-codes.ts'
import { NAME_LENGTH } from '../identity/validators.ts'
import { POSTAL_RULES } from './postal-codes.ts'
import { provincesOf } from './provinces.ts'
import type { Province } from './provinces.ts'

export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'country',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'email',
  'phone',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
type AddressKind = 'shipping' | 'billing'

/** What each form field is called in an address on the wire. */
export const ADDRESS_PROPERTY = {
  firstName: 'recipientFirstName',
  lastName: 'recipientLastName',
  country: 'countryCode',
  addressLine1: 'addressLine1',
  addressLine2: 'addressLine2',
  city: 'city',
  province: 'stateCityProvDept',
  postalCode: 'postalCode',
  email: 'recipientContactEmail',
  phone: 'recipientContactPhone',
} as const satisfies Record<AddressField, string>

type FieldRule = {
  readonly required: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

export type AddressRules = {
  readonly country: string
  readonly kind: AddressKind
  readonly dialCode: string | undefined
  readonly fields: Readonly<Record<AddressField, FieldRule>>
  readonly provinces: readonly Province[]
}

const DEFAULT_FIELD_RULES: Readonly<Record<AddressField, FieldRule>> = {
  firstName: { required: true, ...NAME_LENGTH },
  lastName: { required: true, ...NAME_LENGTH },
  country: { required: true },
  addressLine1: { required: true, maxLength: 30 },
  addressLine2: { required: false, maxLength: 30 },
  city: { required: true, maxLength: 30 },
  province: { required: false },
  postalCode: { required: true },
  email: { required: true, maxLength: EMAIL_MAX_LENGTH },
  phone: { required: true },
}

/** Countries whose post needs the province written out. */
const PROVINCE_REQUIRED: ReadonlySet<string> = new Set(['US', 'CA', 'ES'])

type FieldOverrides = Partial<Record<AddressField, Partial<FieldRule>>>

function overrideFields(
  fields: Readonly<Record<AddressField, FieldRule>>,
  overrides: FieldOverrides,
): Record<AddressField, FieldRule> {
  const merged = { ...fields }
  for (const field of ADDRESS_FIELDS) merged[field] = { ...fields[field], ...overrides[field] }
  return merged
}

function countryOverrides(country: string): FieldOverrides {
  const postal = POSTAL_RULES[country]
  return {
    province: { required: PROVINCE_REQUIRED.has(country) },
    ...(postal && { postalCode: { pattern: postal.pattern, minLength: postal.minLength } }),
  }
}

/** Rules of one country; what the server supplies overrides the defaults. */
export function addressRules(
  country: string,
  { kind = 'shipping', language = 'en', overrides = {} }: AddressRulesOptions = {},
): AddressRules {
  return {
    country,
    kind,
    dialCode: findPhoneCode(country)?.dialCode,
    fields: overrideFields(overrideFields(DEFAULT_FIELD_RULES, countryOverrides(country)), overrides),
    provinces: provincesOf(country, language),
  }
}

type AddressRulesOptions = { kind?: AddressKind; language?: string; overrides?: FieldOverrides }
