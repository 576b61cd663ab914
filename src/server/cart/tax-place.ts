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
  state: CartState,
  shipments: readonly CartShipment[],
  world: World,
): TaxDestination | undefined {
  const { shippingAddress, billingAddress, storeId } = state
  const sent = goodsOf(shipments).some(({ code }) => SHIPPING_METHODS[code].needsAddress)
  const address = shippingAddress ?? (sent ? undefined : billingAddress)
  const atHome = address && {
    country: address.countryCode,
    province: address.stateCityProvDept,
    postalCode: address.postalCode,
    city: address.city,
    street: address.addressLine1,
  }
  return collectionPlaceOf(shipments, world) ?? atHome ?? placeOf(storeId, world)
}

/** The store where all goods are collected. */
export function collectionPlaceOf(shipments: readonly CartShipment[], world: World): TaxDestination | undefined {
  const goods = goodsOf(shipments)
  const [first] = goods
  if (!first || goods.some(({ delivery }) => delivery.storeId === undefined)) return undefined
  return placeOf(first.delivery.storeId, world)
}

const goodsOf = (shipments: readonly CartShipment[]) => shipments.filter(({ code }) => code !== 'digital')

function placeOf(storeId: string | undefined, { stores }: World): TaxDestination | undefined {
  const store = stores.get(storeId ?? '')
  return (
    store && {
      country: store.country,
      province: store.region,
      postalCode: store.postalCode,
      city: store.city,
      street: store.street,
    }
  )
}
