import { z } from 'zod'
import { failsAs, type ErrorName } from '../errors/errors.ts'
import { personal } from '../hidden.ts'
import { AddressId, CountryCode, Email, line, looseLine, Phone, PostalCode } from '../fields.ts'

export const Address = z
  .object({
    id: AddressId.optional(),
    approachType: z.enum(['S', 'B']).meta({ description: 'S for shipping, B for billing' }),
    main: z.boolean().meta({ description: 'The default one of its kind' }),
    addressLine1: z.string().meta({ examples: ['1200 Pearl Street'], ...personal }),
    addressLine2: z
      .string()
      .optional()
      .meta({ examples: ['Apartment 4'], ...personal }),
    city: z.string().meta({ examples: ['Boulder'], ...personal }),
    country: z
      .string()
      .optional()
      .meta({ description: 'The name of the country', examples: ['United States'] }),
    countryCode: CountryCode,
    stateCityProvDept: z
      .string()
      .optional()
      .meta({ description: 'State, province or department', examples: ['CO'] }),
    postalCode: z
      .string()
      .optional()
      .meta({ examples: ['80302'], ...personal }),
    recipientFirstName: z.string().meta({ examples: ['Robin'], ...personal }),
    recipientLastName: z.string().meta({ examples: ['Hale'], ...personal }),
    recipientContactEmail: z
      .string()
      .optional()
      .meta({ examples: ['member@cairn.test'], ...personal }),
    recipientContactPhone: z
      .string()
      .optional()
      .meta({ examples: ['+13035550147'], ...personal }),
  })
  .meta({ id: 'Address' })
export type Address = z.output<typeof Address>

/**
 * The fields of an address as a caller sends them. The limits here are outer ones; the rules of the country (required,
 * lengths, patterns, provinces) are applied by the server and answered with the same error.
 */
const addressFields = (error: ErrorName) => ({
  addressLine1: line(100, failsAs(error)).meta(personal),
  addressLine2: looseLine(100).optional().meta(personal),
  city: line(100, failsAs(error)).meta(personal),
  country: looseLine(60).optional(),
  countryCode: CountryCode,
  stateCityProvDept: looseLine(60).optional(),
  postalCode: PostalCode.optional(),
  recipientFirstName: line(60, failsAs(error)).meta(personal),
  recipientLastName: line(60, failsAs(error)).meta(personal),
  recipientContactEmail: Email.optional(),
  recipientContactPhone: Phone.optional(),
})

const example = {
  addressLine1: '1200 Pearl Street',
  city: 'Boulder',
  countryCode: 'US',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  recipientFirstName: 'Robin',
  recipientLastName: 'Hale',
  recipientContactEmail: 'member@cairn.test',
  recipientContactPhone: '+13035550147',
}

export const ShippingAddressInput = z
  .strictObject(addressFields('SHIPPING_ADDRESS_INVALID'))
  .meta({ id: 'ShippingAddressInput', examples: [example] })
export type ShippingAddressInput = z.output<typeof ShippingAddressInput>

export const BillingAddressInput = z
  .strictObject(addressFields('ADDRESS_INVALID'))
  .meta({ id: 'BillingAddressInput', examples: [example] })
export type BillingAddressInput = z.output<typeof BillingAddressInput>

export const CardAddressInput = z
  .strictObject(addressFields('ADDRESS_FIELDS_MISSING'))
  .meta({ id: 'CardAddressInput', description: 'The billing address of a saved card', examples: [example] })

export const AddressBookInput = z
  .strictObject({
    ...addressFields('ADDRESS_INVALID'),
    approachType: z.enum(['S', 'B']).default('S'),
    main: z.boolean().default(false),
  })
  .meta({ id: 'AddressBookInput', examples: [{ ...example, approachType: 'S', main: true }] })
export type AddressBookInput = z.output<typeof AddressBookInput>

const rule = z
  .object({
    required: z.boolean(),
    minLength: z.int().optional(),
    maxLength: z.int().optional(),
    pattern: z
      .string()
      .optional()
      .meta({ description: 'A regular expression the whole value matches', examples: ['^[0-9]{5}(-[0-9]{4})?$'] }),
  })
  .meta({ id: 'AddressFieldRule' })

const named = z
  .object({
    name: z.string().meta({ examples: ['Colorado'] }),
    code: z.string().meta({ examples: ['CO'] }),
  })
  .meta({ id: 'NamedCode' })

const PhoneCode = z
  .object({
    code: CountryCode,
    dialCode: z.string().meta({ examples: ['1'] }),
    mask: z.string().meta({ description: 'X stands for a digit', examples: ['(XXX) XXX - XXXX'] }),
  })
  .meta({ id: 'PhoneCode' })

export const AddressRules = z
  .object({
    countryCode: CountryCode,
    fields: z.object({
      addressLine1: rule,
      addressLine2: rule,
      city: rule,
      country: rule,
      email: rule,
      firstName: rule,
      lastName: rule,
      phone: rule,
      postalCode: rule,
      province: rule,
    }),
    provinces: z.array(named).meta({ description: 'Empty where a country has none to choose from' }),
    phoneCodes: z.array(PhoneCode),
  })
  .meta({ id: 'AddressRules', description: 'What the address form of a country asks for' })
export type AddressRules = z.output<typeof AddressRules>

export const CountryList = z.object({ countries: z.array(named) }).meta({
  id: 'CountryList',
  description: 'The countries we deliver to',
  examples: [{ countries: [{ name: 'United States', code: 'US' }] }],
})
