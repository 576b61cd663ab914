import type { z } from 'zod'
import type { SetBillingAddress, SetShippingAddress } from '#contract/cart/cart.requests.ts'
import type { Address, BillingAddressInput, ShippingAddressInput } from '#contract/address/address.entities.ts'
import { ADDRESS_FIELDS, ADDRESS_PROPERTY, addressRules, type AddressField } from '#domain/address/address-rules.ts'
import { provincesOf } from '#domain/address/provinces.ts'
import { checkAddress, type AddressValues } from '#domain/address/check-address.ts'
import { isPoBox } from '#domain/address/po-box.ts'
import { normalPostalCode } from '#domain/address/postal-codes.ts'
import { verifyCaptcha } from '../captcha/captcha.service.ts'
import { addAddress } from '../consumer/addresses.service.ts'
import { inSavepoint } from '../db/transaction.ts'
import { placeOf } from '../stores/store.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { without } from './cart-state.ts'
import { changeCart, getCart, type PricedCart } from './cart.service.ts'

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

function firstProblem(
  shop: Shop,
  input: AddressInput,
  kind: 'shipping' | 'billing',
): { field: AddressField; reason: string } | undefined {
  const rules = addressRules(input.countryCode, { kind, language: shop.language })
  const problems = checkAddress(rules, valuesOf(input))
  const field = ADDRESS_FIELDS.find(one => problems[one])
  return field && { field, reason: problems[field]?.message ?? '' }
}

/** An address we can deliver to, or the error that says why not. */
export function checkedShippingAddress(shop: Shop, input: ShippingAddressInput): Address {
  if (!shop.site.shipsTo.includes(input.countryCode)) throw new StoreError('CANT_SHIP_THERE')
  if (isPoBox(input.addressLine1) || isPoBox(input.addressLine2 ?? ''))
    throw new StoreError('SHIPPING_POBOX_UNAVAILABLE')
  if (!input.recipientContactPhone) throw new StoreError('SHIPPING_PHONE_EMPTY')
  const problem = firstProblem(shop, input, 'shipping')
  if (problem) throw new StoreError('SHIPPING_ADDRESS_INVALID', { ...problem, field: ADDRESS_PROPERTY[problem.field] })
  return kept(input, 'S')
}

export function checkedBillingAddress(shop: Shop, input: BillingAddressInput): Address {
  if (!input.recipientContactPhone) throw new StoreError('BILLING_PHONE_MISSING')
  const problem = firstProblem(shop, input, 'billing')
  if (problem) throw new StoreError('ADDRESS_INVALID', { ...problem, field: ADDRESS_PROPERTY[problem.field] })
  return kept(input, 'B')
}

export async function setShippingAddress(
  shop: Shop,
  basketId: string,
  input: z.output<typeof SetShippingAddress>,
): Promise<PricedCart> {
  if (shop.services.config.SHIPPING_CAPTCHA) await verifyCaptcha(shop, input.recaptcha_response, 'shipping')
  if (input.saveToProfile) await keepInBook(shop, basketId, () => checkedShippingAddress(shop, input))
  return changeCart(shop, basketId, {
    change: state => {
      const address = checkedShippingAddress(shop, input)
      return {
        ...state,
        shippingAddress: address,
        ...(input.useAsBilling && { billingAddress: { ...address, approachType: 'B' as const } }),
      }
    },
  })
}

/** A consumer may keep the address for next time; one that he has already is kept as it is. */
async function keepInBook(shop: Shop, basketId: string, checked: () => Address): Promise<void> {
  if (shop.shopper.kind !== 'consumer') return
  await getCart(shop, basketId)
  const address = checked()
  try {
    await inSavepoint(shop, inside => addAddress(inside, address))
  } catch (error) {
    if (!(error instanceof StoreError && error.code === 'ADDRESS_EXISTS')) throw error
  }
}

export const removeShippingAddress = (shop: Shop, basketId: string): Promise<PricedCart> =>
  changeCart(shop, basketId, { change: state => without(state, 'shippingAddress') })

/** What may have been meant, when it differs from what was typed. */
export async function validateShippingAddress(shop: Shop, basketId: string, input: ShippingAddressInput) {
  await getCart(shop, basketId)
  const meant = checkedShippingAddress(shop, await inItsRegion(shop, input))
  const differs = meant.postalCode !== input.postalCode || meant.stateCityProvDept !== input.stateCityProvDept
  return { valid: true, suggestions: differs ? [meant] : [] }
}

/** A parcel follows its postal code: a town in another region is likely a slip. */
async function inItsRegion(shop: Shop, address: ShippingAddressInput): Promise<ShippingAddressInput> {
  const isKnown = provincesOf(address.countryCode).some(({ code }) => code === address.stateCityProvDept)
  if (!address.postalCode || !isKnown) return address
  const place = await placeOf(shop, address.countryCode, address.postalCode)
  if (!place?.region || place.region === address.stateCityProvDept) return address
  return { ...address, city: place.name, stateCityProvDept: place.region }
}

export async function setBillingAddress(
  shop: Shop,
  basketId: string,
  input: z.output<typeof SetBillingAddress>,
): Promise<PricedCart> {
  if (input.saveToProfile) await keepInBook(shop, basketId, () => checkedBillingAddress(shop, input))
  return changeCart(shop, basketId, {
    change: state => ({ ...state, billingAddress: checkedBillingAddress(shop, input) }),
  })
}

export const removeBillingAddress = (shop: Shop, basketId: string): Promise<PricedCart> =>
  changeCart(shop, basketId, { change: state => without(state, 'billingAddress') })
