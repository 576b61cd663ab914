import type { Address, BillingAddressInput, ShippingAddressInput } from '#contract/address/address.entities.ts'
import type { WhyRefused } from '#contract/errors/why-refused.ts'
import { ADDRESS_FIELDS, ADDRESS_PROPERTY, addressRules } from '#domain/address/address-rules.ts'
import { addressChecker, type AddressChecker, type AddressValues } from '#domain/address/check-address.ts'
import { isPoBox } from '#domain/address/po-box.ts'
import { normalPostalCode } from '#domain/address/postal-codes.ts'
import { Bounded } from '#domain/memory/bounded.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'

type AddressInput = ShippingAddressInput | BillingAddressInput

const valuesOf = (input: AddressInput): AddressValues =>
  Object.fromEntries(ADDRESS_FIELDS.map(field => [field, input[ADDRESS_PROPERTY[field]]]))

/** The address as it is kept: postal code written the way of the country, nothing that was left empty. */
function kept(input: AddressInput, approachType: 'S' | 'B'): Address {
  return {
    approachType,
    main: false,
    addressLine1: input.addressLine1,
    ...(input.addressLine2 && { addressLine2: input.addressLine2 }),
    city: input.city,
    ...(input.country && { country: input.country }),
    countryCode: input.countryCode,
    ...(input.stateCityProvDept && { stateCityProvDept: input.stateCityProvDept }),
    ...(input.postalCode && { postalCode: normalPostalCode(input.countryCode, input.postalCode) }),
    recipientFirstName: input.recipientFirstName,
    recipientLastName: input.recipientLastName,
    ...(input.recipientContactEmail && { recipientContactEmail: input.recipientContactEmail }),
    ...(input.recipientContactPhone && { recipientContactPhone: input.recipientContactPhone }),
  }
}

type Kind = 'shipping' | 'billing'
type Problem = { field: string; reason: string; why: WhyRefused }

/** More than there are countries, of either kind. */
const MOST_CHECKERS = 600
/** Every cart that is shown has its address checked. */
const checkers = new Bounded<AddressChecker>(MOST_CHECKERS)
const checkerOf = (country: string, kind: Kind): AddressChecker =>
  checkers.of(`${kind} ${country}`, () => addressChecker(addressRules(country, { kind })))

function firstProblem(input: AddressInput, kind: Kind): Problem | undefined {
  const values = valuesOf(input)
  const problems = checkerOf(input.countryCode, kind)(values)
  const field = ADDRESS_FIELDS.find(one => problems[one])
  if (!field) return undefined
  const why = { name: (values[field] ?? '').trim() === '' ? 'empty' : 'wrongForm', values: {} } as const
  return { field: ADDRESS_PROPERTY[field], reason: problems[field]?.message ?? '', why }
}

/** Why we cannot deliver to an address. */
function shippingProblem(shop: Shop, input: ShippingAddressInput): StoreError | undefined {
  if (!shop.site.shipsTo.includes(input.countryCode)) return new StoreError('CANT_SHIP_THERE')
  if (isPoBox(input.addressLine1) || isPoBox(input.addressLine2 ?? ''))
    return new StoreError('SHIPPING_POBOX_UNAVAILABLE')
  if (!input.recipientContactPhone) return new StoreError('SHIPPING_PHONE_EMPTY')
  const problem = firstProblem(input, 'shipping')
  return problem && new StoreError('SHIPPING_ADDRESS_INVALID', problem)
}

/** An address we can deliver to, or the error that says why not. */
export function checkedShippingAddress(shop: Shop, input: ShippingAddressInput): Address {
  const problem = shippingProblem(shop, input)
  if (problem) throw problem
  return kept(input, 'S')
}

/** By the same rules as when it was entered: what the shop delivers to may have changed since, or the site is another. */
export const takesAddress = (shop: Shop, address: Address): boolean =>
  shippingProblem(shop, asInput(address)) === undefined

/** A kept address as it would be typed. */
export function asInput({ id: _id, approachType: _type, main: _main, ...address }: Address): ShippingAddressInput {
  return address
}

export function checkedBillingAddress(input: BillingAddressInput): Address {
  if (!input.recipientContactPhone) throw new StoreError('BILLING_PHONE_MISSING')
  const problem = firstProblem(input, 'billing')
  if (problem) throw new StoreError('ADDRESS_INVALID', problem)
  return kept(input, 'B')
}
