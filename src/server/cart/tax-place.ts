import { SHIPPING_METHODS } from '#domain/delivery/delivery.ts'
import type { TaxDestination } from '#domain/tax/tax-rates.ts'
import type { CartState } from './cart-state.ts'
import type { World } from './settle-lines.ts'
import type { CartShipment } from './shipments.ts'

/**
 * Where goods are handed over, and taxed: in a store when all of them are collected there, whatever address the cart has
 * besides; else at the address. A parcel that waits elsewhere counts where its buyer lives.
 */
export function taxPlaceOf(
  { shippingAddress, billingAddress, storeId }: CartState,
  shipments: readonly CartShipment[],
  { stores }: World,
): TaxDestination | undefined {
  const goods = shipments.filter(({ code }) => code !== 'digital')
  const collected = goods.every(({ delivery }) => delivery.storeId !== undefined)
  const sent = goods.some(({ code }) => SHIPPING_METHODS[code].needsAddress)
  const address = shippingAddress ?? (sent ? undefined : billingAddress)
  const store = stores.get((collected ? goods[0]?.delivery.storeId : undefined) ?? storeId ?? '')
  const atStore = store && {
    country: store.country,
    province: store.region,
    postalCode: store.postalCode,
    city: store.city,
    street: store.street,
  }
  const atHome = address && {
    country: address.countryCode,
    province: address.stateCityProvDept,
    postalCode: address.postalCode,
    city: address.city,
    street: address.addressLine1,
  }
  return goods.length > 0 && collected ? (atStore ?? atHome) : (atHome ?? atStore)
}
