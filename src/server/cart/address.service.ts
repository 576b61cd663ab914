import type { z } from 'zod'
import type { SetBillingAddress, SetShippingAddress } from '#contract/cart/cart.requests.ts'
import type { Address, ShippingAddressInput } from '#contract/address/address.entities.ts'
import { provincesOf } from '#domain/address/provinces.ts'
import { verifyCaptcha } from '../captcha/captcha.service.ts'
import { addAddress } from '../consumer/addresses.service.ts'
import { inSavepoint } from '../db/transaction.ts'
import { placeOf } from '../stores/store.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { without } from './cart-state.ts'
import { changeCart, getCart, type PricedCart } from './cart.service.ts'
import { checkedBillingAddress, checkedShippingAddress } from './checked-address.ts'

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
  // A form sends what was left empty as nothing.
  const differs = (['postalCode', 'stateCityProvDept'] as const).some(
    name => (meant[name] ?? '') !== (input[name] ?? ''),
  )
  return { valid: true, suggestions: differs ? [meant] : [] }
}

/** A parcel follows its postal code: a town in another region is likely a slip. */
async function inItsRegion(shop: Shop, address: ShippingAddressInput): Promise<ShippingAddressInput> {
  const isProvince = (name: string | undefined) => provincesOf(address.countryCode).some(({ code }) => code === name)
  if (!address.postalCode || !isProvince(address.stateCityProvDept)) return address
  const place = await placeOf(shop, address.countryCode, address.postalCode)
  // Regions of places are for people to read, and in many countries larger than what an address names.
  if (!place || !isProvince(place.region) || place.region === address.stateCityProvDept) return address
  return { ...address, city: place.name, stateCityProvDept: place.region }
}

export async function setBillingAddress(
  shop: Shop,
  basketId: string,
  input: z.output<typeof SetBillingAddress>,
): Promise<PricedCart> {
  if (input.saveToProfile) await keepInBook(shop, basketId, () => checkedBillingAddress(input))
  return changeCart(shop, basketId, {
    change: state => ({ ...state, billingAddress: checkedBillingAddress(input) }),
  })
}

export const removeBillingAddress = (shop: Shop, basketId: string): Promise<PricedCart> =>
  changeCart(shop, basketId, { change: state => without(state, 'billingAddress') })
